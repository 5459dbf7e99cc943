//! How the tour plays on between its scenes.

use bevy::prelude::{World, error};

use crate::ai::Search;
use crate::record::GameRecord;
use crate::rules::{AnyPosition, Expect, GameKind, Setup, Side};
use crate::stage::director::Departures;
use crate::stage::timeline::Act;
use crate::stage::{Tempo, Timeline};
use crate::store::Seat;
use crate::table::targets::{origins, targets, targets_from};
use crate::table::{Intent, MoveTarget, NewGame, Pace, Table};

/// A new game between two people, begun by the first side.
pub(super) fn new_game(kind: GameKind, seed: u64) -> NewGame {
    let seats = [Seat::Person; 2];
    NewGame {
        setup: Setup::new(kind),
        seats,
        players: [None, None],
        first: Some(Side::First),
        games: 1,
        clock: None,
        seed: seed.into(),
    }
}

pub(super) fn idle(world: &World) -> bool {
    world.resource::<Timeline>().is_idle()
}

pub(super) fn set_speed(world: &mut World, speed: f32) {
    world.resource_mut::<Tempo>().speed = speed;
}

/// What happens next in the game that the tour plays.
pub(in crate::app) fn next_event(game: &GameRecord) -> Option<Intent> {
    match game.expect() {
        Expect::Throw(_) => Some(Intent::Throw),
        Expect::Move(_) => {
            let seed = game.seed() ^ game.events().len() as u64;
            // It takes no time and captures where it can, so that there is something to see.
            let mut search = Search::greedy(game.position(), seed)?;
            search.finish();
            search.best().map(Intent::Play)
        }
        Expect::Nothing => None,
    }
}

/// How many events before a scene are played on the table itself, so that it looks played on.
const SHOWN_EVENTS: usize = 6;

/// Plays the game on, unseen, until `there` holds; its last events one a frame.
pub(super) fn play_on(world: &mut World, there: impl Fn(&GameRecord) -> bool) {
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
        let next = NewGame {
            setup: game.setup().clone(),
            ..new_game(game.setup().kind(), game.seed() + 1)
        };
        world.write_message(Intent::New(Box::new(next)));
    } else if far > SHOWN_EVENTS {
        for _ in 0..SHOWN_EVENTS {
            ahead.undo();
        }
        world.write_message(Intent::Lay(Box::new(ahead)));
    } else if let Some(intent @ Intent::Play(_)) = next_event(game) {
        world.write_message(intent);
    }
}

/// Which moves a scene looks for.
pub(super) type TargetFilter = fn(&MoveTarget) -> bool;

/// The first target of the wanted kind, the cursor's last piece first, and how many targets that piece
/// has.
pub(in crate::app) fn find(
    game: &GameRecord,
    wanted: impl Fn(&MoveTarget) -> bool,
) -> Option<(MoveTarget, usize)> {
    let all = targets(game.position());
    origins(&all).into_iter().rev().find_map(|from| {
        let reached = targets_from(&all, from);
        let target = reached.iter().find(|target| wanted(target))?;
        Some((*target, reached.len()))
    })
}

/// Plays on until a move of the wanted kind is legal, plays that at normal speed, and waits for
/// the moment.
pub(super) fn show_move(
    world: &mut World,
    wanted: TargetFilter,
    moment: fn(&World) -> bool,
) -> bool {
    let leaving = world.resource::<Departures>().0 > 0.0;
    if !idle(world) || leaving || moment(world) {
        return moment(world);
    }
    match find(world.resource::<Table>().game(), wanted) {
        Some((target, _)) => {
            set_speed(world, 1.0);
            world.write_message(Intent::Play(target.choice));
        }
        None => play_on(world, |game| find(game, wanted).is_some()),
    }
    false
}

/// Lays out a position, between two people.
pub(super) fn lay_position(world: &mut World, game: GameKind, text: &str) {
    match AnyPosition::parse(game, text) {
        Ok(position) => {
            let game = GameRecord::from_position(position, 1);
            world.write_message(Intent::Lay(Box::new(game)));
        }
        Err(problem) => error!("{text}: {problem}"),
    }
}

/// Plays a move at normal speed.
pub(super) fn play_text(world: &mut World, text: &str) {
    set_speed(world, 1.0);
    match world
        .resource::<Table>()
        .game()
        .position()
        .read_choice(text)
    {
        Ok(choice) => drop(world.write_message(Intent::Play(choice))),
        Err(problem) => error!("{text}: {problem}"),
    }
}

/// The act that is being shown has come so far.
pub(super) fn has_come(world: &World, is_it: fn(&Act) -> bool, part: f32) -> bool {
    let current = world.resource::<Timeline>().current();
    current.is_some_and(|running| is_it(&running.act) && running.progress() >= part)
}
