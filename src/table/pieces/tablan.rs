//! Tablan's pieces: twelve a side, each on a cell of its own or captured.

use super::Movement;
use crate::rules::Side;
use crate::rules::tablan::{Cell, PIECES, Position, Step};
use crate::table::{PieceKind, Place, Standing};

pub(super) fn set() -> Vec<(Side, PieceKind, u8)> {
    Side::BOTH
        .map(|side| (side, PieceKind::Man, PIECES))
        .to_vec()
}

fn place(cell: Cell) -> Place {
    Place::Board(cell.index(Side::First))
}

pub(super) fn standings(position: &Position) -> Vec<(Side, PieceKind, Standing)> {
    let standing = |cell| {
        let piece = position.piece(cell)?;
        let standing = Standing {
            place: place(cell),
            level: 0,
            started: piece.started,
            home: piece.home,
        };
        Some((piece.side, PieceKind::Man, standing))
    };
    Cell::all().filter_map(standing).collect()
}

pub(super) fn movement(step: &Step) -> Option<Movement> {
    match step {
        Step::Travelled {
            side,
            path,
            started,
            ..
        } => Some(Movement {
            started: *started,
            ..Movement::new(*side, place(*path.first()?), place(*path.last()?))
        }),
        Step::Captured { side, at } => Some(Movement::new(*side, place(*at), Place::Captured)),
        Step::Entered { side, at } => Some(Movement {
            home: true,
            ..Movement::new(*side, place(*at), place(*at))
        }),
        _ => None,
    }
}
