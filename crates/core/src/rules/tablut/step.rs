//! Lists the steps of a Tablut turn for animation and notation.

use super::Square;
use crate::rules::{Outcome, Side};

/// White's announcement when the king threatens to escape (TT-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Announcement {
    /// The king has one escape square.
    Raichi,
    /// The king has two escape squares or more.
    Tuichi,
}

/// One effect of a move. The order is: the move, the captures by file and rank, the king's fate, the announcement, the
/// end of the turn, the end of the game.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// A piece moved along a rank or file.
    Slid {
        /// The side of the piece.
        side: Side,
        /// The square it left.
        from: Square,
        /// The square it reached.
        to: Square,
        /// All squares from `from` to `to`, at least two.
        path: Vec<Square>,
        /// `true` if it's the king.
        king: bool,
    },
    /// A man was captured (TT-5).
    Captured {
        /// The side that lost the man.
        side: Side,
        /// The man's square.
        at: Square,
        /// The two squares that enclose the man. The first is that of the moved piece.
        by: [Square; 2],
        /// `true` if the second square itself captures, as a throne or camp, and not a piece on it (TT-7, TT-21,
        /// TT-25, TT-27).
        by_square: bool,
    },
    /// The king was captured (TT-8, TT-22, TT-25). He remains on the board.
    KingCaptured {
        /// The king's square.
        at: Square,
        /// The Black men that capture him, the moved one first.
        by: Vec<Square>,
        /// The empty throne, or the camp without a man, that helps them. `None` if there isn't one.
        square: Option<Square>,
    },
    /// The king is shut in by Black men (TT-12).
    KingShutIn {
        /// The king's square.
        at: Square,
    },
    /// The king reached a square where he wins (TT-10, TT-23).
    KingEscaped {
        /// The king's square.
        at: Square,
    },
    /// White threatens to escape with the next move (TT-11). Not announced after the end of the game.
    Announced {
        /// The announcement.
        announcement: Announcement,
        /// The squares where the king could win, in the order of their numbers.
        squares: Vec<Square>,
    },
    /// The turn is over. The other side moves next unless the game has ended.
    TurnEnded {
        /// The side whose turn it was.
        side: Side,
    },
    /// The game is over.
    Ended(Outcome),
}
