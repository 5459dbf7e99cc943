//! A web page: its address, its canvas, its assets, and what it wants to be told.

mod bridge;
mod reader;

use bevy::asset::AssetMetaCheck;
use bevy::asset::io::{AssetSourceBuilder, AssetSourceId};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowBackendScaleFactorChanged, WindowResizeConstraints};
use iyes_progress::ProgressTracker;

use super::address;
use crate::app::{Args, Screen};
use crate::rules::{GameKind, Setup};
use crate::table::{Fact, Table, TableSystems};

/// The canvas in the page.
const CANVAS: &str = "#table";
/// How many frames the renderer may hold back before one is seen.
const FRAMES_UNSEEN: u32 = 3;

/// Sends panics to the page and says what its address asks for. An address that names what does not
/// exist asks for nothing.
#[must_use]
pub fn start() -> Args {
    std::panic::set_hook(Box::new(|panic| bridge::panicked(&panic.to_string())));
    let args = address::read(&bridge::address());
    if args.setup(GameKind::Tablan, Setup::new).is_ok() {
        args
    } else {
        Args::default()
    }
}

/// The window is the page's canvas and as large as that. Keys that mean something to the browser stay
/// the browser's; the page keeps the few that would move it.
pub(in crate::app) fn window(wished: Window) -> Window {
    Window {
        canvas: Some(CANVAS.to_owned()),
        fit_canvas_to_parent: true,
        prevent_default_event_handling: false,
        resize_constraints: WindowResizeConstraints::default(),
        resolution: wished
            .resolution
            .with_scale_factor_override(bridge::sharpness()),
        ..wished
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

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_systems(
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

/// The page holds the record, so that it can still be saved when nothing here runs any more.
fn keep_record(table: Res<Table>, mut facts: MessageReader<Fact>) {
    if facts.read().count() > 0 {
        bridge::keep(&table.game().to_record());
    }
}

fn tell_progress(tracker: Res<ProgressTracker<Screen>>, mut told: Local<u32>) {
    let progress = tracker.get_global_progress();
    if progress.done != *told {
        *told = progress.done;
        bridge::progress(progress.done, progress.total);
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
