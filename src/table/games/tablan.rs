//! Describes Tablan for the table: twelve pieces a side, each on a separate cell or captured. They move by whole
//! throws, halves and leaps along the path, and an 8 or 12 can ask a question.

use super::{Movement, TableGame};
use crate::rules::tablan::{Cell, HOME, Illegal, Move, PIECES, Position, Step, Value};
use crate::rules::{AnyIllegal, AnyMove, AnyThrow, Rules, Side};
use crate::table::targets::{Location, MoveTarget, Question, TargetKind};
use crate::table::{PieceKind, Place, Standing};

impl TableGame for Position {
    /// Four sticks with a round face, 0, and a flat one, 1 (TN-5).
    const THROWN: (usize, u8) = (4, 2);

    fn throw_of_faces(faces: &[u8]) -> Option<AnyThrow> {
        if faces.len() != Self::THROWN.0 || faces.iter().any(|face| *face >= Self::THROWN.1) {
            return None;
        }
        Value::of_flats(faces.iter().sum()).map(AnyThrow::Tablan)
    }

    fn piece_set(_: &Self::Options) -> Vec<(Side, PieceKind, u8)> {
        Side::BOTH
            .map(|side| (side, PieceKind::Man, PIECES))
            .to_vec()
    }

    fn standings(&self) -> Vec<(Side, PieceKind, Standing)> {
        let standing = |cell| {
            let piece = self.piece(cell)?;
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

    fn movement(step: &Step) -> Option<Movement> {
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

    /// The front piece comes first.
    fn move_targets(&self) -> Vec<MoveTarget> {
        let target = |choice: Move| {
            let from = choice.from()?;
            let side = self.piece(from)?.side;
            let to = self.destination(&choice)?;
            let kind = if self.piece(to).is_some() {
                TargetKind::Capture
            } else if to.index(side) >= HOME {
                TargetKind::Enter
            } else {
                TargetKind::Free
            };
            let target = MoveTarget {
                from: location(from),
                to: location(to),
                choice: AnyMove::Tablan(choice),
                uses: Self::number_of(choice),
                steps: to.index(side).saturating_sub(from.index(side)),
                half: matches!(choice, Move::Half { .. } | Move::SingleHalf { .. }),
                kind,
            };
            Some((from.index(side), target))
        };
        let mut targets: Vec<(u8, MoveTarget)> =
            self.legal_moves().into_iter().filter_map(target).collect();
        targets.sort_by_key(|(index, _)| std::cmp::Reverse(*index));
        targets.into_iter().map(|(_, target)| target).collect()
    }

    fn number_of(choice: Move) -> Option<u8> {
        choice.value().map(Value::steps)
    }

    fn refusal(&self, from: Location, to: Option<Location>) -> Option<Illegal> {
        self.refusal_for(cell(from)?, to.and_then(cell))
    }

    fn way(&self, from: Location, to: Location) -> Vec<Location> {
        let along = |(from, to): (Cell, Cell)| {
            let side = self.piece(from)?.side;
            let path = from.index(side)..=to.index(side);
            Some(
                path.filter_map(|at| Cell::on_path(side, at))
                    .map(location)
                    .collect(),
            )
        };
        let cells = cell(from).zip(cell(to));
        cells.and_then(along).unwrap_or_else(|| vec![from, to])
    }

    fn can_move(&self, side: Side) -> bool {
        !self.is_stuck(side)
    }

    fn question(&self) -> Option<Question> {
        let value = self.to_declare()?;
        let declare = |start| AnyMove::Tablan(Move::Declare { value, start });
        Some(Question {
            // Throwing again is one of the two answers to an 8 or 12 (TN-21).
            throw: declare(false),
            done: declare(true),
            unclear: AnyIllegal::Tablan(Illegal::DeclareFirst { value }),
        })
    }
}

fn place(cell: Cell) -> Place {
    Place::Board(cell.index(Side::First))
}

fn location(cell: Cell) -> Location {
    Location::Board(cell.index(Side::First))
}

fn cell(location: Location) -> Option<Cell> {
    match location {
        Location::Board(at) => Cell::on_path(Side::First, at),
        _ => None,
    }
}
