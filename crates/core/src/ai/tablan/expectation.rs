//! The expectation over what the sticks may bring (expectiminimax).

use super::{Evaluator, InHand, TurnEnds};
use crate::ai::network::CERTAIN;
use crate::rules::Side;
use crate::rules::tablan::Field;

/// One scoring throw, as throws in hand, by how often of six it falls where one falls (TN-5).
const SINGLES: [(InHand, i64); 3] = [([1, 0, 0], 4), ([0, 1, 0], 1), ([0, 0, 1], 1)];

/// Two scoring throws, of thirty-six.
const DOUBLES: [(InHand, i64); 6] = [
    ([2, 0, 0], 16),
    ([1, 1, 0], 8),
    ([1, 0, 1], 8),
    ([0, 2, 0], 1),
    ([0, 1, 1], 2),
    ([0, 0, 2], 1),
];

/// Chance nodes: what each side does with the next throws, and the mean over them.
#[derive(Clone, Debug)]
pub struct Expectation {
    evaluator: Evaluator,
    turn_ends: TurnEnds,
    nodes: u64,
}

impl Expectation {
    /// An expectation over what an evaluator says.
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

    /// How many positions have been evaluated since this was asked last.
    pub fn take_nodes(&mut self) -> u64 {
        std::mem::take(&mut self.nodes)
    }

    /// The chance of a side that has just moved, in parts of [`CERTAIN`], after every throw that may
    /// come next and its best use; of so many scoring throws, one after the other. Of a series that
    /// is not evaluated throw by throw, three throws or more count like two.
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

    /// The chance of a side whose next throw scores.
    fn after_score(&mut self, field: &Field, side: Side, throws: u8) -> i32 {
        let one = self.mean(field, side, &SINGLES, throws);
        if self.evaluator.throws_again() {
            return one as i32;
        }
        // After a scoring throw another follows in six cases of sixteen.
        let two = self.mean(field, side, &DOUBLES, throws);
        ((5 * one + 3 * two) / 8) as i32
    }

    /// The mean chance of a side over what it may have in hand.
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

    /// The chance of a side that uses throws as well as it can, and the pieces then.
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

/// The chance of the side that throws next, given its chance and the other's with a scoring throw:
/// both throw in turn until somebody scores, which happens in six cases of sixteen.
fn before_score(own: i32, other: i32) -> i32 {
    // x = 6/16 own + 10/16 (1 - y), and the same for the other's y.
    let sum = 96 * i64::from(own) - 60 * i64::from(other) + 60 * i64::from(CERTAIN);
    (sum / 156).clamp(1, i64::from(CERTAIN) - 1) as i32
}
