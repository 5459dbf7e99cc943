//! The table of Tablut: sheets, leather, men, falls and marks.

pub use super::{PX, SOFT_PX};
use super::{Point, Sides, Size};

/// Pixels a unit in `sheet_portrait.webp`, which is never shown at its full size.
pub const PORTRAIT_PX: f32 = 1.5;

/// Side of a square of the grid; also `c`, the unit of the pieces' proportions.
pub const CELL: f32 = 98.0;
/// Squares to a side.
pub const SIDE: usize = 9;
/// A height z shows this much of itself, upward: the ground itself stays a plan.
pub const RISE: f32 = 0.68;

/// One of the two sheets.
#[derive(Clone, Copy)]
pub struct Plan {
    /// The whole texture, with the leaf beneath and the deckle.
    pub size: Size,
    /// Left, top, right, bottom of the upper leaf.
    pub leaf: Sides,
    /// Turn of the leaf beneath, degrees.
    pub turn: f32,
    /// Top left of the grid.
    pub grid: Point,
    /// Pixels a unit.
    pub px: f32,
    /// From one laid line of the paper to the next.
    pub laid: f32,
    /// Size of the letters and figures, their distance from the grid: baseline below it, and
    /// middle left of it.
    pub labels: (f32, f32, f32),
    /// Whether there is a margin for the fold, the twig and the notes.
    pub margin: bool,
}

/// `sheet_landscape.webp`: a leaf of 1256 × 985 with a written margin.
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

/// `sheet_portrait.webp`: the grid as wide as it can be, larger letters.
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

/// `sheet_shadow_*.webp` reach this far beyond the sheet's texture: left, top, right, bottom.
pub const SHEET_SHADOW: Sides = [40.0, 40.0, 80.0, 80.0];
/// Pixels a unit in the sheets' shadows.
pub use super::BOARD_SHADOW_PX as SHEET_SHADOW_PX;

/// `leather.webp`: a tile that repeats both ways.
pub const LEATHER: f32 = 384.0;
/// `edge_lit.webp`, `edge_shaded.webp`: repeat along x, the table's outer edge at the bottom.
pub const EDGE: Size = (480.0, 40.0);

/// How far below its square's centre a piece's foot stands, so that the silhouette is centred.
pub const PIECE_DROP: f32 = 0.13 * CELL;
/// Canvas of the men's sprites, and where the foot's centre lies on it.
pub const MAN: Size = (80.0, 104.0);
/// See [`MAN`].
pub const MAN_FOOT: Point = (40.0, 66.0);
/// Canvas of the king's sprite, and where the foot's centre lies on it.
pub const KING: Size = (84.0, 136.0);
/// See [`KING`].
pub const KING_FOOT: Point = (42.0, 96.0);
/// Canvas of the men's shadows, and where the foot's centre lies on it.
pub const MAN_SHADOW: Size = (216.0, 176.0);
/// Canvas of the king's shadows.
pub const KING_SHADOW: Size = (268.0, 216.0);
/// Where the foot's centre lies on every shadow.
pub const SHADOW_FOOT: Point = (64.0, 64.0);

/// One frame of the men's falls, and where the foot that stood lies on it.
pub const FALL: Size = (144.0, 128.0);
/// See [`FALL`].
pub const FALL_FOOT: Point = (72.0, 86.0);
/// One frame of the shadows of the men's falls, and where the foot that stood lies on it.
pub const FALL_SHADOW: Size = (232.0, 168.0);
/// See [`FALL_SHADOW`].
pub const FALL_SHADOW_FOOT: Point = (100.0, 84.0);
/// One frame of the king's fall, and where the foot that stood lies on it.
pub const KING_FALL: Size = (184.0, 180.0);
/// See [`KING_FALL`].
pub const KING_FALL_FOOT: Point = (48.0, 138.0);
/// One frame of the shadow of the king's fall, and where the foot that stood lies on it.
pub const KING_FALL_SHADOW: Size = (288.0, 200.0);
/// See [`KING_FALL_SHADOW`].
pub const KING_FALL_SHADOW_FOOT: Point = (64.0, 96.0);
/// Pixels a unit in the shadows of falls.
pub const FALL_SOFT_PX: f32 = 0.5;
/// Frames of a fall, side by side.
pub const FALL_FRAMES: usize = 4;
/// The last frame's tilt, degrees.
pub const FALL_TILT: f32 = 46.0;

/// `*_icon.webp`: square.
pub const ICON: f32 = 48.0;

/// `throne_*.webp`: one square of the grid.
pub const THRONE: f32 = CELL;

/// `mark_move*.webp`: square, centred on the square of the grid.
pub const SPOT: f32 = 64.0;
/// `mark_chosen`, `mark_movable`, `mark_threat`, `mark_taken`, `mark_shut`: square, centred on
/// the piece's foot.
pub const RING: f32 = 116.0;
/// `mark_focus`, `mark_goal` reach this far beyond the square of the grid.
pub const FRAME_MARGIN: f32 = 6.0;
/// `trail_dash`, `goal_dash`: a dash along x.
pub const DASH: Size = (18.0, 8.0);
/// `goal_arrow.webp`: square, pointing right, its tip at the middle of the right side.
pub const ARROW: f32 = 36.0;
/// `word_*.webp`.
pub const WORD: Size = (176.0, 92.0);
/// `slip.webp`: a slip of paper that a word fits on.
pub const SLIP: Size = (216.0, 116.0);
