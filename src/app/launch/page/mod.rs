//! A web page: its address, its canvas, its assets, and what the program reports to it.

mod bridge;
pub mod exchange;
mod history;
pub(in crate::app) mod picture;
mod reader;
mod report;
mod turns;

use std::cell::RefCell;
use std::time::Duration;

use bevy::asset::AssetMetaCheck;
use bevy::asset::io::{AssetSourceBuilder, AssetSourceId};
use bevy::input::InputSystems;
use bevy::input::touch::Touches;
use bevy::prelude::*;
use bevy::window::{
    PrimaryWindow, WindowBackendScaleFactorChanged, WindowMode, WindowResizeConstraints,
};
use wasm_bindgen::closure::Closure;

use crate::app::loading::Wanted;
use crate::app::{Args, Screen};
use crate::settings::{CurrentSettings, Overrides};
use crate::sound::SoundOutput;
use crate::stage::Timeline;
use crate::table::{ComputeMode, Slices, Table, TableEvent, TableSystems, WakeUp};
use crate::ui::{PlatformFeatures, Version, Words, panel_frames};

/// The canvas in the page.
const CANVAS: &str = "#table";
/// How many frames the renderer may hold back before one is seen.
const FRAMES_UNSEEN: u32 = 2;

thread_local! {
    /// Wakes the program for what comes from the page.
    static WAKE_UP: RefCell<WakeUp> = RefCell::default();
}

/// Asks for a frame where something changed without any input.
fn wake() {
    WAKE_UP.with_borrow(WakeUp::wake);
}

/// Sends panics to the page and takes what stands in its address.
#[must_use]
pub fn start(_: Version) -> Args {
    std::panic::set_hook(Box::new(|panic| bridge::panicked(&panic.to_string())));
    Args {
        address: Some(bridge::address()),
        ..Args::default()
    }
}

/// The window is the page's canvas and as large as that. Keys that mean something to the browser stay
/// the browser's; the page keeps the few that would move it.
pub(in crate::app) fn window(chosen: Window) -> Window {
    Window {
        canvas: Some(CANVAS.to_owned()),
        fit_canvas_to_parent: true,
        prevent_default_event_handling: false,
        mode: WindowMode::Windowed,
        resize_constraints: WindowResizeConstraints::default(),
        resolution: chosen
            .resolution
            .with_scale_factor_override(bridge::sharpness()),
        ..chosen
    }
}

/// Assets are asked of the page, which knows how they are packed and named.
pub(in crate::app) fn assets(app: &mut App) -> AssetPlugin {
    let source = AssetSourceBuilder::new(|| Box::new(reader::PageReader));
    app.register_asset_source(AssetSourceId::Default, source);
    AssetPlugin {
        // There are none, and each would be one more request.
        meta_check: AssetMetaCheck::Never,
        ..default()
    }
}

/// How long a computer thinks before the browser has its turn.
const SLICE: Duration = Duration::from_millis(5);

pub(in crate::app) fn plugin(app: &mut App) {
    WAKE_UP.set(app.world().resource::<WakeUp>().clone());
    app.insert_resource(ComputeMode::Sliced(Slices {
        length: SLICE,
        next_turn: turns::wake_at_next,
    }));
    watch_pads_and_screen();
    // The page tells it, for the program would have to be linked anew for every commit.
    let commit = bridge::commit().map(|commit| &*commit.leak());
    app.insert_resource(Version { commit });
    app.insert_resource(PlatformFeatures {
        quit: false,
        fullscreen: bridge::can_fill_screen(),
        function_keys: false,
        chooses_files: true,
        page: Some(&*bridge::page().leak()),
    });
    history::plugin(app);
    app.add_systems(PreUpdate, (follow_screen, follow_reduced_motion));
    app.add_systems(Startup, forbid_sound)
        .add_systems(PreUpdate, allow_sound.after(InputSystems))
        .add_systems(
            PreUpdate,
            follow_sharpness.run_if(on_message::<WindowBackendScaleFactorChanged>),
        )
        .add_systems(
            Update,
            keep_record
                .after(TableSystems::Save)
                .run_if(resource_exists::<Table>),
        )
        .add_systems(
            Last,
            (
                wake_sound,
                speak.run_if(resource_changed::<Words>),
                // What this frame's panels have drawn: it may be the last frame for long.
                report::tell
                    .run_if(resource_exists::<Table>)
                    .run_if(panel_frames::are_due)
                    .run_if(report::is_consistent),
                tell_progress.run_if(in_state(Screen::Loading)),
                tell_shown.run_if(not(in_state(Screen::Loading))),
            ),
        );
}

