//! The tour's pictures of changed keys, the screen keyboard, the scan for switches, the questions of the first start, and
//! the modes for children and for calm.

use bevy::prelude::*;
use bevy_egui::egui;
use tavoliere::input::controller_make::ControllerMake;
use tavoliere::input::key_bindings::Modifiers;
use tavoliere::input::last_device::LastDevice;
use tavoliere::input::next_input::CaughtInput;
use tavoliere::input::switches::SwitchPressed;
use tavoliere::record::GameRecord;
use tavoliere::rules::{GameKind, Setup, Side};
use tavoliere::settings::CurrentSettings;
use tavoliere::store::{PieceSize, Settings, Shortcut, ShortcutKey, SwitchScan};
use tavoliere::table::RememberedPlayers;
use tavoliere::ui::captions::Captions;
use tavoliere::ui::screen_keyboard::ScreenKeyboard;
use tavoliere::ui::{KeysState, OpenPanels, Panel};

use super::acting::{
    begin_game, idle, in_each_context, leave_home, new_game, open_panel, set_language, set_up_game,
};
use super::gallery;
use super::home::{go_home, room};
use super::scene::{Scene, WindowSize};

/// The scenes.
pub(super) const SCENES: &[Scene] = &[
    Scene::new("keys", WindowSize::TABLET, |world, frame| {
        keys(world, frame, LastDevice::Keyboard, Request::None)
    }),
    Scene::new("keys-waiting", WindowSize::TABLET, |world, frame| {
        keys(world, frame, LastDevice::Controller, Request::Input)
    }),
    Scene::new("keys-swap-portrait", WindowSize::PHONE, |world, frame| {
        set_language(world, "it");
        keys(world, frame, LastDevice::Keyboard, Request::Swap)
    }),
    Scene::new("keys-waiting-small", WindowSize::SMALL, |world, frame| {
        set_language(world, "en");
        keys(world, frame, LastDevice::Keyboard, Request::Input)
    }),
    Scene::new("writing", WindowSize::TABLET, writing),
    Scene::new("writing-portrait", WindowSize::PHONE, writing),
    Scene::new("writing-small", WindowSize::SMALL, writing),
    Scene::new("scan", WindowSize::TABLET, |world, frame| {
        scan(world, frame, GameKind::Tablut, 0)
    }),
    Scene::new("scan-portrait", WindowSize::PHONE, |world, frame| {
        scan(world, frame, GameKind::Tapatan, 3)
    }),
    Scene::new("scan-small", WindowSize::SMALL, |world, frame| {
        scan(world, frame, GameKind::Tablan, 0)
    }),
    Scene::new("first-start", WindowSize::TABLET, first_start),
    Scene::new("first-start-portrait", WindowSize::PHONE, |world, frame| {
        set_language(world, "it");
        first_start(world, frame)
    }),
    Scene::new("first-start-small", WindowSize::SMALL, |world, frame| {
        set_language(world, "en");
        first_start(world, frame)
    }),
    Scene::new("large-pieces-tablan", WindowSize::TABLET, |world, frame| {
        table(world, frame, GameKind::Tablan, LARGEST)
    }),
    Scene::new("large-pieces-tablut", WindowSize::PHONE, |world, frame| {
        table(world, frame, GameKind::Tablut, LARGEST)
    }),
    Scene::new(
        "large-pieces-tapatan",
        WindowSize::TABLET,
        |world, frame| table(world, frame, GameKind::Tapatan, LARGEST),
    ),
    Scene::new("large-pieces-tawula", WindowSize::TABLET, |world, frame| {
        table(world, frame, GameKind::Tawula, LARGEST)
    }),
    Scene::new("calm-tablan", WindowSize::TABLET, |world, frame| {
        table(world, frame, GameKind::Tablan, CALM)
    }),
    Scene::new("calm-tawula-portrait", WindowSize::PHONE, |world, frame| {
        table(world, frame, GameKind::Tawula, CALM)
    }),
    Scene::new("children-tapatan", WindowSize::TABLET, |world, frame| {
        table(world, frame, GameKind::Tapatan, CHILDREN)
    }),
    Scene::new("children-new-game", WindowSize::TABLET, |world, frame| {
        if frame == 1 {
            open_panel(world, Panel::NewGame);
        }
        table(world, frame, GameKind::Tablut, CHILDREN)
    }),
    Scene::new("home-large-text", WindowSize::NOTEBOOK, |world, frame| {
        home(world, frame, LARGE_TEXT)
    }),
    Scene::new("home-sister-game", WindowSize::NOTEBOOK, |world, frame| {
        home(world, frame, |_| ())
    }),
];

