//! All pictures of the Tablut table, loaded before the first game is shown.

use bevy::prelude::*;
use bevy::sprite::Anchor;
use bevy_asset_loader::prelude::*;

use super::geometry::TablutBoard;
use crate::geometry::{Point, Size, tablut as geo};
use crate::rules::Side;
use crate::stage::art::{GameArt, Picture, ShapedPicture};
use crate::stage::sizes::{around, vec2};
use crate::table::{Piece, PieceKind, Standing};

/// Texture pixels per design unit in leather and edges.
pub const GROUND_PIXELS: f32 = geo::PX;
/// Width of the table's edges.
pub const EDGE: f32 = geo::EDGE.1;
/// Size of the marks on squares.
pub const SPOT_SIZE: Vec2 = Vec2::splat(geo::SPOT);
/// Size of the marks around a piece's foot.
pub const RING_SIZE: Vec2 = Vec2::splat(geo::RING);
/// Size of the frames around a square.
pub const FRAME_SIZE: Vec2 = Vec2::splat(geo::CELL + 2.0 * geo::FRAME_MARGIN);
/// Size of a dash along x.
pub const DASH_SIZE: Vec2 = vec2(geo::DASH);
/// Size of the head of an arrow.
pub const ARROW_SIZE: Vec2 = Vec2::splat(geo::ARROW);
/// Size of a called word.
pub const WORD_SIZE: Vec2 = vec2(geo::WORD);
/// Size of the slip of paper for a word, used if the sheet has no margin.
pub const SLIP_SIZE: Vec2 = vec2(geo::SLIP);
pub use geo::FALL_FRAMES;

/// A strip with the frames of a fall, and one with the frames of its shadow.
#[derive(Clone, Debug)]
pub struct Fall<'a> {
    /// The frames of the fall.
    pub strip: &'a Handle<Image>,
    /// One frame of the fall.
    pub frame: FallFrame,
    /// The frames of the shadow.
    pub shadows: &'a Handle<Image>,
    /// One frame of the shadow.
    pub shadow_frame: FallFrame,
}

/// The measures of one frame of a strip.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FallFrame {
    /// Size (units).
    pub size: Vec2,
    /// The piece's foot, from the upper left corner (units).
    pub foot: Vec2,
}

impl FallFrame {
    const fn new(size: Size, foot: Point) -> FallFrame {
        FallFrame {
            size: vec2(size),
            foot: vec2(foot),
        }
    }
}

/// Texture pixels per unit in the pictures of falls.
pub const FALL_PIXELS: f32 = geo::PX;
/// Texture pixels per unit in the shadows of falls.
pub const FALL_SHADOW_PIXELS: f32 = geo::FALL_SOFT_PX;

