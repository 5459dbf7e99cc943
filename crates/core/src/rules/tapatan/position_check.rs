//! Refuses positions that can't occur in a game, as far as the position alone shows it.

use super::board;
use super::position::PLACINGS;
use super::{FirstCentre, Point, Position, Repetition};
use crate::rules::{EndReason, Side};

/// The first turn that can end with the third occurrence of a position. The earliest occurrences are before the turns
/// 7, 11 and 15.
const FIRST_REPETITION: u32 = PLACINGS + 8;

/// The reason why a position can't occur.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Impossible {
    /// The number of pieces on the board doesn't fit the number of the turn.
    #[error(
        "in turn {turn} of this game White has {} and Black {} on the board, not {} and {} (TP-3)",
        .expected[0], .expected[1], .found[0], .found[1]
    )]
    Pieces {
        /// The number of the turn.
        turn: u32,
        /// The number of pieces that each side must have on the board.
        expected: [u8; 2],
        /// The number of pieces that each side has.
        found: [u8; 2],
    },
    /// A line should have ended the game.
    #[error("this game is over: {side} has three in a row (TP-5)", side = name(*.side))]
    IsOver {
        /// The side with the line.
        side: Side,
    },
    /// The game is said to be over for a reason that doesn't apply.
    #[error("this game is not over for that reason (TP-5, TP-6, TP-7)")]
    IsNotOver,
    /// The only piece of the side that moved first is on b2.
    #[error("the first piece cannot be on b2: first_centre is forbidden (TP-8)")]
    FirstCentre,
}

const fn name(side: Side) -> &'static str {
    match side {
        Side::First => "White",
        Side::Second => "Black",
    }
}

impl Position {
    /// Checks if the position can occur. The check is exact while the game continues and after a line, because from
    /// turn 7 on every state without a line is possible in every turn. For a repetition it only knows the earliest
    /// turn.
    pub(super) fn check(&self) -> Result<(), Impossible> {
        let reason = self.over.map(|outcome| outcome.reason);
        match reason {
            // The turn that ended the game keeps its number, so its piece is already counted.
            Some(EndReason::ThreeInLine) => {
                self.check_pieces(self.turn)?;
                self.check_winner()
            }
            Some(EndReason::Repetition) => {
                let drawn = self.options.repetition == Repetition::Draw;
                if !drawn || self.turn < FIRST_REPETITION {
                    return Err(Impossible::IsNotOver);
                }
                self.check_pieces(self.turn)?;
                self.check_open()
            }
            None | Some(EndReason::Agreed | EndReason::Resigned | EndReason::OutOfTime) => {
                self.check_pieces(self.turn.saturating_sub(1))?;
                self.check_open()?;
                self.check_first()
            }
            // TP-6 never ends a game. With three pieces each, a side that can't move already faces a line.
            Some(_) => Err(Impossible::IsNotOver),
        }
    }

    /// Checks the number of pieces after `down` placings, at most six.
    fn check_pieces(&self, down: u32) -> Result<(), Impossible> {
        let down = down.min(PLACINGS) as u8;
        let began = self.began();
        let expected = Side::BOTH.map(|side| (down + u8::from(side == began)) / 2);
        let found = self.pieces.map(board::size);
        if found == expected {
            Ok(())
        } else {
            let turn = self.turn;
            Err(Impossible::Pieces {
                turn,
                expected,
                found,
            })
        }
    }

    /// The side that moved first, derived from the number of the turn.
    fn began(&self) -> Side {
        if self.turn % 2 == 1 {
            self.side
        } else {
            self.side.other()
        }
    }

    /// Checks that neither side has a line, because a line ends the game (TP-5).
    fn check_open(&self) -> Result<(), Impossible> {
        let with_line = |side: &Side| board::holds_line(self.set(*side));
        match Side::BOTH.into_iter().find(with_line) {
            Some(side) => Err(Impossible::IsOver { side }),
            None => Ok(()),
        }
    }

    /// Checks that only the side that acted last has a line (TP-5).
    fn check_winner(&self) -> Result<(), Impossible> {
        let lines = [self.side, self.side.other()].map(|side| board::holds_line(self.set(side)));
        if lines == [true, false] {
            Ok(())
        } else {
            Err(Impossible::IsNotOver)
        }
    }

    fn check_first(&self) -> Result<(), Impossible> {
        let forbidden = self.options.first_centre == FirstCentre::Forbidden;
        if forbidden && self.set(self.began()) == Point::CENTRE.bit() {
            Err(Impossible::FirstCentre)
        } else {
            Ok(())
        }
    }
}
