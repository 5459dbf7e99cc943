//! Tablan's targets: whole throws, halves and leaps along the path; an 8 or 12 may ask a question.

use super::{Location, MoveTarget, Question, TargetKind};
use crate::rules::tablan::{Cell, Illegal, Move, Position};
use crate::rules::{AnyIllegal, AnyMove, Rules, Side};

/// The first cell of the enemy base on a side's path.
const ENEMY_BASE: u8 = 36;

fn location(cell: Cell) -> Location {
    Location::Board(cell.index(Side::First))
}

fn cell(location: Location) -> Option<Cell> {
    match location {
        Location::Board(at) => Cell::on_path(Side::First, at),
        _ => None,
    }
}

/// The foremost piece first.
pub(super) fn targets(position: &Position) -> Vec<MoveTarget> {
    let target = |choice: Move| {
        let from = choice.from()?;
        let side = position.piece(from)?.side;
        let to = position.destination(&choice)?;
        let kind = if position.piece(to).is_some() {
            TargetKind::Capture
        } else if to.index(side) >= ENEMY_BASE {
            TargetKind::Enter
        } else {
            TargetKind::Free
        };
        let target = MoveTarget {
            from: location(from),
            to: location(to),
            choice: AnyMove::Tablan(choice),
            uses: choice.value().map(|value| value.steps()),
            steps: to.index(side).saturating_sub(from.index(side)),
            half: matches!(choice, Move::Half { .. } | Move::SingleHalf { .. }),
            kind,
        };
        Some((from.index(side), target))
    };
    let mut targets: Vec<(u8, MoveTarget)> = position
        .legal_moves()
        .into_iter()
        .filter_map(target)
        .collect();
    targets.sort_by_key(|(index, _)| std::cmp::Reverse(*index));
    targets.into_iter().map(|(_, target)| target).collect()
}

pub(super) fn why_not(
    position: &Position,
    from: Location,
    to: Option<Location>,
) -> Option<Illegal> {
    position.why_not(cell(from)?, to.and_then(cell))
}

pub(super) fn question(position: &Position) -> Option<Question> {
    let value = position.to_declare()?;
    let declare = |start| AnyMove::Tablan(Move::Declare { value, start });
    Some(Question {
        // StickThrow on is one of the two answers that an 8 or 12 asks for (TN-21).
        throw: declare(false),
        done: declare(true),
        unclear: AnyIllegal::Tablan(Illegal::DeclareFirst { value }),
    })
}