/// The pictures of the Tablut table.
#[derive(AssetCollection, Resource)]
pub struct TablutArt {
    /// The sheet of paper.
    #[asset(key = "tablut.sheet")]
    pub sheet: Handle<Image>,
    #[asset(key = "tablut.sheet_shadow")]
    sheet_shadow: Handle<Image>,
    /// The leather, seamless both ways.
    #[asset(path = "tablut/leather.webp")]
    pub leather: Handle<Image>,
    /// The leather's wear, over the whole window.
    #[asset(path = "tablut/leather_wear.webp")]
    pub leather_wear: Handle<Image>,
    /// The table's lit edge, seamless along its length, the outside below.
    #[asset(path = "tablut/edge_lit.webp")]
    pub edge_lit: Handle<Image>,
    /// The table's shaded edge, seamless along its length, the outside below.
    #[asset(path = "tablut/edge_shaded.webp")]
    pub edge_shaded: Handle<Image>,
    /// The corner of the edges at the lower left.
    #[asset(path = "tablut/corner_left.webp")]
    pub corner_left: Handle<Image>,
    /// The corner of the edges at the lower right.
    #[asset(path = "tablut/corner_right.webp")]
    pub corner_right: Handle<Image>,
    /// Darker corners.
    #[asset(path = "tablut/vignette.webp")]
    pub vignette: Handle<Image>,
    /// The throne that no piece can cross.
    #[asset(path = "tablut/throne_closed.webp")]
    pub throne_closed: Handle<Image>,
    /// The throne with gates on all sides.
    #[asset(path = "tablut/throne_open.webp")]
    pub throne_open: Handle<Image>,
    /// The closed, hostile throne, drawn with teeth.
    #[asset(path = "tablut/throne_closed_hostile.webp")]
    pub throne_closed_hostile: Handle<Image>,
    /// The open, hostile throne, drawn with teeth.
    #[asset(path = "tablut/throne_open_hostile.webp")]
    pub throne_open_hostile: Handle<Image>,
    /// One of the four thrones in the corners.
    #[asset(path = "tablut/throne_corner.webp")]
    pub throne_corner: Handle<Image>,
    /// A square that can be reached.
    #[asset(path = "tablut/mark_move.webp")]
    pub mark_move: Handle<Image>,
    /// A square on which a move captures men.
    #[asset(path = "tablut/mark_move_capture.webp")]
    pub mark_move_capture: Handle<Image>,
    /// A square on which the king wins.
    #[asset(path = "tablut/mark_move_goal.webp")]
    pub mark_move_goal: Handle<Image>,
    /// A square that the king threatens to reach.
    #[asset(path = "tablut/mark_goal.webp")]
    pub mark_goal: Handle<Image>,
    /// The keyboard cursor.
    #[asset(path = "tablut/mark_focus.webp")]
    pub mark_focus: Handle<Image>,
    /// The square where the last slide started.
    #[asset(path = "tablut/mark_origin.webp")]
    pub mark_origin: Handle<Image>,
    /// A ring around the chosen piece.
    #[asset(path = "tablut/mark_chosen.webp")]
    pub mark_chosen: Handle<Image>,
    /// A piece that can move.
    #[asset(path = "tablut/mark_movable.webp")]
    pub mark_movable: Handle<Image>,
    /// A man who would be captured.
    #[asset(path = "tablut/mark_threat.webp")]
    pub mark_threat: Handle<Image>,
    /// The mark of the captured king.
    #[asset(path = "tablut/mark_taken.webp")]
    pub mark_taken: Handle<Image>,
    /// The mark of the king that is shut in.
    #[asset(path = "tablut/mark_shut.webp")]
    pub mark_shut: Handle<Image>,
    /// A dash of the last slide's trail.
    #[asset(path = "tablut/trail_dash.webp")]
    pub trail_dash: Handle<Image>,
    /// A dash of the king's way out.
    #[asset(path = "tablut/goal_dash.webp")]
    pub goal_dash: Handle<Image>,
    /// The head of an arrow, pointing right.
    #[asset(path = "tablut/goal_arrow.webp")]
    pub goal_arrow: Handle<Image>,
    /// The word "Raichi!": one way out.
    #[asset(path = "tablut/word_raichi.webp")]
    pub word_raichi: Handle<Image>,
    /// The word "Tuichi!": two or more ways out.
    #[asset(path = "tablut/word_tuichi.webp")]
    pub word_tuichi: Handle<Image>,
    /// A slip of paper for a word.
    #[asset(path = "tablut/slip.webp")]
    pub slip: Handle<Image>,
    /// The light around a white man.
    #[asset(path = "tablut/warrior_halo.webp")]
    pub warrior_halo: Handle<Image>,
    /// The light around a black man.
    #[asset(path = "tablut/muscovite_halo.webp")]
    pub muscovite_halo: Handle<Image>,
    /// The light around the king.
    #[asset(path = "tablut/king_halo.webp")]
    pub king_halo: Handle<Image>,
    #[asset(path = "tablut/warrior_1.webp")]
    warrior_1: Handle<Image>,
    #[asset(path = "tablut/warrior_2.webp")]
    warrior_2: Handle<Image>,
    #[asset(path = "tablut/warrior_3.webp")]
    warrior_3: Handle<Image>,
    #[asset(path = "tablut/muscovite_1.webp")]
    muscovite_1: Handle<Image>,
    #[asset(path = "tablut/muscovite_2.webp")]
    muscovite_2: Handle<Image>,
    #[asset(path = "tablut/muscovite_3.webp")]
    muscovite_3: Handle<Image>,
    #[asset(path = "tablut/king.webp")]
    king: Handle<Image>,
    #[asset(path = "tablut/warrior_shadow.webp")]
    warrior_shadow: Handle<Image>,
    #[asset(path = "tablut/muscovite_shadow.webp")]
    muscovite_shadow: Handle<Image>,
    #[asset(path = "tablut/muscovite_air_shadow.webp")]
    muscovite_air_shadow: Handle<Image>,
    #[asset(path = "tablut/king_shadow.webp")]
    king_shadow: Handle<Image>,
    #[asset(path = "tablut/king_air_shadow.webp")]
    king_air_shadow: Handle<Image>,
    #[asset(path = "tablut/warrior_fall_left.webp")]
    warrior_fall_left: Handle<Image>,
    #[asset(path = "tablut/warrior_fall_right.webp")]
    warrior_fall_right: Handle<Image>,
    #[asset(path = "tablut/muscovite_fall_left.webp")]
    muscovite_fall_left: Handle<Image>,
    #[asset(path = "tablut/muscovite_fall_right.webp")]
    muscovite_fall_right: Handle<Image>,
    #[asset(path = "tablut/king_fall_right.webp")]
    king_fall_right: Handle<Image>,
    #[asset(path = "tablut/warrior_fall_left_shadow.webp")]
    warrior_fall_left_shadow: Handle<Image>,
    #[asset(path = "tablut/warrior_fall_right_shadow.webp")]
    warrior_fall_right_shadow: Handle<Image>,
    #[asset(path = "tablut/muscovite_fall_left_shadow.webp")]
    muscovite_fall_left_shadow: Handle<Image>,
    #[asset(path = "tablut/muscovite_fall_right_shadow.webp")]
    muscovite_fall_right_shadow: Handle<Image>,
    #[asset(path = "tablut/king_fall_right_shadow.webp")]
    king_fall_right_shadow: Handle<Image>,
}

