//! All pictures of the Tablan table and the tumbles of its sticks, loaded before it is shown.

use bevy::prelude::*;
use bevy::sprite::Anchor;
use bevy_asset_loader::prelude::*;

use super::geometry::TablanBoard;
use crate::geometry::tablan as geo;
use crate::motion::tumble::STICK_LENGTH;
use crate::rules::Side;
use crate::stage::Recordings;
use crate::stage::art::{GameArt, Picture, ShapedPicture};
use crate::stage::painter::Digits;
use crate::stage::sizes::{anchor, around, vec2};
use crate::table::{Piece, Standing};

/// The anchor of a piece's foot in its picture.
pub const PIECE_ANCHOR: Anchor = anchor(geo::PIECE_FOOT, geo::PIECE);

/// The size of a piece's picture, in design units.
pub const PIECE_SIZE: Vec2 = vec2(geo::PIECE);

/// The anchor of a piece's foot in its shadow's picture.
pub const SHADOW_ANCHOR: Anchor = anchor(geo::PIECE_SHADOW_FOOT, geo::PIECE_SHADOW);

/// The size of a piece's shadow picture, in design units.
pub const SHADOW_SIZE: Vec2 = vec2(geo::PIECE_SHADOW);

/// The size of marks on cells: one square, centred on a piece's silhouette.
pub const MARK_SIZE: Vec2 = Vec2::splat(geo::MARK);

pub use geo::MARK_DROP;

/// The size of the bead with a number.
pub const BEAD_SIZE: Vec2 = Vec2::splat(geo::BEAD);

pub use geo::FOCUS_MARGIN;

/// The size of an arrow's head, with its tip in the middle of the right side.
pub const ARROW_SIZE: Vec2 = Vec2::splat(geo::ARROW);

/// The size of a dot of a trail.
pub const DOT_SIZE: Vec2 = Vec2::splat(geo::DOT);

/// The size of one figure of the strip of figures.
pub const DIGIT_SIZE: Vec2 = vec2(geo::DIGIT);

/// Texture pixels per design unit in the strip of figures.
pub const DIGIT_PIXELS: f32 = geo::PX;

/// The size of the cloth's tile.
pub const CLOTH_SIZE: Vec2 = vec2(geo::CLOTH);

/// The height of the woven border.
pub const BORDER_HEIGHT: f32 = geo::BORDER.1;

/// Texture pixels per design unit in the cloth.
pub const CLOTH_PIXELS: f32 = geo::PX;

/// The area of the board's shadow, in board space.
#[must_use]
pub fn board_shadow_place(board: TablanBoard) -> Rect {
    around(
        Rect::from_corners(Vec2::ZERO, board.size()),
        geo::BOARD_SHADOW,
    )
}

/// The size of a stick's shadow picture, in stick units, for a stick with this visible length.
#[must_use]
pub fn stick_shadow_size(length: f32) -> Vec2 {
    let whole = vec2(geo::STICK_SHADOW) / geo::CELL;
    Vec2::new(whole.x - STICK_LENGTH + length, whole.y)
}

