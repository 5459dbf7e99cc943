//! Sizes of boards, pieces, marks and shadows: what the baker (`bake/`) draws the pictures with and
//! what the stage shows them with. Neither holds a size of its own for what both need.
//!
//! Lengths are design units: 1 unit is 1 pixel of a 1920 × 1080 picture. Unless said otherwise a
//! texture holds [`PX`] pixels a unit. Anchors and offsets run right and down from a texture's top
//! left corner.

pub mod tablan;
pub mod tablut;
pub mod tapatan;
pub mod tawula;

/// Pixels a design unit in most textures.
pub const PX: f32 = 2.0;
/// Pixels a unit in the shadows of pieces, sticks, dice and trays.
pub const SOFT_PX: f32 = 1.0;
/// Pixels a unit in the shadows of boards.
pub const BOARD_SHADOW_PX: f32 = 0.5;

/// How far the view of turned pieces, sticks and dice is tilted from the vertical, radians: a
/// height z shows as z · sin of this, upwards.
pub const TILT: f32 = 22.0 * std::f32::consts::PI / 180.0;

/// Width and height.
pub type Size = (f32, f32);
/// A place, right and down.
pub type Point = (f32, f32);
/// A rectangle, or how far something reaches on each side: left, top, right, bottom.
pub type Sides = [f32; 4];
