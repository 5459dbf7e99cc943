//! Describes Tapatan for the table: three or four pieces a side, placed from the hand and then moved along the lines.

use super::{Movement, TableGame};
use crate::rules::tapatan::{Illegal, Move, Options, Point, Position, Step};
use crate::rules::{AnyMove, Rules, Side};
use crate::table::targets::{Location, MoveTarget, TargetKind};
use crate::table::{PieceKind, Place, Standing};

impl TableGame for Position {
    const IS_SHORT: bool = true;
    const HAS_DRAW_OFFERS: bool = true;

    fn piece_set(options: &Options) -> Vec<(Side, PieceKind, u8)> {
        Side::BOTH
            .map(|side| (side, PieceKind::Man, options.piece_count()))
            .to_vec()
    }

    fn standings(&self) -> Vec<(Side, PieceKind, Standing)> {
        let stands = |place, level| Standing {
            place,
            level,
            ..Standing::default()
        };
        let of = |side| {
            let down = self.pieces(side).map(move |at| stands(place(at), 0));
            let waiting = (0..self.in_hand(side)).map(move |level| stands(Place::Hand, level));
            down.chain(waiting)
                .map(move |standing| (side, PieceKind::Man, standing))
        };
        Side::BOTH.into_iter().flat_map(of).collect()
    }

    fn movement(step: &Step) -> Option<Movement> {
        match *step {
            Step::Placed { side, at } => Some(Movement::new(side, Place::Hand, place(at))),
            Step::Moved { side, from, to } => Some(Movement::new(side, place(from), place(to))),
            Step::LineMade { .. }
            | Step::TurnEnded { .. }
            | Step::Passed { .. }
            | Step::Ended(_) => None,
        }
    }

    /// The points by rank, then by file.
    fn move_targets(&self) -> Vec<MoveTarget> {
        let Some(side) = self.side_to_act() else {
            return Vec::new();
        };
        let target = |choice: Move| MoveTarget {
            from: choice.from().map_or(Location::Hand(side), location),
            to: location(choice.to()),
            choice: AnyMove::Tapatan(choice),
            uses: None,
            steps: 0,
            half: false,
            kind: TargetKind::Free,
        };
        self.legal_moves().into_iter().map(target).collect()
    }

    fn refusal(&self, from: Location, to: Option<Location>) -> Option<Illegal> {
        if self.outcome().is_some() {
            return Some(Illegal::GameOver);
        }
        let goal = to.and_then(point);
        let placing = self
            .side_to_act()
            .is_some_and(|side| self.in_hand(side) > 0);
        match (point(from), goal) {
            (Some(from), Some(to)) => self.check_move(Move::Step { from, to }).err(),
            (None, Some(to)) => self.check_move(Move::Place { to }).err(),
            // While placing, only the player's hand is an origin, and only points are destinations.
            (_, None) if placing => (self.side_to_act().map(Location::Hand) != Some(from)
                || to.is_some())
            .then_some(Illegal::PlaceFirst),
            (Some(from), None) if to.is_none() => stuck(self, from),
            (_, None) => Some(Illegal::AllPlaced),
        }
    }
}

fn place(point: Point) -> Place {
    Place::Board(point.into())
}

fn location(point: Point) -> Location {
    Location::Board(point.into())
}

fn point(location: Location) -> Option<Point> {
    match location {
        Location::Board(at) => Point::try_from(at).ok(),
        _ => None,
    }
}

/// The reason why the piece on a point can't move. `None` if it can.
fn stuck(position: &Position, from: Point) -> Option<Illegal> {
    if position.destinations(from).next().is_some() {
        return None;
    }
    let to = position.ways(from).next()?;
    position.check_move(Move::Step { from, to }).err()
}
