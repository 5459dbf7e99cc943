//! The table of Tablan: board, cloth, pieces, sticks and marks.

pub use super::{BOARD_SHADOW_PX, PX, SOFT_PX};
use super::{Point, Sides, Size};
use crate::motion::tumble::{STICK_LENGTH, STICK_RADIUS};

/// Width of a cell in the landscape board; also `c`, the unit of the pieces' proportions.
pub const CELL: f32 = 112.0;

/// `board_landscape.webp`: the whole board with its front face.
pub const LANDSCAPE: Size = (1496.0, 866.0);
/// Top left of the landscape field (4 rows of 12 cells, column 4 on top, a at the left).
pub const LANDSCAPE_FIELD: Point = (76.0, 122.0);
/// A landscape cell.
pub const LANDSCAPE_CELL: Size = (112.0, 150.0);

/// `board_portrait.webp`: the whole board with its front face.
pub const PORTRAIT: Size = (888.0, 1502.0);
/// Top left of the portrait field (12 rows of 4 cells, column 1 at the left, a at the bottom).
pub const PORTRAIT_FIELD: Point = (64.0, 68.0);
/// A portrait cell.
pub const PORTRAIT_CELL: Size = (190.0, 112.0);

/// Height of the board's visible front face, the lowest part of both board textures.
pub const FACE: f32 = 22.0;
/// Radius of the board's corners.
pub const CORNER: f32 = 7.0;

/// `board_shadow_*.webp` reach this far beyond the board: left, top, right, bottom. So the
/// shadow's top left lies at the board's top left minus (left, top).
pub const BOARD_SHADOW: Sides = [64.0, 64.0, 120.0, 112.0];

/// `cloth.webp`: a tile that repeats both ways.
pub const CLOTH: Size = (512.0, 512.0);
/// `cloth_border.webp`: repeats along x; the cloth's outer edge is at the bottom, the upper
/// 14 units are temple points over the cloth.
pub const BORDER: Size = (504.0, 48.0);

/// `cloth_corner.webp`: square, where two borders meet; outer edges at the left and the bottom.
/// The borders begin at its sides with the start of their period.
pub const CORNER_PIECE: f32 = 48.0;

/// The piece sprites' canvas.
pub const PIECE: Size = (134.0, 146.0);
/// How far below its cell's centre a piece's foot stands, so that the silhouette is centred.
pub const PIECE_DROP: f32 = 9.0;
/// Where the centre of the piece's foot lies on the piece canvas.
pub const PIECE_FOOT: Point = (67.0, 88.0);

/// Canvas of `blue_shadow`, `red_shadow` and `air_shadow`.
pub const PIECE_SHADOW: Size = (224.0, 208.0);
/// Where the foot's centre lies on a shadow's canvas.
pub const PIECE_SHADOW_FOOT: Point = (88.0, 88.0);

/// `blue_icon`, `red_icon`: square.
pub const ICON: f32 = 48.0;

/// `stick_shadow.webp`: a lying stick's soft shadow, centred, the stick along x.
pub const STICK_SHADOW: Size = (256.0, 96.0);
/// Half length and radius of a stick.
pub const STICK: Size = (STICK_LENGTH / 2.0 * CELL, STICK_RADIUS * CELL);
/// `home/tablan_stick_back`, `home/tablan_stick_flat`: a stick at rest with its shadow, centred, the stick
/// along x; a pixel a unit.
pub const STICK_STILL: Size = (232.0, 84.0);
/// `stick.webp`: both faces along x, the painted back above the plain flat.
pub const STICK_FACES: usize = 2;

/// `mark_chosen`, `mark_capture`, `mark_movable`, `mark_origin`, `mark_move`, `mark_enter`: one
/// square canvas for all, whose centre belongs on the silhouette's centre, [`MARK_DROP`].
pub const MARK: f32 = 144.0;
/// How far below its cell's centre a silhouette's centre lies.
pub const MARK_DROP: f32 = 6.5;
/// `mark_bead.webp`: square, bead in the middle.
pub const BEAD: f32 = 34.0;
/// `mark_focus*.webp` reach this far beyond the cell on every side.
pub const FOCUS_MARGIN: f32 = 8.0;
/// `arrow_head.webp`: square, pointing right, its tip at the middle of the right side.
pub const ARROW: f32 = 40.0;
/// `trail_dot.webp`: square.
pub const DOT: f32 = 12.0;

/// `digits.webp`: the box of one of its ten figures.
pub const DIGIT: Size = (16.0, 24.0);
