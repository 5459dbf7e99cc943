//! All pictures of the Tapatan table, loaded before the first game is shown.

use bevy::prelude::*;
use bevy::sprite::Anchor;
use bevy_asset_loader::prelude::*;

use super::geometry::TapatanBoard;
use crate::geometry::tapatan as geo;
use crate::rules::Side;
use crate::stage::art::{GameArt, Picture, ShapedPicture};
use crate::stage::sizes::anchor;
use crate::table::{Piece, Standing};

/// The size of a piece's picture, in design units.
const PIECE_SIZE: Vec2 = Vec2::splat(geo::PIECE_CANVAS);

/// The size of a piece's shadow picture.
const SHADOW_SIZE: Vec2 = Vec2::splat(geo::PIECE_SHADOW);

/// The anchor of a piece's centre in its shadow's picture.
const SHADOW_ANCHOR: Anchor = anchor(
    (geo::PIECE_SHADOW_CENTRE, geo::PIECE_SHADOW_CENTRE),
    (geo::PIECE_SHADOW, geo::PIECE_SHADOW),
);

/// The size of marks: one square, centred on the point.
pub const MARK_SIZE: Vec2 = Vec2::splat(geo::MARK);

/// The size of the dot on a legal point.
pub const POINT_SIZE: Vec2 = Vec2::splat(geo::POINT);

/// The size of an arrow's head, with its tip in the middle of the right side.
pub const ARROW_SIZE: Vec2 = Vec2::splat(geo::ARROW);

/// Texture pixels per design unit in the mat.
pub const MAT_PIXELS: f32 = geo::PX;

/// Width of a dyed band of the mat.
pub const BAND_WIDTH: f32 = geo::BAND.0;

/// The pictures of the Tapatan table.
#[derive(AssetCollection, Resource)]
pub struct TapatanArt {
    /// The woven mat, seamless both ways.
    #[asset(path = "tapatan/mat.webp")]
    pub mat: Handle<Image>,
    /// A dyed band of the mat, seamless along its length.
    #[asset(path = "tapatan/mat_band.webp")]
    pub mat_band: Handle<Image>,
    /// The light of the capiz window on the mat.
    #[asset(path = "tapatan/light.webp")]
    pub light: Handle<Image>,
    /// Darker corners.
    #[asset(path = "tapatan/vignette.webp")]
    pub vignette: Handle<Image>,
    /// The wooden board, with its own part of the light.
    #[asset(path = "tapatan/board.webp")]
    pub board: Handle<Image>,
    /// Uncut wood over the board's diagonals.
    #[asset(path = "tapatan/board_cover.webp")]
    pub board_cover: Handle<Image>,
    /// The board's shadow.
    #[asset(path = "tapatan/board_shadow.webp")]
    pub board_shadow: Handle<Image>,
    /// A tray in the board's orientation.
    #[asset(key = "tapatan.tray")]
    pub tray: Handle<Image>,
    /// The tray's shadow.
    #[asset(key = "tapatan.tray_shadow")]
    pub tray_shadow: Handle<Image>,
    #[asset(path = "tapatan/white_1.webp")]
    white_1: Handle<Image>,
    #[asset(path = "tapatan/white_2.webp")]
    white_2: Handle<Image>,
    #[asset(path = "tapatan/white_3.webp")]
    white_3: Handle<Image>,
    #[asset(path = "tapatan/black_1.webp")]
    black_1: Handle<Image>,
    #[asset(path = "tapatan/black_2.webp")]
    black_2: Handle<Image>,
    #[asset(path = "tapatan/black_3.webp")]
    black_3: Handle<Image>,
    #[asset(path = "tapatan/white_shadow.webp")]
    white_shadow: Handle<Image>,
    #[asset(path = "tapatan/black_shadow.webp")]
    black_shadow: Handle<Image>,
    #[asset(path = "tapatan/white_air_shadow.webp")]
    white_air_shadow: Handle<Image>,
    #[asset(path = "tapatan/black_air_shadow.webp")]
    black_air_shadow: Handle<Image>,
    /// A point that can be reached.
    #[asset(path = "tapatan/mark_point.webp")]
    pub mark_point: Handle<Image>,
    /// A ring around that dot, if a held piece is over it or a slide ends there.
    #[asset(path = "tapatan/mark_target.webp")]
    pub mark_target: Handle<Image>,
    /// The former place of the chosen or sliding piece.
    #[asset(path = "tapatan/mark_origin.webp")]
    pub mark_origin: Handle<Image>,
    /// The origin of the last move.
    #[asset(path = "tapatan/mark_origin_last.webp")]
    pub mark_origin_last: Handle<Image>,
    /// A line around the chosen piece.
    #[asset(path = "tapatan/mark_chosen.webp")]
    pub mark_chosen: Handle<Image>,
    /// A piece that can move.
    #[asset(path = "tapatan/mark_movable.webp")]
    pub mark_movable: Handle<Image>,
    /// The keyboard cursor.
    #[asset(path = "tapatan/mark_focus.webp")]
    pub mark_focus: Handle<Image>,
    /// Two rings around each piece of a winning line.
    #[asset(path = "tapatan/mark_win.webp")]
    pub mark_win: Handle<Image>,
    /// The last move in its groove, its thin end at the left.
    #[asset(path = "tapatan/trail_last.webp")]
    pub trail_last: Handle<Image>,
    /// The current slide in its groove.
    #[asset(path = "tapatan/trail_slide.webp")]
    pub trail_slide: Handle<Image>,
    /// A lit groove of the winning line.
    #[asset(path = "tapatan/win_groove.webp")]
    pub win_groove: Handle<Image>,
    /// The head of an arrow, pointing right.
    #[asset(path = "tapatan/arrow_head.webp")]
    pub arrow_head: Handle<Image>,
}

impl GameArt for TapatanArt {
    type Board = TapatanBoard;

    const SHAPED: &'static [ShapedPicture] = &[
        ShapedPicture {
            key: "tapatan.tray",
            landscape: "tapatan/tray_upright.webp",
            portrait: "tapatan/tray_lying.webp",
        },
        ShapedPicture {
            key: "tapatan.tray_shadow",
            landscape: "tapatan/tray_upright_shadow.webp",
            portrait: "tapatan/tray_lying_shadow.webp",
        },
    ];

    /// Each piece keeps its nacre or grain for the whole game.
    fn piece(
        &self,
        _board: TapatanBoard,
        piece: &Piece,
        _standing: Standing,
        _in_the_air: bool,
    ) -> Picture {
        let image = match (piece.side, piece.number) {
            (Side::First, 0) => &self.white_1,
            (Side::First, 1) => &self.white_2,
            (Side::First, _) => &self.white_3,
            (Side::Second, 0) => &self.black_1,
            (Side::Second, 1) => &self.black_2,
            (Side::Second, _) => &self.black_3,
        };
        Picture {
            image: image.clone(),
            size: PIECE_SIZE,
            anchor: Anchor::CENTER,
        }
    }

    fn shadow(
        &self,
        _board: TapatanBoard,
        piece: &Piece,
        _standing: Standing,
        in_the_air: bool,
    ) -> Option<Picture> {
        let image = match (piece.side, in_the_air) {
            (Side::First, false) => &self.white_shadow,
            (Side::First, true) => &self.white_air_shadow,
            (Side::Second, false) => &self.black_shadow,
            (Side::Second, true) => &self.black_air_shadow,
        };
        Some(Picture {
            image: image.clone(),
            size: SHADOW_SIZE,
            anchor: SHADOW_ANCHOR,
        })
    }
}
