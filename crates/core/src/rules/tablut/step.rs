//! What happens on a Tablut board, one thing at a time.

use super::Square;
use crate::rules::{Outcome, Side};

/// What White calls out when the king threatens to escape (TT-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cry {
    /// One way out.
    Raichi,
    /// Two ways out or more.
    Tuichi,
}

/// One thing that happened, in the order in which it did: the slide, the captures by file and then
/// rank, the king's fate, the cry, the end of the turn, the end of the game.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// A piece slid along a rank or file.
    Slid {
        /// Whose piece.
        side: Side,
        /// The square it left.
        from: Square,
        /// The square it reached.
        to: Square,
        /// Every square in order, `from` first, `to` last; at least two.
        path: Vec<Square>,
        /// It is the king.
        king: bool,
    },
    /// A man was captured (TT-5).
    Captured {
        /// Whose man was lost.
        side: Side,
        /// Where it stood.
        at: Square,
        /// What it stood between, the piece that moved first.
        by: [Square; 2],
        /// The second of them is an empty throne, not a piece (TT-7, TT-21).
        throne: bool,
    },
    /// The king was captured (TT-8, TT-22). He stays on the board.
    KingCaptured {
        /// Where he stands.
        at: Square,
        /// The Black men who hold him, the one that moved first.
        by: Vec<Square>,
        /// The empty throne that helps them.
        throne: Option<Square>,
    },
    /// The king cannot move for Black men about him (TT-12).
    KingShutIn {
        /// Where he stands.
        at: Square,
    },
    /// The king reached a square of his goal (TT-10, TT-23).
    KingEscaped {
        /// Where he stands.
        at: Square,
    },
    /// White threatens to escape with the next move (TT-11). Not called once the game is over.
    Announced {
        /// What is called.
        cry: Cry,
        /// The squares of his goal that the king could reach, by number.
        squares: Vec<Square>,
    },
    /// The turn is over; the other side moves next unless the game ended.
    TurnEnded {
        /// Whose turn it was.
        side: Side,
    },
    /// The game is over.
    Ended(Outcome),
}
