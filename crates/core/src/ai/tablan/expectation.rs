//! Averages over the next throws of the sticks (expectiminimax).

use super::{Evaluator, InHand, TurnEnds};
use crate::ai::network::CERTAIN;
use crate::rules::Side;
use crate::rules::tablan::Field;

/// The hands after one scoring throw, with their weights out of six (TN-5).
const SINGLES: [(InHand, i64); 3] = [([1, 0, 0], 4), ([0, 1, 0], 1), ([0, 0, 1], 1)];

/// The hands after two scoring throws, with their weights out of 36.
const DOUBLES: [(InHand, i64); 6] = [
    ([2, 0, 0], 16),
    ([1, 1, 0], 8),
    ([1, 0, 1], 8),
    ([0, 2, 0], 1),
    ([0, 1, 1], 2),
    ([0, 0, 2], 1),
];

/// An evaluator of chance nodes, which averages over the next throws and their best use by each side.
#[derive(Clone, Debug)]
pub struct Expectation {
    evaluator: Evaluator,
    turn_ends: TurnEnds,
    nodes: u64,
}

impl Expectation {
    /// An expectation that uses this evaluator.
    #[must_use]
    pub fn new(evaluator: Evaluator) -> Expectation {
        Expectation {
            evaluator,
            turn_ends: TurnEnds::default(),
            nodes: 0,
        }
    }

    /// The evaluator.
    #[must_use]
    pub const fn evaluator(&mut self) -> &mut Evaluator {
        &mut self.evaluator
    }

    /// The number of positions evaluated since the last call.
    pub fn take_nodes(&mut self) -> u64 {
        std::mem::take(&mut self.nodes)
    }

    /// The win chance of a side that has just moved, in parts of [`CERTAIN`], averaged over all next throws and their
    /// best use. It looks `throws` scoring throws ahead. If pieces move at the end of a series, three or more throws in
    /// it count as two.
    pub fn chance(&mut self, field: &Field, mover: Side, throws: u8) -> i32 {
        if throws == 0
            || field
                .outcome_after_turn(self.evaluator.options(), mover)
                .is_some()
        {
            self.nodes += 1;
            return self.evaluator.chance(field, mover);
        }
        let own = self.after_score(field, mover, throws);
        let enemy = self.after_score(field, mover.other(), throws);
        if self.evaluator.throws_again() {
            before_score(own, enemy)
        } else {
            CERTAIN - before_score(enemy, own)
        }
    }

    /// The win chance of a side whose next throw scores.
    fn after_score(&mut self, field: &Field, side: Side, throws: u8) -> i32 {
        let one = self.mean(field, side, &SINGLES, throws);
        if self.evaluator.throws_again() {
            return one as i32;
        }
        // After a scoring throw another one follows in 6 of 16 cases.
        let two = self.mean(field, side, &DOUBLES, throws);
        ((5 * one + 3 * two) / 8) as i32
    }

    /// The mean win chance of a side over the throws it can have.
    fn mean(&mut self, field: &Field, side: Side, hands: &[(InHand, i64)], throws: u8) -> i64 {
        let (mut sum, mut weights) = (0, 0);
        for (in_hand, weight) in hands {
            let (mut chance, best) = self.best(field, side, *in_hand);
            if throws > 1 {
                chance = self.chance(&best, side, throws - 1);
            }
            sum += weight * i64::from(chance);
            weights += weight;
        }
        sum / weights
    }

    /// The win chance of a side that uses its throws in the best way, and the resulting field.
    pub fn best(&mut self, field: &Field, side: Side, in_hand: InHand) -> (i32, Field) {
        let evaluator = &mut self.evaluator;
        let options = *evaluator.options();
        let ends = self
            .turn_ends
            .find(&options, side, field, in_hand, options.leap);
        self.nodes += ends.len().max(1) as u64;
        ends.iter()
            .map(|end| (evaluator.chance(&end.field, side), end.field))
            .reduce(|best, other| if other.0 > best.0 { other } else { best })
            .unwrap_or_else(|| (self.evaluator.chance(field, side), *field))
    }
}

/// The win chance of the side that throws next, given its chance and the other side's with a scoring throw. Both throw
/// in turn until one scores, which happens in 6 of 16 cases.
fn before_score(own: i32, other: i32) -> i32 {
    // x = 6/16 own + 10/16 (1 - y), and the same for the other's y.
    let sum = 96 * i64::from(own) - 60 * i64::from(other) + 60 * i64::from(CERTAIN);
    (sum / 156).clamp(1, i64::from(CERTAIN) - 1) as i32
}
