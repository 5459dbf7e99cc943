//! Where a piece is at one moment and how it looks, whatever moves it.

use bevy::prelude::*;

/// How a piece is seen at one moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PiecePose {
    /// On the board's plane, in board space.
    pub at: Vec2,
    /// Above the plane as it shows, in design units.
    pub lift: f32,
    /// How much larger than usual, each way.
    pub scale: Vec2,
    /// 0 is not seen.
    pub alpha: f32,
    /// Turned against the clock, in radians.
    pub tip: f32,
    /// In front of everything that stands.
    pub in_the_air: bool,
}

impl PiecePose {
    /// Standing still.
    #[must_use]
    pub const fn standing(at: Vec2) -> PiecePose {
        PiecePose {
            at,
            lift: 0.0,
            scale: Vec2::ONE,
            alpha: 1.0,
            tip: 0.0,
            in_the_air: false,
        }
    }
}

/// In and out gently.
#[must_use]
pub fn smooth(t: f32) -> f32 {
    EaseFunction::CubicInOut.sample_clamped(t)
}
