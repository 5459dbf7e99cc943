//! The scenes of the tour and what brings each about.

use bevy::prelude::*;

use super::play::{Wanted, find, first_game, idle, next_event, play_on, set_speed, show_move};
use super::tawula;
use crate::app::Screen;
use crate::input::{Press, Selection};
use crate::record::Match;
use crate::rules::tablan::Cell;
use crate::rules::{Expect, Side};
use crate::stage::Timeline;
use crate::stage::director::Departures;
use crate::stage::timeline::Act;
use crate::table::{Intent, Spot, Table, WayKind};
use crate::ui::{Open, Panel, Toasts};

/// What brings a scene about, one frame at a time; true once it is there.
pub(super) type Reach = fn(&mut World, frame: u32) -> bool;

pub(super) struct Scene {
    pub(super) name: &'static str,
    pub(super) window: (f32, f32),
    pub(super) reach: Reach,
}

pub(super) const USUAL: (f32, f32) = (1920.0, 1080.0);

/// The scenes, in order; each goes on from the one before.
pub(super) const SCENES: [Scene; 39] = [
    Scene {
        name: "01-loading",
        window: USUAL,
        reach: loading,
    },
    Scene {
        name: "02-new-game",
        window: USUAL,
        reach: new_game_panel,
    },
    Scene {
        name: "03-opening",
        window: USUAL,
        reach: opening,
    },
    Scene {
        name: "04-sticks-in-the-air",
        window: USUAL,
        reach: sticks_in_the_air,
    },
    Scene {
        name: "05-sticks-at-rest",
        window: USUAL,
        reach: sticks_at_rest,
    },
    Scene {
        name: "06-destinations",
        window: USUAL,
        reach: destinations,
    },
    Scene {
        name: "07-round-the-turn",
        window: USUAL,
        reach: round_the_turn,
    },
    Scene {
        name: "08-capture",
        window: USUAL,
        reach: capture,
    },
    Scene {
        name: "09-coming-home",
        window: USUAL,
        reach: coming_home,
    },
    Scene {
        name: "10-refused",
        window: USUAL,
        reach: refused,
    },
    Scene {
        name: "11-settings",
        window: USUAL,
        reach: settings_panel,
    },
    Scene {
        name: "12-how-to-play",
        window: USUAL,
        reach: help_panel,
    },
    Scene {
        name: "13-portrait",
        window: (390.0, 844.0),
        reach: destinations,
    },
    Scene {
        name: "14-portrait-new-game",
        window: (390.0, 844.0),
        reach: new_game_over,
    },
    Scene {
        name: "15-small",
        window: (640.0, 360.0),
        reach: destinations,
    },
    Scene {
        name: "16-small-settings",
        window: (640.0, 360.0),
        reach: settings_panel,
    },
    Scene {
        name: "17-large",
        window: (3840.0, 2160.0),
        reach: destinations,
    },
    Scene {
        name: "18-finale",
        window: USUAL,
        reach: finale,
    },
    Scene {
        name: "19-end",
        window: USUAL,
        reach: end,
    },
    Scene {
        name: "20-tawula-opening",
        window: USUAL,
        reach: tawula::opening,
    },
    Scene {
        name: "21-tawula-dice-in-the-air",
        window: USUAL,
        reach: sticks_in_the_air,
    },
    Scene {
        name: "21b-tawula-far-dice-in-the-air",
        window: USUAL,
        reach: tawula::far_dice,
    },
    Scene {
        name: "21c-tawula-near-dice-in-the-air",
        window: USUAL,
        reach: tawula::near_dice,
    },
    Scene {
        name: "22-tawula-destinations",
        window: USUAL,
        reach: destinations,
    },
    Scene {
        name: "23-tawula-hop",
        window: USUAL,
        reach: tawula::hop,
    },
    Scene {
        name: "24-tawula-hit",
        window: USUAL,
        reach: capture,
    },
    Scene {
        name: "25-tawula-options",
        window: USUAL,
        reach: tawula::options,
    },
    Scene {
        name: "26-tawula-portrait",
        window: (390.0, 844.0),
        reach: destinations,
    },
    Scene {
        name: "26b-tawula-portrait-dice-in-the-air",
        window: (390.0, 844.0),
        reach: tawula::near_dice,
    },
    Scene {
        name: "26c-tawula-portrait-far-dice-in-the-air",
        window: (390.0, 844.0),
        reach: tawula::far_dice,
    },
    Scene {
        name: "26d-tawula-portrait-hop",
        window: (390.0, 844.0),
        reach: tawula::hop,
    },
    Scene {
        name: "26e-tawula-portrait-options",
        window: (390.0, 844.0),
        reach: tawula::options,
    },
    Scene {
        name: "27-tawula-large",
        window: (3840.0, 2160.0),
        reach: destinations,
    },
    Scene {
        name: "27b-tawula-dice-in-the-air-large",
        window: (3840.0, 2160.0),
        reach: tawula::near_dice,
    },
    Scene {
        name: "28-tawula-bearing-off",
        window: USUAL,
        reach: tawula::bearing_off,
    },
    Scene {
        name: "29-tawula-finale",
        window: USUAL,
        reach: finale,
    },
    Scene {
        name: "30-tawula-end",
        window: USUAL,
        reach: end,
    },
    Scene {
        name: "30b-tawula-portrait-end",
        window: (390.0, 844.0),
        reach: end,
    },
    Scene {
        name: "30c-tawula-black-below",
        window: USUAL,
        reach: tawula::black_below,
    },
];

fn loading(world: &mut World, frame: u32) -> bool {
    frame >= 1 && *world.resource::<State<Screen>>().get() == Screen::Loading
        || *world.resource::<State<Screen>>().get() == Screen::Table
}

