//! How Tablut's pieces slide, are captured and rejoice.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::geometry::{CELL, TablutBoard};
use crate::stage::pose::{PiecePose, smooth};
use crate::stage::tempo::span;
use crate::table::{Change, Location, Place, Standing};

/// A slide in one stroke, gently in and out; a piece never leaves the paper.
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

/// The part of a capture during which the captors lean in and the victim still stands.
const LEAN: f32 = span::LEAN / span::CAPTURE;

/// How far a victim has tipped at some progress of its leaving, 0 to 1; none while it stands.
pub(super) fn tipped(progress: f32) -> Option<f32> {
    /// The fall itself: 180 milliseconds.
    const FALL: f32 = 180.0 / span::CAPTURE;
    let t = (progress - LEAN) / FALL;
    (t > 0.0).then_some(t.min(1.0))
}

/// A victim stands until its captors have leant in; then it tips where it stood, which is drawn
/// apart, and comes into sight beside the board.
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
