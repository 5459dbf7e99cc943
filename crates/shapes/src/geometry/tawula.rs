//! The table of Tawula: box, felt, pieces, dice and marks.

pub use super::{BOARD_SHADOW_PX, PX, SOFT_PX};
use super::{Point, Sides, Size};

/// `board_landscape.webp`: the whole box.
pub const LANDSCAPE: Size = (1506.0, 984.0);
/// The two halves of the landscape floor, points 7–18 and points 1–6 with 19–24.
pub const LANDSCAPE_FLOORS: [Sides; 2] = [[50.0, 58.0, 650.0, 926.0], [744.0, 58.0, 1344.0, 926.0]];
/// The landscape bar between them.
pub const LANDSCAPE_BAR: Sides = [650.0, 58.0, 744.0, 926.0];
/// The landscape trays: the other player's, the player's at the bottom.
pub const LANDSCAPE_TRAYS: [Sides; 2] = [
    [1362.0, 58.0, 1456.0, 466.0],
    [1362.0, 518.0, 1456.0, 926.0],
];
/// From point to point in landscape.
pub const LANDSCAPE_PITCH: f32 = 100.0;
/// Length of a landscape point.
pub const LANDSCAPE_REACH: f32 = 376.0;

/// `board_portrait.webp`: the same box turned a quarter clockwise, points 1–12 up the right side.
pub const PORTRAIT: Size = (860.0, 1448.0);
/// The two halves of the portrait floor, points 7–18 above, 1–6 and 19–24 below.
pub const PORTRAIT_FLOORS: [Sides; 2] = [[58.0, 86.0, 802.0, 674.0], [58.0, 774.0, 802.0, 1362.0]];
/// The portrait bar between them, deep enough for a finger and a whole piece.
pub const PORTRAIT_BAR: Sides = [58.0, 674.0, 802.0, 774.0];
/// The portrait trays: the other player's, the player's at the bottom.
pub const PORTRAIT_TRAYS: [Sides; 2] = [[58.0, 33.0, 802.0, 77.0], [58.0, 1371.0, 802.0, 1415.0]];
/// From point to point in portrait.
pub const PORTRAIT_PITCH: f32 = 98.0;
/// Length of a portrait point.
pub const PORTRAIT_REACH: f32 = 318.0;

/// The middle of a point's base, on the wall, and the way from there to its tip, by the number that
/// the player at the bottom gives it: in landscape 1–12 on top from right to left, 13–24 below from
/// left to right; in portrait 1–12 at the right from bottom to top, 13–24 at the left from top to
/// bottom.
#[must_use]
pub const fn base(portrait: bool, number: u8) -> (Point, Point) {
    let ([far, near], pitch) = if portrait {
        (PORTRAIT_FLOORS, PORTRAIT_PITCH)
    } else {
        (LANDSCAPE_FLOORS, LANDSCAPE_PITCH)
    };
    // From the corner where the half's first point lies.
    let half = match number {
        0..=6 => 0,
        7..=12 => 6,
        13..=18 => 12,
        _ => 18,
    };
    let step = pitch * (number.saturating_sub(half) as f32 - 0.5);
    match (portrait, number) {
        (true, 0..=6) => ((far[2], near[3] - step), (-1.0, 0.0)),
        (true, 7..=12) => ((far[2], far[3] - step), (-1.0, 0.0)),
        (true, 13..=18) => ((far[0], far[1] + step), (1.0, 0.0)),
        (true, _) => ((far[0], near[1] + step), (1.0, 0.0)),
        (false, 0..=6) => ((near[2] - step, far[1]), (0.0, 1.0)),
        (false, 7..=12) => ((far[2] - step, far[1]), (0.0, 1.0)),
        (false, 13..=18) => ((far[0] + step, far[3]), (0.0, -1.0)),
        (false, _) => ((near[0] + step, far[3]), (0.0, -1.0)),
    }
}

/// Radius of the box's corners.
pub const CORNER: f32 = 10.0;

