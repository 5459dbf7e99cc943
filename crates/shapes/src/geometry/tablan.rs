//! The sizes of the Tablan table: board, cloth, pieces, sticks and marks.

pub use super::{BOARD_SHADOW_PX, PX, SOFT_PX};
use super::{Point, Sides, Size};
use crate::motion::tumble::{STICK_LENGTH, STICK_RADIUS};

/// Width of a cell in the landscape board; also the unit of the pieces' proportions.
pub const CELL: f32 = 112.0;

/// Size of `board_landscape.webp`: the whole board with its front face.
pub const LANDSCAPE: Size = (1496.0, 866.0);
/// Top left corner of the landscape field (4 rows of 12 cells, column 4 at the top, a at the left).
pub const LANDSCAPE_FIELD: Point = (76.0, 122.0);
/// Size of a landscape cell.
pub const LANDSCAPE_CELL: Size = (112.0, 150.0);

/// Size of `board_portrait.webp`: the whole board with its front face.
pub const PORTRAIT: Size = (888.0, 1502.0);
/// Top left corner of the portrait field (12 rows of 4 cells, column 1 at the left, a at the bottom).
pub const PORTRAIT_FIELD: Point = (64.0, 68.0);
/// Size of a portrait cell.
pub const PORTRAIT_CELL: Size = (190.0, 112.0);

/// Height of the board's visible front face, the lowest part of both board textures.
pub const FACE: f32 = 22.0;
/// Radius of the board's corners.
pub const CORNER: f32 = 7.0;

/// Margins of `board_shadow_*.webp` beyond the board: left, top, right, bottom. The shadow's top left corner is at the
/// board's top left corner minus (left, top).
pub const BOARD_SHADOW: Sides = [64.0, 64.0, 120.0, 112.0];

/// Size of `cloth.webp`, a tile that repeats in both directions.
pub const CLOTH: Size = (512.0, 512.0);
/// Size of `cloth_border.webp`, which repeats along x. The cloth's outer edge is at the bottom; the upper 14 units are
/// temple points over the cloth.
pub const BORDER: Size = (504.0, 48.0);

/// Side of `cloth_corner.webp`, the square where two borders meet, with outer edges at the left and the bottom. At its
/// sides the borders start with a new period.
pub const CORNER_PIECE: f32 = 48.0;

/// Size of the piece sprites.
pub const PIECE: Size = (134.0, 146.0);
/// Distance of a piece's foot below its cell's centre, which centres the silhouette.
pub const PIECE_DROP: f32 = 9.0;
/// Centre of the piece's foot in the piece sprite.
pub const PIECE_FOOT: Point = (67.0, 88.0);

/// Size of `blue_shadow`, `red_shadow` and `air_shadow`.
pub const PIECE_SHADOW: Size = (224.0, 208.0);
/// Centre of the foot in a shadow's picture.
pub const PIECE_SHADOW_FOOT: Point = (88.0, 88.0);

/// Side of `blue_icon` and `red_icon`, squares.
pub const ICON: f32 = 48.0;

/// Size of `stick_shadow.webp`: the soft shadow of a stick at rest, centred, with the stick along x.
pub const STICK_SHADOW: Size = (256.0, 96.0);
/// Half the length of a stick, and its radius.
pub const STICK: Size = (STICK_LENGTH / 2.0 * CELL, STICK_RADIUS * CELL);
/// Size of `home/tablan_stick_back` and `home/tablan_stick_flat`: a stick at rest with its shadow, centred, with the
/// stick along x; 1 pixel per unit.
pub const STICK_STILL: Size = (232.0, 84.0);
/// Number of faces in `stick.webp`, both along x, the painted back above the plain flat.
pub const STICK_FACES: usize = 2;

/// Side of the square marks `mark_chosen`, `mark_capture`, `mark_movable`, `mark_origin`, `mark_move` and `mark_enter`.
/// Their centre belongs on the silhouette's centre, [`MARK_DROP`].
pub const MARK: f32 = 144.0;
/// Distance of a silhouette's centre below its cell's centre.
pub const MARK_DROP: f32 = 6.5;
/// Side of `mark_bead.webp`, a square with the bead in the middle.
pub const BEAD: f32 = 34.0;
/// Margin of `mark_focus*.webp` beyond the cell on every side.
pub const FOCUS_MARGIN: f32 = 8.0;
/// Side of `arrow_head.webp`, a square pointing right, with its tip in the middle of the right side.
pub const ARROW: f32 = 40.0;
/// Side of `trail_dot.webp`, a square.
pub const DOT: f32 = 12.0;

/// Size of one of the ten figures in `digits.webp`.
pub const DIGIT: Size = (16.0, 24.0);
