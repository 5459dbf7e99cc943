//! Runs the program in a web page, with its address, canvas, assets and reports to the page.

mod bridge;
pub mod exchange;
mod history;
mod language;
mod log;
pub(in crate::app) mod picture;
mod reader;
mod report;
mod screen_reader;
mod text_entry;
mod turns;

pub(in crate::app) use crate::app::late_files::load as load_late_files;

use std::cell::{Cell, RefCell};
use std::time::Duration;

use bevy::app::PluginGroupBuilder;
use bevy::asset::AssetMetaCheck;
use bevy::asset::io::{AssetSourceBuilder, AssetSourceId};
use bevy::input::InputSystems;
use bevy::input::touch::Touches;
use bevy::prelude::*;
use bevy::window::{
    PrimaryWindow, WindowBackendScaleFactorChanged, WindowMode, WindowResizeConstraints,
};
use wasm_bindgen::closure::Closure;

use crate::app::loading::{Missing, NeededPartsParams};
use crate::app::{Args, Screen, StartError, late_files};
use crate::settings::{CurrentSettings, Overrides};
use crate::sound::{SoundOutput, Timbre, Tone};
use crate::stage::Timeline;
use crate::table::{ComputeMode, Slices, Table, TableEvent, TableSystems, WakeUp};
use crate::ui::storage::Install;
use crate::ui::{PlatformFeatures, Version, Words, panel_frames};

/// The canvas in the page.
const CANVAS: &str = "#table";
/// The number of frames that the renderer can delay before the first is visible.
const FRAMES_UNSEEN: u32 = 2;

thread_local! {
    /// Wakes the program after events from the page.
    static WAKE_UP: RefCell<WakeUp> = RefCell::default();
}

/// Requests a frame after a change without input.
fn wake() {
    WAKE_UP.with_borrow(WakeUp::wake);
}

/// Sends panics to the page and reads its address.
#[must_use]
pub fn start(_: Version) -> Args {
    std::panic::set_hook(Box::new(|panic| bridge::panicked(&panic.to_string())));
    Args {
        address: Some(bridge::address()),
        ..Args::default()
    }
}

/// The window is the page's canvas and has its size. The browser keeps its keys; the page blocks the few that would
/// scroll it.
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

/// Writes warnings and errors to the browser's console.
pub(in crate::app) fn log(plugins: PluginGroupBuilder) -> PluginGroupBuilder {
    log::start();
    plugins
}

/// Loads assets through the page, which knows their packed names.
pub(in crate::app) fn assets(app: &mut App) -> AssetPlugin {
    let source = AssetSourceBuilder::new(|| Box::new(reader::PageReader));
    app.register_asset_source(AssetSourceId::Default, source);
    AssetPlugin {
        // Metadata files don't exist, and each check would be one more request.
        meta_check: AssetMetaCheck::Never,
        ..default()
    }
}

/// The longest time that a computer thinks before the browser gets control.
const SLICE: Duration = Duration::from_millis(5);

/// Adds plugins. If the renderer can't start, the page says so.
///
/// # Errors
/// Never fails.
#[expect(clippy::unnecessary_wraps, reason = "the desktop's can fail")]
pub(in crate::app) fn try_plugins(add: impl FnOnce()) -> Result<(), StartError> {
    add();
    Ok(())
}

/// Returns the error, because a page has one backend.
///
/// # Errors
/// Always.
pub(in crate::app) const fn try_next_backend(
    error: StartError,
    _language: Option<&str>,
) -> Result<AppExit, StartError> {
    Err(error)
}

/// Does nothing, because the page reloads itself.
pub(in crate::app) const fn restart(_app: &mut App) {}

/// Runs the app. The page itself tells the player if it stops.
///
/// # Errors
/// Never fails.
#[expect(clippy::unnecessary_wraps, reason = "the desktop's can fail")]
pub(in crate::app) fn run_app(
    mut app: App,
    _: bool,
    _: Option<&str>,
) -> Result<AppExit, StartError> {
    Ok(app.run())
}

/// Does nothing, because the browser ends a page.
#[expect(clippy::unnecessary_wraps, reason = "the desktop's can fail")]
pub(in crate::app) const fn finish() -> std::io::Result<()> {
    Ok(())
}

/// Does nothing, because the browser has its dialogs.
pub(in crate::app) const fn file_dialogs(_app: &mut App) {}

pub(in crate::app) fn plugin(app: &mut App) {
    WAKE_UP.set(app.world().resource::<WakeUp>().clone());
    app.insert_resource(ComputeMode::Sliced(Slices {
        length: SLICE,
        next_turn: turns::wake_at_next,
    }));
    watch_browser();
    watch_storage();
    // The page knows the commit, so the program needn't be linked again for every commit.
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
    language::plugin(app);
    late_files::plugin(app);
    text_entry::plugin(app);
    screen_reader::plugin(app);
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
                play_tones.run_if(on_message::<Tone>),
                speak.run_if(resource_changed::<Words>),
                // Reports after this frame's panels, because it might be the last frame for a long time.
                report::report_state
                    .run_if(resource_exists::<Table>)
                    .run_if(panel_frames::are_due)
                    .run_if(report::is_consistent),
                report_progress.run_if(in_state(Screen::Loading)),
                report_visible.run_if(not(in_state(Screen::Loading)).or_else(has_failed)),
            ),
        );
}

