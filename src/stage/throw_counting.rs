//! Decides if throws come to rest and are counted, and turns their acts into those that show it.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::cue::ActCues;
use super::timeline::{Act, CuedAct, ThrowPace};
use crate::settings::{Overrides, SettingsInForce};
use crate::store::ThrowDisplay;
use crate::table::history::GameHistory;
use crate::table::{Learning, Table, is_watched};

/// The number of finished plays of a game after which its throws are no longer counted automatically.
const FIRST_GAMES: usize = 3;

/// Everything that decides if throws are counted.
#[derive(SystemParam)]
pub struct ThrowCounting<'w> {
    in_force: SettingsInForce<'w>,
    overrides: Res<'w, Overrides>,
    learning: Option<Res<'w, Learning>>,
    history: Option<Res<'w, GameHistory>>,
}

impl ThrowCounting<'_> {
    /// `true` if each throw on the table comes to rest and is counted before the next one.
    #[must_use]
    pub fn is_on(&self, table: &Table) -> bool {
        if let Some(shows) = self.overrides.show_throws {
            return shows;
        }
        match self.in_force.settings().show_throws {
            ThrowDisplay::Always => !table.is_replayed(),
            ThrowDisplay::Never => false,
            ThrowDisplay::Automatic => {
                let is_fast = self.in_force.tempo().speed > 1.0;
                !is_fast && (self.learning.is_some() || self.is_first_game(table))
            }
        }
    }

    /// `true` if a person plays one of their first games of this kind.
    fn is_first_game(&self, table: &Table) -> bool {
        let game = table.game().setup().kind();
        let history = self.history.as_ref();
        let finished = history.map_or(0, |history| {
            history.history().finished_games(game, FIRST_GAMES)
        });
        finished < FIRST_GAMES && !table.is_replayed() && !is_watched(table.seats())
    }
}

/// Makes a throw rest until it's counted and has moved into the row of throws. Acts without a throw stay as they are, as
/// does the throw that decides which side acts first, because it has a longer pause.
pub(super) fn counted(acts: Vec<CuedAct>) -> Vec<CuedAct> {
    let Some(Act::Throw {
        throw,
        by: Some(by),
        ..
    }) = acts.first().map(|first| first.act.clone())
    else {
        return acts;
    };
    let mut cues = ActCues::default();
    let mut shown = Vec::new();
    for mut act in acts {
        match &mut act.act {
            Act::Throw { pace, .. } => *pace = ThrowPace::Full,
            // The count takes the place of the usual pause.
            Act::Score { .. } => {
                cues = act.cues;
                continue;
            }
            _ => {}
        }
        shown.push(act);
    }
    let count = CuedAct {
        act: Act::Count { throw, by },
        cues,
    };
    shown.splice(1..1, [count, Act::Collect { throw, by }.into()]);
    shown
}

/// Makes a throw as short as possible.
pub(super) fn hurried(acts: &mut [CuedAct]) {
    for act in acts {
        if let Act::Throw { pace, .. } = &mut act.act {
            *pace = ThrowPace::Brief;
            act.cues.begin.clear();
        }
    }
}
