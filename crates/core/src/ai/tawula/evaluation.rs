//! Computes the win chance at any time of a game.

use super::turn_search::expected;
use super::{Chances, Evaluator, MatchValue};
use crate::rules::MatchScore;
use crate::rules::tawula::Position;
use crate::rules::{Expect, Rules};

/// The win chance of the side to act, in thousandths. `None` after the end. Before the opening roll (TW-3) it's 500.
pub(super) fn evaluation(position: &Position) -> Option<u16> {
    let options = *position.options();
    match position.expect() {
        Expect::Nothing => None,
        Expect::Throw(_) if position.is_opening() => Some(500),
        Expect::Throw(side) => {
            let chances = Evaluator::new(side.other(), options).chances(position.board());
            Some(chances.for_opponent().thousandths())
        }
        Expect::Move(side) => {
            let mut boards = Vec::new();
            position.successors(&mut boards);
            let mut evaluator = Evaluator::new(side, options);
            let best = boards
                .iter()
                .map(|board| evaluator.chances(board))
                .max_by_key(|chances| MatchValue::SINGLE_GAME.utility(*chances));
            best.map(Chances::thousandths)
        }
    }
}

/// The win chance of the side that throws next, in thousandths, averaged over all throws and their best use. Before the
/// opening roll (TW-3) it's 500. `None` if no throw is due.
pub(super) fn expectation(position: &Position, score: Option<&MatchScore>) -> Option<u16> {
    let Expect::Throw(side) = position.expect() else {
        return None;
    };
    if position.is_opening() {
        return Some(500);
    }
    let mover = side.other();
    let match_value = score.map_or(MatchValue::SINGLE_GAME, |score| {
        MatchValue::of_match(score, mover)
    });
    let chances = expected(position.board(), mover, position.options(), match_value);
    Some(1000 - chances.thousandths())
}
