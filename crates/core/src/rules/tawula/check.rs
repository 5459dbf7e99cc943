//! Refuses positions that cannot come about, as far as one can see from the position alone.

use super::board::PIECES;
use super::notation::letter;
use super::position::{Phase, Position};
use super::{Board, Cappotto};
use crate::rules::{EndReason, Side};

/// Why a position cannot come about. Points are by the index of the side named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Impossible {
    /// Not fifteen pieces.
    #[error("{} has {found} pieces; a side has 15 (TW-2)", letter(*side))]
    Pieces {
        /// Whose pieces.
        side: Side,
        /// How many there are.
        found: u32,
    },
    /// More pieces on a point of the far side than one.
    #[error("{} has {found} pieces on its point {index}: there is room for one (TW-9)", letter(*side))]
    TooManyOnFarSide {
        /// Whose pieces.
        side: Side,
        /// The point, 1 to 11.
        index: u8,
        /// How many stand there.
        found: u8,
    },
    /// The starters have moved before the hand was empty.
    #[error("{} has pieces in hand, so its two starters stand on point 1 (TW-4)", letter(*side))]
    StartersLeft {
        /// Whose starters.
        side: Side,
    },
    /// Pieces were borne off while others waited in the hand or as starters.
    #[error("{} has borne off before all were in the finishing quadrant (TW-13)", letter(*side))]
    OffTooEarly {
        /// Whose pieces.
        side: Side,
    },
    /// The opening roll is awaited, and something has happened.
    #[error("before the opening roll nothing has moved and the turn is the first (TW-2, TW-3)")]
    OpeningMisfit,
    /// The game is over but the position says that it goes on.
    #[error("this game is over (TW-12, TW-14, TW-15)")]
    IsOver,
    /// The position says that the game is over for a reason that does not hold.
    #[error("this game is not over for that reason (TW-12, TW-14, TW-15)")]
    IsNotOver,
    /// A memory of the cappotto that cannot be.
    #[error("the marks of an earlier cappotto do not fit the board and the options (TW-15)")]
    CapoteMisfit,
    /// A choice is due and there is none.
    #[error("none of the numbers can be used (TW-7)")]
    NothingToUse,
}

impl Position {
    /// Whether the position can come about; not a full proof, but enough that the game can go on
    /// from it by the rules. A turn under way is checked at its start and then replayed.
    pub(super) fn check(&self) -> Result<(), Impossible> {
        for side in Side::BOTH {
            check_side(&self.board, side)?;
        }
        self.check_capote()?;
        match self.phase {
            Phase::Opening if self.board != Board::START || self.turn != 1 => {
                Err(Impossible::OpeningMisfit)
            }
            Phase::Opening => Ok(()),
            Phase::Throw | Phase::Move(_) => self.check_going_on(),
            Phase::Over(outcome) => self.check_end(outcome.reason, outcome.winner),
        }
    }

    /// The flags stand only for sides that have borne something off, and only where they matter.
    fn check_capote(&self) -> Result<(), Impossible> {
        let kept = self.options.cappotto == Cappotto::OnlyIfWon;
        let fit = Side::BOTH
            .into_iter()
            .all(|side| !self.cappotto_stood(side) || kept && self.board.off(side) > 0);
        if fit {
            Ok(())
        } else {
            Err(Impossible::CapoteMisfit)
        }
    }

    /// Before a throw: what ends a game at the end of a turn has not come about.
    fn check_going_on(&self) -> Result<(), Impossible> {
        for side in Side::BOTH {
            // The one on the bar has not moved since, so the picture stood after that side's turn.
            let pictured = self.board.pictures(side);
            if self.board.off(side) == PIECES
                || pictured && self.options.cappotto == Cappotto::Immediate
            {
                return Err(Impossible::IsOver);
            }
            let missing = !self.cappotto_stood(side);
            if pictured && self.options.cappotto == Cappotto::OnlyIfWon && missing {
                return Err(Impossible::CapoteMisfit);
            }
        }
        if self.board.is_dead(&self.options) {
            Err(Impossible::IsOver)
        } else {
            Ok(())
        }
    }

    fn check_end(&self, reason: EndReason, winner: Option<Side>) -> Result<(), Impossible> {
        let unfinished = |side| self.board.off(side) < PIECES;
        let holds = match reason {
            // Such an end may come in the middle of a turn.
            EndReason::Resigned | EndReason::OutOfTime | EndReason::Agreed => {
                Side::BOTH.into_iter().all(unfinished)
            }
            _ => {
                self.end_reason() == Some(reason)
                    && winner.is_none_or(|side| side == self.side)
                    && unfinished(self.side.other())
            }
        };
        if holds {
            Ok(())
        } else {
            Err(Impossible::IsNotOver)
        }
    }
}

fn check_side(board: &Board, side: Side) -> Result<(), Impossible> {
    let starters = board.count(side, 1);
    for index in 1..=11 {
        let found = board.count(side, index);
        if found > if index == 1 { 2 } else { 1 } {
            return Err(Impossible::TooManyOnFarSide { side, index, found });
        }
    }
    if board.hand(side) > 0 && starters < 2 {
        Err(Impossible::StartersLeft { side })
    } else if board.off(side) > 0 && starters == 2 {
        Err(Impossible::OffTooEarly { side })
    } else {
        Ok(())
    }
}
