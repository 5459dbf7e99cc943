//! Recorded motion and the sizes of boards and pieces, shared by the baker and the game, and mipmaps of pictures.

pub mod geometry;
pub mod mipmap;
pub mod motion;
