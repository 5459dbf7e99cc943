//! What a game's pictures have to tell: how each piece and its shadow look.

use bevy::prelude::*;
use bevy::sprite::Anchor;
use bevy_asset_loader::prelude::*;

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

/// Every picture of one game's table: one collection, loaded before the game is shown. It is a
/// resource from the moment on which all of it is there.
pub trait GameArt: AssetCollection + Resource {
    /// The board that the pictures are of.
    type Board;

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
