//! The tour of Tavoliere: pictures of every screen, their comparison with those on record, and the benches.
//!
//! All of it acts on the game as a player would. `./check tour` and `./check bench` run it.

pub mod bench;
mod command_line;
mod play;
pub mod scenes;
pub mod thumbnails;
pub mod tour;

pub use command_line::CommandLine;
