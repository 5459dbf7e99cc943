//! Tablan as it is learned.

use std::cell::RefCell;

use rand::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::Lesson;
use crate::ai::network::Active;
use crate::ai::tablan::{Harvest, INPUTS, InHand, MOST_ACTIVE, SCORING, features, plain_worth};
use crate::rules::tablan::{Field, MoveTiming, Options, Position, Value};
use crate::rules::{Rules, Side, pick};

/// Tablan by some options.
#[derive(Clone, Debug, Default)]
pub struct Tablan {
    options: Options,
    harvest: RefCell<Harvest>,
}

/// The pieces between two throws.
#[derive(Clone, Copy, Debug)]
pub struct Stand {
    field: Field,
    /// Whose point of view it is: where pieces move after each throw who throws next, otherwise who
    /// has just ended a turn.
    viewer: Side,
}

/// No series that is learned from is longer.
const LONGEST: u16 = 12;

impl Tablan {
    /// A lesson in Tablan by some options.
    #[must_use]
    pub fn new(options: Options) -> Tablan {
        Tablan {
            options,
            harvest: RefCell::default(),
        }
    }

    fn throw(chance: &mut Xoshiro256PlusPlus) -> Value {
        pick(chance.next_u64(), Position::throws()).unwrap_or(Value::Nothing)
    }

    /// What falls before a side moves, as throws in hand.
    fn throws(&self, chance: &mut Xoshiro256PlusPlus) -> InHand {
        let mut in_hand = [0; 3];
        while in_hand.iter().sum::<u16>() < LONGEST {
            let value = Tablan::throw(chance);
            let Some(place) = SCORING.iter().position(|scoring| *scoring == value) else {
                break;
            };
            in_hand[place] += 1;
            if self.options.timing == MoveTiming::AfterEachThrow {
                break;
            }
        }
        in_hand
    }
}

impl Lesson for Tablan {
    type Position = Stand;

    const INPUTS: usize = INPUTS;
    const HIDDEN: usize = 64;
    /// To win, a draw counting half.
    const OUTPUTS: usize = 1;
    const MOST_ACTIVE: usize = MOST_ACTIVE;

    fn start(&self, chance: &mut Xoshiro256PlusPlus) -> Stand {
        let first = Side::BOTH[(chance.next_u64() >> 63) as usize];
        let position = Position::start(self.options, first);
        Stand {
            field: *position.field(),
            viewer: first,
        }
    }

    fn results(&self, stand: &Stand, chance: &mut Xoshiro256PlusPlus, into: &mut Vec<Stand>) {
        let in_hand = self.throws(chance);
        let (thrower, viewer) = match self.options.timing {
            // Who throws nothing hands the sticks over.
            MoveTiming::AfterEachThrow if in_hand == [0; 3] => (stand.viewer, stand.viewer.other()),
            MoveTiming::AfterEachThrow => (stand.viewer, stand.viewer),
            MoveTiming::EndOfSeries => (stand.viewer.other(), stand.viewer.other()),
        };
        let mut harvest = self.harvest.borrow_mut();
        let leap = self.options.leap;
        let endings = harvest.gather(&self.options, thrower, &stand.field, in_hand, leap);
        into.extend(endings.iter().map(|ending| Stand {
            field: ending.field,
            viewer,
        }));
        if endings.is_empty() {
            into.push(Stand { viewer, ..*stand });
        }
    }

    fn mover(&self, stand: &Stand) -> Side {
        stand.viewer
    }

    fn features(&self, stand: &Stand) -> Active {
        features(&stand.field, &self.options, stand.viewer)
    }

    fn outcome(&self, stand: &Stand) -> Option<[f32; 4]> {
        let outcome = stand
            .field
            .outcome_after_turn(&self.options, stand.viewer)?;
        let won = match outcome.winner {
            Some(side) if side == stand.viewer => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        };
        Some([won, 0.0, 0.0, 0.0])
    }

    fn turned(&self, [won, ..]: [f32; 4]) -> [f32; 4] {
        [1.0 - won, 0.0, 0.0, 0.0]
    }

    fn worth(&self, [won, ..]: [f32; 4]) -> f32 {
        won
    }

    fn plain_worth(&self, stand: &Stand) -> i64 {
        plain_worth(&stand.field, &self.options, stand.viewer)
    }
}
