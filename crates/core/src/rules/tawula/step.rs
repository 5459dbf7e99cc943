//! Lists the steps of a Tawula turn for animation and notation.

use super::{Dice, Origin};
use crate::rules::{Outcome, Side};

/// One effect of a throw or choice, in order of play. Points are by the index of the side in the step.
/// [`super::opposite`] gives the index for the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Each side threw one die in the opening (TW-3).
    OpeningThrew {
        /// White's die.
        white: u8,
        /// Black's die.
        black: u8,
    },
    /// The dice of the opening are equal and must be thrown again (TW-3).
    OpeningTie,
    /// The side with the higher die moves first and uses both numbers (TW-3).
    Began {
        /// The side that moves first.
        side: Side,
    },
    /// Both dice were thrown.
    Threw {
        /// The side.
        side: Side,
        /// The dice in the order of the throw.
        dice: Dice,
    },
    /// A piece entered (TW-5, TW-10).
    Entered {
        /// The side of the piece.
        side: Side,
        /// The number used.
        die: u8,
        /// The point where it entered, 1 to 7.
        at: u8,
        /// The hand or the bar.
        from: Origin,
    },
    /// A piece moved from one point to another.
    Moved {
        /// The side of the piece.
        side: Side,
        /// The number used.
        die: u8,
        /// The point it left, 1 to 23.
        from: u8,
        /// The point it reached, 2 to 24.
        to: u8,
    },
    /// A piece was borne off (TW-13).
    BorneOff {
        /// The side of the piece.
        side: Side,
        /// The number used.
        die: u8,
        /// The point it left, 19 to 24.
        from: u8,
    },
    /// A piece was hit and moved to the bar (TW-8). This step follows the move.
    Hit {
        /// The side of the piece that was hit.
        side: Side,
        /// The point, by the index of this side.
        at: u8,
    },
    /// A number couldn't be used (TW-7).
    Unused {
        /// The side that threw it.
        side: Side,
        /// The number.
        die: u8,
    },
    /// The turn is over. The other side acts next unless the game has ended.
    TurnEnded {
        /// The side whose turn it was.
        side: Side,
        /// `true` if no piece moved in the whole turn.
        passed: bool,
    },
    /// The game is over.
    Ended(Outcome),
}
