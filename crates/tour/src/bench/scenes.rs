//! Games and motions that the benches bring about at the table.

use bevy::prelude::*;
use tavoliere::app::loading::table_is_shown;
use tavoliere::record::GameRecord;
use tavoliere::rules::{AnyPosition, Expect, GameKind, Setup, Side};
use tavoliere::stage::Timeline;
use tavoliere::store::Seat;
use tavoliere::table::{Intent, MoveTarget, NewGame, TargetKind};
use tavoliere::ui::Open;

use super::driver::{Driver, Stopped};
use crate::play::{find, play_next};
use crate::scenes::acting::new_game;
use crate::scenes::at_table;

/// A table is on show, with its pictures.
pub(super) fn is_shown(world: &mut World) -> bool {
    at_table(world) && table_is_shown(world)
}

/// A table is on show and nothing moves on it.
pub(super) fn is_at_rest(world: &mut World) -> bool {
    is_shown(world) && world.resource::<Timeline>().is_idle()
}

/// Begins a game and waits until its table is on show.
pub(super) fn begin_game(driver: &Driver, kind: GameKind, seats: [Seat; 2]) -> Result<(), Stopped> {
    driver.await_that("the first table", is_shown)?;
    driver.act(move |world| {
        world.resource_mut::<Open>().panel = None;
        let game = NewGame {
            seats,
            ..new_game(kind, 1)
        };
        world.write_message(Intent::New(Box::new(game)));
    })?;
    // Laid in the frame after.
    driver.act(|_| ())?;
    driver.await_that("the table", is_at_rest)
}

/// The most games that are searched for a moment.
const MOST_GAMES: u64 = 200;
/// The most events of each.
const MOST_EVENTS: usize = 400;

/// The busiest motion of a game.
pub(super) struct Motion {
    pub(super) name: &'static str,
    /// The game before it.
    before: GameRecord,
    /// The acts, one after another.
    intents: Vec<Intent>,
}

impl Motion {
    /// Those of a game.
    pub(super) fn of(game: GameKind) -> Option<Motion> {
        match game {
            GameKind::Tablan => capture_round_the_turn(),
            GameKind::Tablut => played(
                "three captures with Raichi",
                GameKind::Tablut,
                "3bb4/4b4/1b7/3w5/3b2Kb1/1wb1bw3/6b2/4b4/3w5 W move 31 Linnaeus",
                "d1-d4",
            ),
            GameKind::Tapatan => line(),
            GameKind::Tawula => double_hit(),
        }
    }

    /// Shows it once, from its beginning; it goes on when this returns.
    pub(super) fn show(&self, driver: &Driver) -> Result<(), Stopped> {
        let before = Intent::Lay(Box::new(self.before.clone()));
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

/// A move in a position.
fn played(name: &'static str, kind: GameKind, position: &str, choice: &str) -> Option<Motion> {
    let position = AnyPosition::parse(kind, position).ok()?;
    let choice = position.read_choice(choice).ok()?;
    Some(Motion {
        name,
        before: GameRecord::from_position(position, 1),
        intents: vec![Intent::Play(choice)],
    })
}

/// Plays games by greedy players until `look` finds something.
fn search<T>(kind: GameKind, look: impl Fn(&GameRecord) -> Option<T>) -> Option<T> {
    (1..=MOST_GAMES).find_map(|seed| {
        let mut game = GameRecord::new(Setup::new(kind), seed, Side::First);
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

/// The winning line of a game.
fn line() -> Option<Motion> {
    let mut game = GameRecord::new(Setup::new(GameKind::Tapatan), 1, Side::First);
    for text in "a1 a3 b2 c3 c2 b1".split_whitespace() {
        let choice = game.position().read_choice(text).ok()?;
        game.play(choice).ok()?;
    }
    let choice = game.position().read_choice("a1-a2").ok()?;
    Some(Motion {
        name: "a line",
        before: game,
        intents: vec![Intent::Play(choice)],
    })
}

/// A throw, and with it a capture on the way round a turn of the path.
fn capture_round_the_turn() -> Option<Motion> {
    /// Far enough to pass a turn: columns have eight cells.
    const FAR: u8 = 8;
    let before = |game: &GameRecord| {
        if !matches!(game.expect(), Expect::Throw(_)) {
            return None;
        }
        let mut thrown = game.clone();
        thrown.throw_next().ok()?;
        let far = |target: &_| is_capture(target) && target.steps >= FAR;
        let found = find(&thrown, far)?;
        Some(Motion {
            name: "a throw and a capture round the turn",
            before: game.clone(),
            intents: vec![Intent::Throw, Intent::Play(found.target.choice)],
        })
    };
    search(GameKind::Tablan, before)
}

/// Two hits with one throw.
fn double_hit() -> Option<Motion> {
    let before = |game: &GameRecord| {
        if !matches!(game.expect(), Expect::Throw(_)) {
            return None;
        }
        let mut hit = game.clone();
        hit.throw_next().ok()?;
        let first = find(&hit, is_capture)?;
        hit.play(first.target.choice).ok()?;
        let second = find(&hit, is_capture)?;
        let intents = [first, second].map(|found| Intent::Play(found.target.choice));
        Some(Motion {
            name: "a throw and a double hit",
            before: game.clone(),
            intents: [Intent::Throw].into_iter().chain(intents).collect(),
        })
    };
    search(GameKind::Tawula, before)
}

fn is_capture(target: &MoveTarget) -> bool {
    target.kind == TargetKind::Capture
}
