//! Tapatan's pieces: three a side, in hand until they are placed, then each on a point of its own.

use super::Movement;
use crate::rules::Side;
use crate::rules::tapatan::{PIECES, Point, Position, Step};
use crate::table::{PieceKind, Place, Standing};

pub(super) fn set() -> Vec<(Side, PieceKind, u8)> {
    Side::BOTH
        .map(|side| (side, PieceKind::Man, PIECES))
        .to_vec()
}

fn place(point: Point) -> Place {
    Place::Board(point.into())
}

pub(super) fn standings(position: &Position) -> Vec<(Side, PieceKind, Standing)> {
    let stands = |place, level| Standing {
        place,
        level,
        ..Standing::default()
    };
    let of = |side| {
        let down = position.pieces(side).map(move |at| stands(place(at), 0));
        let waiting = (0..position.in_hand(side)).map(move |level| stands(Place::Hand, level));
        down.chain(waiting)
            .map(move |standing| (side, PieceKind::Man, standing))
    };
    Side::BOTH.into_iter().flat_map(of).collect()
}

pub(super) fn movement(step: &Step) -> Option<Movement> {
    match *step {
        Step::Placed { side, at } => Some(Movement::new(side, Place::Hand, place(at))),
        Step::Moved { side, from, to } => Some(Movement::new(side, place(from), place(to))),
        Step::LineMade { .. } | Step::TurnEnded { .. } | Step::Ended(_) => None,
    }
}
