//! All pictures of the Tawula table and the rolls of its dice, loaded before it is shown.

use bevy::prelude::*;
use bevy::sprite::Anchor;
use bevy_asset_loader::prelude::*;

use super::geometry::TawulaBoard;
use crate::geometry::tawula as geo;
use crate::rules::Side;
use crate::stage::Recordings;
use crate::stage::art::{GameArt, Picture, ShapedPicture};
use crate::stage::board::BoardShape;
use crate::stage::painter::Digits;
use crate::stage::sizes::{anchor, around, vec2};
use crate::table::{Piece, Place, Standing};

/// The size of a piece seen from above.
const PIECE_SIZE: Vec2 = Vec2::splat(geo::PIECE);

/// The size of a piece on its edge in a tray.
const EDGE_SIZE: Vec2 = vec2(geo::EDGE);

/// The scale of pieces in an upright board's trays.
const SMALL: f32 = 0.5;

/// The size of marks on pieces and slots.
pub const MARK_SIZE: Vec2 = Vec2::splat(geo::MARK);

pub use geo::FRAME_MARGIN;

/// The border of a frame, in texture pixels.
pub const FRAME_BORDER: f32 = geo::FRAME_BORDER * geo::PX;

/// The size of the padlock on a starter.
pub const LOCK_SIZE: Vec2 = vec2(geo::LOCK);

/// The size of the badge with a stack's number.
pub const BADGE_SIZE: Vec2 = Vec2::splat(geo::BADGE);

/// The size of an arrow's head, with its tip in the middle of the right side.
pub const ARROW_SIZE: Vec2 = Vec2::splat(geo::ARROW);

/// The size of a dot of a trail.
pub const DOT_SIZE: Vec2 = Vec2::splat(geo::DOT);

/// The size of a head's cartouche.
pub const HEAD_SIZE: Vec2 = Vec2::splat(geo::HEAD);

/// The size of the star on a head's point.
pub const STAR_SIZE: Vec2 = Vec2::splat(geo::HEAD_STAR);

/// The size of one numeral's box.
pub const NUMERAL_SIZE: Vec2 = vec2(geo::NUMERAL);
pub use geo::NUMERAL_COLUMNS;

/// Texture pixels per design unit.
pub const PIXELS: f32 = geo::PX;

/// The area of the box's shadow, in board space.
#[must_use]
pub fn board_shadow_place(board: TawulaBoard) -> Rect {
    around(
        Rect::from_corners(Vec2::ZERO, board.size()),
        geo::BOARD_SHADOW,
    )
}

/// The pictures and recordings of the Tawula table.
#[derive(AssetCollection, Resource)]
pub struct TawulaArt {
    /// The box.
    #[asset(key = "tawula.board")]
    pub board: Handle<Image>,
    /// The box's shadow.
    #[asset(key = "tawula.board_shadow")]
    pub board_shadow: Handle<Image>,
    /// The felt, seamless both ways.
    #[asset(path = "tawula/felt.webp")]
    pub felt: Handle<Image>,
    /// Darker corners, except in the light of the lamp.
    #[asset(path = "tawula/vignette.webp")]
    pub vignette: Handle<Image>,
    #[asset(path = "tawula/white_0.webp")]
    white_0: Handle<Image>,
    #[asset(path = "tawula/white_1.webp")]
    white_1: Handle<Image>,
    #[asset(path = "tawula/white_2.webp")]
    white_2: Handle<Image>,
    #[asset(path = "tawula/black_0.webp")]
    black_0: Handle<Image>,
    #[asset(path = "tawula/black_1.webp")]
    black_1: Handle<Image>,
    #[asset(path = "tawula/black_2.webp")]
    black_2: Handle<Image>,
    #[asset(path = "tawula/white_edge.webp")]
    white_edge: Handle<Image>,
    #[asset(path = "tawula/black_edge.webp")]
    black_edge: Handle<Image>,
    #[asset(path = "tawula/piece_shadow.webp")]
    piece_shadow: Handle<Image>,
    #[asset(path = "tawula/air_shadow.webp")]
    air_shadow: Handle<Image>,
    /// The padlock on a starter, until the hand is empty (TW-4).
    #[asset(path = "tawula/lock.webp")]
    pub lock: Handle<Image>,
    #[asset(path = "tawula/head_white.webp")]
    head_white: Handle<Image>,
    #[asset(path = "tawula/head_black.webp")]
    head_black: Handle<Image>,
    #[asset(path = "tawula/head_star_white.webp")]
    head_star_white: Handle<Image>,
    #[asset(path = "tawula/head_star_black.webp")]
    head_star_black: Handle<Image>,
    /// The numbers 1 to 24, in two rows of twelve.
    #[asset(path = "tawula/numerals.webp")]
    pub numerals: Handle<Image>,
    #[asset(path = "tawula/digits.webp")]
    digits: Handle<Image>,
    /// The badge for the number of a high stack.
    #[asset(path = "tawula/badge.webp")]
    pub badge: Handle<Image>,
    /// A ring around the chosen piece.
    #[asset(path = "tawula/mark_chosen.webp")]
    pub mark_chosen: Handle<Image>,
    /// The target of the chosen piece.
    #[asset(path = "tawula/mark_move.webp")]
    pub mark_move: Handle<Image>,
    /// Its target with the lower of two numbers.
    #[asset(path = "tawula/mark_other.webp")]
    pub mark_other: Handle<Image>,
    /// Four arcs around a piece that can be hit.
    #[asset(path = "tawula/mark_hit.webp")]
    pub mark_hit: Handle<Image>,
    /// A crescent below a piece that can move.
    #[asset(path = "tawula/mark_movable.webp")]
    pub mark_movable: Handle<Image>,
    /// The origin of the last journey.
    #[asset(path = "tawula/mark_origin.webp")]
    pub mark_origin: Handle<Image>,
    /// The cursor, in nine slices.
    #[asset(path = "tawula/mark_focus.webp")]
    pub mark_focus: Handle<Image>,
    /// A frame around a tray or the bar, in nine slices.
    #[asset(path = "tawula/mark_area.webp")]
    pub mark_area: Handle<Image>,
    /// The head of an arrow, pointing right.
    #[asset(path = "tawula/arrow_head.webp")]
    pub arrow_head: Handle<Image>,
    /// A dot of the last journey's trail.
    #[asset(path = "tawula/trail_dot.webp")]
    pub trail_dot: Handle<Image>,
    /// The six faces of a die in 3 × 2.
    #[asset(path = "tawula/die_skin.webp")]
    pub die_skin: Handle<Image>,
    /// The slopes of the die's faces.
    #[asset(path = "tawula/die_relief.webp")]
    pub die_relief: Handle<Image>,
    /// The shadow at the contact of a die with the floor.
    #[asset(path = "tawula/die_contact.webp")]
    pub die_contact: Handle<Image>,
    /// The shadow of a die to its lower right.
    #[asset(path = "tawula/die_shadow.webp")]
    pub die_shadow: Handle<Image>,
    #[asset(path = "tawula/rolls.bin")]
    rolls: Handle<Recordings>,
}

