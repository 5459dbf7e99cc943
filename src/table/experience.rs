//! Knows the games that the players have finished, so that the first ones can be explained more.

use bevy::prelude::*;

use super::TableSystems;
use super::history::{self, GameHistory};
use crate::rules::GameKind;

/// The number of games of a kind that are explained more.
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

/// The number of games of each kind that a person at this screen has finished, as far as the history knows them.
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

    /// The number of finished games of a kind.
    #[must_use]
    pub const fn finished(&self, game: GameKind) -> usize {
        self.0[game as usize]
    }

    /// `true` until [`FIRST_GAMES`] games of a kind are finished.
    #[must_use]
    pub const fn is_new(&self, game: GameKind) -> bool {
        self.finished(game) < FIRST_GAMES
    }
}

/// Counts again after each change of the history.
fn count(history: Res<GameHistory>, mut experience: ResMut<Experience>) {
    experience.set_if_neq(Experience::of(&history));
}
