//! Computes the win chance at any time of a game, and the luck of a throw.

use super::levels::levels;
use super::turn_search::{LevelParams, TurnSearch, in_hand, thousandths};
use super::{Evaluator, Expectation, SCORING};
use crate::ai::game_player::MoveSearch;
use crate::ai::network::CERTAIN;
use crate::rules::tablan::{Field, Position, Value};
use crate::rules::{Expect, Rules, Side};

/// The win chance of the side to act, in thousandths, with a draw counting half. `None` after the end. Before a throw
/// has decided which side has the first turn (TN-4) it's 500.
#[must_use]
pub fn evaluation(position: &Position) -> Option<u16> {
    if position.is_opening() {
        return Some(500);
    }
    let side = position.side_to_act()?;
    let mut evaluation = Evaluation::new(position);
    let fresh = matches!(position.expect(), Expect::Throw(_)) && in_hand(position) == [0; 3];
    let chance = if fresh {
        evaluation.before_turn(position.field(), side)
    } else {
        evaluation.chance(position, side)
    };
    Some(thousandths(chance))
}

/// The difference that a throw makes to the win chance of the side that throws, in thousandths, compared with its
/// expectation. Positive if the throw is lucky. `None` if no throw is due, and for throws of the opening (TN-4).
#[must_use]
pub fn luck(position: &Position, throw: Value) -> Option<i16> {
    let Expect::Throw(side) = position.expect() else {
        return None;
    };
    if position.is_opening() {
        return None;
    }
    let mut evaluation = Evaluation::new(position);
    let (mut sum, mut weights, mut found) = (0, 0, 0);
    for (value, weight) in Position::throws() {
        let mut next = *position;
        next.apply_throw(*value);
        let chance = i64::from(evaluation.chance(&next, side));
        sum += i64::from(*weight) * chance;
        weights += i64::from(*weight);
        if *value == throw {
            found = chance;
        }
    }
    let difference = weights * found - sum;
    Some((difference * 1000 / (weights * i64::from(CERTAIN))) as i16)
}

/// The win chance of the side that throws next, in thousandths, with the look-ahead of the best level. In the opening
/// (TN-4) it's 500. `None` if no throw is due.
pub(super) fn expectation(position: &Position) -> Option<u16> {
    let Expect::Throw(side) = position.expect() else {
        return None;
    };
    if position.is_opening() {
        return Some(500);
    }
    let mut evaluation = Evaluation::new(position);
    if in_hand(position) != [0; 3] {
        return Some(thousandths(evaluation.before_throw(position, side)));
    }
    let best = levels(position.options()).last()?;
    let expectation = &mut evaluation.expectation;
    Some(if expectation.evaluator().throws_again() {
        thousandths(expectation.chance(position.field(), side, best.throws))
    } else {
        // Rounded for the side that has moved, because that is how this side compares its turns.
        let mover = expectation.chance(position.field(), side.other(), best.throws);
        1000 - thousandths(mover)
    })
}

/// The evaluation of positions in the middle of a turn.
struct Evaluation {
    expectation: Expectation,
}

impl Evaluation {
    fn new(position: &Position) -> Evaluation {
        let evaluator = Evaluator::of(position.options());
        Evaluation {
            expectation: Expectation::new(evaluator),
        }
    }

    /// The win chance of a side before its turn, averaged over all throws.
    fn before_turn(&mut self, field: &Field, side: Side) -> i32 {
        if self.expectation.evaluator().throws_again() {
            self.expectation.chance(field, side, 1)
        } else {
            CERTAIN - self.expectation.chance(field, side.other(), 1)
        }
    }

    /// The win chance of a side, no matter which side must act.
    fn chance(&mut self, position: &Position, side: Side) -> i32 {
        let (acting, chance) = match position.expect() {
            Expect::Nothing => (side, won(position, side)),
            Expect::Move(acting) => (acting, best_use(position)),
            Expect::Throw(acting) => (acting, self.before_throw(position, acting)),
        };
        if acting == side {
            chance
        } else {
            CERTAIN - chance
        }
    }

    /// The win chance of a side that throws next, with the throws it already has.
    fn before_throw(&mut self, position: &Position, side: Side) -> i32 {
        let field = position.field();
        let evaluator = self.expectation.evaluator();
        if evaluator.throws_again() {
            return evaluator.chance(field, side);
        }
        let held = in_hand(position);
        if held == [0; 3] {
            return CERTAIN - evaluator.chance(field, side.other());
        }
        // The estimate assumes that the series ends with this throw or the next.
        let (mut sum, mut weights) = (0, 0);
        for (value, weight) in Position::throws() {
            let mut hand = held;
            if let Some(index) = SCORING.iter().position(|scoring| scoring == value) {
                hand[index] = hand[index].saturating_add(1);
            }
            let (chance, _) = self.expectation.best(field, side, hand);
            sum += i64::from(*weight) * i64::from(chance);
            weights += i64::from(*weight);
        }
        (sum / weights) as i32
    }
}

/// A side's result in a finished game.
fn won(position: &Position, side: Side) -> i32 {
    match position.outcome().and_then(|outcome| outcome.winner) {
        Some(winner) if winner == side => CERTAIN,
        Some(_) => 0,
        None => CERTAIN / 2,
    }
}

/// The win chance of the side that must use its throws.
fn best_use(position: &Position) -> i32 {
    let greedy = LevelParams {
        breadth: 0,
        throws: 0,
        noise: 1,
    };
    let Some(mut search) = TurnSearch::new(position, greedy, 0) else {
        return CERTAIN / 2;
    };
    search.finish();
    search.chance().unwrap_or(CERTAIN / 2)
}