/// `true` if the piece is in a tray.
const fn in_tray(standing: Standing) -> bool {
    matches!(standing.place, Place::Hand | Place::Off)
}

impl TawulaArt {
    /// The cartouche and the star of a side's head.
    #[must_use]
    pub const fn head(&self, side: Side) -> (&Handle<Image>, &Handle<Image>) {
        match side {
            Side::First => (&self.head_white, &self.head_star_white),
            Side::Second => (&self.head_black, &self.head_star_black),
        }
    }

    /// The figures for numbers on badges.
    #[must_use]
    pub const fn digits(&self) -> Digits<'_> {
        Digits {
            strip: &self.digits,
            size: vec2(geo::DIGIT),
            pixels: PIXELS,
        }
    }
}

impl GameArt for TawulaArt {
    type Board = TawulaBoard;

    const SHAPED: &'static [ShapedPicture] = &[
        ShapedPicture {
            key: "tawula.board",
            landscape: "tawula/board_landscape.webp",
            portrait: "tawula/board_portrait.webp",
        },
        ShapedPicture {
            key: "tawula.board_shadow",
            landscape: "tawula/board_shadow_landscape.webp",
            portrait: "tawula/board_shadow_portrait.webp",
        },
    ];

    fn recordings(&self) -> Option<&Handle<Recordings>> {
        Some(&self.rolls)
    }

    /// A piece always keeps its grain. In the trays it is on its edge (landscape) or small (portrait).
    fn piece(
        &self,
        board: TawulaBoard,
        piece: &Piece,
        standing: Standing,
        in_the_air: bool,
    ) -> Picture {
        let tray = in_tray(standing) && !in_the_air;
        let on_edge = tray && board.shape == BoardShape::Landscape;
        let image = match (piece.side, piece.number % 3) {
            (Side::First, _) if on_edge => &self.white_edge,
            (Side::Second, _) if on_edge => &self.black_edge,
            (Side::First, 0) => &self.white_0,
            (Side::First, 1) => &self.white_1,
            (Side::First, _) => &self.white_2,
            (Side::Second, 0) => &self.black_0,
            (Side::Second, 1) => &self.black_1,
            (Side::Second, _) => &self.black_2,
        };
        let size = match (tray, on_edge) {
            (_, true) => EDGE_SIZE,
            (true, false) => PIECE_SIZE * SMALL,
            (false, false) => PIECE_SIZE,
        };
        Picture {
            image: image.clone(),
            size,
            anchor: Anchor::CENTER,
        }
    }

    /// The picture of a piece on its edge includes its shadow.
    fn shadow(
        &self,
        board: TawulaBoard,
        _piece: &Piece,
        standing: Standing,
        in_the_air: bool,
    ) -> Option<Picture> {
        if in_the_air {
            return Some(Picture {
                image: self.air_shadow.clone(),
                size: Vec2::splat(geo::AIR_SHADOW),
                anchor: Anchor::CENTER,
            });
        }
        let size = match (in_tray(standing), board.shape) {
            (true, BoardShape::Landscape) => return None,
            (true, BoardShape::Portrait) => vec2(geo::SHADOW) * SMALL,
            (false, _) => vec2(geo::SHADOW),
        };
        Some(Picture {
            image: self.piece_shadow.clone(),
            size,
            anchor: anchor(geo::SHADOW_CENTRE, geo::SHADOW),
        })
    }
}
