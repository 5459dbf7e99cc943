//! Checks if a win from the solved table can be prevented by a third repetition (TP-7).
//!
//! The table knows positions without their history. A side that wins by the table never repeats a position. But a
//! position that has already come up twice can be on its way, and the third time is a draw.

use super::table::{SolvedTable, State, Value};
use crate::rules::tapatan::{Position, Repetition};
use crate::rules::{Rules, Side};

/// Number of turns in which pieces are placed. Positions can repeat only after them.
const PLACINGS: u32 = 6;
/// Number of turns in the moving phase before any position can come up for the third time.
const EARLIEST: u32 = 8;

/// The result that a side can force after moving to a position, with the earlier positions taken into account.
pub(super) fn value_after_move(table: &SolvedTable, next: &Position, side: Side) -> Value {
    if let Some(outcome) = next.outcome() {
        return match outcome.winner {
            Some(winner) if winner == side => Value::Won(1),
            // A side can't lose by its own move.
            _ => Value::Drawn,
        };
    }
    let value = table.of(State::of(next, side.other())).for_previous_mover();
    let holds = match value {
        Value::Drawn => true,
        Value::Won(plies) | Value::Lost(plies) if !may_repeat(next, plies) => true,
        Value::Won(plies) => loses(table, next, plies - 1),
        Value::Lost(plies) => wins(table, next, plies - 1),
    };
    if holds { value } else { Value::Drawn }
}

/// `true` if a position could come up for the third time within `plies` plies.
fn may_repeat(position: &Position, plies: u8) -> bool {
    position.options().repetition == Repetition::Draw
        && position.turn_number() + u32::from(plies) > PLACINGS + EARLIEST
}

/// `true` if the side to move wins within `plies` plies in spite of draws by repetition.
fn wins(table: &SolvedTable, position: &Position, plies: u8) -> bool {
    follow(position).any(|next| match next.outcome() {
        Some(outcome) => outcome.winner.is_some(),
        None => plies > 1 && loses(table, &next, plies - 1),
    })
}

/// `true` if the side to move loses within `plies` plies in spite of draws by repetition.
fn loses(table: &SolvedTable, position: &Position, plies: u8) -> bool {
    // Positions that the table doesn't list as lost within `plies` needn't be searched.
    let known = position
        .side_to_act()
        .map(|side| table.of(State::of(position, side)));
    matches!(known, Some(Value::Lost(least)) if least <= plies)
        && follow(position).all(|next| next.outcome().is_none() && wins(table, &next, plies - 1))
}

fn follow(position: &Position) -> impl Iterator<Item = Position> {
    position.legal_moves().into_iter().map(|choice| {
        let mut next = position.clone();
        next.apply_move(choice);
        next
    })
}
