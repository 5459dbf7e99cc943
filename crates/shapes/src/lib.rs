//! Recorded motion and the sizes of boards and pieces: what the pictures and the game that shows them have in common.

pub mod geometry;
pub mod motion;
