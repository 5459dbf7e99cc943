//! A program of its own: a command line, a window on the desktop, assets in a folder.

#[cfg(all(windows, feature = "embedded-assets"))]
mod console;
#[cfg(feature = "embedded-assets")]
mod embedded;
pub mod exchange;
#[cfg(not(feature = "embedded-assets"))]
mod folder;

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
    #[cfg(all(windows, feature = "embedded-assets"))]
    console::attach();
    CommandLine::read(version).into()
}

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

pub(in crate::app) fn plugin(app: &mut App) {
    app.insert_resource(ComputeMode::Background);
    app.add_plugins(icon::plugin);
}
