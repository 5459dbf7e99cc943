//! The busiest motion of each game, for the benches.

use tavoliere::record::GameRecord;
use tavoliere::rules::{AnyPosition, GameKind, Setup, Side, with_game};
use tavoliere::table::{Intent, MoveTarget, TargetKind};

use super::driver::{Driver, Stopped};
use super::scenes::is_at_rest;
use crate::play::play_next;
use crate::scenes::TourGame;

/// The most games that are searched for a moment.
const MOST_GAMES: u64 = 200;
/// The most events of each.
const MOST_EVENTS: usize = 400;

/// The busiest motion of a game.
pub(crate) struct Motion {
    /// The name in the figures.
    pub(crate) name: &'static str,
    /// The game before it.
    pub(crate) before: GameRecord,
    /// The acts, one after another.
    pub(crate) intents: Vec<Intent>,
}

impl Motion {
    /// The motion of a game; `None` if no game with it is found.
    pub(super) fn of(game: GameKind) -> Option<Motion> {
        with_game!(game, Game => <Game as TourGame>::motion())
    }

    /// A move in a position.
    pub(crate) fn of_move(
        name: &'static str,
        kind: GameKind,
        position: &str,
        choice: &str,
    ) -> Option<Motion> {
        let position = AnyPosition::parse(kind, position).ok()?;
        let choice = position.read_choice(choice).ok()?;
        Some(Motion {
            name,
            before: GameRecord::from_position(position, 1),
            intents: vec![Intent::Play(choice)],
        })
    }

    /// Shows the motion once, from its start. It is still running when this returns.
    pub(super) fn show(&self, driver: &Driver) -> Result<(), Stopped> {
        let before = Intent::SetUp(Box::new(self.before.clone()));
        for intent in [before].into_iter().chain(self.intents.clone()) {
            driver.act(move |world| {
                world.write_message(intent);
            })?;
            driver.act(|_| ())?;
            driver.await_that("the end of a motion", is_at_rest)?;
        }
        Ok(())
    }
}

/// Plays games by greedy players until `look` finds something.
pub(crate) fn search<T>(setup: &Setup, look: impl Fn(&GameRecord) -> Option<T>) -> Option<T> {
    (1..=MOST_GAMES).find_map(|seed| {
        let mut game = GameRecord::new(setup.clone(), seed, Side::First);
        for _ in 0..MOST_EVENTS {
            if let Some(found) = look(&game) {
                return Some(found);
            }
            if !play_next(&mut game) {
                return None;
            }
        }
        None
    })
}

/// `true` if the move captures or hits.
pub(crate) fn is_capture(target: &MoveTarget) -> bool {
    target.kind == TargetKind::Capture
}
