//! Runs the program on the desktop, with a command line, a window and assets in a folder or embedded.

mod backends;
#[cfg(all(windows, feature = "embedded-assets"))]
mod console;
mod controllers;
mod crash;
mod dialogs;
#[cfg(feature = "embedded-assets")]
mod embedded;
pub mod exchange;
#[cfg(not(feature = "embedded-assets"))]
mod folder;
mod key_modifiers;
mod reduced_motion;
mod restart;
mod screen_fit;
mod screen_reader;

use bevy::app::PluginGroupBuilder;
use bevy::log::LogPlugin;
use bevy::prelude::*;

use super::command_line::CommandLine;
use crate::app::windowed::ONLY_ERRORS;
use crate::app::{Args, Version, icon, ui_actions};
use crate::late_file::LateFile;
use crate::table::ComputeMode;
use crate::ui::storage::Install;

#[cfg(feature = "embedded-assets")]
pub(in crate::app) use embedded::assets;
#[cfg(not(feature = "embedded-assets"))]
pub(in crate::app) use folder::assets;

pub(in crate::app) use backends::{try_next_backend, try_plugins};
pub(in crate::app) use crash::run as run_app;
pub(in crate::app) use dialogs::plugin as file_dialogs;
pub(in crate::app) use restart::{finish, plugin as restart};

/// Reads the command line, or ends the program with an error.
#[must_use]
pub fn start(version: Version) -> Args {
    release_memory();
    #[cfg(all(windows, feature = "embedded-assets"))]
    console::attach();
    CommandLine::read(version).into()
}

/// Returns large buffers to the system as soon as they're freed. Pictures need many while they're decoded, and glibc
/// would keep them.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
pub fn release_memory() {
    /// The size from which a buffer gets a separate mapping (bytes). By default glibc raises this limit with the
    /// buffers that are freed.
    const LARGE: libc::c_int = 1024 * 1024;
    /// The largest free space that stays at the end of a heap (bytes). A software renderer frees two megabytes in every
    /// frame and allocates them again in the next.
    const SPARE: libc::c_int = 4 * 1024 * 1024;
    // SAFETY: the calls change only settings of the allocator, which guards them with a lock.
    #[expect(unsafe_code, reason = "glibc's allocator has no safe interface")]
    unsafe {
        libc::mallopt(libc::M_MMAP_THRESHOLD, LARGE);
        libc::mallopt(libc::M_TRIM_THRESHOLD, SPARE);
    }
}

/// Does nothing, because other systems release large buffers anyway.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub const fn release_memory() {}

/// Loads nothing, because these files are part of the program.
pub(in crate::app) const fn load_late_files(_: &AssetServer, _: &[LateFile]) -> Vec<UntypedHandle> {
    Vec::new()
}

/// Writes warnings and errors to the terminal.
pub(in crate::app) fn log(plugins: PluginGroupBuilder) -> PluginGroupBuilder {
    let only_errors = ONLY_ERRORS.map(|name| format!(",{name}=error"));
    plugins.set(LogPlugin {
        filter: format!("warn,rfd=off{}", only_errors.concat()),
        ..default()
    })
}

/// The window, unchanged.
pub(in crate::app) fn window(chosen: Window) -> Window {
    chosen
}

/// Enters or leaves full screen.
pub(in crate::app) fn set_fullscreen(window: &mut Mut<Window>, fullscreen: bool) {
    let mode = ui_actions::window_mode(fullscreen);
    if window.mode != mode {
        window.mode = mode;
    }
}

/// Always `false`, because the system doesn't report changes by other windows. They're read when this window gets the
/// focus.
#[must_use]
pub(in crate::app) const fn take_storage_change() -> bool {
    false
}

/// Does nothing, because the system keeps files anyway.
pub(in crate::app) const fn keep_storage() {}

/// Does nothing, because desktop computers don't vibrate. Bevy lets controllers vibrate.
pub(in crate::app) const fn vibrate(_: std::time::Duration) {}

/// `None`, because a folder has the room of its disk.
#[must_use]
pub(in crate::app) const fn storage_room() -> Option<u64> {
    None
}

/// No way, because the program is installed already.
#[must_use]
pub(in crate::app) const fn ways_to_install() -> Install {
    Install::No
}

/// Does nothing, because the program is installed already.
pub(in crate::app) const fn install() {}

/// The languages that the system prefers, the best first.
#[must_use]
pub(in crate::app) fn system_languages() -> Vec<String> {
    sys_locale::get_locales().collect()
}

pub(in crate::app) fn plugin(app: &mut App) {
    app.insert_resource(ComputeMode::Background);
    app.add_plugins((
        icon::plugin,
        controllers::plugin,
        key_modifiers::plugin,
        reduced_motion::plugin,
        screen_fit::plugin,
        screen_reader::plugin,
    ));
}
