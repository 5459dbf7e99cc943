//! The pictures of whichever game is on the table, each game's from its own collection.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::sprite::Anchor;

use super::board_view::BoardView;
use super::layout::Layout;
use super::tablan::TablanArt;
use super::tablut::TablutArt;
use super::tapatan::TapatanArt;
use super::tawula::TawulaArt;
use crate::rules::GameKind;
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

/// Everything that has been loaded to be shown.
#[derive(SystemParam)]
pub struct TableArt<'w> {
    tablan: Option<Res<'w, TablanArt>>,
    tapatan: Option<Res<'w, TapatanArt>>,
    tablut: Option<Res<'w, TablutArt>>,
    tawula: Option<Res<'w, TawulaArt>>,
}

impl TableArt<'_> {
    /// A game's pictures are there.
    #[must_use]
    pub const fn has(&self, game: GameKind) -> bool {
        match game {
            GameKind::Tablan => self.tablan.is_some(),
            GameKind::Tablut => self.tablut.is_some(),
            GameKind::Tapatan => self.tapatan.is_some(),
            GameKind::Tawula => self.tawula.is_some(),
        }
    }

    /// A piece as it stands, or flies.
    #[must_use]
    pub fn piece(
        &self,
        board_view: BoardView,
        piece: &Piece,
        standing: Standing,
        in_the_air: bool,
    ) -> Option<Picture> {
        match board_view {
            BoardView::Tablan(_) => Some(self.tablan.as_ref()?.piece(piece.side, standing)),
            BoardView::Tablut(_) => Some(self.tablut.as_ref()?.piece(piece)),
            BoardView::Tapatan(_) => Some(self.tapatan.as_ref()?.piece(piece)),
            BoardView::Tawula(board) => {
                let art = self.tawula.as_ref()?;
                Some(art.piece(board, piece, standing, in_the_air))
            }
        }
    }

    /// The shadow of a piece, standing or in the air.
    #[must_use]
    pub fn shadow(
        &self,
        board_view: BoardView,
        piece: &Piece,
        standing: Standing,
        in_the_air: bool,
    ) -> Option<Picture> {
        match board_view {
            BoardView::Tablan(_) => Some(self.tablan.as_ref()?.shadow(piece.side, in_the_air)),
            BoardView::Tablut(_) => Some(self.tablut.as_ref()?.shadow(piece, in_the_air)),
            BoardView::Tapatan(_) => Some(self.tapatan.as_ref()?.shadow(piece.side, in_the_air)),
            BoardView::Tawula(board) => {
                let art = self.tawula.as_ref()?;
                art.shadow(board, standing, in_the_air)
            }
        }
    }
}

/// Run condition: the pictures of the game on the table are there.
#[must_use]
pub fn is_furnished(table_art: TableArt, layout: Res<Layout>) -> bool {
    table_art.has(layout.board_view.game())
}
