//! The tour of Tavoliere: pictures of every screen, their comparison with the committed ones, and the benchmarks.
//!
//! Everything acts on the game like a player. `./check tour` and `./check bench` run it.

pub mod bench;
pub mod clip;
mod command_line;
mod keys;
pub mod monkey;
mod play;
pub mod scenes;
pub mod thumbnails;
pub mod tour;

pub use command_line::CommandLine;
