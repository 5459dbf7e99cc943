//! The sizes of the Tawula table: box, felt, pieces, dice and marks.

pub use super::{BOARD_SHADOW_PX, PX, SOFT_PX};
use super::{Point, Sides, Size};

/// Size of `board_landscape.webp`, the whole box.
pub const LANDSCAPE: Size = (1506.0, 984.0);
/// The two halves of the landscape floor: points 7–18, and points 1–6 with 19–24.
pub const LANDSCAPE_FLOORS: [Sides; 2] = [[50.0, 58.0, 650.0, 926.0], [744.0, 58.0, 1344.0, 926.0]];
/// The landscape bar between the halves.
pub const LANDSCAPE_BAR: Sides = [650.0, 58.0, 744.0, 926.0];
/// The landscape trays: first the other player's, then that of the player at the bottom.
pub const LANDSCAPE_TRAYS: [Sides; 2] = [
    [1362.0, 58.0, 1456.0, 466.0],
    [1362.0, 518.0, 1456.0, 926.0],
];
/// Distance from point to point in landscape.
pub const LANDSCAPE_PITCH: f32 = 100.0;
/// Length of a landscape point.
pub const LANDSCAPE_REACH: f32 = 376.0;

/// Size of `board_portrait.webp`: the same box turned clockwise by a quarter, with points 1–12 up the right side.
pub const PORTRAIT: Size = (860.0, 1448.0);
/// The two halves of the portrait floor: points 7–18 above, points 1–6 and 19–24 below.
pub const PORTRAIT_FLOORS: [Sides; 2] = [[58.0, 86.0, 802.0, 674.0], [58.0, 774.0, 802.0, 1362.0]];
/// The portrait bar between the halves, deep enough for a finger and a whole piece.
pub const PORTRAIT_BAR: Sides = [58.0, 674.0, 802.0, 774.0];
/// The portrait trays: first the other player's, then that of the player at the bottom.
pub const PORTRAIT_TRAYS: [Sides; 2] = [[58.0, 33.0, 802.0, 77.0], [58.0, 1371.0, 802.0, 1415.0]];
/// Distance from point to point in portrait.
pub const PORTRAIT_PITCH: f32 = 98.0;
/// Length of a portrait point.
pub const PORTRAIT_REACH: f32 = 318.0;

/// The middle of a point's base on the wall and the direction to its tip, by the number of the player at the bottom. In
/// landscape points 1–12 are on top from right to left, 13–24 below from left to right. In portrait points 1–12 are at
/// the right from bottom to top, 13–24 at the left from top to bottom.
#[must_use]
pub const fn base(portrait: bool, number: u8) -> (Point, Point) {
    let ([far, near], pitch) = if portrait {
        (PORTRAIT_FLOORS, PORTRAIT_PITCH)
    } else {
        (LANDSCAPE_FLOORS, LANDSCAPE_PITCH)
    };
    // Counted from the corner with the half's first point.
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

/// Margins of `board_shadow_*.webp` beyond the box: left, top, right, bottom. The shadow's top left corner is at the
/// box's top left corner minus (left, top).
pub const BOARD_SHADOW: Sides = [72.0, 72.0, 168.0, 152.0];

/// Side of `felt.webp`, a square tile that repeats in both directions.
pub const FELT: f32 = 384.0;

/// Radius of a piece.
pub const RADIUS: f32 = 42.0;
/// Side of the piece sprites, squares with the silhouette in the centre.
pub const PIECE: f32 = 96.0;
/// Size of `piece_shadow`.
pub const SHADOW: Size = (160.0, 160.0);
/// Place of the piece's centre in `piece_shadow`.
pub const SHADOW_CENTRE: Point = (60.0, 60.0);
/// Side of `air_shadow`, with the piece's ground in the centre.
pub const AIR_SHADOW: f32 = 144.0;
/// Size of `white_edge` and `black_edge`: a piece in a landscape tray, seen on its edge.
pub const EDGE: Size = (96.0, 36.0);
/// Distance between the pieces in a landscape tray.
pub const EDGE_STEP: f32 = 25.0;
/// Distance of the first piece from the lower end of a landscape tray.
pub const EDGE_FIRST: f32 = 16.0;
/// Side of `white_icon` and `black_icon`, squares.
pub const ICON: f32 = 48.0;

/// Number of faces of `die_skin.webp` and `die_relief.webp`, across and down.
pub const DIE_ATLAS: (usize, usize) = (3, 2);
/// Side of one face of the atlas (pixels).
pub const DIE_FACE_PIXELS: usize = 256;
/// Size of `home/tawula_dice`: two dice at rest with their shadows; 1 pixel per unit.
pub const DICE_STILL: Size = (216.0, 144.0);
/// Edge of a die on the landscape board.
pub const DIE: f32 = 66.0;
/// Side of `die_contact`, with the die's centre in its middle, and of `die_shadow`.
pub const DIE_SHADOW: f32 = 128.0;
/// Distance of the die's centre from the middle of `die_shadow`, up and left.
pub const DIE_SHADOW_OFF: f32 = 24.0;
/// Side of one chip in `die_chips.webp`: six unused faces, and below them six used ones.
pub const CHIP: f32 = 40.0;

/// Side of the square marks on pieces and points, whose centre is the piece's.
pub const MARK: f32 = 112.0;
/// Side of `mark_focus.webp` and `mark_area.webp`, squares stretched in nine slices.
pub const FRAME: f32 = 96.0;
/// Width of the borders of those slices.
pub const FRAME_BORDER: f32 = 40.0;
/// Distance of these frames' lines from the edge of their picture, and so of the picture's edge from its area.
pub const FRAME_MARGIN: f32 = 8.0;
/// Side of `arrow_head.webp`, a square pointing right, with its tip in the middle of the right side.
pub const ARROW: f32 = 40.0;
/// Side of `trail_dot.webp`, a square.
pub const DOT: f32 = 12.0;
/// Side of `badge.webp`, a square for the number of pieces in a high stack.
pub const BADGE: f32 = 40.0;
/// Size of `lock.webp`: the brass clasp on a starter that can't move yet, centred on the piece.
pub const LOCK: Size = (44.0, 52.0);
/// Side of `head_white` and `head_black`: the cartouche under a head's numeral.
pub const HEAD: f32 = 48.0;
/// Side of `head_star_white` and `head_star_black`, inlaid in the point near its tip.
pub const HEAD_STAR: f32 = 32.0;

/// Number of numerals per row in `numerals.webp`, which has 1 to 24.
pub const NUMERAL_COLUMNS: u8 = 12;
/// Size of one numeral's box. Numerals belong behind the points' bases: 9.5 units in landscape (scaled by 0.52), 16.5
/// in portrait (at full size).
pub const NUMERAL: Size = (44.0, 32.0);
/// Size of the letters in a numeral's box.
pub const NUMERAL_SIZE: f32 = 31.0;
/// Size of one of the ten figures in `digits.webp`.
pub const DIGIT: Size = (14.0, 24.0);
