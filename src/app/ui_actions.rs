//! Handles actions on settings and the window, and saves the settings.

use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowCloseRequested, WindowMode};

use super::seeds::fair_seed;
use super::{StartArgs, launch};
use crate::rules::Side;
use crate::settings::CurrentSettings;
use crate::sound::device::NoDevice;
use crate::store::{Seat, Settings, Slot};
use crate::table::autosave::{SaveFailed, SaveSlot, Saves};
use crate::table::{Intent, TableEvent, is_watched};
use crate::ui::{NewGameDraft, Toasts, Words};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            follow_fullscreen.run_if(resource_changed::<CurrentSettings>),
            remember_window,
            remember_games,
            report_failures,
        )
            .chain(),
    )
    .add_systems(
        Last,
        save_settings.run_if(resource_changed::<CurrentSettings>),
    );
}

/// The window's mode.
#[must_use]
pub fn window_mode(fullscreen: bool) -> WindowMode {
    if fullscreen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    }
}

/// Enters or leaves full screen after a change of the setting.
pub fn follow_fullscreen(
    args: Res<StartArgs>,
    settings: Res<CurrentSettings>,
    mut window: Query<&mut Window, With<PrimaryWindow>>,
) {
    if !args.0.is_tour()
        && let Ok(mut window) = window.single_mut()
    {
        launch::set_fullscreen(&mut window, settings.0.fullscreen);
    }
}

/// Remembers the window's size once it has stayed the same for a moment.
fn remember_window(
    time: Res<Time<Real>>,
    args: Res<StartArgs>,
    window: Query<Ref<Window>, With<PrimaryWindow>>,
    closing: MessageReader<WindowCloseRequested>,
    mut since: Local<Option<f32>>,
    mut settings: ResMut<CurrentSettings>,
) {
    let Ok(window) = window.single() else { return };
    if args.0.is_tour() || settings.0.fullscreen || window.mode != WindowMode::Windowed {
        return;
    }
    let (width, height) = (window.width() as u32, window.height() as u32);
    let kept = &settings.0.window;
    if (kept.width, kept.height) == (width, height) || width == 0 || height == 0 {
        *since = None;
        return;
    }
    let still = since.get_or_insert(0.0);
    *still += time.delta_secs();
    if *still > 0.6 || !closing.is_empty() {
        *since = None;
        settings.0.window.width = width;
        settings.0.window.height = height;
    }
}

/// Remembers the last set-up of each game, and draws the seed of the next game.
fn remember_games(
    mut intents: MessageReader<Intent>,
    mut table_events: MessageReader<TableEvent>,
    args: Res<StartArgs>,
    slot: Res<SaveSlot>,
    mut settings: ResMut<CurrentSettings>,
    mut draft: ResMut<NewGameDraft>,
) {
    for intent in intents.read() {
        if let Intent::New(new) = intent
            && !args.0.demo
            && !args.0.is_tour()
        {
            settings.0.remember(&new.setup, new.games, new.clock);
            settings.0.game = new.setup.kind().name().to_owned();
            // A game between computers is an exception, so it doesn't change the usual players.
            if !is_watched(new.seats) {
                settings.0.seats = new.seats;
                for side in Side::BOTH {
                    // A side that the computer plays keeps its last player.
                    if new.seats[side.index()] == Seat::Person {
                        let player = new.players[side.index()].as_ref();
                        settings.0.players[side.index()] = player.and_then(|player| player.id);
                    }
                }
            }
        }
        if let Intent::SetUp(game) = intent
            && !matches!(*slot, SaveSlot::Lesson | SaveSlot::Unsaved)
            && game.header("puzzle").is_none()
            && !args.0.demo
            && !args.0.is_tour()
        {
            settings.0.game = game.setup().kind().name().to_owned();
        }
    }
    if table_events
        .read()
        .any(|table_event| matches!(table_event, TableEvent::SetUp))
    {
        draft.reseed(fair_seed(&args.0));
    }
}

fn save_settings(
    settings: Res<CurrentSettings>,
    args: Res<StartArgs>,
    words: Res<Words>,
    mut kept: Local<Option<Settings>>,
    mut saves: ResMut<Saves>,
    mut toasts: ResMut<Toasts>,
) {
    let first = kept.is_none();
    if kept.as_ref() == Some(&settings.0) {
        return;
    }
    *kept = Some(settings.0.clone());
    // The first settings were just read, so they don't need saving.
    if first || args.0.is_tour() {
        return;
    }
    if let Err(error) = saves.save(&Slot::settings(), &settings.0.to_ron()) {
        toasts.add_problem(words.get("toast-save-failed"), error.to_string());
    }
}

fn report_failures(
    words: Res<Words>,
    mut failures: MessageReader<SaveFailed>,
    mut silent: MessageReader<NoDevice>,
    mut toasts: ResMut<Toasts>,
) {
    for SaveFailed(problem) in failures.read() {
        toasts.add_problem(words.get("toast-save-failed"), problem.as_str());
    }
    if silent.read().count() > 0 {
        toasts.add(words.get("toast-no-sound"), None);
    }
}
