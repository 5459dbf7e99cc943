//! Tablut's targets: every slide from square to square, the king's target out and captures first.

use super::{Location, MoveTarget, TargetKind};
use crate::rules::tablut::{Illegal, Move, Position, Square};
use crate::rules::{AnyMove, Rules};

fn location(at: Square) -> Location {
    Location::Board((at.rank() - 1) * 9 + at.file())
}

fn square(location: Location) -> Option<Square> {
    match location {
        Location::Board(at) => Square::at(at % 9, at / 9 + 1),
        _ => None,
    }
}

/// The pieces as one reads, from the upper left; of each the winning squares, captures, and then
/// the nearest.
pub(super) fn targets(position: &Position) -> Vec<MoveTarget> {
    let king = position.king();
    let target = |choice: Move| {
        let Move { from, to } = choice;
        let kind = if from == king && position.is_goal(to) {
            TargetKind::Enter
        } else if position.captures(choice).is_empty() {
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
    let mut targets: Vec<_> = position.legal_moves().into_iter().map(target).collect();
    targets.sort_by_key(|(order, _)| *order);
    targets.into_iter().map(|(_, target)| target).collect()
}

pub(super) fn why_not(
    position: &Position,
    from: Location,
    to: Option<Location>,
) -> Option<Illegal> {
    position.why_not(square(from)?, to.and_then(square))
}
