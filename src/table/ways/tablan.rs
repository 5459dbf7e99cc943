//! Tablan's ways: whole throws, halves and leaps along the path; an 8 or 12 may ask a question.

use super::{Question, Spot, Way, WayKind};
use crate::rules::tablan::{Cell, Illegal, Move, Position};
use crate::rules::{AnyIllegal, AnyMove, Rules, Side};

/// The first cell of the enemy base on a side's path.
const ENEMY_BASE: u8 = 36;

fn spot(cell: Cell) -> Spot {
    Spot::Board(cell.index(Side::First))
}

fn cell(spot: Spot) -> Option<Cell> {
    match spot {
        Spot::Board(at) => Cell::on_path(Side::First, at),
        _ => None,
    }
}

/// The foremost piece first.
pub(super) fn ways(position: &Position) -> Vec<Way> {
    let way = |choice: Move| {
        let from = choice.from()?;
        let side = position.piece(from)?.side;
        let to = position.destination(&choice)?;
        let kind = if position.piece(to).is_some() {
            WayKind::Capture
        } else if to.index(side) >= ENEMY_BASE {
            WayKind::Enter
        } else {
            WayKind::Free
        };
        let way = Way {
            from: spot(from),
            to: spot(to),
            choice: AnyMove::Tablan(choice),
            uses: choice.value().map(|value| value.steps()),
            steps: to.index(side).saturating_sub(from.index(side)),
            half: matches!(choice, Move::Half { .. } | Move::SingleHalf { .. }),
            kind,
        };
        Some((from.index(side), way))
    };
    let mut ways: Vec<(u8, Way)> = position.legal_moves().into_iter().filter_map(way).collect();
    ways.sort_by_key(|(index, _)| std::cmp::Reverse(*index));
    ways.into_iter().map(|(_, way)| way).collect()
}

pub(super) fn why_not(position: &Position, from: Spot, to: Option<Spot>) -> Option<Illegal> {
    position.why_not(cell(from)?, to.and_then(cell))
}

pub(super) fn question(position: &Position) -> Option<Question> {
    let value = position.to_declare()?;
    let declare = |start| AnyMove::Tablan(Move::Declare { value, start });
    Some(Question {
        // Throwing on is one of the two answers that an 8 or 12 asks for (TN-21).
        throw: declare(false),
        done: declare(true),
        unclear: AnyIllegal::Tablan(Illegal::DeclareFirst { value }),
    })
}
