//! Whether a win that the table promises outlasts the third repetition (TP-7).
//!
//! The table knows boards, not games. Whoever wins by it never comes back to a position, but one that
//! stood twice before may lie on the way, and standing for the third time it is a draw.

use super::table::{SolvedTable, State, Value};
use crate::rules::tapatan::{Position, Repetition};
use crate::rules::{Rules, Side};

/// The turns in which pieces are placed; nothing repeats before the last of them.
const PLACINGS: u32 = 6;
/// A position cannot stand for the third time before so many turns of the moving phase.
const EARLIEST: u32 = 8;

/// What a side can force after it has moved to a position, going by the board and by what
/// has stood before.
pub(super) fn value_behind(table: &SolvedTable, next: &Position, side: Side) -> Value {
    if let Some(outcome) = next.outcome() {
        return match outcome.winner {
            Some(winner) if winner == side => Value::Won(1),
            // Nobody loses by an own move.
            _ => Value::Drawn,
        };
    }
    let value = table.of(State::of(next, side.other())).behind();
    let holds = match value {
        Value::Drawn => true,
        Value::Won(plies) | Value::Lost(plies) if !may_repeat(next, plies) => true,
        Value::Won(plies) => loses(table, next, plies - 1),
        Value::Lost(plies) => wins(table, next, plies - 1),
    };
    if holds { value } else { Value::Drawn }
}

/// Whether a position could stand for the third time within so many plies.
fn may_repeat(position: &Position, plies: u8) -> bool {
    position.options().repetition == Repetition::Draw
        && position.turn_number() + u32::from(plies) > PLACINGS + EARLIEST
}

/// Whether the side to move wins within so many plies, whatever is drawn by repetition.
fn wins(table: &SolvedTable, position: &Position, plies: u8) -> bool {
    follow(position).any(|next| match next.outcome() {
        Some(outcome) => outcome.winner.is_some(),
        None => plies > 1 && loses(table, &next, plies - 1),
    })
}

/// Whether the side to move loses within so many plies, whatever is drawn by repetition.
fn loses(table: &SolvedTable, position: &Position, plies: u8) -> bool {
    // Ways that the table calls longer or no loss at all need not be gone.
    let known = position
        .side_to_act()
        .map(|side| table.of(State::of(position, side)));
    matches!(known, Some(Value::Lost(least)) if least <= plies)
        && follow(position).all(|next| next.outcome().is_none() && wins(table, &next, plies - 1))
}

fn follow(position: &Position) -> impl Iterator<Item = Position> {
    position.legal_moves().into_iter().map(|choice| {
        let mut next = position.clone();
        next.advance(choice);
        next
    })
}
