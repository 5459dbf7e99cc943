//! The data of a game's room on the home screen.

use crate::geometry::{Point, Size};
use crate::rules::Side;
use crate::table::{PieceKind, Standing};

/// A picture of a piece.
#[derive(Clone, Copy, Debug)]
pub struct RoomPiece {
    /// The asset's path.
    pub path: &'static str,
    /// Its size in design units of the board.
    pub size: Size,
    /// The foot of the piece in the picture.
    pub foot: Point,
}

/// The outline of a plain piece in units of the board: a round body, and a smaller head above it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PieceOutline {
    /// The radius of the body.
    pub radius: f32,
    /// The distance of the body's middle above the foot.
    pub up: f32,
    /// The distance of the head's middle above that of the body, and its radius. `None` for a round piece.
    pub head: Option<(f32, f32)>,
}

impl PieceOutline {
    /// A disc around the foot.
    #[must_use]
    pub const fn disc(radius: f32) -> Self {
        Self {
            radius,
            up: 0.0,
            head: None,
        }
    }
}

/// An object on the ground beside the board: a thrown stick, a captured man.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RoomObject {
    /// The index of its picture in the room's pictures.
    pub look: usize,
    /// The position from the lower left corner of the board's picture, right and down, in units of the board.
    pub at: Point,
    /// The counterclockwise rotation of the picture (degrees).
    pub turn: f32,
    /// `true` if the picture contains no shadow.
    pub needs_shadow: bool,
}

/// The room of a game.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// The pictures of pieces and of objects beside the board.
    pub pieces: &'static [RoomPiece],
    /// The index of a piece's picture.
    pub piece: fn(Side, PieceKind, Standing) -> usize,
    /// The outline of a piece in the high-contrast theme.
    pub outline: fn(PieceKind) -> PieceOutline,
    /// The lower left corner of the board's picture, from the room's upper left corner.
    pub corner: Point,
    /// The home screen's units per unit of the board.
    pub scale: f32,
    /// The distance by which objects beside the board move right in bands, whose text is close below, in units of the
    /// board.
    pub beside_words: f32,
    /// The distance by which they move right in an open room, whose title is larger, in units of the board.
    pub beside_title: f32,
    /// The brightness of the ground behind the text.
    pub ground: f32,
    /// The measured duration of a game (min), see `docs/opponents.md`.
    pub minutes: u32,
    /// The record of a sample game, shown if none is saved.
    pub sample: &'static str,
}
