//! What speaks for a choice in Tablan: what it does on the board, and what it brings out of reach.

use super::Reason;
use crate::ai::greedy::danger_in_tablan;
use crate::rules::Game;
use crate::rules::tablan::{Move, Position, Step};

/// From how many hundredths of a piece on a smaller danger is a reason.
const SAFER: i64 = 30;

/// The reason for a legal choice.
pub(super) fn reason(position: &Position, choice: Move) -> Option<Reason> {
    let side = position.side_to_act()?;
    let mut next = *position;
    let steps = next.play(choice).ok()?;
    let winner = next.outcome().and_then(|outcome| outcome.winner);
    let any = |wanted: fn(&Step) -> bool| steps.iter().any(wanted);
    let hits = steps
        .iter()
        .filter(|step| matches!(step, Step::Captured { .. }))
        .count() as u32;
    Some(if winner == Some(side) {
        Reason::Wins
    } else if position.legal_moves().len() == 1 {
        Reason::Only
    } else if hits > 0 {
        Reason::Hits { pieces: hits }
    } else if any(|step| matches!(step, Step::Entered { .. })) {
        Reason::ComesHome
    } else if danger_in_tablan(position, side) >= danger_in_tablan(&next, side) + SAFER {
        Reason::GetsSafe
    } else if any(|step| matches!(step, Step::Travelled { started: true, .. })) {
        Reason::Starts
    } else {
        Reason::RunsOn
    })
}