/// Follows the canvas's resolution, which the page limits, while sizes stay in CSS pixels.
fn follow_sharpness(mut window: Single<&mut Window, With<PrimaryWindow>>) {
    let sharpness = bridge::sharpness();
    window.resolution.set_scale_factor_override(Some(sharpness));
}

/// Uses full screen for the page, not only the canvas, because the page has controls around it.
pub(in crate::app) fn set_fullscreen(_: &mut Mut<Window>, fullscreen: bool) {
    if fullscreen != bridge::fills_screen() {
        bridge::fill_screen(fullscreen);
    }
}

/// Follows full screen, which the browser can leave, and refuses without previous input.
fn follow_screen(mut settings: ResMut<CurrentSettings>) {
    // The browser hasn't handled a new setting yet.
    if settings.is_changed() {
        return;
    }
    let fills = bridge::fills_screen();
    if settings.0.fullscreen != fills {
        settings.0.fullscreen = fills;
    }
}

/// Allows sounds from the first touch, click or key on, because before that the browser only queues them and warns.
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

/// Plays tones with the browser's oscillators.
fn play_tones(mut tones: MessageReader<Tone>) {
    for tone in tones.read() {
        let (wave, volume) = match tone.timbre {
            Timbre::Soft => ("sine", tone.volume),
            // A square wave is much louder than a sine of the same amplitude.
            Timbre::Bright => ("square", 0.4 * tone.volume),
        };
        let [start, length] = [tone.start, tone.length].map(|time| time.as_secs_f32());
        bridge::play_tone(tone.frequency, start, length, volume, wave);
    }
}

/// Wakes the page's audio, which is suspended after a silence, for new sounds and for motion, which ends in one.
fn wake_sound(timeline: Res<Timeline>, begun: Query<(), Added<AudioPlayer>>) {
    if !timeline.is_idle() || !begun.is_empty() {
        bridge::wake_sound();
    }
}

/// Requests a frame when controllers, full screen or the system's reduced motion change, because frames read them.
fn watch_browser() {
    let changed = Closure::<dyn Fn()>::new(wake);
    bridge::watch_pads(&changed);
    bridge::watch_screen(&changed);
    bridge::watch_reduced_motion(&changed);
    // The page calls it as long as it's open.
    changed.forget();
}

thread_local! {
    /// `true` if another tab has saved something since the last [`take_storage_change`].
    static STORAGE_CHANGED: Cell<bool> = const { Cell::new(false) };
}

/// Requests a frame when another tab has saved something.
fn watch_storage() {
    let changed = Closure::<dyn Fn()>::new(|| {
        STORAGE_CHANGED.set(true);
        wake();
    });
    bridge::watch_storage(&changed);
    // The page calls it as long as it's open.
    changed.forget();
}

/// `true` if another tab has saved something since the last call.
#[must_use]
pub(in crate::app) fn take_storage_change() -> bool {
    STORAGE_CHANGED.take()
}

/// The characters that browsers store for a page.
const ROOM: u64 = 5_000_000;

/// Asks the browser once to keep what is saved, even if it needs room for other pages.
pub(in crate::app) fn keep_storage() {
    bridge::keep_storage();
}

/// Lets the phone vibrate, if the browser can.
pub(in crate::app) fn vibrate(time: std::time::Duration) {
    bridge::vibrate(u32::try_from(time.as_millis()).unwrap_or(u32::MAX));
}

/// The room for everything that is saved. Browsers have about the same, and don't report it for this storage.
#[must_use]
pub(in crate::app) const fn storage_room() -> Option<u64> {
    Some(ROOM)
}

/// The way in which this browser installs the page.
#[must_use]
pub(in crate::app) fn ways_to_install() -> Install {
    match bridge::ways_to_install().as_str() {
        "button" => Install::Button,
        "home screen" => Install::HomeScreen,
        _ => Install::No,
    }
}

/// Asks the browser to install the page.
pub(in crate::app) fn install() {
    bridge::install();
}

/// Hands the record to the page, so that it can be saved even after the program has crashed.
fn keep_record(table: Res<Table>, mut table_events: MessageReader<TableEvent>) {
    if table_events.read().count() > 0 {
        bridge::keep(&table.game().to_record());
    }
}

/// The languages that the browser prefers, the best first.
#[must_use]
pub(in crate::app) fn system_languages() -> Vec<String> {
    let languages = bridge::languages();
    languages.iter().filter_map(|tag| tag.as_string()).collect()
}

/// Sets the language of the texts around the canvas.
fn speak(words: Res<Words>) {
    bridge::speak(words.locale().tag);
}

/// Follows the browser's setting for reduced motion.
fn follow_reduced_motion(mut overrides: ResMut<Overrides>) {
    let wanted = bridge::reduced_motion();
    if overrides.reduced_motion != wanted {
        overrides.reduced_motion = wanted;
    }
}

fn report_progress(wanted: NeededPartsParams, mut last: Local<usize>) {
    let (come, all) = wanted.progress();
    if come != *last {
        *last = come;
        bridge::progress(come as u32, all as u32);
    }
}

/// Run condition: a file couldn't be loaded.
fn has_failed(missing: Res<Missing>) -> bool {
    !missing.is_empty()
}

/// Reports once that the table, or the error instead of it, is visible and usable.
fn report_visible(mut frames: Local<u32>) {
    if *frames <= FRAMES_UNSEEN {
        *frames += 1;
        if *frames == FRAMES_UNSEEN {
            bridge::shown();
        }
    }
}
