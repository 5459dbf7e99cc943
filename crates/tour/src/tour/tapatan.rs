//! Tapatan's scenes of the tour, from two games that are given move by move.

use bevy::prelude::*;

use super::play::{has_come, idle, play_text};
use super::scene::{Scene, TourGame, USUAL, choosing};
use crate::input::{Press, Pressed, Selection};
use crate::record::GameRecord;
use crate::rules::tapatan::Position;
use crate::rules::{GameKind, Setup, Side};
use crate::stage::timeline::Act;
use crate::table::{Intent, Location, Table};
use crate::ui::panels::NewGameStep;

const UPRIGHT: (f32, f32) = (390.0, 844.0);

impl TourGame for Position {
    const SCENES: &'static [Scene] = &[
        Scene {
            name: "tapatan-opening",
            window: USUAL,
            prepare: opening,
        },
        Scene {
            name: "tapatan-options",
            window: USUAL,
            prepare: options,
        },
        Scene {
            name: "tapatan-new-game",
            window: (1280.0, 720.0),
            prepare: players,
        },
        Scene {
            name: "tapatan-placing",
            window: USUAL,
            prepare: placing,
        },
        Scene {
            name: "tapatan-choice",
            window: USUAL,
            prepare: choice,
        },
        Scene {
            name: "tapatan-portrait",
            window: UPRIGHT,
            prepare: choice,
        },
        Scene {
            name: "tapatan-portrait-options",
            window: UPRIGHT,
            prepare: options,
        },
        Scene {
            name: "tapatan-slide-large",
            window: (3840.0, 2160.0),
            prepare: slide,
        },
        Scene {
            name: "tapatan-line",
            window: USUAL,
            prepare: line,
        },
        Scene {
            name: "tapatan-end",
            window: USUAL,
            prepare: end,
        },
    ];
}

/// The game, up to the slide that is shown.
const MIDDLE: &str = "a1 a3 b2 c3 b3 b1 b2-c2 a3-a2 b3-b2 b1-c1 b2-b3 a2-a3";

/// Another, White to win with its next step.
const LAST: &str = "a1 a3 b2 c3 c2 b1";

/// Lays out a game that has come so far, if it is not there already.
fn lay(world: &mut World, moves: &str) -> bool {
    let count = moves.split_whitespace().count();
    if world.resource::<Table>().game().setup().kind() == GameKind::Tapatan
        && world.resource::<Table>().game().events().len() == count
    {
        return true;
    }
    let mut game = GameRecord::new(Setup::new(GameKind::Tapatan), 1, Side::First);
    for text in moves.split_whitespace() {
        if let Ok(choice) = game.position().read_choice(text) {
            // The moves are known to be legal.
            let _ = game.play(choice);
        }
    }
    world.write_message(Intent::Lay(Box::new(game)));
    false
}

fn opening(world: &mut World, frame: u32) -> bool {
    lay(world, "") && frame > 5
}

fn options(world: &mut World, frame: u32) -> bool {
    let setup = Setup::new(GameKind::Tapatan);
    choosing(world, &setup, NewGameStep::Rules, frame)
}

/// The panel as it opens.
fn players(world: &mut World, frame: u32) -> bool {
    let setup = Setup::new(GameKind::Tapatan);
    choosing(world, &setup, NewGameStep::Players, frame)
}

fn travels(act: &Act) -> bool {
    matches!(act, Act::Travel { .. })
}

/// Half-way from the tray to the board.
fn placing(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        lay(world, "a1 a3 b2");
    } else if frame == 4 {
        play_text(world, "c3");
    }
    has_come(world, travels, 0.5)
}

/// A chosen piece with its free points.
fn choice(world: &mut World, frame: u32) -> bool {
    if !idle(world) || !lay(world, MIDDLE) {
        return false;
    }
    if world.resource::<Selection>().chosen != Some(Location::Board(0)) {
        world.write_message(Pressed::from(Press::Location(Location::Board(0))));
        return false;
    }
    frame > 6
}

/// Half-way along a diagonal.
fn slide(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        lay(world, MIDDLE);
    } else if frame == 4 {
        play_text(world, "a1-b2");
    }
    has_come(world, travels, 0.5)
}

/// The line that wins, half lit.
fn line(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        lay(world, LAST);
    } else if frame == 4 {
        play_text(world, "a1-a2");
    }
    has_come(world, |act| matches!(act, Act::End(_)), 0.4)
}

fn end(world: &mut World, frame: u32) -> bool {
    idle(world) && frame > 20
}
