//! A scene of the tour, and the size of its window.

use std::fmt;

use bevy::prelude::{Vec2, World, vec2};

/// Prepares a scene, one frame at a time. Returns `true` once everything is in place.
pub type Prepare = fn(&mut World, frame: u32) -> bool;

/// A picture of the tour.
#[derive(Debug)]
pub struct Scene {
    /// The name of the picture file, without its number.
    pub name: &'static str,
    /// The size of the window and of the picture.
    pub window: WindowSize,
    pub(crate) prepare: Prepare,
}

impl Scene {
    pub(super) const fn new(name: &'static str, window: WindowSize, prepare: Prepare) -> Self {
        Self {
            name,
            window,
            prepare,
        }
    }
}

/// The size of a window (pixels).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WindowSize {
    /// From left to right.
    pub width: u32,
    /// From top to bottom.
    pub height: u32,
}

impl WindowSize {
    /// A phone held sideways.
    pub const SMALL: Self = Self::new(640, 360);
    /// A phone held upright.
    pub const PHONE: Self = Self::new(390, 844);
    /// A tablet that is flat on the table between two players.
    pub const TABLET: Self = Self::new(1280, 800);
    /// The same tablet, upright.
    pub const TABLET_UPRIGHT: Self = Self::new(800, 1280);
    /// A small window on a desktop.
    pub const WINDOW: Self = Self::new(800, 600);
    /// A window on a notebook.
    pub const NOTEBOOK: Self = Self::new(1280, 720);
    /// A usual screen.
    pub const DESKTOP: Self = Self::new(1920, 1080);
    /// The same screen, upright.
    pub const DESKTOP_UPRIGHT: Self = Self::new(1080, 1920);
    /// A screen with four times the pixels.
    pub const LARGE: Self = Self::new(3840, 2160);

    const fn new(width: u32, height: u32) -> Self {
        Self { width, height }
    }

    /// The size as a vector.
    pub(crate) fn to_vec2(self) -> Vec2 {
        vec2(self.width as f32, self.height as f32)
    }
}

impl fmt::Display for WindowSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.width, self.height)
    }
}
