//! Tapatan's targets: from the hand to any free point, later from point to point along the lines.

use super::{Location, MoveTarget, TargetKind};
use crate::rules::tapatan::{Illegal, Move, Point, Position};
use crate::rules::{AnyMove, Rules};

fn location(point: Point) -> Location {
    Location::Board(point.into())
}

fn point(location: Location) -> Option<Point> {
    match location {
        Location::Board(at) => Point::try_from(at).ok(),
        _ => None,
    }
}

/// Point by point, by rank and then by file.
pub(super) fn targets(position: &Position) -> Vec<MoveTarget> {
    let Some(side) = position.side_to_act() else {
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
    position.legal_moves().into_iter().map(target).collect()
}

pub(super) fn why_not(
    position: &Position,
    from: Location,
    to: Option<Location>,
) -> Option<Illegal> {
    if position.outcome().is_some() {
        return Some(Illegal::GameOver);
    }
    let goal = to.and_then(point);
    let placing = position
        .side_to_act()
        .is_some_and(|side| position.in_hand(side) > 0);
    match (point(from), goal) {
        (Some(from), Some(to)) => position.explain(Move::Step { from, to }).err(),
        (None, Some(to)) => position.explain(Move::Place { to }).err(),
        // A tray is resolve_location, or a piece that is not to move now.
        (_, None) if placing => (position.side_to_act().map(Location::Hand) != Some(from)
            || to.is_some())
        .then_some(Illegal::PlaceFirst),
        (Some(from), None) if to.is_none() => stuck(position, from),
        (_, None) => Some(Illegal::AllPlaced),
    }
}

/// Why the piece on a point cannot move anywhere; none where it can.
fn stuck(position: &Position, from: Point) -> Option<Illegal> {
    if position.destinations(from).next().is_some() {
        return None;
    }
    let to = from.neighbours().next()?;
    position.explain(Move::Step { from, to }).err()
}
