//! Recorded motion and the sizes of boards and pieces, shared by the baker and the game.

pub mod geometry;
pub mod motion;