/// A picture whose foot is `foot` units from its upper left corner.
fn picture(image: &Handle<Image>, size: Vec2, foot: Vec2) -> Picture {
    let part = foot / size;
    Picture {
        image: image.clone(),
        size,
        anchor: Anchor(Vec2::new(part.x - 0.5, 0.5 - part.y)),
    }
}

const MAN: (Vec2, Vec2) = (vec2(geo::MAN), vec2(geo::MAN_FOOT));
const KING: (Vec2, Vec2) = (vec2(geo::KING), vec2(geo::KING_FOOT));
const SHADOW_FOOT: Vec2 = vec2(geo::SHADOW_FOOT);

impl TablutArt {
    /// The sheet's shadow and its area in board space.
    #[must_use]
    pub fn sheet_shadow(&self, board: TablutBoard) -> (Handle<Image>, Rect) {
        let image = self.sheet_shadow.clone();
        (image, around(board.sheet(), geo::SHEET_SHADOW))
    }

    /// The light around a piece, drawn under it.
    #[must_use]
    pub fn halo(&self, side: Side, kind: PieceKind) -> Picture {
        match (kind, side) {
            (PieceKind::King, _) => picture(&self.king_halo, KING.0, KING.1),
            (PieceKind::Man, Side::First) => picture(&self.muscovite_halo, MAN.0, MAN.1),
            (PieceKind::Man, Side::Second) => picture(&self.warrior_halo, MAN.0, MAN.1),
        }
    }

    /// The fall of a man, with his head to the left or to the right.
    #[must_use]
    pub const fn fall(&self, side: Side, left: bool) -> Fall<'_> {
        let (strip, shadows) = match (side, left) {
            (Side::First, true) => (&self.muscovite_fall_left, &self.muscovite_fall_left_shadow),
            (Side::First, false) => (
                &self.muscovite_fall_right,
                &self.muscovite_fall_right_shadow,
            ),
            (Side::Second, true) => (&self.warrior_fall_left, &self.warrior_fall_left_shadow),
            (Side::Second, false) => (&self.warrior_fall_right, &self.warrior_fall_right_shadow),
        };
        Fall {
            strip,
            frame: FallFrame::new(geo::FALL, geo::FALL_FOOT),
            shadows,
            shadow_frame: FallFrame::new(geo::FALL_SHADOW, geo::FALL_SHADOW_FOOT),
        }
    }

    /// The fall of the king, with his head to the right.
    #[must_use]
    pub const fn king_fall(&self) -> Fall<'_> {
        Fall {
            strip: &self.king_fall_right,
            frame: FallFrame::new(geo::KING_FALL, geo::KING_FALL_FOOT),
            shadows: &self.king_fall_right_shadow,
            shadow_frame: FallFrame::new(geo::KING_FALL_SHADOW, geo::KING_FALL_SHADOW_FOOT),
        }
    }
}

impl GameArt for TablutArt {
    type Board = TablutBoard;

    const SHAPED: &'static [ShapedPicture] = &[
        ShapedPicture {
            key: "tablut.sheet",
            landscape: "tablut/sheet_landscape.webp",
            portrait: "tablut/sheet_portrait.webp",
        },
        ShapedPicture {
            key: "tablut.sheet_shadow",
            landscape: "tablut/sheet_shadow_landscape.webp",
            portrait: "tablut/sheet_shadow_portrait.webp",
        },
    ];

    /// Men come in three slightly different pictures.
    fn piece(
        &self,
        _board: TablutBoard,
        piece: &Piece,
        _standing: Standing,
        _in_the_air: bool,
    ) -> Picture {
        let of_three = usize::from(piece.number % 3);
        match (piece.kind, piece.side) {
            (PieceKind::King, _) => picture(&self.king, KING.0, KING.1),
            (PieceKind::Man, Side::First) => {
                let men = [&self.muscovite_1, &self.muscovite_2, &self.muscovite_3];
                picture(men[of_three], MAN.0, MAN.1)
            }
            (PieceKind::Man, Side::Second) => {
                let men = [&self.warrior_1, &self.warrior_2, &self.warrior_3];
                picture(men[of_three], MAN.0, MAN.1)
            }
        }
    }

    fn shadow(
        &self,
        _board: TablutBoard,
        piece: &Piece,
        _standing: Standing,
        in_the_air: bool,
    ) -> Option<Picture> {
        let man = vec2(geo::MAN_SHADOW);
        let king = vec2(geo::KING_SHADOW);
        let (image, size) = match (piece.kind, piece.side) {
            (PieceKind::King, _) if in_the_air => (&self.king_air_shadow, king),
            (PieceKind::King, _) => (&self.king_shadow, king),
            (PieceKind::Man, _) if in_the_air => (&self.muscovite_air_shadow, man),
            (PieceKind::Man, Side::First) => (&self.muscovite_shadow, man),
            (PieceKind::Man, Side::Second) => (&self.warrior_shadow, man),
        };
        Some(picture(image, size, SHADOW_FOOT))
    }
}
