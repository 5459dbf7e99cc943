//! The motion of Tablut's pieces: slides, captures and the celebration of a win.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::geometry::{CELL, TablutBoard};
use crate::stage::pose::{PiecePose, smooth};
use crate::stage::tempo::span;
use crate::table::{Change, Location, Place, Standing};

/// A slide, eased in and out, without lifting the piece.
pub(super) fn sliding(
    board: TablutBoard,
    path: &[Location],
    change: &Change,
    progress: f32,
) -> Option<PiecePose> {
    let from = board.foot(change.side, change.from)?;
    let to = board.foot(change.side, change.to)?;
    path.first()?;
    Some(PiecePose::standing(from.lerp(to, smooth(progress))))
}

/// The share of a capture in which the capturing men lean in and the captured piece doesn't move yet.
const LEAN: f32 = span::LEAN / span::CAPTURE;

/// The progress of a captured piece's fall, 0 to 1, at some progress of the capture. `None` before it falls.
pub(super) fn tipped(progress: f32) -> Option<f32> {
    /// Length of the fall: 180 ms.
    const FALL: f32 = 180.0 / span::CAPTURE;
    let t = (progress - LEAN) / FALL;
    (t > 0.0).then_some(t.min(1.0))
}

/// A captured piece stays until the capturing men have leant in. Then separate sprites show its fall, while it fades in
/// beside the board.
pub(super) fn leaving(from: Vec2, to: Option<Vec2>, progress: f32) -> PiecePose {
    match tipped(progress).zip(to) {
        None => PiecePose::standing(from),
        Some((t, to)) => PiecePose {
            alpha: smooth(t),
            ..PiecePose::standing(to)
        },
    }
}

/// The winner's pieces jump once, in a wave from the lower left.
pub(super) fn celebrating(pose: PiecePose, standing: Standing, progress: f32) -> PiecePose {
    let Place::Board(at) = standing.place else {
        return pose;
    };
    let start = f32::from(at % 9 + at / 9) / 16.0 * 0.5;
    let t = ((progress - start) / 0.4).clamp(0.0, 1.0);
    PiecePose {
        lift: (t * PI).sin() * 0.30 * CELL,
        scale: pose.scale * (1.0 + 0.05 * (t * PI).sin()),
        ..pose
    }
}