/// The largest pieces.
const LARGEST: fn(&mut Settings) = |settings| settings.piece_size = PieceSize::Largest;
/// Calm mode.
const CALM: fn(&mut Settings) = |settings| settings.calm = true;
/// Larger text.
const LARGE_TEXT: fn(&mut Settings) = |settings| settings.text_scale = 1.5;
/// The mode for children.
const CHILDREN: fn(&mut Settings) = |settings| settings.children = true;

/// The questions of the first start over the home screen.
fn first_start(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        begin(world, GameKind::Tablan);
        world.resource_mut::<OpenPanels>().go_home();
        open_panel(world, Panel::FirstStart);
    }
    frame > 10
}

/// A table with changed settings, before the first move.
fn table(world: &mut World, frame: u32, kind: GameKind, change: fn(&mut Settings)) -> bool {
    if frame == 0 {
        begin(world, kind);
        change(&mut world.resource_mut::<CurrentSettings>().0);
    }
    frame > 12 && idle(world)
}

/// The home screen with changed settings, during a game on a board without diagonals.
fn home(world: &mut World, frame: u32, change: fn(&mut Settings)) -> bool {
    if frame == 0 {
        begin(world, GameKind::Tapatan);
        change(&mut world.resource_mut::<CurrentSettings>().0);
        let mut setup = Setup::new(GameKind::Tapatan);
        // The rule set exists and the moves are legal.
        let _ = setup.set_preset("Nine holes");
        let mut game = GameRecord::new(setup, 1, Side::First);
        for text in ["a1", "b2", "b3", "a2", "c1", "c3"] {
            if let Ok(choice) = game.position().read_choice(text) {
                let _ = game.play(choice);
            }
        }
        set_up_game(world, game);
    }
    if frame == 3 {
        go_home(world);
    }
    frame > 3 && room(world, frame, GameKind::Tapatan)
}

/// The question that is open.
#[derive(Clone, Copy)]
enum Request {
    None,
    Input,
    Swap,
}

/// A game between people, at its start, without a panel.
pub(super) fn begin(world: &mut World, kind: GameKind) {
    world.resource_mut::<OpenPanels>().panel = None;
    gallery::close(world);
    world.insert_resource(Captions::default());
    let language = world.resource::<CurrentSettings>().0.language.clone();
    world.resource_mut::<CurrentSettings>().0 = Settings {
        language,
        ..Settings::default()
    };
    leave_home(world);
    begin_game(world, new_game(kind, 7));
}

/// The keys with two changed ones.
fn keys(world: &mut World, frame: u32, device: LastDevice, request: Request) -> bool {
    if frame == 0 {
        begin(world, GameKind::Tapatan);
        let keys = &mut world.resource_mut::<CurrentSettings>().0.keys;
        keys.take(Shortcut::Undo, ShortcutKey::K);
        keys.clear(Shortcut::Mute);
        open_panel(world, Panel::Keys);
    }
    if frame == 4 {
        let settings = world.resource::<CurrentSettings>().0.clone();
        let mut state = world.resource_mut::<KeysState>();
        state.open_for(device, ControllerMake::Other, false);
        match request {
            Request::None => {}
            Request::Input => state.wait_for(Shortcut::Redo),
            Request::Swap => {
                state.wait_for(Shortcut::Hint);
                let key = CaughtInput::Key(KeyCode::KeyD, Modifiers::default());
                // The key belongs to another shortcut, so nothing changes before the player agrees.
                let _ = state.answer(key, &settings);
            }
        }
    }
    frame > 10
}

/// The screen keyboard over the players.
fn writing(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        begin(world, GameKind::Tapatan);
        world.insert_resource(RememberedPlayers::default());
        open_panel(world, Panel::Players);
    }
    if frame > 3 && !world.resource::<ScreenKeyboard>().is_open() {
        in_each_context(world, |ctx| {
            if !ctx.text_edit_focused() {
                ctx.memory_mut(|memory| memory.move_focus(egui::FocusDirection::Next));
            }
        });
        world.resource_mut::<ScreenKeyboard>().expect_field();
        return false;
    }
    frame > 12
}

/// A scanned table, after some steps.
fn scan(world: &mut World, frame: u32, kind: GameKind, steps: u32) -> bool {
    if frame == 0 {
        begin(world, kind);
        let settings = &mut world.resource_mut::<CurrentSettings>().0;
        settings.switch_scan = SwitchScan::Two;
    }
    if frame < 6 || !idle(world) {
        return false;
    }
    if (8..8 + steps).contains(&frame) {
        world.write_message(SwitchPressed::Step);
    }
    frame > 16 + steps
}
