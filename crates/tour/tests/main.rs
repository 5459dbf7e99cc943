//! Tests of the tour without a window: its scenes, and the comparison of its pictures.

mod program;
mod scenes;
mod thumbnails;
