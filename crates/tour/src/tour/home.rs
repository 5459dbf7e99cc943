//! The tour's pictures of the home screen, of a room that grows into its table, and of the pause.

use bevy::prelude::*;

use super::play::{idle, set_speed};
use super::scene::{Scene, USUAL};
use crate::record::GameRecord;
use crate::rules::GameKind::{self, Tablan, Tablut, Tapatan, Tawula};
use crate::rules::Side;
use crate::stage::Tempo;
use crate::stage::table_art::is_furnished;
use crate::store::Seat;
use crate::table::{Intent, Table};
use crate::ui::{CurrentSettings, Home, Open, Panel};

const DESKTOP: (f32, f32) = (1280.0, 720.0);
const SMALL: (f32, f32) = (640.0, 360.0);
const UPRIGHT: (f32, f32) = (390.0, 844.0);

/// The scenes, after those of all games.
pub(super) const SCENES: &[Scene] = &[
    Scene {
        name: "home-first-start",
        window: DESKTOP,
        prepare: first_start,
    },
    Scene {
        name: "home",
        window: USUAL,
        prepare: with_a_game,
    },
    Scene {
        name: "home-tablut",
        window: DESKTOP,
        prepare: |world, frame| room(world, frame, Tablut),
    },
    Scene {
        name: "home-tapatan",
        window: DESKTOP,
        prepare: |world, frame| room(world, frame, Tapatan),
    },
    Scene {
        name: "home-tawula",
        window: DESKTOP,
        prepare: |world, frame| room(world, frame, Tawula),
    },
    Scene {
        name: "home-opens",
        window: DESKTOP,
        prepare: opens,
    },
    Scene {
        name: "home-portrait",
        window: UPRIGHT,
        prepare: |world, frame| room(world, frame, Tablan),
    },
    Scene {
        name: "home-portrait-tawula",
        window: UPRIGHT,
        prepare: |world, frame| room(world, frame, Tawula),
    },
    Scene {
        name: "home-small",
        window: SMALL,
        prepare: |world, frame| room(world, frame, Tablan),
    },
    Scene {
        name: "home-italian",
        window: DESKTOP,
        prepare: italian,
    },
    Scene {
        name: "home-grows-1",
        window: DESKTOP,
        prepare: |world, frame| grows(world, frame, 1),
    },
    Scene {
        name: "home-grows-2",
        window: DESKTOP,
        prepare: |world, frame| grows(world, frame, 2),
    },
    Scene {
        name: "home-grows-3",
        window: DESKTOP,
        prepare: |world, frame| grows(world, frame, 3),
    },
    Scene {
        name: "home-grows-4",
        window: DESKTOP,
        prepare: |world, frame| grows(world, frame, 4),
    },
    Scene {
        name: "home-grows-5",
        window: DESKTOP,
        prepare: |world, frame| grows(world, frame, 5),
    },
    Scene {
        name: "home-grows-6",
        window: DESKTOP,
        prepare: |world, frame| grows(world, frame, 6),
    },
    Scene {
        name: "home-grows-7",
        window: DESKTOP,
        prepare: |world, frame| grows(world, frame, 7),
    },
    Scene {
        name: "home-grows-8",
        window: DESKTOP,
        prepare: |world, frame| grows(world, frame, 8),
    },
    Scene {
        name: "pause",
        window: DESKTOP,
        prepare: pause,
    },
    Scene {
        name: "pause-small",
        window: SMALL,
        prepare: pause,
    },
    Scene {
        name: "pause-portrait",
        window: UPRIGHT,
        prepare: pause,
    },
];

fn go_home(world: &mut World) {
    set_speed(world, 1.0);
    world.resource_mut::<Open>().go_home();
}

/// Whoever opens the program for the first time finds nothing begun.
fn first_start(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        let game = world.resource::<Table>().game().setup().clone();
        world.write_message(Intent::Lay(Box::new(GameRecord::opening(game, 1))));
    }
    if frame == 2 {
        world.resource_mut::<CurrentSettings>().0.setups.clear();
        go_home(world);
    }
    frame > 2 && stands(world, Tablan, frame)
}

/// A game of Tablan is under way.
fn with_a_game(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        let sample = include_str!("../../ui/home/samples/tablan.txt");
        if let Ok(mut game) = GameRecord::from_record(sample) {
            let side = Tablan.side_name(Side::First);
            // The names of sides are fixed: it is not refused.
            let _ = game.set_header(side, &Seat::Person.to_string());
            let setup = game.setup().clone();
            world.resource_mut::<Open>().home = false;
            world
                .resource_mut::<CurrentSettings>()
                .0
                .remember(&setup, 1, None);
            world.write_message(Intent::Lay(Box::new(game)));
        }
    }
    if frame == 3 {
        go_home(world);
    }
    frame > 3 && stands(world, Tablan, frame)
}

fn stands(world: &mut World, game: GameKind, frame: u32) -> bool {
    world.resource_mut::<Home>().stand_in(game);
    frame > 8
}

fn room(world: &mut World, frame: u32, game: GameKind) -> bool {
    stands(world, game, frame)
}

/// One room closes and another opens.
fn opens(world: &mut World, frame: u32) -> bool {
    let now = world.resource::<Time<Real>>().elapsed();
    if frame < 5 {
        world.resource_mut::<Home>().stand_in(Tablan);
    }
    if frame == 5 {
        let tempo = *world.resource::<Tempo>();
        world
            .resource_mut::<Home>()
            .open_room_of(Tapatan, now, tempo);
    }
    frame == 18
}

fn italian(world: &mut World, frame: u32) -> bool {
    "it".clone_into(&mut world.resource_mut::<CurrentSettings>().0.language);
    stands(world, Tablut, frame)
}

/// The room of the game on the table, so many eighths of its way.
fn grows(world: &mut World, frame: u32, eighths: u8) -> bool {
    let now = world.resource::<Time<Real>>().elapsed();
    if eighths == 1 && !world.resource::<Home>().is_passing() {
        // The table of the open room is loaded; here it is there from the start.
        world.resource_mut::<Home>().stand_in(Tablan);
        let is_ready = world.run_system_cached(is_furnished).unwrap_or(false);
        if !is_ready || frame < 4 {
            return false;
        }
        world.resource_mut::<Home>().leave_for(Tablan, now);
    }
    let tempo = *world.resource::<Tempo>();
    let grown = world.resource::<Home>().grown(now, tempo);
    match grown {
        Some(grown) => grown >= f32::from(eighths) / 8.0 - 0.01,
        None => eighths == 8,
    }
}

fn pause(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        world.resource_mut::<Open>().home = false;
    }
    if frame == 3 {
        world.resource_mut::<Open>().panel = Some(Panel::Pause);
    }
    frame > 6 && idle(world)
}
