//! The size of the window.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The size of the window (logical pixels).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WindowSize {
    /// Width.
    pub width: u32,
    /// Height.
    pub height: u32,
}

impl WindowSize {
    /// The nearest size that a window can sensibly have.
    #[must_use]
    pub fn clamped(self) -> WindowSize {
        WindowSize {
            width: self.width.clamp(320, 16_384),
            height: self.height.clamp(180, 16_384),
        }
    }
}

impl Default for WindowSize {
    fn default() -> Self {
        WindowSize {
            width: 1280,
            height: 720,
        }
    }
}

impl fmt::Display for WindowSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.width, self.height)
    }
}
