//! How Tapatan's pieces are placed, slide along the lines, and rejoice.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::geometry::{TapatanBoard, scale};
use crate::geometry::tapatan::{LIFT, throw};
use crate::stage::pose::{PiecePose, smooth};
use crate::stage::sizes::vec2;
use crate::table::{Change, Place, Standing};

/// How much larger a lifted piece looks.
pub(super) const LIFTED: f32 = 1.08;

/// The way of the light per unit of height, in board space.
const LIGHT: Vec2 = vec2(throw());

/// Off the wood, straight to its place, and down: along a line or from the tray.
pub(super) fn travelling(board: TapatanBoard, change: &Change, progress: f32) -> Option<PiecePose> {
    let (from, to) = (
        board.foot(change.side, change.from)?,
        board.foot(change.side, change.to)?,
    );
    let t = progress.clamp(0.0, 1.0);
    // Up within the first quarter, down within the last.
    let up = smooth((t.min(1.0 - t) * 4.0).min(1.0));
    let way = smooth(t);
    let size = scale(change.from).lerp(scale(change.to), way);
    Some(PiecePose {
        lift: LIFT * up,
        scale: Vec2::splat(size * 1.0.lerp(LIFTED, up)),
        in_the_air: true,
        ..PiecePose::standing(from.lerp(to, way))
    })
}

/// Nothing is captured in Tapatan; what leaves fades where it stands.
pub(super) fn leaving(from: Vec2, progress: f32) -> PiecePose {
    PiecePose {
        alpha: 1.0 - smooth(progress),
        ..PiecePose::standing(from)
    }
}

/// The three of the line rise one after another as the light runs through them.
pub(super) fn rejoicing(pose: PiecePose, standing: Standing, progress: f32) -> PiecePose {
    let Place::Board(at) = standing.place else {
        return pose;
    };
    let start = 0.12 + 0.04 * f32::from(at);
    let t = ((progress - start) / 0.45).clamp(0.0, 1.0);
    let up = (t * PI).sin();
    PiecePose {
        lift: LIFT * 0.7 * up,
        scale: pose.scale * (1.0 + 0.055 * up),
        ..pose
    }
}

/// Where the shadow of a lifted piece falls.
pub(super) fn shadow(lift: f32) -> Vec2 {
    LIGHT * lift
}
