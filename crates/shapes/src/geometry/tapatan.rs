//! The sizes of the Tapatan table: board, trays, mat, light, pieces and marks.

pub use super::{BOARD_SHADOW_PX, PX, SOFT_PX};
use super::{Point, Sides, Size};

/// Direction to the sun (right, down, up), not of length 1: 35° high, azimuth 56°.
pub const SUN: [f32; 3] = [-0.455, -0.681, 0.574];

/// Offset of a shadow per unit of height above the ground.
#[must_use]
pub const fn shadow_direction() -> Point {
    (-SUN[0] / SUN[2], -SUN[1] / SUN[2])
}

/// Height of a held piece.
pub const LIFT: f32 = 28.0;

/// Side of `board.webp`, the same for landscape and portrait.
pub const BOARD: f32 = 912.0;
/// Side of `board_cover.webp`, in the middle of the board.
pub const COVER: f32 = 2.0 * PITCH;
/// Distance between neighbouring points; also the unit of the pieces' proportions.
pub const PITCH: f32 = 288.0;
/// Positions of the points a, b, c along x, and of 3, 2, 1 along y.
pub const POINTS: [f32; 3] = [168.0, 456.0, 744.0];
/// Radius of a cup; a groove runs from cup to cup.
pub const CUP: f32 = 78.0;
/// Radius of a piece.
pub const PIECE: f32 = 67.0;
/// Height of the board above the mat.
pub const BOARD_HEIGHT: f32 = 46.0;
/// Top left corner of the board in the landscape scene for which the light was designed.
pub const SCENE_BOARD: Point = (464.0, 104.0);

/// Margins of `board_shadow.webp` beyond the board: left, top, right, bottom.
pub const BOARD_SHADOW: Sides = [64.0, 64.0, 112.0, 128.0];

/// Width of a strip of the mat.
pub const STRIP: f32 = 7.5;
/// Number of strips after which the weave's pattern repeats.
pub const TWILL: usize = 4;
/// Length after which the weave's pattern repeats.
pub const REPEAT: f32 = STRIP * TWILL as f32;
/// Side of `mat.webp`, a square tile that repeats in both directions.
pub const MAT: f32 = 480.0;
/// Size of `mat_band.webp`: dyed warps, repeating along y like the mat, opaque except for half a strip on either side.
/// It must be a multiple of [`REPEAT`] away from the mat's left edge.
pub const BAND: Size = (105.0, MAT);

/// Size of `light.webp`, the shade between the panes' light on the mat, from [`LIGHT_FROM`] in board space.
pub const LIGHT: Size = (3360.0, 2640.0);
/// Top left corner of the light's picture in board space.
pub const LIGHT_FROM: Point = (-1224.0, -864.0);
/// Pixels per unit in the light's picture.
pub const LIGHT_PX: f32 = 0.2;

/// Size of `tray_upright.webp` and, rotated, `tray_lying.webp`: a bar with three cups.
pub const TRAY: Size = (148.0, 436.0);
/// Positions of a tray's cups along its length. Across, they are in the middle.
pub const TRAY_POINTS: [f32; 3] = [76.0, 218.0, 360.0];
/// Distance of a fourth piece in a tray from the third, which it covers for the most part.
pub const STACKED: f32 = 16.0;
/// Scale of a piece in a tray.
pub const IN_TRAY: f32 = 0.88;
/// Radius of a tray's cups.
pub const TRAY_CUP: f32 = 66.0;
/// Height of a tray above the mat.
pub const TRAY_HEIGHT: f32 = 20.0;
/// Margins of tray shadows beyond the tray: left, top, right, bottom.
pub const TRAY_SHADOW: Sides = [40.0, 40.0, 56.0, 64.0];

/// Side of a piece's picture, with the piece in its middle.
pub const PIECE_CANVAS: f32 = 144.0;
/// Side of a shadow's picture.
pub const PIECE_SHADOW: f32 = 288.0;
/// Distance of the piece's centre from the left and the top of its shadow's picture.
pub const PIECE_SHADOW_CENTRE: f32 = 124.0;
/// Side of `white_icon` and `black_icon`.
pub const ICON: f32 = 48.0;

/// Side of the marks that surround a piece or fill a cup, centred on the point.
pub const MARK: f32 = 200.0;
/// Side of `mark_point`.
pub const POINT: f32 = 56.0;
/// Size of the picture of a trail or slide, along x, with its middle on the groove. It is stretched along x over its
/// part of the groove.
pub const TRAIL: Size = (252.0, 16.0);
/// Size of `win_groove.webp`, like [`TRAIL`] with a glow around it.
pub const WIN_GROOVE: Size = (252.0, 48.0);
/// Side of `arrow_head.webp`, which points right, with its tip in the middle of the right side.
pub const ARROW: f32 = 40.0;
