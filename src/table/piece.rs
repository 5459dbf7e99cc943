//! Pieces: whose they are, where they stand and how they stand there.

use bevy::prelude::*;

use super::location::Location;
use crate::rules::Side;

/// A piece of one side.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[require(Standing)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub kind: PieceKind,
    /// Its number among its side's pieces, from 0.
    pub number: u8,
}

/// What a piece is, where a game has several kinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PieceKind {
    /// One of many.
    #[default]
    Man,
    /// Tablut's king.
    King,
}

/// Where a piece is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Place {
    /// On the board, by the game's own numbering as in [`Location::Board`].
    Board(u8),
    /// In its side's hand, not yet entered.
    Hand,
    /// On the bar: hit, and to enter again.
    Bar,
    /// Borne off.
    Off,
    /// Captured, out for good.
    #[default]
    Captured,
}

impl Place {
    /// What is pressed to reach a side's piece here; none for a captured one.
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

/// Where a piece stands and what it has been through, always as the game record has it.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// Where it is.
    pub place: Place,
    /// How many of its side are under it there, or came there before it.
    pub level: u8,
    /// It has left its start cell.
    pub started: bool,
    /// It is home and will not move again.
    pub home: bool,
}
