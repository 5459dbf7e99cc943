//! What the platform allows, which differs between a desktop and a web page.

use bevy::prelude::Resource;

/// What the platform lets the program do.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlatformFeatures {
    /// End itself.
    pub quit: bool,
    /// Take the whole screen.
    pub fullscreen: bool,
    /// Use the function keys, which a browser keeps for itself.
    pub function_keys: bool,
    /// Let the player choose a file. Where it cannot, files are dropped on the window.
    pub chooses_files: bool,
    /// The address of the page that the program is, without what follows a `#`; none for a program of its own.
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
