//! Refuses positions that cannot come about, as far as one can see from the position alone.

use super::board;
use super::position::PLACINGS;
use super::{FirstCentre, Point, Position, Repetition};
use crate::rules::{EndReason, Side};

/// The first turn that can end with a position standing for the third time: it stands before the
/// turns 7, 11 and 15.
const FIRST_REPETITION: u32 = PLACINGS + 8;

/// Why a position cannot come about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Impossible {
    /// The pieces on the board do not fit the number of the turn.
    #[error(
        "in turn {turn} of this game White has {} and Black {} on the board, not {} and {} (TP-3)",
        .expected[0], .expected[1], .found[0], .found[1]
    )]
    Pieces {
        /// The number of the turn.
        turn: u32,
        /// How many pieces each side must have on the board.
        expected: [u8; 2],
        /// How many there are.
        found: [u8; 2],
    },
    /// A line that should have ended the game.
    #[error("this game is over: {side} has three in line (TP-5)", side = name(*.side))]
    IsOver {
        /// Whose line.
        side: Side,
    },
    /// The position says that the game is over for a reason that does not hold.
    #[error("this game is not over for that reason (TP-5, TP-6, TP-7)")]
    IsNotOver,
    /// The only piece of the side that began stands on b2.
    #[error("the first piece cannot stand on b2: first_centre is forbidden (TP-8)")]
    FirstCentre,
}

const fn name(side: Side) -> &'static str {
    match side {
        Side::First => "White",
        Side::Second => "Black",
    }
}

impl Position {
    /// Whether the position can come about: exactly so while the game goes on and after a line, for
    /// from turn 7 on every state without a false line can be reached in every turn. Of a
    /// repetition only the earliest turn is known.
    pub(super) fn check(&self) -> Result<(), Impossible> {
        let reason = self.over.map(|outcome| outcome.reason);
        match reason {
            // A turn that ended the game keeps its number: its own piece is down.
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
            // TP-6 ends no game: with three against three, whoever cannot move faces a line.
            Some(_) => Err(Impossible::IsNotOver),
        }
    }

    /// How many pieces there must be after so many placings, at most six.
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

    /// Who began, as the number of the turn tells it.
    fn began(&self) -> Side {
        if self.turn % 2 == 1 {
            self.side
        } else {
            self.side.other()
        }
    }

    /// No line may stand, for it would have ended the game (TP-5).
    fn check_open(&self) -> Result<(), Impossible> {
        let with_line = |side: &Side| board::holds_line(self.set(*side));
        match Side::BOTH.into_iter().find(with_line) {
            Some(side) => Err(Impossible::IsOver { side }),
            None => Ok(()),
        }
    }

    /// The side that acted last has a line and the other has none (TP-5).
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
