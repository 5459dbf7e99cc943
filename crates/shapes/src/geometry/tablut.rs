//! The sizes of the Tablut table: sheets, leather, men, falls and marks.

pub use super::{PX, SOFT_PX};
use super::{Point, Sides, Size};

/// Pixels per unit in `sheet_portrait.webp`, which is never shown at its full size.
pub const PORTRAIT_PX: f32 = 1.5;

/// Side of a square of the grid; also the unit of the pieces' proportions.
pub const CELL: f32 = 98.0;
/// Squares per side.
pub const SIDE: usize = 9;
/// Visible share of a height z, upwards; the ground itself is seen from straight above.
pub const RISE: f32 = 0.68;

/// The measures of one of the two sheets.
#[derive(Clone, Copy)]
pub struct Plan {
    /// The whole texture, including the leaf beneath and the deckle edge.
    pub size: Size,
    /// Left, top, right and bottom of the upper leaf.
    pub leaf: Sides,
    /// Rotation of the leaf beneath (degrees).
    pub turn: f32,
    /// Top left corner of the grid.
    pub grid: Point,
    /// Pixels per unit.
    pub px: f32,
    /// Distance between laid lines of the paper.
    pub laid: f32,
    /// Size of the letters and figures, and their distances from the grid: to the baseline below it, and to the middle
    /// at its left.
    pub labels: (f32, f32, f32),
    /// `true` if there is a margin for the fold, the twig and the notes.
    pub margin: bool,
}

/// `sheet_landscape.webp`, a leaf of 1256 × 985 with a written margin.
pub const LANDSCAPE: Plan = Plan {
    size: (1296.0, 1029.0),
    leaf: [20.0, 22.0, 1276.0, 1007.0],
    turn: 1.1,
    grid: (216.0, 70.0),
    px: PX,
    laid: 3.3,
    labels: (22.0, 31.0, 24.0),
    margin: true,
};

/// `sheet_portrait.webp`, with the widest possible grid and larger letters.
pub const PORTRAIT: Plan = Plan {
    size: (980.0, 996.0),
    leaf: [12.0, 12.0, 968.0, 984.0],
    turn: 0.5,
    grid: (58.0, 44.0),
    px: PORTRAIT_PX,
    laid: 5.0,
    labels: (34.0, 41.0, 25.0),
    margin: false,
};

/// Margins of `sheet_shadow_*.webp` beyond the sheet's texture: left, top, right, bottom.
pub const SHEET_SHADOW: Sides = [40.0, 40.0, 80.0, 80.0];
/// Pixels per unit in the sheets' shadows.
pub use super::BOARD_SHADOW_PX as SHEET_SHADOW_PX;

/// Side of `leather.webp`, a tile that repeats in both directions.
pub const LEATHER: f32 = 384.0;
/// Size of `edge_lit.webp` and `edge_shaded.webp`, which repeat along x, with the table's outer edge at the bottom.
pub const EDGE: Size = (480.0, 40.0);

/// Distance of a piece's foot below its square's centre, which centres the silhouette.
pub const PIECE_DROP: f32 = 0.13 * CELL;
/// Size of the men's sprites.
pub const MAN: Size = (80.0, 104.0);
/// Centre of the foot in [`MAN`].
pub const MAN_FOOT: Point = (40.0, 66.0);
/// Size of the king's sprite.
pub const KING: Size = (84.0, 136.0);
/// Centre of the foot in [`KING`].
pub const KING_FOOT: Point = (42.0, 96.0);
/// Size of the men's shadows.
pub const MAN_SHADOW: Size = (216.0, 176.0);
/// Size of the king's shadows.
pub const KING_SHADOW: Size = (268.0, 216.0);
/// Centre of the foot in all shadows.
pub const SHADOW_FOOT: Point = (64.0, 64.0);

/// Size of one frame of the men's falls.
pub const FALL: Size = (144.0, 128.0);
/// Place of the foot, before the fall, in [`FALL`].
pub const FALL_FOOT: Point = (72.0, 86.0);
/// Size of one frame of the shadows of the men's falls.
pub const FALL_SHADOW: Size = (232.0, 168.0);
/// Place of the foot, before the fall, in [`FALL_SHADOW`].
pub const FALL_SHADOW_FOOT: Point = (100.0, 84.0);
/// Size of one frame of the king's fall.
pub const KING_FALL: Size = (184.0, 180.0);
/// Place of the foot, before the fall, in [`KING_FALL`].
pub const KING_FALL_FOOT: Point = (48.0, 138.0);
/// Size of one frame of the shadow of the king's fall.
pub const KING_FALL_SHADOW: Size = (288.0, 200.0);
/// Place of the foot, before the fall, in [`KING_FALL_SHADOW`].
pub const KING_FALL_SHADOW_FOOT: Point = (64.0, 96.0);
/// Pixels per unit in the shadows of falls.
pub const FALL_SOFT_PX: f32 = 0.5;
/// Number of frames of a fall, side by side.
pub const FALL_FRAMES: usize = 4;
/// Tilt of the last frame (degrees).
pub const FALL_TILT: f32 = 46.0;

/// Side of `*_icon.webp`, squares.
pub const ICON: f32 = 48.0;

/// Side of `throne_*.webp`, one square of the grid.
pub const THRONE: f32 = CELL;

/// Side of `mark_move*.webp`, centred on the square of the grid.
pub const SPOT: f32 = 64.0;
/// Side of `mark_chosen`, `mark_movable`, `mark_threat`, `mark_taken` and `mark_shut`, squares centred on the piece's
/// foot.
pub const RING: f32 = 116.0;
/// Margin of `mark_focus` and `mark_goal` beyond the square of the grid.
pub const FRAME_MARGIN: f32 = 6.0;
/// Size of `trail_dash` and `goal_dash`, a dash along x.
pub const DASH: Size = (18.0, 8.0);
/// Side of `goal_arrow.webp`, a square pointing right, with its tip in the middle of the right side.
pub const ARROW: f32 = 36.0;
/// Size of `word_*.webp`.
pub const WORD: Size = (176.0, 92.0);
/// Size of `slip.webp`, a slip of paper with room for a word.
pub const SLIP: Size = (216.0, 116.0);
