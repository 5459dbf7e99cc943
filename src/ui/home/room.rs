//! What one game gives to the room that it has on the home screen.

use crate::geometry::{Point, Size};
use crate::rules::Side;
use crate::table::{PieceKind, Standing};

/// A piece's picture.
#[derive(Clone, Copy, Debug)]
pub struct RoomPiece {
    /// The asset's path.
    pub path: &'static str,
    /// Its size in design units of the board.
    pub size: Size,
    /// Where the piece's foot stands in it.
    pub foot: Point,
}

/// A game's room.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// The pictures of its pieces.
    pub pieces: &'static [RoomPiece],
    /// Which of them a piece is shown by.
    pub piece: fn(Side, PieceKind, Standing) -> usize,
    /// Where the lower left corner of the board's picture lies in the room, from its upper left corner.
    pub corner: Point,
    /// Units of the home screen for one of the board.
    pub scale: f32,
    /// How bright the ground is where the words stand.
    pub ground: f32,
    /// How many minutes a game takes; measured, see `docs/opponents.md`.
    pub minutes: u32,
    /// A game to look at where none is saved: a record.
    pub sample: &'static str,
}
