//! The evaluation of boards: by the network, of finished ones by their result, and of short ends exactly.

use std::sync::OnceLock;

use super::bear_off::BearOffTable;
use super::features::with_prospects;
use crate::ai::network::{Accumulator, CERTAIN, Network};
use crate::rules::Side;
use crate::rules::tawula::{Board, Cappotto, Options, PIECES};

/// How likely a side is to win and how, each in parts of [`CERTAIN`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chances {
    /// To win, a draw counting half.
    pub win: i32,
    /// To win by a cappotto.
    pub cappotto: i32,
    /// To lose by a cappotto.
    pub lost_cappotto: i32,
    /// The game is over.
    pub over: bool,
}

/// Evaluates the boards that a side's turn can end with.
#[derive(Clone, Debug)]
pub struct Evaluator {
    side: Side,
    options: Options,
    /// The sums for the board that was evaluated last: most others are much like it.
    accumulator: Accumulator,
}

/// The network that plays: made for the preset Tawula, and the nearest to all other options.
#[must_use]
pub fn network() -> &'static Network {
    static NETWORK: OnceLock<Network> = OnceLock::new();
    // The tests read it; what could not be read would value everything alike.
    NETWORK.get_or_init(|| {
        let bytes = include_bytes!("../../../../../assets/networks/tawula.net");
        Network::from_bytes(bytes).unwrap_or_default()
    })
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

    /// What the other side makes of the same.
    #[must_use]
    pub const fn turned(self) -> Chances {
        Chances {
            win: CERTAIN - self.win,
            cappotto: self.lost_cappotto,
            lost_cappotto: self.cappotto,
            over: self.over,
        }
    }

    /// Whether the game is won.
    #[must_use]
    pub const fn is_won(self) -> bool {
        self.over && self.win == CERTAIN
    }

    /// The chance to win in thousandths; nothing that is not over is quite sure.
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
    /// An evaluator for a side that has moved, by some rules.
    #[must_use]
    pub fn new(side: Side, options: Options) -> Evaluator {
        Evaluator {
            side,
            options,
            accumulator: network().accumulator(),
        }
    }

    /// The side's chances with a board that its turn has ended with.
    pub fn chances(&mut self, board: &Board) -> Chances {
        if board.off(self.side) == PIECES {
            return Chances::over(CERTAIN, 0);
        }
        if self.options.cappotto == Cappotto::Immediate && board.pictures(self.side) {
            return Chances::over(CERTAIN, CERTAIN);
        }
        // Where the picture may have stood before, the network says what a win counts.
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
