//! Tablut's pieces: sixteen men against eight and their king, each on a square or captured.

use super::Movement;
use crate::rules::Side;
use crate::rules::tablut::{MEN, Position, Square, Step};
use crate::table::{PieceKind, Place, Standing};

pub(super) fn set() -> Vec<(Side, PieceKind, u8)> {
    let [black, white] = MEN;
    vec![
        (Side::First, PieceKind::Man, black),
        (Side::Second, PieceKind::Man, white),
        (Side::Second, PieceKind::King, 1),
    ]
}

/// Squares are numbered by ranks: 0 is a1, 8 is i1, 80 is i9.
fn place(at: Square) -> Place {
    Place::Board((at.rank() - 1) * 9 + at.file())
}

pub(super) fn standings(position: &Position) -> Vec<(Side, PieceKind, Standing)> {
    let standing = |at| {
        let piece = position.piece(at)?;
        let kind = if piece.king {
            PieceKind::King
        } else {
            PieceKind::Man
        };
        let standing = Standing {
            place: place(at),
            ..Standing::default()
        };
        Some((piece.side, kind, standing))
    };
    Square::all().filter_map(standing).collect()
}

/// The king's fate moves nothing: captured or shut in, he stays where he is.
pub(super) fn movement(step: &Step) -> Option<Movement> {
    match step {
        Step::Slid { side, from, to, .. } => Some(Movement::new(*side, place(*from), place(*to))),
        Step::Captured { side, at, .. } => Some(Movement::new(*side, place(*at), Place::Captured)),
        _ => None,
    }
}
