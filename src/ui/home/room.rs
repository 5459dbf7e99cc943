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

/// Something that lies on the ground below the board: a thrown stick, a captured man.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lying {
    /// Which of the room's pictures shows it.
    pub look: usize,
    /// From the lower left corner of the board's picture, right and down, in units of the board.
    pub at: Point,
    /// How far it is turned against the clock from how its picture shows it, degrees.
    pub turn: f32,
    /// Whether its picture lacks a shadow.
    pub needs_shadow: bool,
}

/// A game's room.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// The pictures of its pieces, and of what lies beside its board.
    pub pieces: &'static [RoomPiece],
    /// Which of them a piece is shown by.
    pub piece: fn(Side, PieceKind, Standing) -> usize,
    /// Where the lower left corner of the board's picture lies in the room, from its upper left corner.
    pub corner: Point,
    /// Units of the home screen for one of the board.
    pub scale: f32,
    /// How much further right everything beside the board lies in bands, where the words stand close under it, in
    /// units of the board.
    pub beside_words: f32,
    /// How bright the ground is where the words stand.
    pub ground: f32,
    /// How many minutes a game takes; measured, see `docs/opponents.md`.
    pub minutes: u32,
    /// A game to look at where none is saved: a record.
    pub sample: &'static str,
}
