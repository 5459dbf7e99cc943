//! Refuses positions that can't occur in a game, as far as the position alone shows it.

use super::board;
use super::{FirstCentre, Point, Position, Repetition, Stall};
use crate::rules::{EndReason, Side};

/// Number of turns after the placings until the end of the first turn that can end with the third occurrence of a
/// position. In Tapatan the earliest occurrences are before the turns 7, 11 and 15.
const FIRST_REPETITION: u32 = 8;

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
    /// A piece isn't on its start row, although it can't have moved yet.
    #[error("in this turn the start row of {side} is still full (TP-12)", side = name(*.side))]
    StartRow {
        /// The side of the row.
        side: Side,
    },
    /// The side to act can't move, so the game should be over, or it's the other side's turn.
    #[error("{side} cannot move here, so it is not the turn of {side} (TP-6)", side = name(*.side))]
    NoMove {
        /// The side without a move.
        side: Side,
    },
    /// The only piece that the side that moved first has placed is on b2.
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
    /// Checks if the position can occur. If the sides start with empty hands, the check is exact while the game
    /// continues and after a line, because then every state without a line is possible in every turn after the
    /// placings. Otherwise it compares pieces that haven't moved yet with their start. For a repetition it only knows
    /// the earliest turn.
    pub(super) fn check(&self) -> Result<(), Impossible> {
        let reason = self.over.map(|outcome| outcome.reason);
        match reason {
            // The turn that ended the game keeps its number, so its piece is already counted.
            Some(EndReason::ThreeInLine) => {
                self.check_pieces(self.turn)?;
                self.check_winner()
            }
            Some(EndReason::NoMove) => {
                self.check_pieces(self.turn)?;
                self.check_open()?;
                let ends = self.options.stall != Stall::Pass;
                let moving = self.turn >= self.options.placings();
                if ends && moving && self.is_blocked(self.side.other()) {
                    Ok(())
                } else {
                    Err(Impossible::IsNotOver)
                }
            }
            Some(EndReason::Repetition) => {
                let drawn = self.options.repetition == Repetition::Draw;
                if !drawn || self.turn < self.options.placings() + FIRST_REPETITION {
                    return Err(Impossible::IsNotOver);
                }
                self.check_pieces(self.turn)?;
                self.check_open()?;
                match self.options.stall {
                    Stall::Draw | Stall::Loss => self.check_free(self.side.other()),
                    Stall::Pass => Ok(()),
                }
            }
            None | Some(EndReason::Agreed | EndReason::Resigned | EndReason::OutOfTime) => {
                self.check_pieces(self.turn.saturating_sub(1))?;
                self.check_open()?;
                self.check_free(self.side)?;
                self.check_first()
            }
            Some(_) => Err(Impossible::IsNotOver),
        }
    }

    /// Checks the number of pieces after `turns` turns, and the start rows as long as their pieces can't have moved
    /// (TP-12).
    fn check_pieces(&self, turns: u32) -> Result<(), Impossible> {
        let placings = self.options.placings();
        let down = turns.min(placings) as u8;
        let start = self.options.start_pieces();
        let began = self.began();
        let expected = Side::BOTH.map(|side| {
            let at_start = board::size(start[side.index()]);
            at_start + (down + u8::from(side == began)) / 2
        });
        let found = self.pieces.map(board::size);
        if found != expected {
            let turn = self.turn;
            return Err(Impossible::Pieces {
                turn,
                expected,
                found,
            });
        }
        for side in Side::BOTH {
            let first_move = placings + if side == began { 1 } else { 2 };
            let row = start[side.index()];
            if turns < first_move && self.set(side) & row != row {
                return Err(Impossible::StartRow { side });
            }
        }
        Ok(())
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
        let with_line = |side: &Side| self.made_lines(*side) != 0;
        match Side::BOTH.into_iter().find(with_line) {
            Some(side) => Err(Impossible::IsOver { side }),
            None => Ok(()),
        }
    }

    /// Checks that a side has a move after the placings (TP-6).
    fn check_free(&self, side: Side) -> Result<(), Impossible> {
        if !self.is_placing() && self.is_blocked(side) {
            Err(Impossible::NoMove { side })
        } else {
            Ok(())
        }
    }

    /// Checks that only the side that acted last has a line (TP-5).
    fn check_winner(&self) -> Result<(), Impossible> {
        let lines = [self.side, self.side.other()].map(|side| self.made_lines(side) != 0);
        if lines == [true, false] {
            Ok(())
        } else {
            Err(Impossible::IsNotOver)
        }
    }

    fn check_first(&self) -> Result<(), Impossible> {
        let forbidden = self.options.first_centre == FirstCentre::Forbidden;
        let began = self.began();
        let placed = self.set(began) & !self.options.start_pieces()[began.index()];
        let is_first = self.options.placings() > 0 && self.turn <= 3;
        if forbidden && is_first && placed == Point::CENTRE.bit() {
            Err(Impossible::FirstCentre)
        } else {
            Ok(())
        }
    }
}