/// `board_shadow_*.webp` reach this far beyond the box: left, top, right, bottom. So the shadow's
/// top left lies at the box's top left minus (left, top).
pub const BOARD_SHADOW: Sides = [72.0, 72.0, 168.0, 152.0];

/// `felt.webp`: a square tile that repeats both ways.
pub const FELT: f32 = 384.0;

/// Radius of a piece.
pub const RADIUS: f32 = 42.0;
/// The piece sprites' square canvas; the silhouette's centre is the canvas's.
pub const PIECE: f32 = 96.0;
/// Canvas of `piece_shadow`.
pub const SHADOW: Size = (160.0, 160.0);
/// Where the piece's centre lies on it.
pub const SHADOW_CENTRE: Point = (60.0, 60.0);
/// Canvas of `air_shadow`; the centre of the piece's ground is the canvas's.
pub const AIR_SHADOW: f32 = 144.0;
/// Canvas of `white_edge`, `black_edge`: a piece in a landscape tray, seen on its edge; one
/// belongs [`EDGE_STEP`] above the other, the first [`EDGE_FIRST`] above the tray's lower end.
pub const EDGE: Size = (96.0, 36.0);
/// See [`EDGE`].
pub const EDGE_STEP: f32 = 25.0;
/// See [`EDGE`].
pub const EDGE_FIRST: f32 = 16.0;
/// `white_icon`, `black_icon`: square.
pub const ICON: f32 = 48.0;

/// `die_skin.webp` and `die_relief.webp`: faces of the atlas, across and down.
pub const DIE_ATLAS: (usize, usize) = (3, 2);
/// One face of the atlas, pixels.
pub const DIE_FACE_PIXELS: usize = 256;
/// `home/tawula_dice`: two dice at rest with their shadows; a pixel a unit.
pub const DICE_STILL: Size = (216.0, 144.0);
/// Edge of a die on the landscape board.
pub const DIE: f32 = 66.0;
/// Canvas of `die_contact`, the die's centre in its middle, and of `die_shadow`.
pub const DIE_SHADOW: f32 = 128.0;
/// How far up and left of the middle of `die_shadow` the die's centre lies.
pub const DIE_SHADOW_OFF: f32 = 24.0;
/// `die_chips.webp`: one chip's square box; six faces left, below them six spent.
pub const CHIP: f32 = 40.0;

/// The marks on pieces and points: one square canvas for all, whose centre is the piece's.
pub const MARK: f32 = 112.0;
/// `mark_focus.webp`, `mark_area.webp`: squares to be stretched by nine slices, borders
/// [`FRAME_BORDER`] wide.
pub const FRAME: f32 = 96.0;
/// See [`FRAME`].
pub const FRAME_BORDER: f32 = 40.0;
/// How far these frames' lines lie within their canvas; the frame reaches so far beyond its area.
pub const FRAME_MARGIN: f32 = 8.0;
/// `arrow_head.webp`: square, pointing right, its tip at the middle of the right side.
pub const ARROW: f32 = 40.0;
/// `trail_dot.webp`: square.
pub const DOT: f32 = 12.0;
/// `badge.webp`: square, carries the number of pieces of a tall stack.
pub const BADGE: f32 = 40.0;
/// `lock.webp`: the brass clasp on a starter that may not move yet; centred on the piece.
pub const LOCK: Size = (44.0, 52.0);
/// `head_white`, `head_black`: the cartouche under a head's numeral.
pub const HEAD: f32 = 48.0;
/// `head_star_white`, `head_star_black`: let into the point near its tip.
pub const HEAD_STAR: f32 = 32.0;

/// `numerals.webp`: the numbers in a row; 1 to 24 in all.
pub const NUMERAL_COLUMNS: u8 = 12;
/// The box of one of them. They belong behind the points' bases: 9.5 units in landscape (at scale
/// 0.52), 16.5 in portrait (at full size).
pub const NUMERAL: Size = (44.0, 32.0);
/// Size of the letters in it.
pub const NUMERAL_SIZE: f32 = 31.0;
/// `digits.webp`: the box of one of its ten figures.
pub const DIGIT: Size = (14.0, 24.0);
