//! The pictures of the game on the table, from the collection of that game.

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
        /// The loaded pictures of all games.
        #[derive(SystemParam)]
        pub struct TableArt<'w> {
            $($module: Option<Res<'w, <rules::$module::Position as StageGame>::Art>>,)+
        }

        impl TableArt<'_> {
            /// `true` if a game's pictures are loaded.
            #[must_use]
            pub const fn has(&self, game: GameKind) -> bool {
                match game {
                    $(GameKind::$game => self.$module.is_some(),)+
                }
            }

            /// The picture of a piece, on the board or in the air. `None` until the pictures are loaded.
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

            /// The shadow of a piece, on the board or in the air. `None` if the piece has no separate shadow and until
            /// the pictures are loaded.
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

/// Run condition: the pictures of the game on the table are loaded.
#[must_use]
pub fn has_table_art(table_art: TableArt, layout: Res<Layout>) -> bool {
    table_art.has(layout.board_view.game())
}
