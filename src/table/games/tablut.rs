//! Describes Tablut for the table: sixteen men against eight and their king, each on a square or captured, moving in
//! straight lines.

use super::{Movement, TableGame};
use crate::rules::tablut::{Illegal, MEN, Move, Position, Square, Step};
use crate::rules::{AnyMove, Rules, Side};
use crate::table::targets::{Location, MoveTarget, TargetKind};
use crate::table::{PieceKind, Place, Standing};

impl TableGame for Position {
    const HAS_DRAW_OFFERS: bool = true;

    fn piece_set(_: &Self::Options) -> Vec<(Side, PieceKind, u8)> {
        let [black, white] = MEN;
        vec![
            (Side::First, PieceKind::Man, black),
            (Side::Second, PieceKind::Man, white),
            (Side::Second, PieceKind::King, 1),
        ]
    }

    fn standings(&self) -> Vec<(Side, PieceKind, Standing)> {
        let standing = |at| {
            let piece = self.piece(at)?;
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

    /// The king's capture isn't a movement, because he stays on his square.
    fn movement(step: &Step) -> Option<Movement> {
        match step {
            Step::Slid { side, from, to, .. } => {
                Some(Movement::new(*side, place(*from), place(*to)))
            }
            Step::Captured { side, at, .. } => {
                Some(Movement::new(*side, place(*at), Place::Captured))
            }
            _ => None,
        }
    }

    /// The pieces from the upper left in reading order; for each the winning squares, then captures, then the nearest
    /// squares.
    fn move_targets(&self) -> Vec<MoveTarget> {
        let king = self.king();
        let target = |choice: Move| {
            let Move { from, to } = choice;
            let kind = if from == king && self.is_goal(to) {
                TargetKind::Enter
            } else if self.captures(choice).is_empty() {
                TargetKind::Free
            } else {
                TargetKind::Capture
            };
            let rank = match kind {
                TargetKind::Enter => 0_u8,
                TargetKind::Capture => 1,
                TargetKind::Free => 2,
            };
            let far = from.file().abs_diff(to.file()) + from.rank().abs_diff(to.rank());
            let target = MoveTarget {
                from: location(from),
                to: location(to),
                choice: AnyMove::Tablut(choice),
                uses: None,
                steps: 0,
                half: false,
                kind,
            };
            ((9 - from.rank(), from.file(), rank, far), target)
        };
        let mut targets: Vec<_> = self.legal_moves().into_iter().map(target).collect();
        targets.sort_by_key(|(order, _)| *order);
        targets.into_iter().map(|(_, target)| target).collect()
    }

    /// White's warning, which Black must answer (TT-11).
    fn warns(&self) -> bool {
        self.side_to_act() == Some(Side::First) && self.announcement().is_some()
    }

    fn refusal(&self, from: Location, to: Option<Location>) -> Option<Illegal> {
        self.refusal_for(square(from)?, to.and_then(square))
    }
}

/// Squares are numbered by ranks: 0 is a1, 8 is i1, 80 is i9.
fn place(at: Square) -> Place {
    Place::Board((at.rank() - 1) * 9 + at.file())
}

fn location(at: Square) -> Location {
    Location::Board((at.rank() - 1) * 9 + at.file())
}

fn square(location: Location) -> Option<Square> {
    match location {
        Location::Board(at) => Square::at(at % 9, at / 9 + 1),
        _ => None,
    }
}
