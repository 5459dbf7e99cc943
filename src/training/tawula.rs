//! Tawula as it is learned.

use rand::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::Lesson;
use crate::ai::network::Active;
use crate::ai::tawula::{INPUTS, MOST_ACTIVE, features, plain_worth};
use crate::rules::tawula::{Board, Dice, Options};
use crate::rules::{EndReason, Side, pick};

/// Tawula by some options.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tawula {
    /// The rules.
    pub options: Options,
}

/// A board between two throws.
#[derive(Clone, Copy, Debug)]
pub struct Stand {
    board: Board,
    /// Who has moved last.
    mover: Side,
    /// Whether nobody has: the one who begins does so with two different numbers (TW-3).
    fresh: bool,
}

/// What the win at once and the share of a cappotto are worth.
const CAPOTE_SHARE: f32 = 1.0 / 16.0;

impl Lesson for Tawula {
    type Position = Stand;

    const INPUTS: usize = INPUTS;
    const HIDDEN: usize = 80;
    /// To win, to win by a cappotto, to lose by one.
    const OUTPUTS: usize = 3;
    const MOST_ACTIVE: usize = MOST_ACTIVE;

    fn start(&self, chance: &mut Xoshiro256PlusPlus) -> Stand {
        Stand {
            board: Board::START,
            mover: Side::BOTH[(chance.next_u64() >> 63) as usize],
            fresh: true,
        }
    }

    fn results(&self, stand: &Stand, chance: &mut Xoshiro256PlusPlus, into: &mut Vec<Stand>) {
        let dice = loop {
            match pick(chance.next_u64(), &Dice::ROLLS) {
                Some(dice) if !(stand.fresh && dice.is_double()) => break dice,
                _ => {}
            }
        };
        let mover = stand.mover.other();
        let mut boards = Vec::with_capacity(64);
        stand
            .board
            .successors(mover, dice, &self.options, &mut boards);
        into.extend(boards.into_iter().map(|board| Stand {
            board,
            mover,
            fresh: false,
        }));
    }

    fn mover(&self, stand: &Stand) -> Side {
        stand.mover
    }

    fn features(&self, stand: &Stand) -> Active {
        features(&stand.board, stand.mover, &self.options)
    }

    fn outcome(&self, stand: &Stand) -> Option<[f32; 4]> {
        Some(match stand.board.ending(stand.mover, &self.options)? {
            EndReason::Cappotto => [1.0, 1.0, 0.0, 0.0],
            EndReason::Dead => [0.5, 0.0, 0.0, 0.0],
            _ => [1.0, 0.0, 0.0, 0.0],
        })
    }

    fn turned(&self, [win, most, least, _]: [f32; 4]) -> [f32; 4] {
        [1.0 - win, least, most, 0.0]
    }

    fn worth(&self, [win, most, least, _]: [f32; 4]) -> f32 {
        win + CAPOTE_SHARE * (most - least)
    }

    fn plain_worth(&self, stand: &Stand) -> i64 {
        plain_worth(&stand.board, stand.mover, &self.options)
    }
}
