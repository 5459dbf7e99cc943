//! How the tour plays on between its scenes.

use bevy::prelude::World;

use crate::ai::Player;
use crate::input::selection::targets;
use crate::record::Match;
use crate::rules::tablan::{Cell, Move};
use crate::rules::{AnyMove, Expect, GameKind, Setup, Side};
use crate::stage::director::Departures;
use crate::stage::marks::Target;
use crate::stage::{Tempo, Timeline};
use crate::store::Seat;
use crate::table::{Intent, NewGame, Pace, Table};

pub(super) fn first_game(seed: u64) -> NewGame {
    let seats = [Seat::Person; 2];
    NewGame {
        setup: Setup::new(GameKind::Tablan),
        seats,
        first: Side::First,
        seed,
    }
}

pub(super) fn idle(world: &World) -> bool {
    world.resource::<Timeline>().is_idle()
}

pub(super) fn set_speed(world: &mut World, speed: f32) {
    world.resource_mut::<Tempo>().speed = speed;
}

/// What happens next in the game that the tour plays.
pub(super) fn next_event(game: &Match) -> Option<Intent> {
    match game.expect() {
        Expect::Throw(_) => Some(Intent::Throw),
        Expect::Move(_) => {
            let seed = game.seed() ^ game.events().len() as u64;
            let choice = Player::new(Player::MAX_LEVEL).choose(game.position(), seed)?;
            Some(Intent::Play(choice))
        }
        Expect::Nothing => None,
    }
}

/// How many events before a scene are played on the table itself, so that it looks played on.
const RUN_UP: usize = 6;

/// Plays the game on, out of sight, until `there` holds; its last events one a frame.
pub(super) fn play_on(world: &mut World, there: impl Fn(&Match) -> bool) {
    set_speed(world, 0.0);
    world.resource_mut::<Pace>().auto_throw = true;
    if !idle(world) {
        return;
    }
    let game = world.resource::<Table>().game();
    let mut ahead = game.clone();
    while !there(&ahead) {
        let done = match next_event(&ahead) {
            Some(Intent::Throw) => ahead.throw_next().is_ok(),
            Some(Intent::Play(choice)) => ahead.play(choice).is_ok(),
            _ => false,
        };
        if !done {
            break;
        }
    }
    let far = ahead.events().len().saturating_sub(game.events().len());
    if !there(&ahead) {
        // This game has no such moment left: look for it in the next.
        let seed = game.seed() + 1;
        world.write_message(Intent::New(Box::new(first_game(seed))));
    } else if far > RUN_UP {
        for _ in 0..RUN_UP {
            ahead.undo();
        }
        world.write_message(Intent::Lay(Box::new(ahead)));
    } else if let Some(intent @ Intent::Play(_)) = next_event(game) {
        world.write_message(intent);
    }
}

/// A way to move that a scene looks for: where it leads, from which cell.
pub(super) type Wanted = fn(&Target, Cell) -> bool;

/// The first choice of the wanted kind.
pub(super) fn find(game: &Match, wanted: Wanted) -> Option<(Cell, Move, usize)> {
    let Expect::Move(side) = game.expect() else {
        return None;
    };
    let position = game.position().tablan()?;
    let all: Vec<Move> = game
        .legal_moves()
        .into_iter()
        .filter_map(AnyMove::tablan)
        .collect();
    position.pieces(side).find_map(|cell| {
        let reached = targets(position, &all, cell);
        let ways = reached.len();
        let (_, choice) = reached
            .into_iter()
            .find(|(target, _)| wanted(target, cell))?;
        Some((cell, choice, ways))
    })
}

/// Plays on until a move of the wanted kind is legal, plays that at normal speed, and waits for
/// the moment.
pub(super) fn show_move(world: &mut World, wanted: Wanted, moment: fn(&World) -> bool) -> bool {
    let leaving = world.resource::<Departures>().0 > 0.0;
    if !idle(world) || leaving || moment(world) {
        return moment(world);
    }
    match find(world.resource::<Table>().game(), wanted) {
        Some((_, choice, _)) => {
            set_speed(world, 1.0);
            world.write_message(Intent::Play(AnyMove::Tablan(choice)));
        }
        None => play_on(world, |game| find(game, wanted).is_some()),
    }
    false
}
