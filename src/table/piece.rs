//! The pieces: their side, kind, place and state.

use bevy::prelude::*;

use super::location::Location;
use crate::rules::Side;

/// A piece of one side.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[require(Standing)]
pub struct Piece {
    /// The side of the piece.
    pub side: Side,
    /// The kind of piece.
    pub kind: PieceKind,
    /// The piece's number within its side, from 0.
    pub number: u8,
}

/// The kind of a piece. Most games have only one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PieceKind {
    /// An ordinary piece.
    #[default]
    Man,
    /// Tablut's king.
    King,
}

/// The place of a piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Place {
    /// On the board, in the numbering of [`Location::Board`].
    Board(u8),
    /// In hand, not yet entered.
    Hand,
    /// On the bar: hit, and must enter again.
    Bar,
    /// Borne off.
    Off,
    /// Captured, out of the game.
    #[default]
    Captured,
}

impl Place {
    /// The location that reaches a side's piece here. `None` if it's captured.
    #[must_use]
    pub const fn location(self, side: Side) -> Option<Location> {
        match self {
            Place::Board(at) => Some(Location::Board(at)),
            Place::Hand => Some(Location::Hand(side)),
            Place::Bar => Some(Location::Bar(side)),
            Place::Off => Some(Location::Off(side)),
            Place::Captured => None,
        }
    }
}

/// The place and progress of a piece, always as in the game record.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// The place of the piece.
    pub place: Place,
    /// The number of its side's pieces below it, or placed there before it.
    pub level: u8,
    /// `true` if it has left its start cell.
    pub started: bool,
    /// `true` if it's home and can't move again.
    pub home: bool,
}
