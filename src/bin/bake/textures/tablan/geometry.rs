//! Sizes and anchors of the Tablan textures, in design units (1 unit is 1 pixel of a 1920 × 1080
//! picture). Unless said otherwise a texture holds [`PX`] pixels a unit. Anchors and offsets run
//! right and down from the texture's top left corner.

/// Pixels a design unit in most textures.
pub const PX: f32 = 2.0;

/// Width of a cell in the landscape board; also `c`, the unit of the pieces' proportions.
pub const CELL: f32 = 112.0;

/// `board_landscape.webp`: the whole board with its front face.
pub const LANDSCAPE: (f32, f32) = (1496.0, 866.0);
/// Top left of the landscape field (4 rows of 12 cells, column 4 on top, a at the left).
pub const LANDSCAPE_FIELD: (f32, f32) = (76.0, 122.0);
/// A landscape cell.
pub const LANDSCAPE_CELL: (f32, f32) = (112.0, 150.0);

/// `board_portrait.webp`: the whole board with its front face.
pub const PORTRAIT: (f32, f32) = (888.0, 1502.0);
/// Top left of the portrait field (12 rows of 4 cells, column 1 at the left, a at the bottom).
pub const PORTRAIT_FIELD: (f32, f32) = (64.0, 68.0);
/// A portrait cell.
pub const PORTRAIT_CELL: (f32, f32) = (190.0, 112.0);

/// Height of the board's visible front face, the lowest part of both board textures.
pub const FACE: f32 = 22.0;
/// Radius of the board's corners.
pub const CORNER: f32 = 7.0;

/// `board_shadow_*.webp` reach this far beyond the board: left, top, right, bottom. So the
/// shadow's top left lies at the board's top left minus (left, top).
pub const BOARD_SHADOW: [f32; 4] = [64.0, 64.0, 120.0, 112.0];
/// Pixels a unit in the board's shadows.
pub const BOARD_SHADOW_PX: f32 = 0.5;

/// `cloth.webp`: a tile that repeats both ways.
pub const CLOTH: (f32, f32) = (512.0, 512.0);
/// `cloth_border.webp`: repeats along x; the cloth's outer edge is at the bottom, the upper
/// 14 units are temple points over the cloth.
pub const BORDER: (f32, f32) = (504.0, 48.0);

/// `cloth_corner.webp`: square, where two borders meet; outer edges at the left and the bottom.
/// The borders begin at its sides with the start of their period.
pub const CORNER_PIECE: f32 = 48.0;

/// The piece sprites' canvas.
pub const PIECE: (f32, f32) = (134.0, 146.0);
/// Where the centre of the piece's foot lies on the piece canvas. It belongs 9 units below its
/// cell's centre, so that the silhouette is centred.
pub const PIECE_FOOT: (f32, f32) = (67.0, 88.0);

/// Canvas of `blue_shadow`, `red_shadow` and `air_shadow`.
pub const PIECE_SHADOW: (f32, f32) = (224.0, 208.0);
/// Where the foot's centre lies on a shadow's canvas.
pub const PIECE_SHADOW_FOOT: (f32, f32) = (88.0, 88.0);
/// Pixels a unit in the pieces' and sticks' shadows.
pub const SOFT_PX: f32 = 1.0;

/// `blue_icon`, `red_icon`: square.
pub const ICON: f32 = 48.0;

/// `stick_shadow.webp`: a lying stick's soft shadow, centred, the stick along x.
pub const STICK_SHADOW: (f32, f32) = (256.0, 96.0);
/// Half length and radius of a stick.
pub const STICK: (f32, f32) = (0.82 * CELL, 0.135 * CELL);

/// `mark_chosen`, `mark_capture`, `mark_movable`, `mark_origin`, `mark_move`, `mark_enter`: one
/// square canvas for all, whose centre belongs on the silhouette's centre, 6.5 units below the
/// cell's centre.
pub const MARK: f32 = 144.0;
/// `mark_bead.webp`: square, bead in the middle.
pub const BEAD: f32 = 34.0;
/// `mark_focus*.webp` reach this far beyond the cell on every side.
pub const FOCUS_MARGIN: f32 = 8.0;
/// `arrow_head.webp`: square, pointing right, its tip at the middle of the right side.
pub const ARROW: f32 = 40.0;
/// `trail_dot.webp`: square.
pub const DOT: f32 = 12.0;

/// `digits.webp`: the box of one of its ten figures.
pub const DIGIT: (f32, f32) = (16.0, 24.0);
