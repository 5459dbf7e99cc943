//! Puts the layers together and runs them: window, loading, settings, demonstration, tour.

use std::time::Duration;

use bevy::app::{ScheduleRunnerPlugin, TaskPoolPlugin};
use bevy::prelude::*;

pub mod args;
pub mod awake;
mod backup;
mod closing;
pub mod demo;
pub mod demonstration;
mod exchange;
pub mod first_start;
mod frame_time;
#[cfg(not(target_arch = "wasm32"))]
mod icon;
pub mod idle;
pub mod late_files;
pub mod launch;
mod library;
pub mod loading;
mod notices;
mod opening;
mod other_windows;
mod pictures;
mod players;
pub mod review;
mod saved_state;
mod screen;
mod seeds;
pub mod session_start;
mod share;
mod start_args;
mod start_error;
mod statistics;
pub mod ui_actions;
mod vibration;
mod windowed;

pub use crate::ui::Version;
pub use args::{Args, Harness};
pub use notices::{Notice, Notices};
pub use screen::Screen;
pub use seeds::fresh_seed;
pub use start_args::StartArgs;
pub use start_error::StartError;
pub use windowed::{WINDOW_NAME, resolution};

use saved_state::SavedState;

use crate::input::{DevicesPlugin, InputPlugin};
use crate::rules::{GameKind, Setup};
use crate::sound::SoundPlugin;
use crate::stage::{PicturePlugin, StagePlugin};
use crate::table::TablePlugin;
use crate::table::autosave::SaveSlot;
use crate::ui::UiPlugin;

/// Runs the program.
///
/// # Errors
/// Options that name something unknown, folders that can't be used, or a program that can't be started again.
pub fn run(args: Args, version: Version) -> Result<AppExit, StartError> {
    let language = args.language.clone();
    // No player watches a demonstration or a harness.
    let tells = !args.demo && args.harness.is_none();
    let exit = match build(args, version) {
        Ok(app) => launch::run_app(app, tells, language.as_deref())?,
        Err(error @ StartError::NoGraphics(_)) => {
            return launch::try_next_backend(error, language.as_deref());
        }
        Err(error) => return Err(error),
    };
    launch::finish().map_err(StartError::Again)?;
    Ok(exit)
}

/// Builds the app without running it.
///
/// # Errors
/// Options that name something unknown, or folders that can't be used.
pub fn build(mut args: Args, version: Version) -> Result<App, StartError> {
    // Wrong names are reported before a window opens.
    args.setup(GameKind::ALL[0], Setup::new)?;
    let mut app = App::new();
    let SavedState {
        saves,
        mut settings,
        mut notices,
    } = SavedState::open(&args)?;
    if let Some(address) = args.address.take() {
        let (asked, problems) = launch::address::read(&address, settings.0.game_kind());
        notices.0.extend(problems.iter().map(Notice::of_address));
        args = Args {
            data: args.data,
            language: args.language,
            speed: asked.speed.or(args.speed),
            restarted: args.restarted,
            ..asked
        };
    }
    if args.restarted {
        notices.0.push(Notice::plain("toast-restarted"));
    }
    if let Some(language) = &args.language {
        settings.0.language.clone_from(language);
    }
    app.insert_resource(saves)
        .insert_resource(args.overrides(&settings.0))
        .insert_resource(settings)
        .insert_resource(notices)
        .insert_resource(version)
        .insert_resource(StartArgs(args.clone()));
    if args.demo {
        app.insert_resource(SaveSlot::Demo)
            .add_plugins(demo::plugin);
    }
    if args.headless {
        headless(&mut app);
    } else {
        windowed(&mut app, &args)?;
    }
    Ok(app)
}

/// Adds the table alone, without a window or renderer, and runs at full speed.
fn headless(app: &mut App) {
    app.add_plugins((
        TaskPoolPlugin::default(),
        bevy::diagnostic::FrameCountPlugin,
        bevy::time::TimePlugin,
        ScheduleRunnerPlugin::run_loop(Duration::ZERO),
        TablePlugin,
        session_start::plugin,
    ));
}

/// Adds the whole program, in a window.
///
/// # Errors
/// The window system or the graphics can't be used.
fn windowed(app: &mut App, args: &Args) -> Result<(), StartError> {
    windowed::add_bevy(app, args)?;
    app.init_state::<Screen>()
        .add_plugins((
            TablePlugin,
            StagePlugin,
            PicturePlugin,
            InputPlugin,
            DevicesPlugin,
            UiPlugin,
            SoundPlugin,
        ))
        .add_plugins((pictures::plugin, loading::plugin, closing::plugin))
        .add_plugins((
            demonstration::plugin,
            session_start::plugin,
            notices::plugin,
            exchange::plugin,
            library::plugin,
            players::plugin,
            share::plugin,
            opening::plugin,
            statistics::plugin,
            (
                other_windows::plugin,
                backup::plugin,
                first_start::plugin,
                vibration::plugin,
            ),
            review::plugin,
            ui_actions::plugin,
            launch::plugin,
            awake::plugin,
            (idle::plugin, frame_time::plugin),
        ));
    windowed::run_systems_in_turn(app);
    Ok(())
}
