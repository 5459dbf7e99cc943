//! What a position is worth once it is seen what the sticks may bring.

use super::{Harvest, InHand, Judge};
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

/// A forecaster: it looks at what each side does with the next throws.
#[derive(Clone, Debug)]
pub struct Forecast {
    judge: Judge,
    harvest: Harvest,
    nodes: u64,
}

impl Forecast {
    /// A forecaster that asks a judge.
    #[must_use]
    pub fn new(judge: Judge) -> Forecast {
        Forecast {
            judge,
            harvest: Harvest::default(),
            nodes: 0,
        }
    }

    /// The judge.
    #[must_use]
    pub const fn judge(&mut self) -> &mut Judge {
        &mut self.judge
    }

    /// How many positions have been judged since this was asked last.
    pub fn take_nodes(&mut self) -> u64 {
        std::mem::take(&mut self.nodes)
    }

    /// The chance of a side that has just moved, in parts of [`CERTAIN`], after every throw that may
    /// come next and its best use; of so many scoring throws, one after the other. Of a series that
    /// is not judged throw by throw, three throws or more count like two.
    pub fn chance(&mut self, field: &Field, mover: Side, throws: u8) -> i32 {
        if throws == 0
            || field
                .outcome_after_turn(self.judge.options(), mover)
                .is_some()
        {
            self.nodes += 1;
            return self.judge.chance(field, mover);
        }
        let own = self.prospect(field, mover, throws);
        let enemy = self.prospect(field, mover.other(), throws);
        if self.judge.throws_again() {
            throwing(own, enemy)
        } else {
            CERTAIN - throwing(enemy, own)
        }
    }

    /// The chance of a side whose next throw scores.
    fn prospect(&mut self, field: &Field, side: Side, throws: u8) -> i32 {
        let one = self.mean(field, side, &SINGLES, throws);
        if self.judge.throws_again() {
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
        let judge = &mut self.judge;
        let options = *judge.options();
        let endings = self
            .harvest
            .gather(&options, side, field, in_hand, options.leap);
        self.nodes += endings.len().max(1) as u64;
        endings
            .iter()
            .map(|ending| (judge.chance(&ending.field, side), ending.field))
            .reduce(|best, other| if other.0 > best.0 { other } else { best })
            .unwrap_or_else(|| (self.judge.chance(field, side), *field))
    }
}

/// The chance of the side that throws next, given its chance and the other's with a scoring throw:
/// both throw in turn until somebody scores, which happens in six cases of sixteen.
fn throwing(own: i32, other: i32) -> i32 {
    // x = 6/16 own + 10/16 (1 - y), and the same for the other's y.
    let sum = 96 * i64::from(own) - 60 * i64::from(other) + 60 * i64::from(CERTAIN);
    (sum / 156).clamp(1, i64::from(CERTAIN) - 1) as i32
}
