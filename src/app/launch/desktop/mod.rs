//! A program of its own: a command line, a window on the desktop, assets in a folder.

pub mod exchange;
mod pads;

use std::path::PathBuf;

use bevy::prelude::*;
use clap::Parser;

use super::command_line::CommandLine;
use crate::app::{Args, icon, ui_actions};
use crate::table::ComputeMode;

/// What the command line asks for; one that cannot be understood ends the program.
#[must_use]
pub fn start() -> Args {
    give_memory_back();
    CommandLine::parse().into()
}

/// Lets large buffers go back to the system as soon as they are freed: pictures need many while they are
/// decoded, and glibc would keep them for later.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
fn give_memory_back() {
    /// From this size on, in bytes, a buffer is a mapping of its own. glibc's usual limit grows with
    /// the buffers that are freed.
    const LARGE: libc::c_int = 256 * 1024;
    // SAFETY: the call changes only a setting of the allocator, which guards it by a lock of its own.
    #[expect(
        unsafe_code,
        reason = "there is no safe way to set up glibc's allocator"
    )]
    unsafe {
        libc::mallopt(libc::M_MMAP_THRESHOLD, LARGE);
    }
}

/// Other systems give large buffers back by themselves.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
const fn give_memory_back() {}

/// The window as it was asked for.
pub(in crate::app) fn window(chosen: Window) -> Window {
    chosen
}

/// Lets the window take the whole screen, or not.
pub(in crate::app) fn set_fullscreen(window: &mut Mut<Window>, fullscreen: bool) {
    let mode = ui_actions::window_mode(fullscreen);
    if window.mode != mode {
        window.mode = mode;
    }
}

/// Desktops have no common way of asking for reduced motion; the settings have one.
#[must_use]
pub(in crate::app) const fn wants_reduced_motion() -> bool {
    false
}

/// Assets are read from a folder.
pub(in crate::app) fn assets(_: &mut App) -> AssetPlugin {
    AssetPlugin {
        file_path: asset_folder(),
        ..default()
    }
}

pub(in crate::app) fn plugin(app: &mut App) {
    app.insert_resource(ComputeMode::Background);
    app.add_plugins((icon::plugin, pads::plugin));
}

/// Where the assets lie: beside the program, in the current folder, or in the source tree.
fn asset_folder() -> String {
    let beside = std::env::current_exe()
        .ok()
        .and_then(|exe| exe.parent().map(|folder| folder.join("assets")));
    let here = std::env::current_dir()
        .ok()
        .map(|folder| folder.join("assets"));
    let source = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets");
    [
        std::env::var_os("BEVY_ASSET_ROOT").map(|root| PathBuf::from(root).join("assets")),
        beside,
        here,
        Some(source),
    ]
    .into_iter()
    .flatten()
    .find(|folder| folder.is_dir())
    .map_or_else(
        || "assets".to_owned(),
        |folder| folder.to_string_lossy().into_owned(),
    )
}
