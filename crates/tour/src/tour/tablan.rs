//! Tablan's scenes of the tour, and those of the panels that all games share.

use bevy::prelude::*;

use super::play::{idle, new_game, play_on, set_speed, show_move};
use super::scene::{
    Scene, TourGame, USUAL, at_table, capture, choosing, destinations, end, finale, in_the_air,
    new_game_over,
};
use crate::input::{Press, Pressed};
use crate::record::{GameRecord, Turn};
use crate::rules::tablan::{Cell, Position};
use crate::rules::{Expect, GameKind, Setup, Side};
use crate::stage::Timeline;
use crate::stage::timeline::Act;
use crate::table::{Intent, Location, Pace, Table, TargetKind};
use crate::ui::panels::NewGameStep;
use crate::ui::{Open, Panel, Toasts, games};

impl TourGame for Position {
    const SCENES: &'static [Scene] = &[
        Scene {
            name: "loading",
            window: USUAL,
            prepare: loading,
        },
        Scene {
            name: "new-game",
            window: USUAL,
            prepare: new_game_panel,
        },
        Scene {
            name: "opening",
            window: USUAL,
            prepare: opening,
        },
        Scene {
            name: "sticks-in-the-air",
            window: USUAL,
            prepare: in_the_air,
        },
        Scene {
            name: "sticks-at-rest",
            window: USUAL,
            prepare: sticks_at_rest,
        },
        Scene {
            name: "destinations",
            window: USUAL,
            prepare: destinations,
        },
        Scene {
            name: "round-the-turn",
            window: USUAL,
            prepare: round_the_turn,
        },
        Scene {
            name: "capture",
            window: USUAL,
            prepare: capture,
        },
        Scene {
            name: "coming-home",
            window: USUAL,
            prepare: coming_home,
        },
        Scene {
            name: "refused",
            window: USUAL,
            prepare: refused,
        },
        Scene {
            name: "settings",
            window: USUAL,
            prepare: settings_panel,
        },
        Scene {
            name: "record",
            window: USUAL,
            prepare: record_panel,
        },
        Scene {
            name: "portrait",
            window: (390.0, 844.0),
            prepare: destinations,
        },
        Scene {
            name: "portrait-new-game",
            window: (390.0, 844.0),
            prepare: new_game_over,
        },
        Scene {
            name: "small",
            window: (640.0, 360.0),
            prepare: destinations,
        },
        Scene {
            name: "small-settings",
            window: (640.0, 360.0),
            prepare: settings_panel,
        },
        Scene {
            name: "large",
            window: (3840.0, 2160.0),
            prepare: destinations,
        },
        Scene {
            name: "finale",
            window: USUAL,
            prepare: finale,
        },
        Scene {
            name: "end",
            window: USUAL,
            prepare: end,
        },
        Scene {
            name: "first-choices",
            window: (1280.0, 720.0),
            prepare: first_choices,
        },
        Scene {
            name: "folded-moves",
            window: USUAL,
            prepare: folded_moves,
        },
        Scene {
            name: "tablan-new-game",
            window: (1280.0, 720.0),
            prepare: players,
        },
        Scene {
            name: "tablan-options",
            window: (1080.0, 1920.0),
            prepare: options,
        },
        Scene {
            name: "tablan-portrait-options",
            window: (390.0, 844.0),
            prepare: options,
        },
        Scene {
            name: "small-new-game",
            window: (640.0, 360.0),
            prepare: players,
        },
        Scene {
            name: "small-options",
            window: (640.0, 360.0),
            prepare: options,
        },
    ];
}

/// Loading goes on until its picture is taken; the first frames are still empty.
fn loading(_: &mut World, frame: u32) -> bool {
    frame >= 30
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

fn settings_panel(world: &mut World, frame: u32) -> bool {
    open(world, Some(Panel::Settings));
    frame > 3
}

fn record_panel(world: &mut World, frame: u32) -> bool {
    open(world, Some(Panel::Record));
    frame > 3
}

fn opening(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        open(world, None);
        world.write_message(Intent::New(Box::new(new_game(GameKind::Tablan, 1727))));
    }
    frame > 5
}

fn sticks_at_rest(world: &mut World, _: u32) -> bool {
    world
        .resource::<Timeline>()
        .current()
        .is_some_and(|running| matches!(running.act, Act::Score { .. }) && running.progress() > 0.2)
        || idle(world)
}

fn column(location: Location) -> Option<u8> {
    match location {
        Location::Board(at) => Cell::on_path(Side::First, at).map(Cell::column),
        _ => None,
    }
}

fn round_the_turn(world: &mut World, _: u32) -> bool {
    show_move(
        world,
        |target| {
            let turns = column(target.from) != column(target.to);
            turns && target.steps >= 6 && target.kind == TargetKind::Free
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

fn coming_home(world: &mut World, _: u32) -> bool {
    show_move(
        world,
        |target| target.kind == TargetKind::Enter && target.steps >= 4,
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

fn refused(world: &mut World, frame: u32) -> bool {
    let stuck = |game: &GameRecord| {
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
            let location = Location::Board(cell.index(Side::First));
            world.write_message(Pressed::from(Press::Location(location)));
        }
        None => play_on(world, |game| stuck(game).is_some()),
    }
    false
}

/// The first throw that can be used, with what can be done with it beside the board.
fn first_choices(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        let game = new_game(GameKind::Tablan, FIRST_CHOICES);
        world.write_message(Intent::New(Box::new(game)));
    }
    if frame < 6 {
        return false;
    }
    let to_move = |game: &GameRecord| matches!(game.expect(), Expect::Move(_));
    if idle(world) && to_move(world.resource::<Table>().game()) {
        return true;
    }
    set_speed(world, 0.0);
    world.resource_mut::<Pace>().auto_throw = true;
    if idle(world) {
        world.write_message(Intent::Throw);
    }
    false
}

/// The seed of a game whose first throws include a 2.
const FIRST_CHOICES: u64 = 1;

/// A list of moves in which several turns in a row came to nothing.
fn folded_moves(world: &mut World, _: u32) -> bool {
    const LEAST: usize = 30;
    let long = |game: &GameRecord| {
        let turns = game.turns();
        let nothing = |turn: &Turn| games::came_to_nothing(GameKind::Tablan, turn);
        turns.len() > LEAST
            && turns[turns.len() - 12..turns.len() - 2]
                .windows(3)
                .any(|row| row.iter().all(nothing))
    };
    if idle(world) && long(world.resource::<Table>().game()) {
        return true;
    }
    play_on(world, long);
    false
}

fn options(world: &mut World, frame: u32) -> bool {
    let setup = Setup::new(GameKind::Tablan);
    choosing(world, &setup, NewGameStep::Rules, frame)
}

/// The panel as it opens.
fn players(world: &mut World, frame: u32) -> bool {
    let setup = Setup::new(GameKind::Tablan);
    choosing(world, &setup, NewGameStep::Players, frame)
}
