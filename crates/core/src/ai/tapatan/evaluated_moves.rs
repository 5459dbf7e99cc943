//! Evaluates all choices in a position with the solved table. A third repetition (TP-7) can prevent a win.
//!
//! The table knows positions without their history. A side that wins by the table never repeats a position. But a
//! position that has already come up twice can be on its way, and the third time is a draw.

use super::table::{SolvedTable, State, Value};
use crate::rules::tapatan::{Move, Position, Repetition};
use crate::rules::{Rules, Side};

/// Number of plies within which the opponent's errors are counted.
const ERROR_PLIES: u32 = 5;
/// The value of a chance of 1.
const CERTAIN: i64 = 1_000;

/// Number of turns in the moving phase before any position can come up for the third time.
const EARLIEST: u32 = 8;

/// A choice with its value from the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EvaluatedMove {
    /// The choice.
    pub choice: Move,
    /// The result that the side can force with it.
    pub value: Value,
    /// The probability, in thousandths, that the opponent then makes a losing error. Only for draws, otherwise 0.
    pub error_chance: i64,
}

/// All choices of a position with their values.
#[must_use]
pub fn evaluated_moves(position: &Position) -> Vec<EvaluatedMove> {
    let table = SolvedTable::solved(position.options());
    let Some(side) = position.side_to_act() else {
        return Vec::new();
    };
    let choices = position.legal_moves().into_iter();
    choices
        .map(|choice| {
            let mut next = position.clone();
            next.apply_move(choice);
            let state = State::of(&next, side.other());
            let value = value_after_move(table, &next, side);
            let error_chance = match value {
                Value::Drawn if next.outcome().is_none() => {
                    chance_of_error(table, state, ERROR_PLIES)
                }
                _ => 0,
            };
            EvaluatedMove {
                choice,
                value,
                error_chance,
            }
        })
        .collect()
}

/// The probability, in thousandths, that the side to move loses a drawn state by an error within `plies` plies. It
/// picks at random among the choices that don't lose to a line at once.
fn chance_of_error(table: &SolvedTable, state: State, plies: u32) -> i64 {
    let (mut replies, mut sum) = (0, 0);
    for next in table.next(state) {
        replies += 1;
        sum += match table.of(next) {
            // Every player sees these errors.
            Value::Won(1) => {
                replies -= 1;
                0
            }
            Value::Won(_) => CERTAIN,
            Value::Drawn if plies >= 2 => {
                let hopes = table
                    .next(next)
                    .filter(|state| table.of(*state) == Value::Drawn)
                    .map(|state| chance_of_error(table, state, plies - 2));
                // Later errors count less, because they might never be possible.
                hopes.max().unwrap_or(0) * 3 / 4
            }
            _ => 0,
        };
    }
    if replies == 0 { 0 } else { sum / replies }
}

/// The result that a side can force after moving to a position, with the earlier positions taken into account.
fn value_after_move(table: &SolvedTable, next: &Position, side: Side) -> Value {
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
        Value::Won(plies) => wins(table, next, side, plies.into()),
        Value::Lost(plies) => wins(table, next, side.other(), plies.into()),
    };
    if holds { value } else { Value::Drawn }
}

/// `true` if a position could come up for the third time within `plies` plies.
fn may_repeat(position: &Position, plies: u8) -> bool {
    let options = position.options();
    options.repetition == Repetition::Draw
        && position.turn_number() + u32::from(plies) > options.placings() + EARLIEST
}

/// `true` if a side wins in spite of draws by repetition within `plies` plies, including the one that led to this
/// position.
fn wins(table: &SolvedTable, position: &Position, side: Side, plies: u32) -> bool {
    let Some(acting) = position.side_to_act() else {
        return position.outcome().and_then(|outcome| outcome.winner) == Some(side);
    };
    // Positions that the table doesn't list as decided within these plies needn't be searched.
    let known = match table.of(State::of(position, acting)) {
        Value::Won(least) if acting == side => least,
        Value::Lost(least) if acting != side => least,
        _ => return false,
    };
    if u32::from(known) + 1 > plies {
        return false;
    }
    let mut follow = position.legal_moves().into_iter().map(|choice| {
        let mut next = position.clone();
        next.apply_move(choice);
        // A side that passes uses up a ply.
        let passed = u32::from(next.side_to_act() == Some(acting));
        (next, (plies - 1).saturating_sub(passed))
    });
    let wins = |(next, plies): (Position, u32)| wins(table, &next, side, plies);
    if acting == side {
        follow.any(wins)
    } else {
        follow.all(wins)
    }
}
