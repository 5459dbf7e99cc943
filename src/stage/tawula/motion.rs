//! The motion of Tawula's pieces: journeys, hits and the celebration of a win.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::geometry::{CELL, TawulaBoard};
use crate::stage::board::BoardShape;
use crate::stage::pose::{PiecePose, smooth};
use crate::table::{Change, Location, Place, Standing};

/// Height of a hop, and the growth of its piece at the top.
const HEIGHT: f32 = 0.64 * CELL;
const NEARER: f32 = 0.08;

/// The scale of a piece that leaves or enters a tray, where pieces are small or on their edges.
const FROM_TRAY: f32 = 0.6;

/// A journey at some progress: hops from point to point along the side's path.
pub(super) fn hopping(
    board: TawulaBoard,
    path: &[Location],
    change: &Change,
    progress: f32,
) -> Option<PiecePose> {
    let hops = path.len().checked_sub(1).filter(|hops| *hops > 0)?;
    let along = progress.clamp(0.0, 1.0) * hops as f32;
    let hop = (along.floor() as usize).min(hops - 1);
    let t = along - hop as f32;
    let slot = |standing: Standing| match standing.place {
        Place::Board(_) => Some(board.stacked(standing.level).0),
        _ => None,
    };
    let last = slot(change.to).or(slot(change.from)).unwrap_or(0.0);
    let first = slot(change.from).unwrap_or(last);
    let foot = |i: usize| match path.get(i)? {
        _ if i == 0 => board.foot(change.side, change.from),
        _ if i == hops => board.foot(change.side, change.to),
        Location::Board(at) => {
            let share = i as f32 / hops as f32;
            Some(board.slot(board.own(*at), first + (last - first) * share))
        }
        _ => None,
    };
    let (from, to) = (foot(hop)?, foot(hop + 1)?);
    let at = from.lerp(to, EaseFunction::SineInOut.sample_clamped(t));
    let arc = (t * PI).sin();
    // A piece that crosses the board or enters it is carried higher than one that hops between points.
    let height = HEIGHT * (from.distance(to) / (2.5 * CELL)).clamp(0.72, 1.25);
    let lift = height * arc;
    let in_tray = |standing: Standing| matches!(standing.place, Place::Hand | Place::Off);
    let grown = if in_tray(change.from) && hop == 0 {
        FROM_TRAY + (1.0 - FROM_TRAY) * smooth(t)
    } else if in_tray(change.to) && hop + 1 == hops {
        1.0 - (1.0 - FROM_TRAY) * smooth(t)
    } else {
        1.0
    };
    Some(PiecePose {
        lift,
        scale: Vec2::splat(grown * (1.0 + NEARER * lift / HEIGHT)),
        in_the_air: true,
        ..PiecePose::standing(at)
    })
}

/// An arc of a hit piece from its point to the bar.
pub(super) fn leaving(from: Vec2, to: Option<Vec2>, t: f32) -> PiecePose {
    let arc = (t * PI).sin();
    let to = to.unwrap_or(from);
    PiecePose {
        lift: arc * 1.1 * CELL,
        scale: Vec2::splat(1.0 + 0.12 * arc),
        tip: (to.x - from.x).signum() * -0.35 * arc,
        in_the_air: true,
        ..PiecePose::standing(from.lerp(to, EaseFunction::SineOut.sample_clamped(t)))
    }
}

/// The winner's pieces jump once, in a wave out of the tray.
pub(super) fn celebrating(
    board: TawulaBoard,
    pose: PiecePose,
    standing: Standing,
    progress: f32,
) -> PiecePose {
    let start = f32::from(standing.level) / 14.0 * 0.55;
    let t = ((progress - start) / 0.4).clamp(0.0, 1.0);
    let height = match board.shape {
        BoardShape::Landscape => 0.10,
        BoardShape::Portrait => 0.16,
    };
    PiecePose {
        lift: (t * PI).sin() * height * CELL,
        ..pose
    }
}
