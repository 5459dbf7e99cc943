//! The tour's pictures of the home screen, of a room that grows into its table, and of the pause menu.

use bevy::prelude::*;
use tavoliere::record::GameRecord;
use tavoliere::rules::GameKind::{self, Tablan, Tablut, Tapatan, Tawula};
use tavoliere::rules::Side;
use tavoliere::settings::CurrentSettings;
use tavoliere::stage::table_art::has_table_art;
use tavoliere::store::Seat;
use tavoliere::ui::home::FrameTime;
use tavoliere::ui::{Home, OpenPanels, Panel};

use super::acting::{
    game_on_table, idle, leave_home, open_panel, set_language, set_speed, set_up_game, tempo,
};
use super::scene::{Scene, WindowSize};

/// The scenes, after those of all games.
pub(super) const SCENES: &[Scene] = &[
    Scene::new("home-first-start", WindowSize::NOTEBOOK, first_start),
    Scene::new("home", WindowSize::DESKTOP, with_a_game),
    Scene::new("home-tablut", WindowSize::NOTEBOOK, |world, frame| {
        room(world, frame, Tablut)
    }),
    Scene::new("home-tapatan", WindowSize::NOTEBOOK, |world, frame| {
        room(world, frame, Tapatan)
    }),
    Scene::new("home-tawula", WindowSize::NOTEBOOK, |world, frame| {
        room(world, frame, Tawula)
    }),
    Scene::new("home-opens", WindowSize::NOTEBOOK, opens),
    Scene::new("home-portrait", WindowSize::PHONE, |world, frame| {
        room(world, frame, Tablan)
    }),
    Scene::new("home-portrait-tawula", WindowSize::PHONE, |world, frame| {
        room(world, frame, Tawula)
    }),
    Scene::new("home-small", WindowSize::SMALL, |world, frame| {
        room(world, frame, Tablan)
    }),
    Scene::new("home-italian", WindowSize::NOTEBOOK, italian),
    Scene::new("home-grows-1", WindowSize::NOTEBOOK, |world, frame| {
        grows(world, frame, 1)
    }),
    Scene::new("home-grows-2", WindowSize::NOTEBOOK, |world, frame| {
        grows(world, frame, 2)
    }),
    Scene::new("home-grows-3", WindowSize::NOTEBOOK, |world, frame| {
        grows(world, frame, 3)
    }),
    Scene::new("home-grows-4", WindowSize::NOTEBOOK, |world, frame| {
        grows(world, frame, 4)
    }),
    Scene::new("home-grows-5", WindowSize::NOTEBOOK, |world, frame| {
        grows(world, frame, 5)
    }),
    Scene::new("home-grows-6", WindowSize::NOTEBOOK, |world, frame| {
        grows(world, frame, 6)
    }),
    Scene::new("home-grows-7", WindowSize::NOTEBOOK, |world, frame| {
        grows(world, frame, 7)
    }),
    Scene::new("home-grows-8", WindowSize::NOTEBOOK, |world, frame| {
        grows(world, frame, 8)
    }),
    Scene::new("pause", WindowSize::NOTEBOOK, pause),
    Scene::new("pause-small", WindowSize::SMALL, pause),
    Scene::new("pause-portrait", WindowSize::PHONE, pause),
];

pub(super) fn go_home(world: &mut World) {
    set_speed(world, 1.0);
    world.resource_mut::<OpenPanels>().go_home();
}

/// The first start, before any game.
fn first_start(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        let game = game_on_table(world).setup().clone();
        set_up_game(world, GameRecord::opening(game, 1));
    }
    if frame == 2 {
        world.resource_mut::<CurrentSettings>().0.setups.clear();
        go_home(world);
    }
    frame > 2 && room(world, frame, Tablan)
}

/// The home screen during a game of Tablan.
fn with_a_game(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        let sample = include_str!("../../../../src/ui/home/samples/tablan.txt");
        if let Ok(mut game) = GameRecord::from_record(sample) {
            let side = Tablan.side_name(Side::First);
            // The name is known and the value short, so the header can't be refused.
            let _ = game.set_header(side, &Seat::Person.to_string());
            let setup = game.setup().clone();
            leave_home(world);
            world
                .resource_mut::<CurrentSettings>()
                .0
                .remember(&setup, 1, None);
            set_up_game(world, game);
        }
    }
    if frame == 3 {
        go_home(world);
    }
    frame > 3 && room(world, frame, Tablan)
}

/// The home screen in the room of a game.
pub(super) fn room(world: &mut World, frame: u32, game: GameKind) -> bool {
    world.resource_mut::<Home>().open_at_once(game);
    frame > 8
}

/// One room closes and another opens.
fn opens(world: &mut World, frame: u32) -> bool {
    let now = world.resource::<Time<Real>>().elapsed();
    if frame < 5 {
        world.resource_mut::<Home>().open_at_once(Tablan);
    }
    if frame == 5 {
        let tempo = tempo(world);
        world
            .resource_mut::<Home>()
            .open_room_of(Tapatan, FrameTime { now, tempo });
    }
    frame == 18
}

fn italian(world: &mut World, frame: u32) -> bool {
    set_language(world, "it");
    room(world, frame, Tablut)
}

/// The room of the game on the table, growing into the table.
fn grows(world: &mut World, frame: u32, eighths: u8) -> bool {
    let now = world.resource::<Time<Real>>().elapsed();
    if eighths == 1 && !world.resource::<Home>().is_in_transition() {
        // The game loads the table of the open room; here it is loaded from the start.
        world.resource_mut::<Home>().open_at_once(Tablan);
        let is_ready = world.run_system_cached(has_table_art).unwrap_or(false);
        if !is_ready || frame < 4 {
            return false;
        }
        world.resource_mut::<Home>().leave_for(Tablan, now);
    }
    let tempo = tempo(world);
    let grown = world
        .resource::<Home>()
        .transition_progress(FrameTime { now, tempo });
    match grown {
        Some(grown) => grown >= f32::from(eighths) / 8.0 - 0.01,
        None => eighths == 8,
    }
}

fn pause(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        leave_home(world);
    }
    if frame == 3 {
        open_panel(world, Panel::Pause);
    }
    frame > 6 && idle(world)
}
