//! Adds the window, the renderer and Bevy's other plugins for the program with a window.

use bevy::app::PanicHandlerPlugin;
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::prelude::*;
use bevy::render::settings::{MemoryHints, WgpuSettings};
use bevy::render::{RenderApp, RenderPlugin};
use bevy::transform::systems::StaticTransformOptimizations;
use bevy::window::{PresentMode, WindowResizeConstraints, WindowResolution};
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use super::{Args, Harness, StartError, launch, ui_actions};
use crate::settings::CurrentSettings;
use crate::sound;
use crate::stage::layout::MIN_WINDOW;
use crate::store::Settings;
use crate::table::WakeUp;
use crate::ui::SystemLanguages;

/// The application name under which a desktop finds the window's entry and icon.
pub const WINDOW_NAME: &str = "tavoliere";

/// The crates whose warnings don't reach the terminal or console, because users can't act on them: the renderer and the
/// window warn about problems that they solve, and the game reports a missing sound device.
pub(super) const ONLY_ERRORS: [&str; 7] = [
    "wgpu",
    "naga",
    "bevy_core_pipeline",
    "bevy_render",
    "bevy_audio",
    "calloop",
    "winit",
];

/// Adds the window, the renderer and the other plugins of Bevy.
///
/// # Errors
/// The window system or the graphics can't be used.
pub(super) fn add_bevy(app: &mut App, args: &Args) -> Result<(), StartError> {
    if !args.is_tour() {
        // The tour leaves them out, so that its pictures are alike on every machine.
        app.insert_resource(SystemLanguages(launch::system_languages()));
    }
    if args.harness.is_none() {
        launch::file_dialogs(app);
        if !args.demo {
            launch::restart(app);
        }
    }
    let window = main_window(args, &app.world().resource::<CurrentSettings>().0);
    let assets = launch::assets(app);
    let plugins = DefaultPlugins
        .set(WindowPlugin {
            primary_window: Some(window),
            // The program might ask before it ends.
            close_when_requested: false,
            ..default()
        })
        .set(assets)
        .set(RenderPlugin {
            render_creation: WgpuSettings {
                memory_hints: memory_hints(),
                ..default()
            }
            .into(),
            // The tour's pictures must not miss anything that is still compiling.
            synchronous_pipeline_compilation: args.is_tour(),
            ..default()
        })
        .disable::<PanicHandlerPlugin>();
    let plugins = launch::log(plugins);
    launch::try_plugins(|| {
        app.add_plugins(sound::without_replaced(plugins));
        sound::output(app);
    })?;
    let event_loop = (**app.world().resource::<EventLoopProxyWrapper>()).clone();
    app.insert_resource(WakeUp::new(move || {
        // Sending fails once the loop has ended, and then it needs no frames.
        let _ = event_loop.send_event(WinitUserEvent::WakeUp);
    }))
    .insert_resource(ClearColor(Color::srgb_u8(0x12, 0x0D, 0x0B)))
    // Few entities here have children; tracking which trees are static would wake a thread in every frame.
    .insert_resource(StaticTransformOptimizations::Disabled);
    Ok(())
}

/// The size of the window at the start.
#[must_use]
pub fn resolution(args: &Args, settings: &Settings) -> WindowResolution {
    match args.harness {
        Some(Harness::Tour) => WindowResolution::new(1920, 1080).with_scale_factor_override(1.0),
        // Lays out a small window, but with few pixels.
        Some(Harness::FrameBench) => {
            WindowResolution::new(160, 90).with_scale_factor_override(0.25)
        }
        Some(Harness::Bench) | None => {
            WindowResolution::new(settings.window.width, settings.window.height)
        }
    }
}

/// The window at the start.
fn main_window(args: &Args, settings: &Settings) -> Window {
    launch::window(Window {
        title: "Tavoliere".to_owned(),
        name: Some(WINDOW_NAME.to_owned()),
        resolution: resolution(args, settings),
        present_mode: present_mode(args),
        mode: ui_actions::window_mode(settings.fullscreen && !args.is_tour()),
        resize_constraints: WindowResizeConstraints {
            min_width: MIN_WINDOW.x,
            min_height: MIN_WINDOW.y,
            ..default()
        },
        ..default()
    })
}

/// Frames follow the screen's refresh rate, except in measurements and tours.
fn present_mode(args: &Args) -> PresentMode {
    if args.harness.is_some() {
        return PresentMode::AutoNoVsync;
    }
    PresentMode::AutoVsync
}

/// Makes the renderer's shared memory blocks small, and gives large pictures separate ones, so that memory returns to
/// the system when they're freed.
fn memory_hints() -> MemoryHints {
    const MEGABYTE: u64 = 1 << 20;
    MemoryHints::Manual {
        suballocated_device_memory_block_size: 4 * MEGABYTE..16 * MEGABYTE,
    }
}

/// Runs systems on one thread, because handing most of them to another costs more than running them. Rendering still
/// runs beside the next frame's systems, and searches and loading have separate threads.
pub(super) fn run_systems_in_turn(app: &mut App) {
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
