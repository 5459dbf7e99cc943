//! Tapatan's ways: from the hand to any free point, later from point to point along the lines.

use super::{Spot, Way, WayKind};
use crate::rules::tapatan::{Illegal, Move, Point, Position};
use crate::rules::{AnyMove, Rules};

fn spot(point: Point) -> Spot {
    Spot::Board(point.into())
}

fn point(spot: Spot) -> Option<Point> {
    match spot {
        Spot::Board(at) => Point::try_from(at).ok(),
        _ => None,
    }
}

/// Point by point, by rank and then by file.
pub(super) fn ways(position: &Position) -> Vec<Way> {
    let Some(side) = position.side_to_act() else {
        return Vec::new();
    };
    let way = |choice: Move| Way {
        from: choice.from().map_or(Spot::Hand(side), spot),
        to: spot(choice.to()),
        choice: AnyMove::Tapatan(choice),
        uses: None,
        steps: 0,
        half: false,
        kind: WayKind::Free,
    };
    position.legal_moves().into_iter().map(way).collect()
}

pub(super) fn why_not(position: &Position, from: Spot, to: Option<Spot>) -> Option<Illegal> {
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
        // A tray is meant, or a piece that is not to move now.
        (_, None) if placing => (position.side_to_act().map(Spot::Hand) != Some(from)
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
