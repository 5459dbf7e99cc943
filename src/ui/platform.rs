//! The capabilities of the platform, a desktop or a web page.

use bevy::prelude::Resource;

/// The capabilities of the platform.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlatformFeatures {
    /// `true` if the program can quit.
    pub quit: bool,
    /// `true` if it can use full screen.
    pub fullscreen: bool,
    /// `true` if it can use the function keys, which a browser keeps for itself.
    pub function_keys: bool,
    /// `true` if players can pick a file in a dialog. Otherwise they drop files on the window.
    pub chooses_files: bool,
    /// The address of the web page, without the part from the `#` on. `None` on the desktop.
    pub page: Option<&'static str>,
}

impl Default for PlatformFeatures {
    fn default() -> Self {
        Self {
            quit: true,
            fullscreen: true,
            function_keys: true,
            chooses_files: false,
            page: None,
        }
    }
}
