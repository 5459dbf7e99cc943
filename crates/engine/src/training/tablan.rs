//! The training of networks for Tablan.

use std::cell::RefCell;

use rand::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::trained::Trained;
use super::{TrainableGame, TrainingTask};
use tavoliere_core::ai::network::FeatureSet;
use tavoliere_core::ai::tablan::{
    INPUTS, InHand, MOST_ACTIVE, SCORING, TurnEnds, features, greedy_value,
};
use tavoliere_core::rules::tablan::{Field, MoveTiming, Options, Position, Value};
use tavoliere_core::rules::{Rules, Side, pick};

/// Tablan with some options.
#[derive(Clone, Debug, Default)]
pub struct Tablan {
    options: Options,
    turn_ends: RefCell<TurnEnds>,
}

/// The pieces between two throws.
#[derive(Clone, Copy, Debug)]
pub struct TurnPosition {
    field: Field,
    /// The side whose point of view it is: if pieces move after each throw, the side that throws next; otherwise the
    /// side that has just ended a turn.
    viewer: Side,
}

/// The longest series that is learned from.
const LONGEST: u16 = 12;

impl Tablan {
    /// Makes Tablan with some options.
    #[must_use]
    pub fn new(options: Options) -> Tablan {
        Tablan {
            options,
            turn_ends: RefCell::default(),
        }
    }

    fn throw(rng: &mut Xoshiro256PlusPlus) -> Value {
        pick(rng.next_u64(), Position::throws()).unwrap_or(Value::Nothing)
    }

    /// Draws the throws before a side moves.
    fn throws(&self, rng: &mut Xoshiro256PlusPlus) -> InHand {
        let mut in_hand = [0; 3];
        while in_hand.iter().sum::<u16>() < LONGEST {
            let value = Tablan::throw(rng);
            let Some(index) = SCORING.iter().position(|scoring| *scoring == value) else {
                break;
            };
            in_hand[index] += 1;
            if self.options.timing == MoveTiming::AfterEachThrow {
                break;
            }
        }
        in_hand
    }
}

impl TrainableGame for Tablan {
    type Position = TurnPosition;

    const INPUTS: usize = INPUTS;
    const HIDDEN: usize = 64;
    /// The win chance; a draw counts half.
    const OUTPUTS: usize = 1;
    const MOST_ACTIVE: usize = MOST_ACTIVE;

    fn start(&self, rng: &mut Xoshiro256PlusPlus) -> TurnPosition {
        let first = Side::BOTH[(rng.next_u64() >> 63) as usize];
        let position = Position::start(self.options, first);
        TurnPosition {
            field: *position.field(),
            viewer: first,
        }
    }

    fn results(
        &self,
        position: &TurnPosition,
        rng: &mut Xoshiro256PlusPlus,
        into: &mut Vec<TurnPosition>,
    ) {
        let in_hand = self.throws(rng);
        let (thrower, viewer) = match self.options.timing {
            // A side that throws nothing passes the sticks.
            MoveTiming::AfterEachThrow if in_hand == [0; 3] => {
                (position.viewer, position.viewer.other())
            }
            MoveTiming::AfterEachThrow => (position.viewer, position.viewer),
            MoveTiming::EndOfSeries => (position.viewer.other(), position.viewer.other()),
        };
        let mut turn_ends = self.turn_ends.borrow_mut();
        let leap = self.options.leap;
        let ends = turn_ends.find(&self.options, thrower, &position.field, in_hand, leap);
        into.extend(ends.iter().map(|end| TurnPosition {
            field: end.field,
            viewer,
        }));
        if ends.is_empty() {
            into.push(TurnPosition {
                viewer,
                ..*position
            });
        }
    }

    fn mover(&self, position: &TurnPosition) -> Side {
        position.viewer
    }

    fn features(&self, position: &TurnPosition) -> FeatureSet {
        features(&position.field, &self.options, position.viewer)
    }

    fn outcome(&self, position: &TurnPosition) -> Option<[f32; 4]> {
        let outcome = position
            .field
            .outcome_after_turn(&self.options, position.viewer)?;
        let won = match outcome.winner {
            Some(side) if side == position.viewer => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        };
        Some([won, 0.0, 0.0, 0.0])
    }

    fn reversed(&self, [won, ..]: [f32; 4]) -> [f32; 4] {
        [1.0 - won, 0.0, 0.0, 0.0]
    }

    fn utility(&self, [won, ..]: [f32; 4]) -> f32 {
        won
    }

    fn greedy_value(&self, position: &TurnPosition) -> i64 {
        greedy_value(&position.field, &self.options, position.viewer)
    }
}

impl Trained for Position {
    const IS_TRAINABLE: bool = true;

    fn train<T: TrainingTask>(options: Options, task: T) -> Option<T::Output> {
        Some(task.run(Tablan::new(options)))
    }
}
