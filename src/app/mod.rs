//! Puts the layers together and runs them: window, loading, settings, demonstration, tour.

use std::time::Duration;

use bevy::app::{PanicHandlerPlugin, ScheduleRunnerPlugin, TaskPoolPlugin};
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::settings::{MemoryHints, WgpuSettings};
use bevy::render::{RenderApp, RenderPlugin};
use bevy::transform::systems::StaticTransformOptimizations;
use bevy::window::{PresentMode, WindowResolution};
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

pub mod args;
pub mod begin;
pub mod demo;
pub mod demonstration;
mod exchange;
#[cfg(not(target_arch = "wasm32"))]
mod icon;
pub mod idle;
pub mod launch;
mod library;
pub mod loading;
mod opening;
mod pictures;
mod players;
pub mod review;
mod share;
mod statistics;
pub mod ui_actions;

pub use crate::ui::Version;
pub use args::{Args, Harness};

use crate::input::{DevicesPlugin, InputPlugin};
use crate::rules::{GameKind, Setup};
use crate::settings::{CurrentSettings, GivenSpeed, Overrides, Pace};
use crate::sound::SoundPlugin;
use crate::stage::{PicturePlugin, StagePlugin};
use crate::store::{Settings, Slot, Store, StoreError};
use crate::table::autosave::{SaveSlot, Saves};
use crate::table::{TablePlugin, WakeUp};
use crate::ui::{Open, SystemLanguages, UiPlugin};

/// The screens of the program.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The pictures of the home screen, or of the first table, are being loaded.
    #[default]
    Loading,
    /// The table, or the home screen over it.
    Table,
}

