//! Tawula's pieces: fifteen a side, on points by White's numbers, in hand, on the bar or off.

use super::Movement;
use crate::rules::Side;
use crate::rules::tawula::{Origin, PIECES, POINTS, Position, Step, opposite};
use crate::table::{PieceKind, Place, Standing};

pub(super) fn set() -> Vec<(Side, PieceKind, u8)> {
    Side::BOTH
        .map(|side| (side, PieceKind::Man, PIECES))
        .to_vec()
}

/// A point by a side's own number.
fn place(side: Side, index: u8) -> Place {
    Place::Board(match side {
        Side::First => index,
        Side::Second => opposite(index),
    })
}

pub(super) fn standings(position: &Position) -> Vec<(Side, PieceKind, Standing)> {
    let board = position.board();
    let mut all = Vec::new();
    for side in Side::BOTH {
        let points = (1..=POINTS).map(|index| (place(side, index), board.count(side, index)));
        let beside = [
            (Place::Hand, board.hand(side)),
            (Place::Bar, board.bar(side)),
            (Place::Off, board.off(side)),
        ];
        for (place, count) in points.chain(beside) {
            all.extend((0..count).map(|level| {
                let standing = Standing {
                    place,
                    level,
                    ..Standing::default()
                };
                (side, PieceKind::Man, standing)
            }));
        }
    }
    all
}

pub(super) fn movement(step: &Step) -> Option<Movement> {
    match *step {
        Step::Entered { side, at, from, .. } => {
            let from = match from {
                Origin::Bar => Place::Bar,
                Origin::Hand => Place::Hand,
                Origin::Point(index) => place(side, index),
            };
            Some(Movement::new(side, from, place(side, at)))
        }
        Step::Moved { side, from, to, .. } => {
            Some(Movement::new(side, place(side, from), place(side, to)))
        }
        Step::BorneOff { side, from, .. } => {
            Some(Movement::new(side, place(side, from), Place::Off))
        }
        Step::Hit { side, at } => Some(Movement::new(side, place(side, at), Place::Bar)),
        _ => None,
    }
}
