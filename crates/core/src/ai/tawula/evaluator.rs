//! Evaluates boards: finished ones by their result, short endgames exactly, all others with the network.

use super::bear_off::BearOffTable;
use super::features::with_prospects;
use crate::ai::TrainedNetwork;
use crate::ai::network::{Accumulator, CERTAIN, Network};
use crate::rules::Side;
use crate::rules::tawula::{Board, Cappotto, Options, PIECES};

/// The chances of a side's possible results, in parts of [`CERTAIN`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chances {
    /// The chance of a win, with a draw counting half.
    pub win: i32,
    /// The chance of a win by cappotto.
    pub cappotto: i32,
    /// The chance of a loss by cappotto.
    pub lost_cappotto: i32,
    /// `true` if the game is over.
    pub over: bool,
}

/// An evaluator of the boards at the end of a side's turn.
#[derive(Clone, Debug)]
pub struct Evaluator {
    side: Side,
    options: Options,
    /// The sums for the board that was evaluated last. Most others are similar.
    accumulator: Accumulator,
}

/// The network of the player. It was trained with the preset Tawula and is used for all options.
#[must_use]
pub fn network() -> &'static Network {
    TrainedNetwork::Tawula.get()
}

impl Chances {
    const fn over(win: i32, cappotto: i32) -> Chances {
        Chances {
            win,
            cappotto,
            lost_cappotto: 0,
            over: true,
        }
    }

    /// The same chances for the other side.
    #[must_use]
    pub const fn for_opponent(self) -> Chances {
        Chances {
            win: CERTAIN - self.win,
            cappotto: self.lost_cappotto,
            lost_cappotto: self.cappotto,
            over: self.over,
        }
    }

    /// `true` if the game is won.
    #[must_use]
    pub const fn is_won(self) -> bool {
        self.over && self.win == CERTAIN
    }

    /// The win chance in thousandths. Only a finished game has 0 or 1000.
    #[must_use]
    pub fn thousandths(self) -> u16 {
        let rounded = (self.win * 1000 + CERTAIN / 2) / CERTAIN;
        let sure = if self.over {
            rounded.clamp(0, 1000)
        } else {
            rounded.clamp(1, 999)
        };
        sure as u16
    }
}

impl Evaluator {
    /// An evaluator for a side that has moved, under these options.
    #[must_use]
    pub fn new(side: Side, options: Options) -> Evaluator {
        Evaluator {
            side,
            options,
            accumulator: network().accumulator(),
        }
    }

    /// The side's chances at the end of its turn.
    pub fn chances(&mut self, board: &Board) -> Chances {
        if board.off(self.side) == PIECES {
            return Chances::over(CERTAIN, 0);
        }
        if self.options.cappotto == Cappotto::Immediate && board.has_cappotto(self.side) {
            return Chances::over(CERTAIN, CERTAIN);
        }
        // With this option an earlier cappotto can count, which only the network estimates.
        if self.options.cappotto != Cappotto::OnlyIfWon
            && let Some(win) = BearOffTable::chance(board, self.side)
        {
            return Chances {
                win,
                cappotto: 0,
                lost_cappotto: 0,
                over: false,
            };
        }
        let prospects = board.both_prospects(self.side, &self.options);
        if prospects.iter().all(|prospects| prospects.moves == 0) {
            // A dead position (TW-12).
            return Chances::over(CERTAIN / 2, 0);
        }
        let active = with_prospects(board, self.side, prospects);
        let [win, cappotto, lost_cappotto] = network().evaluate(&mut self.accumulator, &active);
        let counts = self.options.cappotto != Cappotto::Off;
        Chances {
            win,
            cappotto: if counts { cappotto } else { 0 },
            lost_cappotto: if counts { lost_cappotto } else { 0 },
            over: false,
        }
    }
}
