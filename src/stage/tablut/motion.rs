//! How Tablut's pieces slide, are captured and celebrate a win.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::geometry::{CELL, TablutBoard};
use crate::stage::pose::{PiecePose, smooth};
use crate::stage::tempo::span;
use crate::table::{Change, Location, Place, Standing};

/// A slide, eased in and out; the piece is not lifted.
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

/// The part of a capture during which the captors lean in and the captured piece still stands.
const LEAN: f32 = span::LEAN / span::CAPTURE;

/// How far a captured piece has tipped at some progress of its leaving, 0 to 1; none while it
/// stands.
pub(super) fn tipped(progress: f32) -> Option<f32> {
    /// The fall itself: 180 milliseconds.
    const FALL: f32 = 180.0 / span::CAPTURE;
    let t = (progress - LEAN) / FALL;
    (t > 0.0).then_some(t.min(1.0))
}

/// A captured piece stands until its captors have leant in. Then sprites of their own show how it
/// falls where it stood, while it fades in beside the board.
pub(super) fn leaving(from: Vec2, to: Option<Vec2>, progress: f32) -> PiecePose {
    match tipped(progress).zip(to) {
        None => PiecePose::standing(from),
        Some((t, to)) => PiecePose {
            alpha: smooth(t),
            ..PiecePose::standing(to)
        },
    }
}

/// The winner's pieces leap once, in a wave from the lower left.
pub(super) fn rejoicing(pose: PiecePose, standing: Standing, progress: f32) -> PiecePose {
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