/// The pictures and recordings of the Tablan table.
#[derive(AssetCollection, Resource)]
pub struct TablanArt {
    /// The board.
    #[asset(key = "tablan.board")]
    pub board: Handle<Image>,
    /// The shadow that the board casts.
    #[asset(key = "tablan.board_shadow")]
    pub board_shadow: Handle<Image>,
    /// The weave, seamless both ways.
    #[asset(path = "tablan/cloth.webp")]
    pub cloth: Handle<Image>,
    /// The woven border, seamless along its length.
    #[asset(path = "tablan/cloth_border.webp")]
    pub cloth_border: Handle<Image>,
    /// The corner of two borders; their outer edges are its left and its lower side.
    #[asset(path = "tablan/cloth_corner.webp")]
    pub cloth_corner: Handle<Image>,
    /// Darker corners.
    #[asset(path = "tablan/vignette.webp")]
    pub vignette: Handle<Image>,
    /// The warm light of the lamp at the upper left.
    #[asset(path = "tablan/glow.webp")]
    pub glow: Handle<Image>,
    #[asset(path = "tablan/blue_plain.webp")]
    blue_plain: Handle<Image>,
    #[asset(path = "tablan/blue_started.webp")]
    blue_started: Handle<Image>,
    #[asset(path = "tablan/blue_home.webp")]
    blue_home: Handle<Image>,
    #[asset(path = "tablan/red_plain.webp")]
    red_plain: Handle<Image>,
    #[asset(path = "tablan/red_started.webp")]
    red_started: Handle<Image>,
    #[asset(path = "tablan/red_home.webp")]
    red_home: Handle<Image>,
    #[asset(path = "tablan/blue_shadow.webp")]
    blue_shadow: Handle<Image>,
    #[asset(path = "tablan/red_shadow.webp")]
    red_shadow: Handle<Image>,
    #[asset(path = "tablan/air_shadow.webp")]
    air_shadow: Handle<Image>,
    /// The skin of a stick: its painted back above, its plain flat below.
    #[asset(path = "tablan/stick.webp")]
    pub stick: Handle<Image>,
    /// The shadow of a stick.
    #[asset(path = "tablan/stick_shadow.webp")]
    pub stick_shadow: Handle<Image>,
    /// A ring around the chosen piece.
    #[asset(path = "tablan/mark_chosen.webp")]
    pub mark_chosen: Handle<Image>,
    /// A cell that can be reached.
    #[asset(path = "tablan/mark_move.webp")]
    pub mark_move: Handle<Image>,
    /// A cell of the opponent's base that can be reached.
    #[asset(path = "tablan/mark_enter.webp")]
    pub mark_enter: Handle<Image>,
    /// A cell that can be reached with half a throw.
    #[asset(path = "tablan/mark_half.webp")]
    pub mark_half: Handle<Image>,
    /// A cell of the opponent's base that can be reached with half a throw.
    #[asset(path = "tablan/mark_enter_half.webp")]
    pub mark_enter_half: Handle<Image>,
    /// The bead for the steps of a capture with half a throw.
    #[asset(path = "tablan/mark_bead_half.webp")]
    pub mark_bead_half: Handle<Image>,
    /// An opponent's piece that can be captured.
    #[asset(path = "tablan/mark_capture.webp")]
    pub mark_capture: Handle<Image>,
    /// The bead for the steps of a capture.
    #[asset(path = "tablan/mark_bead.webp")]
    pub mark_bead: Handle<Image>,
    /// A piece that can move.
    #[asset(path = "tablan/mark_movable.webp")]
    pub mark_movable: Handle<Image>,
    /// The keyboard cursor.
    #[asset(key = "tablan.mark_focus")]
    pub mark_focus: Handle<Image>,
    /// The cell where the last journey started.
    #[asset(path = "tablan/mark_origin.webp")]
    pub mark_origin: Handle<Image>,
    /// A dot of the last journey's trail.
    #[asset(path = "tablan/trail_dot.webp")]
    pub trail_dot: Handle<Image>,
    /// The head of an arrow, pointing right.
    #[asset(path = "tablan/arrow_head.webp")]
    pub arrow_head: Handle<Image>,
    #[asset(path = "tablan/digits.webp")]
    digits: Handle<Image>,
    #[asset(path = "tablan/tumbles.bin")]
    tumbles: Handle<Recordings>,
}

impl TablanArt {
    /// The figures for numbers on marks.
    #[must_use]
    pub const fn digits(&self) -> Digits<'_> {
        Digits {
            strip: &self.digits,
            size: DIGIT_SIZE,
            pixels: DIGIT_PIXELS,
        }
    }
}

impl GameArt for TablanArt {
    type Board = TablanBoard;

    const SHAPED: &'static [ShapedPicture] = &[
        ShapedPicture {
            key: "tablan.board",
            landscape: "tablan/board_landscape.webp",
            portrait: "tablan/board_portrait.webp",
        },
        ShapedPicture {
            key: "tablan.board_shadow",
            landscape: "tablan/board_shadow_landscape.webp",
            portrait: "tablan/board_shadow_portrait.webp",
        },
        ShapedPicture {
            key: "tablan.mark_focus",
            landscape: "tablan/mark_focus.webp",
            portrait: "tablan/mark_focus_portrait.webp",
        },
    ];

    fn recordings(&self) -> Option<&Handle<Recordings>> {
        Some(&self.tumbles)
    }

    /// The plain piece, the one with the brass pin (started) or the one with the brass foot (home).
    fn piece(
        &self,
        _board: TablanBoard,
        piece: &Piece,
        standing: Standing,
        _in_the_air: bool,
    ) -> Picture {
        let image = match (piece.side, standing.started, standing.home) {
            (Side::First, _, true) => &self.blue_home,
            (Side::First, true, false) => &self.blue_started,
            (Side::First, false, false) => &self.blue_plain,
            (Side::Second, _, true) => &self.red_home,
            (Side::Second, true, false) => &self.red_started,
            (Side::Second, false, false) => &self.red_plain,
        };
        Picture {
            image: image.clone(),
            size: PIECE_SIZE,
            anchor: PIECE_ANCHOR,
        }
    }

    fn shadow(
        &self,
        _board: TablanBoard,
        piece: &Piece,
        _standing: Standing,
        in_the_air: bool,
    ) -> Option<Picture> {
        let image = match piece.side {
            _ if in_the_air => &self.air_shadow,
            Side::First => &self.blue_shadow,
            Side::Second => &self.red_shadow,
        };
        Some(Picture {
            image: image.clone(),
            size: SHADOW_SIZE,
            anchor: SHADOW_ANCHOR,
        })
    }
}
