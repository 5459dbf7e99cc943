//! The motion of Tablan's pieces: journeys, captures and the celebration of a win.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::geometry::{CELL, TablanBoard};
use crate::stage::pose::{PiecePose, smooth};
use crate::table::{Change, Location, Place, Standing};

/// A journey at some progress: one hop per cell, bowing outwards at the column ends.
pub(super) fn hopping(
    board: TablanBoard,
    path: &[Location],
    change: &Change,
    progress: f32,
) -> Option<PiecePose> {
    let hops = path.len().checked_sub(1).filter(|hops| *hops > 0)?;
    let along = progress.clamp(0.0, 1.0) * hops as f32;
    let hop = (along.floor() as usize).min(hops - 1);
    let t = along - hop as f32;
    let (from, to) = (path[hop], path[hop + 1]);
    let (a, b) = (board.foot(from)?, board.foot(to)?);
    let bow = board.turn_bow(board.cell(from)?, board.cell(to)?);
    let arc = (t * PI).sin();
    let at = a.lerp(b, EaseFunction::SineInOut.sample_clamped(t)) + bow * arc * 0.30 * CELL;
    // Long journeys hop lower and faster, so they look like one sweep.
    let height = if hops > 12 { 0.24 } else { 0.36 };
    // The hop off a piece's start cell is higher and sways.
    let away = change.starts() && hop == 0;
    let height = if away { 0.62 } else { height };
    // Between two hops the piece does not touch the board.
    let floor = if hop == 0 && t < 0.5 || hop == hops - 1 && t >= 0.5 {
        0.0
    } else {
        0.06
    };
    let lift = (floor + (height - floor) * arc) * CELL;
    Some(PiecePose {
        at,
        lift,
        scale: Vec2::splat(1.0 + 0.09 * lift / (0.36 * CELL)),
        tip: if away {
            (t * 2.0 * PI).sin() * 0.16
        } else {
            0.0
        },
        in_the_air: true,
        ..PiecePose::standing(at)
    })
}

/// An arc off the board, towards the nearer long side.
pub(super) fn leaving(board: TablanBoard, from: Vec2, t: f32) -> PiecePose {
    let middle = board.size() / 2.0;
    let towards = if from.y < middle.y { -1.0 } else { 1.0 };
    let side = if from.x < middle.x { -1.0 } else { 1.0 };
    let fall = t * t;
    let at = from + Vec2::new(side * 0.9 * t, towards * (0.35 * t + 0.5 * fall)) * CELL;
    PiecePose {
        lift: (t * PI).sin() * 0.55 * CELL,
        alpha: 1.0 - smooth(((t - 0.35) / 0.65).clamp(0.0, 1.0)),
        tip: side * -0.9 * t,
        scale: Vec2::splat(1.0 + 0.06 * (t * PI).sin()),
        in_the_air: true,
        ..PiecePose::standing(at)
    }
}

/// The winner's pieces jump once, in a wave along the path.
pub(super) fn celebrating(pose: PiecePose, standing: Standing, progress: f32) -> PiecePose {
    let Place::Board(cell) = standing.place else {
        return pose;
    };
    let start = f32::from(cell) / 47.0 * 0.55;
    let t = ((progress - start) / 0.4).clamp(0.0, 1.0);
    PiecePose {
        lift: (t * PI).sin() * 0.42 * CELL,
        scale: pose.scale * (1.0 + 0.06 * (t * PI).sin()),
        ..pose
    }
}
