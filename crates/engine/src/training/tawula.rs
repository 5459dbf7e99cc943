//! The training of networks for Tawula.

use rand::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::trained::Trained;
use super::{TrainableGame, TrainingTask};
use tavoliere_core::ai::network::FeatureSet;
use tavoliere_core::ai::tawula::{INPUTS, MOST_ACTIVE, features, greedy_value};
use tavoliere_core::rules::tawula::{Board, Dice, Options, Position};
use tavoliere_core::rules::{EndReason, Side, pick};

/// Tawula with some options.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tawula {
    /// The options.
    pub options: Options,
}

/// A board between two throws.
#[derive(Clone, Copy, Debug)]
pub struct TurnPosition {
    board: Board,
    /// The side that moved last.
    mover: Side,
    /// `true` before the first move. The first roll then has two different numbers (TW-3).
    fresh: bool,
}

/// The weight of a cappotto compared with a game.
const CAPOTE_WEIGHT: f32 = 1.0 / 16.0;

impl TrainableGame for Tawula {
    type Position = TurnPosition;

    const INPUTS: usize = INPUTS;
    const HIDDEN: usize = 80;
    /// The chances to win, to win by a cappotto, and to lose by one.
    const OUTPUTS: usize = 3;
    const MOST_ACTIVE: usize = MOST_ACTIVE;

    fn start(&self, rng: &mut Xoshiro256PlusPlus) -> TurnPosition {
        TurnPosition {
            board: Board::START,
            mover: Side::BOTH[(rng.next_u64() >> 63) as usize],
            fresh: true,
        }
    }

    fn results(
        &self,
        position: &TurnPosition,
        rng: &mut Xoshiro256PlusPlus,
        into: &mut Vec<TurnPosition>,
    ) {
        let dice = loop {
            match pick(rng.next_u64(), &Dice::ROLLS) {
                Some(dice) if !(position.fresh && dice.is_double()) => break dice,
                _ => {}
            }
        };
        let mover = position.mover.other();
        let mut boards = Vec::with_capacity(64);
        position
            .board
            .successors(mover, dice, &self.options, &mut boards);
        into.extend(boards.into_iter().map(|board| TurnPosition {
            board,
            mover,
            fresh: false,
        }));
    }

    fn mover(&self, position: &TurnPosition) -> Side {
        position.mover
    }

    fn features(&self, position: &TurnPosition) -> FeatureSet {
        features(&position.board, position.mover, &self.options)
    }

    fn outcome(&self, position: &TurnPosition) -> Option<[f32; 4]> {
        Some(
            match position.board.ending(position.mover, &self.options)? {
                EndReason::Cappotto => [1.0, 1.0, 0.0, 0.0],
                EndReason::Dead => [0.5, 0.0, 0.0, 0.0],
                _ => [1.0, 0.0, 0.0, 0.0],
            },
        )
    }

    fn reversed(&self, [win, most, least, _]: [f32; 4]) -> [f32; 4] {
        [1.0 - win, least, most, 0.0]
    }

    fn utility(&self, [win, most, least, _]: [f32; 4]) -> f32 {
        win + CAPOTE_WEIGHT * (most - least)
    }

    fn greedy_value(&self, position: &TurnPosition) -> i64 {
        greedy_value(&position.board, position.mover, &self.options)
    }
}

impl Trained for Position {
    const IS_TRAINABLE: bool = true;

    fn train<T: TrainingTask>(options: Options, task: T) -> Option<T::Output> {
        Some(task.run(Tawula { options }))
    }
}
