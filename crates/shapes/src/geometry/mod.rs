//! The sizes of boards, pieces, marks and shadows, shared by the baker (`crates/bake`), which draws the pictures, and
//! the stage, which shows them.
//!
//! Lengths are in design units: 1 unit is 1 pixel of a 1920 × 1080 picture. Textures have [`PX`] pixels per unit unless
//! documented otherwise. Anchors and offsets go right and down from a texture's top left corner.

pub mod tablan;
pub mod tablut;
pub mod tapatan;
pub mod tawula;

/// Pixels per design unit in most textures.
pub const PX: f32 = 2.0;
/// Pixels per unit in the shadows of pieces, sticks, dice and trays.
pub const SOFT_PX: f32 = 1.0;
/// Pixels per unit in the shadows of boards.
pub const BOARD_SHADOW_PX: f32 = 0.5;

/// Tilt of the camera from the vertical for rotating pieces, sticks and dice (radians): a height z appears as z ·
/// sin(tilt) upwards.
pub const TILT: f32 = 22.0 * std::f32::consts::PI / 180.0;

/// Width and height.
pub type Size = (f32, f32);
/// A place, measured right and down.
pub type Point = (f32, f32);
/// A rectangle or the margins on each side: left, top, right, bottom.
pub type Sides = [f32; 4];
