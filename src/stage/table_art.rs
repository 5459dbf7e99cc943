//! The pictures of whichever game is on the table, each game's from its own collection.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::art::{GameArt, Picture};
use super::board_view::BoardView;
use super::game::StageGame;
use super::layout::Layout;
use crate::rules::{self, GameKind, for_games};
use crate::table::{Piece, Standing};

macro_rules! table_art {
    ($($game:ident in $module:ident,)+) => {
        /// The pictures of every game, as far as they have been loaded.
        #[derive(SystemParam)]
        pub struct TableArt<'w> {
            $($module: Option<Res<'w, <rules::$module::Position as StageGame>::Art>>,)+
        }

        impl TableArt<'_> {
            /// A game's pictures are there.
            #[must_use]
            pub const fn has(&self, game: GameKind) -> bool {
                match game {
                    $(GameKind::$game => self.$module.is_some(),)+
                }
            }

            /// A piece as it stands, or flies; none before the pictures are there.
            #[must_use]
            pub fn piece(
                &self,
                board_view: BoardView,
                piece: &Piece,
                standing: Standing,
                in_the_air: bool,
            ) -> Option<Picture> {
                match board_view {
                    $(BoardView::$game(board) => {
                        let art = self.$module.as_ref()?;
                        Some(GameArt::piece(&**art, board, piece, standing, in_the_air))
                    })+
                }
            }

            /// The shadow of a piece, standing or in the air; none where it has none, and before
            /// the pictures are there.
            #[must_use]
            pub fn shadow(
                &self,
                board_view: BoardView,
                piece: &Piece,
                standing: Standing,
                in_the_air: bool,
            ) -> Option<Picture> {
                match board_view {
                    $(BoardView::$game(board) => {
                        let art = self.$module.as_ref()?;
                        GameArt::shadow(&**art, board, piece, standing, in_the_air)
                    })+
                }
            }
        }
    };
}

for_games!(table_art);

/// Run condition: the pictures of the game on the table are there.
#[must_use]
pub fn is_furnished(table_art: TableArt, layout: Res<Layout>) -> bool {
    table_art.has(layout.board_view.game())
}
