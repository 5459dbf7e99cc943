//! Sizes and anchors of the Tapatan textures, in design units (1 unit is 1 pixel of a 1920 × 1080
//! picture). Unless said otherwise a texture holds [`PX`] pixels a unit. Places run right and down
//! from a texture's top left corner.

/// Pixels a design unit in most textures.
pub const PX: f32 = 2.0;
/// Pixels a unit in the shadows of pieces and trays.
pub const SOFT_PX: f32 = 1.0;

/// `board.webp`: square, the same for landscape and portrait.
pub const BOARD: f32 = 912.0;
/// Distance between neighbouring points; also the unit of the pieces' proportions.
pub const PITCH: f32 = 288.0;
/// The points a, b, c (and 3, 2, 1) on the board, along x (and y).
pub const POINTS: [f32; 3] = [168.0, 456.0, 744.0];
/// Radius of a cup; a groove runs from cup to cup.
pub const CUP: f32 = 78.0;
/// Radius of a piece.
pub const PIECE: f32 = 67.0;
/// Height of the board above the mat.
pub const BOARD_HEIGHT: f32 = 46.0;
/// Where the board's top left lies in the landscape scene that the light is thought for.
pub const SCENE_BOARD: (f32, f32) = (464.0, 104.0);

/// `board_shadow.webp` reaches this far beyond the board: left, top, right, bottom.
pub const BOARD_SHADOW: [f32; 4] = [64.0, 64.0, 112.0, 128.0];
/// Pixels a unit in the board's shadow.
pub const BOARD_SHADOW_PX: f32 = 0.5;

/// Width of a strip of the mat.
pub const STRIP: f32 = 7.5;
/// Strips after which the weave's pattern repeats.
pub const TWILL: usize = 4;
/// `mat.webp`: a square tile that repeats both ways.
pub const MAT: f32 = 480.0;
/// `mat_band.webp`: dyed warps, repeating along y like the mat; opaque between half a strip at
/// either side. Lay it a whole number of twills (30 units) from the mat's left edge.
pub const BAND: (f32, f32) = (105.0, MAT);

/// `light.webp`: the shade between the panes' light on the mat, in board space from
/// [`LIGHT_FROM`], this large.
pub const LIGHT: (f32, f32) = (3360.0, 2640.0);
/// Top left of the light's picture in board space.
pub const LIGHT_FROM: (f32, f32) = (-1224.0, -864.0);
/// Pixels a unit in the light's picture.
pub const LIGHT_PX: f32 = 0.2;

/// `tray_upright.webp`, and turned `tray_lying.webp`: a bar with three cups.
pub const TRAY: (f32, f32) = (148.0, 436.0);
/// Cups of a tray along its length; their other coordinate is the middle.
pub const TRAY_POINTS: [f32; 3] = [76.0, 218.0, 360.0];
/// Radius of a tray's cups, made for pieces at 0.88 of their size.
pub const TRAY_CUP: f32 = 66.0;
/// Height of a tray above the mat.
pub const TRAY_HEIGHT: f32 = 20.0;
/// Tray shadows reach this far beyond the tray: left, top, right, bottom.
pub const TRAY_SHADOW: [f32; 4] = [40.0, 40.0, 56.0, 64.0];

/// Side of a piece's picture, the piece in its middle.
pub const PIECE_CANVAS: f32 = 144.0;
/// Side of a shadow's picture.
pub const PIECE_SHADOW: f32 = 288.0;
/// Where the piece's centre lies on its shadow's picture, right and down.
pub const PIECE_SHADOW_CENTRE: f32 = 124.0;
/// Side of `white_icon` and `black_icon`.
pub const ICON: f32 = 48.0;

/// Side of the marks that surround a piece or lie in a cup, centred on the point.
pub const MARK: f32 = 200.0;
/// Side of `mark_point`.
pub const POINT: f32 = 56.0;
/// A trail's and a lit groove's picture: along x, its middle on the groove; to be stretched along
/// x over the part of the groove that it fills.
pub const TRAIL: (f32, f32) = (252.0, 16.0);
/// `win_groove.webp`: as the trail, with a glow around.
pub const WIN_GROOVE: (f32, f32) = (252.0, 48.0);
/// Side of `arrow_head.webp`, which points right, its tip at the middle of the right side.
pub const ARROW: f32 = 40.0;
