//! Defines a player's choice: one piece uses one number.

use std::cmp::Ordering;
use std::fmt;

use super::Illegal;
use super::board::{BAR, HAND, POINTS};

/// The place from which a piece moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Origin {
    /// The bar (TW-10).
    Bar,
    /// The hand (TW-5).
    Hand,
    /// A point by the mover's index, 1 to 24 (TW-1).
    Point(u8),
}

impl Origin {
    /// The index of the place on a [`super::Board`].
    ///
    /// # Errors
    /// Fails if the point doesn't exist.
    pub(super) const fn place(self) -> Result<u8, Illegal> {
        match self {
            Origin::Bar => Ok(BAR),
            Origin::Hand => Ok(HAND),
            Origin::Point(index) if index >= 1 && index <= POINTS => Ok(index),
            Origin::Point(index) => Err(Illegal::NoSuchPoint { index }),
        }
    }

    /// The origin for the index of a place on a board.
    pub(super) const fn at(place: u8) -> Origin {
        match place {
            BAR => Origin::Bar,
            HAND => Origin::Hand,
            index => Origin::Point(index),
        }
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Origin::Bar => f.write_str("bar"),
            Origin::Hand => f.write_str("hand"),
            Origin::Point(index) => write!(f, "{index}"),
        }
    }
}

/// The target of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Target {
    /// A point by the mover's index, 1 to 24.
    Point(u8),
    /// Off the board (TW-13).
    Off,
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Point(index) => write!(f, "{index}"),
            Target::Off => f.write_str("off"),
        }
    }
}

/// One number used by one piece. The target follows from both. Moves are ordered as in the notation: bar, hand, 1 to
/// 24, and for the same place the higher number first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The place of the piece.
    pub from: Origin,
    /// The number, 1 to 6.
    pub die: u8,
}

impl Ord for Move {
    fn cmp(&self, other: &Self) -> Ordering {
        self.from.cmp(&other.from).then(other.die.cmp(&self.die))
    }
}

impl PartialOrd for Move {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
