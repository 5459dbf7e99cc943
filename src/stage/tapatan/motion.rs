//! The motion of Tapatan's pieces: placings, slides along the lines and the celebration of a win.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::geometry::{TapatanBoard, scale};
use crate::geometry::tapatan::{LIFT, shadow_direction};
use crate::stage::pose::{PiecePose, smooth};
use crate::stage::sizes::vec2;
use crate::table::{Change, Place, Standing};

/// The scale of a lifted piece.
pub(super) const LIFTED: f32 = 1.08;

/// The offset of a shadow per unit of its piece's height, in board space.
const LIGHT: Vec2 = vec2(shadow_direction());

/// A piece that is lifted, moves straight to its place along a line or from the tray, and is put down.
pub(super) fn travelling(board: TapatanBoard, change: &Change, progress: f32) -> Option<PiecePose> {
    let (from, to) = (
        board.foot(change.side, change.from)?,
        board.foot(change.side, change.to)?,
    );
    let t = progress.clamp(0.0, 1.0);
    // It rises in the first quarter and comes down in the last.
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

/// The three pieces of the winning line rise one after another as the line lights up.
pub(super) fn celebrating(pose: PiecePose, standing: Standing, progress: f32) -> PiecePose {
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

/// The offset of a lifted piece's shadow.
pub(super) fn shadow(lift: f32) -> Vec2 {
    LIGHT * lift
}