pub(super) fn at_table(world: &World) -> bool {
    *world.resource::<State<Screen>>().get() == Screen::Table && world.contains_resource::<Table>()
}

fn open(world: &mut World, panel: Option<Panel>) {
    world.resource_mut::<Open>().panel = panel;
}

fn new_game_panel(world: &mut World, _: u32) -> bool {
    if !at_table(world) {
        return false;
    }
    open(world, Some(Panel::NewGame));
    true
}

pub(super) fn new_game_over(world: &mut World, frame: u32) -> bool {
    open(world, Some(Panel::NewGame));
    frame > 3
}

fn settings_panel(world: &mut World, frame: u32) -> bool {
    open(world, Some(Panel::Settings));
    frame > 3
}

fn help_panel(world: &mut World, frame: u32) -> bool {
    open(world, Some(Panel::Help));
    frame > 3
}

fn opening(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        open(world, None);
        world.write_message(Intent::New(Box::new(first_game(1727))));
    }
    frame > 5
}

/// The timeline shows a throw at least so far.
fn sticks_in_the_air(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        set_speed(world, 1.0);
        world.write_message(Intent::Throw);
    }
    world
        .resource::<Timeline>()
        .current()
        .is_some_and(|running| matches!(running.act, Act::Throw { .. }) && running.elapsed >= 330.0)
}

fn sticks_at_rest(world: &mut World, _: u32) -> bool {
    world
        .resource::<Timeline>()
        .current()
        .is_some_and(|running| matches!(running.act, Act::Score { .. }) && running.progress() > 0.2)
        || idle(world)
}

/// Choosing a piece with a capture and other ways to go.
pub(super) fn destinations(world: &mut World, frame: u32) -> bool {
    let wanted: Wanted = |way| way.kind == WayKind::Capture;
    let rich = |game: &Match| find(game, wanted).filter(|(_, ways)| *ways >= 2);
    let found = rich(world.resource::<Table>().game());
    let Some((way, _)) = found.filter(|_| idle(world)) else {
        play_on(world, |game| rich(game).is_some());
        return false;
    };
    if world.resource::<Selection>().chosen == Some(way.from) {
        return frame > 4;
    }
    world.resource_mut::<Selection>().chosen = Some(way.from);
    false
}

/// The column of a cell.
fn column(spot: Spot) -> Option<u8> {
    match spot {
        Spot::Board(at) => Cell::on_path(Side::First, at).map(Cell::column),
        _ => None,
    }
}

/// Half-way in the hop round a turn of the snake.
fn round_the_turn(world: &mut World, _: u32) -> bool {
    show_move(
        world,
        |way| {
            let turns = column(way.from) != column(way.to);
            turns && way.steps >= 6 && way.kind == WayKind::Free
        },
        |world| {
            let Some(running) = world.resource::<Timeline>().current() else {
                return false;
            };
            let Act::Travel { path, .. } = &running.act else {
                return false;
            };
            let along = running.progress() * (path.len() - 1) as f32;
            let hop = along.floor() as usize;
            let crosses = path
                .windows(2)
                .nth(hop)
                .is_some_and(|w| column(w[0]) != column(w[1]));
            crosses && (0.35..0.75).contains(&along.fract())
        },
    )
}

fn capture(world: &mut World, _: u32) -> bool {
    show_move(
        world,
        |way| way.kind == WayKind::Capture,
        |world| world.resource::<Departures>().0 >= 0.42,
    )
}

fn coming_home(world: &mut World, _: u32) -> bool {
    show_move(
        world,
        |way| way.kind == WayKind::Enter && way.steps >= 4,
        |world| {
            let Some(running) = world.resource::<Timeline>().current() else {
                return false;
            };
            matches!(&running.act, Act::Travel { path, .. } if path.len() > 4
                && path.last().is_some_and(|last| matches!(column(*last), Some(1 | 4))))
                && running.progress() > 0.95
        },
    )
}

/// A press that is not allowed, with its reason.
fn refused(world: &mut World, frame: u32) -> bool {
    let stuck = |game: &Match| {
        let Expect::Move(side) = game.expect() else {
            return None;
        };
        let position = game.position().tablan()?;
        let waits = |cell: &Cell| position.piece(*cell).is_some_and(|piece| !piece.started);
        position
            .pieces(side)
            .find(|cell| waits(cell) && position.why_not(*cell, None).is_some())
    };
    if !world.resource::<Toasts>().is_empty() {
        return frame > 10;
    }
    match stuck(world.resource::<Table>().game()).filter(|_| idle(world)) {
        Some(cell) => {
            let spot = Spot::Board(cell.index(Side::First));
            world.write_message(Press::Spot(spot));
        }
        None => play_on(world, |game| stuck(game).is_some()),
    }
    false
}

/// The game is over, and its end is being shown.
pub(super) fn finale(world: &mut World, _: u32) -> bool {
    let showing = world.resource::<Timeline>().current();
    if showing.is_some_and(|r| matches!(r.act, Act::End(_)) && r.progress() > 0.4) {
        return true;
    }
    if !idle(world) {
        return false;
    }
    // The last choice is played at normal speed.
    let game = world.resource::<Table>().game();
    let mut ahead = game.clone();
    if let Some(Intent::Play(choice)) = next_event(game)
        && ahead.play(choice).is_ok()
        && ahead.outcome().is_some()
    {
        set_speed(world, 1.0);
        world.write_message(Intent::Play(choice));
    } else {
        play_on(world, |game| game.outcome().is_some());
    }
    false
}

pub(super) fn end(world: &mut World, frame: u32) -> bool {
    idle(world) && frame > 20
}