/// Why the program could not begin.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// An argument names something that does not exist.
    #[error(transparent)]
    Setup(#[from] crate::rules::SetupError),
    /// A folder given with --data cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What the start asked for, on the command line or in the page's address.
#[derive(Resource, Clone, Debug, Default)]
pub struct Given(pub Args);

/// Something from the start that the player should know.
#[derive(Clone, Debug)]
pub struct Notice {
    /// The key of its text.
    pub key: &'static str,
    /// What stands for the text's variables.
    pub variables: Vec<(&'static str, String)>,
    /// It says why a panel is there, and does not wait until that is closed.
    pub over_panels: bool,
}

impl Notice {
    /// What went wrong, told once no panel is in the way.
    #[must_use]
    pub fn of(key: &'static str, problem: impl Into<String>) -> Notice {
        Notice {
            key,
            variables: vec![("problem", problem.into())],
            over_panels: false,
        }
    }
}

/// Notices from the start until they can be shown.
#[derive(Resource, Clone, Debug, Default)]
pub struct Notices(pub Vec<Notice>);

impl Notices {
    /// One of them waits for nothing but its frame.
    #[must_use]
    pub fn can_show(&self, open: &Open) -> bool {
        let mut notices = self.0.iter();
        notices.any(|notice| notice.over_panels || open.panel.is_none())
    }
}

/// Runs the program.
///
/// # Errors
/// Arguments that name what does not exist, folders that cannot be used.
pub fn run(args: Args, version: Version) -> Result<AppExit, StartError> {
    Ok(build(args, version)?.run())
}

/// Puts the program together without running it.
///
/// # Errors
/// Arguments that name what does not exist, folders that cannot be used.
pub fn build(mut args: Args, version: Version) -> Result<App, StartError> {
    // Wrong names are reported before a window opens.
    args.setup(GameKind::ALL[0], Setup::new)?;
    let mut app = App::new();
    let (saves, mut settings, mut notices) = open_store(&args)?;
    if let Some(address) = args.address.take() {
        let (asked, problems) = launch::address::read(&address, settings.0.game_kind());
        notices.0.extend(problems.iter().map(begin::link_notice));
        args = asked;
    }
    if let Some(language) = &args.language {
        settings.0.language.clone_from(language);
    }
    app.insert_resource(saves)
        .insert_resource(overrides(&args, &settings.0))
        .insert_resource(settings)
        .insert_resource(notices)
        .insert_resource(version)
        .insert_resource(Given(args.clone()));
    if args.demo {
        app.insert_resource(SaveSlot::Demo)
            .add_plugins(demo::plugin);
    }
    if args.headless {
        headless(&mut app);
    } else {
        windowed(&mut app, &args);
    }
    Ok(app)
}

/// The overrides of the settings that follow from the arguments.
fn overrides(args: &Args, settings: &Settings) -> Overrides {
    Overrides {
        speed: args.speed.map(|speed| GivenSpeed {
            speed,
            replaces: settings.speed,
        }),
        // Nobody watches.
        pace: args.headless.then_some(Pace::NONE),
        demo: args.demo,
        silent: args.is_tour(),
        ..Overrides::default()
    }
}

/// Opens the folder of saves and reads the settings; what cannot be read never stops the start.
fn open_store(args: &Args) -> Result<(Saves, CurrentSettings, Notices), StartError> {
    let mut notices = Notices::default();
    let mut store = match (&args.data, args.harness) {
        (Some(dir), _) => Store::open(dir)?,
        (None, Some(_)) => Store::in_memory(),
        (None, None) => Store::open_default().unwrap_or_else(|error| {
            notices
                .0
                .push(Notice::of("toast-not-lasting", error.to_string()));
            Store::in_memory()
        }),
    };
    let mut problems = Vec::new();
    let loaded = store.load_with(&Slot::settings(), |text| {
        let (settings, found) = Settings::from_ron(text);
        problems = found;
        // What can be used of a damaged file is used; only a file that is no RON is set aside.
        match problems.first() {
            Some(problem @ crate::store::SettingsProblem::Unreadable(_)) => Err(problem.clone()),
            _ => Ok(settings),
        }
    });
    if let Some(notice) = loaded.notice {
        notices.0.push(Notice::of("toast-settings", notice.problem));
    } else if let Some(problem) = problems.first() {
        notices
            .0
            .push(Notice::of("toast-settings", problem.to_string()));
    }
    Ok((
        Saves(store),
        CurrentSettings(loaded.value.unwrap_or_default()),
        notices,
    ))
}

/// The name by which a desktop finds the entry of a window, and with it the icon.
pub const WINDOW_NAME: &str = "tavoliere";

/// What is told on the terminal or the console: what somebody can act on. The renderer and the window
/// also warn about what they handle by themselves, and a missing sound device is told in the game.
const LOG_FILTER: &str =
    "warn,wgpu=error,naga=error,bevy_render=error,bevy_audio=error,calloop=error,winit=error";

/// The table alone: no window, no renderer, as fast as it goes.
fn headless(app: &mut App) {
    app.add_plugins((
        TaskPoolPlugin::default(),
        bevy::diagnostic::FrameCountPlugin,
        bevy::time::TimePlugin,
        ScheduleRunnerPlugin::run_loop(Duration::ZERO),
        TablePlugin,
        begin::plugin,
    ));
}

/// Frames follow the screen, except where nobody watches.
fn present_mode(args: &Args) -> PresentMode {
    if args.harness.is_some() {
        return PresentMode::AutoNoVsync;
    }
    PresentMode::AutoVsync
}

/// Blocks that the renderer divides among small pictures are small too, and large pictures have blocks
/// of their own: then what is given back goes back to the system.
fn memory_hints() -> MemoryHints {
    const MEGABYTE: u64 = 1 << 20;
    MemoryHints::Manual {
        suballocated_device_memory_block_size: 4 * MEGABYTE..16 * MEGABYTE,
    }
}

/// Nearly every system here does so little that handing it to another thread costs more than running
/// it. Drawing still goes on beside the next frame's systems, and searches and loading have threads of
/// their own.
fn run_systems_in_turn(app: &mut App) {
    let set = |world: &mut World| {
        for (_, schedule) in world.resource_mut::<Schedules>().iter_mut() {
            schedule.set_executor(SingleThreadedExecutor::new());
        }
    };
    set(app.world_mut());
    if let Some(render_app) = app.get_sub_app_mut(RenderApp) {
        set(render_app.world_mut());
    }
}

/// The size of the window at the start.
#[must_use]
pub fn resolution(args: &Args, settings: &Settings) -> WindowResolution {
    match args.harness {
        Some(Harness::Tour) => WindowResolution::new(1920, 1080).with_scale_factor_override(1.0),
        // The layout of a small window, on few pixels.
        Some(Harness::FrameBench) => {
            WindowResolution::new(160, 90).with_scale_factor_override(0.25)
        }
        Some(Harness::Bench) | None => {
            WindowResolution::new(settings.window.width, settings.window.height)
        }
    }
}

fn windowed(app: &mut App, args: &Args) {
    let settings = app.world().resource::<CurrentSettings>().0.clone();
    // Pictures of the tour are alike on every machine.
    if !args.is_tour() {
        app.insert_resource(SystemLanguages(launch::system_languages()));
    }
    let window = launch::window(Window {
        title: "Tavoliere".to_owned(),
        name: Some(WINDOW_NAME.to_owned()),
        resolution: resolution(args, &settings),
        present_mode: present_mode(args),
        mode: ui_actions::window_mode(settings.fullscreen && !args.is_tour()),
        resize_constraints: bevy::window::WindowResizeConstraints {
            min_width: crate::stage::layout::MIN_WINDOW.x,
            min_height: crate::stage::layout::MIN_WINDOW.y,
            ..default()
        },
        ..default()
    });
    let assets = launch::assets(app);
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin {
                primary_window: Some(window),
                ..default()
            })
            .set(assets)
            .set(RenderPlugin {
                render_creation: WgpuSettings {
                    memory_hints: memory_hints(),
                    ..default()
                }
                .into(),
                // A picture of the tour lacks nothing that is still being prepared.
                synchronous_pipeline_compilation: args.is_tour(),
                ..default()
            })
            .set(LogPlugin {
                filter: LOG_FILTER.to_owned(),
                ..default()
            })
            .disable::<PanicHandlerPlugin>(),
    );
    let event_loop = (**app.world().resource::<EventLoopProxyWrapper>()).clone();
    app.insert_resource(WakeUp::new(move || {
        // A loop that has ended draws no more frames.
        let _ = event_loop.send_event(WinitUserEvent::WakeUp);
    }))
    .insert_resource(ClearColor(Color::srgb_u8(0x12, 0x0D, 0x0B)))
    // Few entities here have children; tracking which trees are static would wake a thread in every frame.
    .insert_resource(StaticTransformOptimizations::Disabled)
    .init_state::<Screen>()
    .add_plugins((
        TablePlugin,
        StagePlugin,
        PicturePlugin,
        InputPlugin,
        DevicesPlugin,
        UiPlugin,
        SoundPlugin,
    ))
    .add_plugins((
        pictures::plugin,
        loading::plugin,
        demonstration::plugin,
        begin::plugin,
        exchange::plugin,
        library::plugin,
        players::plugin,
        share::plugin,
        opening::plugin,
        statistics::plugin,
        review::plugin,
        ui_actions::plugin,
        launch::plugin,
        idle::plugin,
    ));
    run_systems_in_turn(app);
}
