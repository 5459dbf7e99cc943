//! The pictures that a game provides for its pieces and their shadows.

use bevy::prelude::*;
use bevy::sprite::Anchor;
use bevy_asset_loader::prelude::*;

use super::board::BoardShape;
use super::recordings::Recordings;
use crate::table::{Piece, Standing};

/// A picture of something on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// The picture.
    pub image: Handle<Image>,
    /// Size in design units.
    pub size: Vec2,
    /// The point in the picture where the thing touches the board.
    pub anchor: Anchor,
}

/// A picture with one version for each shape of the board; only the version in use is loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShapedPicture {
    /// The key of the picture in its asset collection.
    pub key: &'static str,
    /// The file for a board wider than high.
    pub landscape: &'static str,
    /// The file for a board higher than wide.
    pub portrait: &'static str,
}

impl ShapedPicture {
    /// The file for a board shape.
    #[must_use]
    pub const fn path(&self, shape: BoardShape) -> &'static str {
        match shape {
            BoardShape::Landscape => self.landscape,
            BoardShape::Portrait => self.portrait,
        }
    }
}

/// All pictures of one game's table and the recordings of its throws: one collection, loaded before the game is shown.
///
/// The collection is a resource from the moment all of it is loaded until its table has left or the board changes its
/// shape.
pub trait GameArt: AssetCollection + Resource {
    /// The board in the pictures.
    type Board;

    /// The pictures that depend on the board's shape.
    const SHAPED: &'static [ShapedPicture];

    /// The recordings of throws. The default is `None`, for games without throws.
    fn recordings(&self) -> Option<&Handle<Recordings>> {
        None
    }

    /// The picture of a piece, on the board or in the air.
    fn piece(
        &self,
        board: Self::Board,
        piece: &Piece,
        standing: Standing,
        in_the_air: bool,
    ) -> Picture;

    /// The shadow of a piece, on the board or in the air. `None` if the piece's picture includes its shadow.
    fn shadow(
        &self,
        board: Self::Board,
        piece: &Piece,
        standing: Standing,
        in_the_air: bool,
    ) -> Option<Picture>;
}
