//! The pose of a piece: its place and look at one moment, independent of the motion's cause.

use bevy::prelude::*;

/// The look of a piece at one moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PiecePose {
    /// The foot on the board's plane, in board space.
    pub at: Vec2,
    /// The visible height above the plane, in design units.
    pub lift: f32,
    /// The scale relative to the usual size, in both directions.
    pub scale: Vec2,
    /// Opacity; a piece with 0 is invisible.
    pub alpha: f32,
    /// Rotation, counterclockwise (radians).
    pub tip: f32,
    /// `true` if it is in front of all pieces on the board.
    pub in_the_air: bool,
}

impl PiecePose {
    /// The pose of a piece at rest.
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

/// Eases a progress of 0 to 1 in and out.
#[must_use]
pub fn smooth(t: f32) -> f32 {
    EaseFunction::CubicInOut.sample_clamped(t)
}
