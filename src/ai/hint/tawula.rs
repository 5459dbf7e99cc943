//! What speaks for a turn in Tawula: what the board that it ends with has more than this one.

use super::Reason;
use crate::ai::greedy::danger_in_tawula;
use crate::rules::Game;
use crate::rules::tawula::{Board, PIECES, POINTS, Position};

/// From how many hundredths of eight steps on a smaller danger is a reason.
const SAFER: i64 = 60;

/// The reason for a turn that ends with a board.
pub(super) fn reason(position: &Position, result: &Board) -> Option<Reason> {
    let side = position.side_to_act()?;
    let before = position.board();
    let enemy = side.other();
    let more = |after: u8, before: u8| u32::from(after.saturating_sub(before));
    let hits = more(result.bar(enemy), before.bar(enemy));
    let off = more(result.off(side), before.off(side));
    let points = |board: &Board| {
        (12..=POINTS)
            .filter(|index| board.count(side, *index) >= 2)
            .count()
    };
    let waiting = |board: &Board| board.bar(side) + board.hand(side);
    Some(if result.off(side) == PIECES {
        Reason::Wins
    } else if position.legal_moves().len() == 1 {
        Reason::Only
    } else if hits > 0 {
        Reason::Hits { pieces: hits }
    } else if off > 0 {
        Reason::BearsOff { pieces: off }
    } else if points(result) > points(before) {
        Reason::MakesPoint
    } else if danger_in_tawula(before, side) >= danger_in_tawula(result, side) + SAFER {
        Reason::GetsSafe
    } else if waiting(result) < waiting(before) {
        Reason::ComesIn
    } else {
        Reason::RunsOn
    })
}
