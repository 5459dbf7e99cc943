//! What happens on a Tawula board, one thing at a time.

use super::{Dice, Origin};
use crate::rules::{Outcome, Side};

/// One thing that happened, in the order in which it did. Points are by the index of the side
/// named in the step; [`super::opposite`] gives the other's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// In the opening each side threw one die (TW-3).
    OpeningThrew {
        /// White's die.
        white: u8,
        /// Black's die.
        black: u8,
    },
    /// The dice of the opening are equal and are thrown again (TW-3).
    OpeningTie,
    /// The higher die decided who begins, with both numbers (TW-3).
    Began {
        /// Who begins.
        side: Side,
    },
    /// Both dice were thrown.
    Threw {
        /// Who threw.
        side: Side,
        /// What fell, in the order in which it fell.
        dice: Dice,
    },
    /// A piece entered (TW-5, TW-10).
    Entered {
        /// Whose piece.
        side: Side,
        /// The number used.
        die: u8,
        /// The point, 1 to 7.
        at: u8,
        /// The hand or the bar.
        from: Origin,
    },
    /// A piece went from point to point.
    Moved {
        /// Whose piece.
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
        /// Whose piece.
        side: Side,
        /// The number used.
        die: u8,
        /// The point it left, 19 to 24.
        from: u8,
    },
    /// A piece was hit and goes to the bar (TW-8). Follows the step that caused it.
    Hit {
        /// Whose piece was hit.
        side: Side,
        /// Where it stood, by its own index.
        at: u8,
    },
    /// A number cannot be used (TW-7).
    Unused {
        /// Whose number.
        side: Side,
        /// The number.
        die: u8,
    },
    /// The turn is over; the other side acts next unless the game ended.
    TurnEnded {
        /// Whose turn it was.
        side: Side,
        /// True where nothing moved in the whole turn.
        passed: bool,
    },
    /// The game is over.
    Ended(Outcome),
}
