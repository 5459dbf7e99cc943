//! Tawula's scenes of the tour.

use bevy::prelude::World;

use super::play::{idle, new_game, next_event, play_on, set_speed, show_move};
use super::scene::{
    Scene, TourGame, USUAL, capture, choosing, destinations, end, finale, in_the_air,
};
use crate::record::GameRecord;
use crate::rules::tawula::Position;
use crate::rules::{Expect, GameKind, Setup, Side};
use crate::stage::Timeline;
use crate::stage::timeline::Act;
use crate::store::Seat;
use crate::table::{Intent, Location, NewGame, Pace, Table, TargetKind};
use crate::ui::Open;
use crate::ui::panels::NewGameStep;

impl TourGame for Position {
    const SCENES: &'static [Scene] = &[
        Scene {
            name: "tawula-opening",
            window: USUAL,
            prepare: opening,
        },
        Scene {
            name: "tawula-dice-in-the-air",
            window: USUAL,
            prepare: in_the_air,
        },
        Scene {
            name: "tawula-far-dice-in-the-air",
            window: USUAL,
            prepare: far_dice,
        },
        Scene {
            name: "tawula-near-dice-in-the-air",
            window: USUAL,
            prepare: near_dice,
        },
        Scene {
            name: "tawula-destinations",
            window: USUAL,
            prepare: destinations,
        },
        Scene {
            name: "tawula-hop",
            window: USUAL,
            prepare: hop,
        },
        Scene {
            name: "tawula-hit",
            window: USUAL,
            prepare: capture,
        },
        Scene {
            name: "tawula-options",
            window: USUAL,
            prepare: options,
        },
        Scene {
            name: "tawula-new-game",
            window: (1280.0, 720.0),
            prepare: players,
        },
        Scene {
            name: "tawula-portrait",
            window: (390.0, 844.0),
            prepare: destinations,
        },
        Scene {
            name: "tawula-portrait-dice-in-the-air",
            window: (390.0, 844.0),
            prepare: near_dice,
        },
        Scene {
            name: "tawula-portrait-far-dice-in-the-air",
            window: (390.0, 844.0),
            prepare: far_dice,
        },
        Scene {
            name: "tawula-portrait-hop",
            window: (390.0, 844.0),
            prepare: hop,
        },
        Scene {
            name: "tawula-portrait-options",
            window: (390.0, 844.0),
            prepare: options,
        },
        Scene {
            name: "tawula-large",
            window: (3840.0, 2160.0),
            prepare: destinations,
        },
        Scene {
            name: "tawula-dice-in-the-air-large",
            window: (3840.0, 2160.0),
            prepare: near_dice,
        },
        Scene {
            name: "tawula-bearing-off",
            window: USUAL,
            prepare: bearing_off,
        },
        Scene {
            name: "tawula-finale",
            window: USUAL,
            prepare: finale,
        },
        Scene {
            name: "tawula-end",
            window: USUAL,
            prepare: end,
        },
        Scene {
            name: "tawula-portrait-end",
            window: (390.0, 844.0),
            prepare: end,
        },
        Scene {
            name: "tawula-black-below",
            window: USUAL,
            prepare: black_below,
        },
    ];
}

/// A new game of a match, begun by the dice.
pub(super) fn opening(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        world.resource_mut::<Open>().panel = None;
        world.write_message(Intent::New(Box::new(NewGame {
            first: None,
            games: 5,
            ..new_game(GameKind::Tawula, 15)
        })));
    }
    frame > 5
}

/// The dice on their way, thrown by this side after the other's turn.
fn throw_by(world: &mut World, side: Side) -> bool {
    let running = world.resource::<Timeline>().current();
    let rolls = running.is_some_and(|running| {
        let Act::Throw { by, .. } = running.act else {
            return false;
        };
        by == Some(side) && running.elapsed >= 330.0
    });
    if rolls || !idle(world) {
        return rolls;
    }
    let before = |game: &GameRecord| {
        let Some(Intent::Play(choice)) = next_event(game) else {
            return false;
        };
        let mut ahead = game.clone();
        ahead.play(choice).is_ok() && ahead.expect() == Expect::Throw(side)
    };
    let game = world.resource::<Table>().game();
    let by_hand = !world.resource::<Pace>().auto_throw;
    if by_hand && game.expect() == Expect::Throw(side) {
        set_speed(world, 1.0);
        world.write_message(Intent::Throw);
    } else if before(game) {
        let last = next_event(game);
        world.resource_mut::<Pace>().auto_throw = false;
        set_speed(world, 1.0);
        last.map(|last| world.write_message(last));
    } else {
        play_on(world, before);
    }
    false
}

/// The dice half-way from the player at the bottom.
pub(super) fn near_dice(world: &mut World, _: u32) -> bool {
    throw_by(world, Side::First)
}

/// The dice half-way from the player at the far edge.
pub(super) fn far_dice(world: &mut World, _: u32) -> bool {
    throw_by(world, Side::Second)
}

/// The table from Black's seat: White is the computer.
pub(super) fn black_below(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        set_speed(world, 0.0);
        world.write_message(Intent::New(Box::new(NewGame {
            seats: [Seat::Computer(Seat::MAX_LEVEL), Seat::Person],
            first: Some(Side::First),
            ..new_game(GameKind::Tawula, 17)
        })));
    }
    frame > 5 && idle(world) && world.resource::<Table>().waits_for_person()
}

/// Half-way in a hop of a long journey from point to point.
pub(super) fn hop(world: &mut World, _: u32) -> bool {
    show_move(
        world,
        |target| {
            target.steps >= 4
                && matches!(target.from, Location::Board(_))
                && target.kind == TargetKind::Free
        },
        |world| {
            let Some(running) = world.resource::<Timeline>().current() else {
                return false;
            };
            let Act::Travel { path, .. } = &running.act else {
                return false;
            };
            let along = running.progress() * (path.len() - 1) as f32;
            along >= 2.0 && (0.35..0.75).contains(&along.fract())
        },
    )
}

/// A piece on its way off the board.
pub(super) fn bearing_off(world: &mut World, _: u32) -> bool {
    show_move(
        world,
        |target| target.kind == TargetKind::Enter,
        |world| {
            let current = world.resource::<Timeline>().current();
            current.is_some_and(|running| {
                let leaves = matches!(&running.act, Act::Travel { path, .. }
                    if matches!(path.last(), Some(Location::Off(_))));
                leaves && running.progress() > 0.6
            })
        },
    )
}

/// The panel with its options.
pub(super) fn options(world: &mut World, frame: u32) -> bool {
    let setup = Setup::new(GameKind::Tawula);
    choosing(world, &setup, NewGameStep::Rules, frame)
}

/// The panel as it opens.
fn players(world: &mut World, frame: u32) -> bool {
    let setup = Setup::new(GameKind::Tawula);
    choosing(world, &setup, NewGameStep::Players, frame)
}