/// The page limits how sharp the canvas is; sizes stay those of CSS.
fn follow_sharpness(mut window: Single<&mut Window, With<PrimaryWindow>>) {
    let sharpness = bridge::sharpness();
    window.resolution.set_scale_factor_override(Some(sharpness));
}

/// The page, not the canvas alone, takes the whole screen: what stands around the canvas goes with it.
pub(in crate::app) fn set_fullscreen(_: &mut Mut<Window>, fullscreen: bool) {
    if fullscreen != bridge::fills_screen() {
        bridge::fill_screen(fullscreen);
    }
}

/// The browser can leave the whole screen by itself, and refuses it where no input came before.
fn follow_screen(mut settings: ResMut<CurrentSettings>) {
    // A fresh wish has not reached the browser yet.
    if settings.is_changed() {
        return;
    }
    let fills = bridge::fills_screen();
    if settings.0.fullscreen != fills {
        settings.0.fullscreen = fills;
    }
}

/// Sounds begin with the first touch, click or key: before it the browser only queues them and warns.
fn allow_sound(
    buttons: Res<ButtonInput<MouseButton>>,
    keys: Res<ButtonInput<KeyCode>>,
    touches: Res<Touches>,
    mut output: ResMut<SoundOutput>,
) {
    let touched = buttons.get_just_pressed().len() > 0
        || keys.get_just_pressed().len() > 0
        || touches.iter_just_pressed().next().is_some();
    if touched && !output.allowed {
        output.allowed = true;
    }
}

fn forbid_sound(mut output: ResMut<SoundOutput>) {
    output.allowed = false;
}

/// The page rests its sound after a silence; it is told of what begins, and of motion, which ends in a sound.
fn wake_sound(timeline: Res<Timeline>, begun: Query<(), Added<AudioPlayer>>) {
    if !timeline.is_idle() || !begun.is_empty() {
        bridge::wake_sound();
    }
}

/// Pads, and whether the page has the whole screen, are read in frames; the page asks for one when they changed.
fn watch_pads_and_screen() {
    let changed = Closure::<dyn Fn()>::new(wake);
    bridge::watch_pads(&changed);
    bridge::watch_screen(&changed);
    // The page calls it as long as it is there.
    changed.forget();
}

/// The page holds the record, so that it can still be saved when nothing here runs any more.
fn keep_record(table: Res<Table>, mut table_events: MessageReader<TableEvent>) {
    if table_events.read().count() > 0 {
        bridge::keep(&table.game().to_record());
    }
}

/// The languages that the browser asks for, the best first.
#[must_use]
pub(in crate::app) fn system_languages() -> Vec<String> {
    let languages = bridge::languages();
    languages.iter().filter_map(|tag| tag.as_string()).collect()
}

/// The page around the canvas, which has words of its own, speaks as the program does.
fn speak(words: Res<Words>) {
    bridge::speak(words.locale().tag);
}

/// The browser can begin or stop asking for reduced motion.
fn follow_reduced_motion(mut overrides: ResMut<Overrides>) {
    let wanted = bridge::reduced_motion();
    if overrides.reduced_motion != wanted {
        overrides.reduced_motion = wanted;
    }
}

fn tell_progress(wanted: Wanted, mut told: Local<usize>) {
    let (come, all) = wanted.progress();
    if come != *told {
        *told = come;
        bridge::progress(come as u32, all as u32);
    }
}

/// Tells the page once that the table, or what stands in its place, can be seen and used.
fn tell_shown(mut frames: Local<u32>) {
    if *frames <= FRAMES_UNSEEN {
        *frames += 1;
        if *frames == FRAMES_UNSEEN {
            bridge::shown();
        }
    }
}
