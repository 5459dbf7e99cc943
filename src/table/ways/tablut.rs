//! Tablut's ways: every slide from square to square, the king's way out and captures first.

use super::{Spot, Way, WayKind};
use crate::rules::tablut::{Illegal, Move, Position, Square};
use crate::rules::{AnyMove, Rules};

fn spot(at: Square) -> Spot {
    Spot::Board((at.rank() - 1) * 9 + at.file())
}

fn square(spot: Spot) -> Option<Square> {
    match spot {
        Spot::Board(at) => Square::at(at % 9, at / 9 + 1),
        _ => None,
    }
}

/// The pieces as one reads, from the upper left; of each the winning squares, captures, and then
/// the nearest.
pub(super) fn ways(position: &Position) -> Vec<Way> {
    let king = position.king();
    let way = |choice: Move| {
        let Move { from, to } = choice;
        let kind = if from == king && position.is_goal(to) {
            WayKind::Enter
        } else if position.captures(choice).is_empty() {
            WayKind::Free
        } else {
            WayKind::Capture
        };
        let rank = match kind {
            WayKind::Enter => 0_u8,
            WayKind::Capture => 1,
            WayKind::Free => 2,
        };
        let far = from.file().abs_diff(to.file()) + from.rank().abs_diff(to.rank());
        let way = Way {
            from: spot(from),
            to: spot(to),
            choice: AnyMove::Tablut(choice),
            uses: None,
            steps: 0,
            half: false,
            kind,
        };
        ((9 - from.rank(), from.file(), rank, far), way)
    };
    let mut ways: Vec<_> = position.legal_moves().into_iter().map(way).collect();
    ways.sort_by_key(|(order, _)| *order);
    ways.into_iter().map(|(_, way)| way).collect()
}

pub(super) fn why_not(position: &Position, from: Spot, to: Option<Spot>) -> Option<Illegal> {
    position.why_not(square(from)?, to.and_then(square))
}
