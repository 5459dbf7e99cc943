//! Counts the finished games, because the first few get more explanations.

use bevy::prelude::*;

use super::TableSystems;
use super::history::{self, GameHistory};
use crate::rules::GameKind;

/// The number of games at each table that get more explanations.
pub const FIRST_GAMES: usize = 3;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Experience>().add_systems(
        Update,
        count
            .in_set(TableSystems::Save)
            .after(history::note_end)
            .run_if(resource_exists_and_changed::<GameHistory>),
    );
}

/// The number of times that a person at this screen has played each game to its end, as far as the history knows.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Experience([usize; GameKind::ALL.len()]);

impl Experience {
    /// The experience of players who know every game.
    pub const FULL: Experience = Experience([FIRST_GAMES; GameKind::ALL.len()]);

    /// Counts the finished games of a history.
    #[must_use]
    pub fn of(history: &GameHistory) -> Experience {
        Experience(GameKind::ALL.map(|game| history.history().played_out(game)))
    }

    /// The number of times that a game was finished.
    #[must_use]
    pub const fn finished(&self, game: GameKind) -> usize {
        self.0[game as usize]
    }

    /// `true` until a game was finished [`FIRST_GAMES`] times.
    #[must_use]
    pub const fn is_new(&self, game: GameKind) -> bool {
        self.finished(game) < FIRST_GAMES
    }
}

/// Counts again after each change of the history.
fn count(history: Res<GameHistory>, mut experience: ResMut<Experience>) {
    experience.set_if_neq(Experience::of(&history));
}
