//! Refuses positions that can't occur in a game, as far as the position alone shows it.

use super::board::PIECES;
use super::notation::letter;
use super::position::{Phase, Position};
use super::{Board, Cappotto};
use crate::rules::{EndReason, Side};

/// The reason why a position can't occur. Points are by the index of the side in the error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Impossible {
    /// A side doesn't have 15 pieces.
    #[error("{} has {found} pieces; a side has 15 (TW-2)", letter(*side))]
    Pieces {
        /// The side.
        side: Side,
        /// The number of its pieces.
        found: u32,
    },
    /// A point on the far side has more than one piece of the same side.
    #[error("{} has {found} pieces on its point {index}: there is room for one (TW-9)", letter(*side))]
    TooManyOnFarSide {
        /// The side.
        side: Side,
        /// The point, 1 to 11.
        index: u8,
        /// The number of pieces on the point.
        found: u8,
    },
    /// The starters have moved before the hand was empty.
    #[error("{} has pieces in hand, so its two starters stand on point 1 (TW-4)", letter(*side))]
    StartersLeft {
        /// The side.
        side: Side,
    },
    /// A side has borne off pieces although its starters haven't moved.
    #[error("{} has borne off before all were in the finishing quadrant (TW-13)", letter(*side))]
    OffTooEarly {
        /// The side.
        side: Side,
    },
    /// The position expects the opening roll, but the game has already started.
    #[error("before the opening roll nothing has moved and the turn is the first (TW-2, TW-3)")]
    OpeningMisfit,
    /// The game is over, but the position is in another phase.
    #[error("this game is over (TW-12, TW-14, TW-15)")]
    IsOver,
    /// The game is said to be over for a reason that doesn't apply.
    #[error("this game is not over for that reason (TW-12, TW-14, TW-15)")]
    IsNotOver,
    /// The flags of an earlier cappotto are impossible.
    #[error("the marks of an earlier cappotto do not fit the board and the options (TW-15)")]
    CappottoMisfit,
    /// A choice is expected, but no number can be used.
    #[error("none of the numbers can be used (TW-7)")]
    NothingToUse,
}

impl Position {
    /// Checks if the position can occur. This isn't a full proof, but play can continue from every accepted position.
    /// An unfinished turn is checked at its start and then replayed.
    pub(super) fn check(&self) -> Result<(), Impossible> {
        for side in Side::BOTH {
            check_side(&self.board, side)?;
        }
        self.check_cappotto()?;
        match self.phase {
            Phase::Opening if self.board != Board::START || self.turn != 1 => {
                Err(Impossible::OpeningMisfit)
            }
            Phase::Opening => Ok(()),
            Phase::Throw | Phase::Move(_) => self.check_not_over(),
            Phase::Over(outcome) => self.check_end(outcome.reason, outcome.winner),
        }
    }

    /// Checks that only sides with pieces off have a cappotto flag, and only under the option that needs it.
    fn check_cappotto(&self) -> Result<(), Impossible> {
        let kept = self.options.cappotto == Cappotto::OnlyIfWon;
        let fit = Side::BOTH
            .into_iter()
            .all(|side| !self.had_cappotto(side) || kept && self.board.off(side) > 0);
        if fit {
            Ok(())
        } else {
            Err(Impossible::CappottoMisfit)
        }
    }

    /// Checks before a throw that the game isn't over.
    fn check_not_over(&self) -> Result<(), Impossible> {
        for side in Side::BOTH {
            // The piece on the bar hasn't moved since, so the cappotto was there at the end of that side's turn.
            let pictured = self.board.has_cappotto(side);
            if self.board.off(side) == PIECES
                || pictured && self.options.cappotto == Cappotto::Immediate
            {
                return Err(Impossible::IsOver);
            }
            let missing = !self.had_cappotto(side);
            if pictured && self.options.cappotto == Cappotto::OnlyIfWon && missing {
                return Err(Impossible::CappottoMisfit);
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
            // These ends can come in the middle of a turn.
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
