//! What a game's pictures have to tell: how each piece and its shadow look.

use bevy::prelude::*;
use bevy::sprite::Anchor;
use bevy_asset_loader::prelude::*;

use super::board::BoardShape;
use super::recordings::Recordings;
use crate::table::{Piece, Standing};

/// A picture of something that stands on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// The picture.
    pub image: Handle<Image>,
    /// Its size in design units.
    pub size: Vec2,
    /// Where the thing's foot stands in it.
    pub anchor: Anchor,
}

/// A picture of which there is one for each shape of the board; only the one in use is loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShapedPicture {
    /// The key that stands for it in a collection.
    pub key: &'static str,
    /// The file for a board that is wider than high.
    pub landscape: &'static str,
    /// The file for one that is higher than wide.
    pub portrait: &'static str,
}

impl ShapedPicture {
    /// The file for a shape.
    #[must_use]
    pub const fn path(&self, shape: BoardShape) -> &'static str {
        match shape {
            BoardShape::Landscape => self.landscape,
            BoardShape::Portrait => self.portrait,
        }
    }
}

/// Every picture of one game's table, and the recordings of what is thrown there: one collection,
/// loaded before the game is shown. It is a resource from the moment on which all of it is there,
/// until its table has left or its board has another shape.
pub trait GameArt: AssetCollection + Resource {
    /// The board that the pictures are of.
    type Board;

    /// The pictures that differ with the board's shape.
    const SHAPED: &'static [ShapedPicture];

    /// The recordings of what is thrown. By default nothing is.
    fn recordings(&self) -> Option<&Handle<Recordings>> {
        None
    }

    /// A piece as it stands, or flies.
    fn piece(
        &self,
        board: Self::Board,
        piece: &Piece,
        standing: Standing,
        in_the_air: bool,
    ) -> Picture;

    /// The shadow of a piece, standing or in the air; none where the piece's picture has its own.
    fn shadow(
        &self,
        board: Self::Board,
        piece: &Piece,
        standing: Standing,
        in_the_air: bool,
    ) -> Option<Picture>;
}
