//! A program of its own: a command line, a window on the desktop, assets in a folder.

#[cfg(all(windows, feature = "embedded-assets"))]
mod console;
#[cfg(feature = "embedded-assets")]
mod embedded;
pub mod exchange;
#[cfg(not(feature = "embedded-assets"))]
mod folder;
mod pads;

use bevy::prelude::*;

use super::command_line::CommandLine;
use crate::app::{Args, Version, icon, ui_actions};
use crate::table::ComputeMode;

#[cfg(feature = "embedded-assets")]
pub(in crate::app) use embedded::assets;
#[cfg(not(feature = "embedded-assets"))]
pub(in crate::app) use folder::assets;

/// What the command line asks for; one that cannot be understood ends the program.
#[must_use]
pub fn start(version: Version) -> Args {
    give_memory_back();
    #[cfg(all(windows, feature = "embedded-assets"))]
    console::attach();
    CommandLine::read(version).into()
}

/// Lets large buffers go back to the system as soon as they are freed: pictures need many while they are
/// decoded, and glibc would keep them for later.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
pub fn give_memory_back() {
    /// From this size on, in bytes, a buffer is a mapping of its own. glibc's usual limit grows with
    /// the buffers that are freed.
    const LARGE: libc::c_int = 1024 * 1024;
    /// So much may lie free at the end of a heap. A software renderer frees two megabytes in every frame and
    /// takes them again in the next.
    const SPARE: libc::c_int = 4 * 1024 * 1024;
    // SAFETY: the calls change only settings of the allocator, which guards them by a lock of its own.
    #[expect(
        unsafe_code,
        reason = "there is no safe way to set up glibc's allocator"
    )]
    unsafe {
        libc::mallopt(libc::M_MMAP_THRESHOLD, LARGE);
        libc::mallopt(libc::M_TRIM_THRESHOLD, SPARE);
    }
}

/// Other systems give large buffers back by themselves.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub const fn give_memory_back() {}

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

/// The languages that the system asks for, the best first.
#[must_use]
pub(in crate::app) fn system_languages() -> Vec<String> {
    sys_locale::get_locales().collect()
}

pub(in crate::app) fn plugin(app: &mut App) {
    app.insert_resource(ComputeMode::Background);
    app.add_plugins((icon::plugin, pads::plugin));
}
