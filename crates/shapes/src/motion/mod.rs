//! Recorded motions, without a renderer: tumbles of sticks and rolls of dice.

mod file;
mod film;
mod pose;
pub mod roll;
pub mod tumble;

pub use file::{FileError, Recording};
pub use film::FRAMES;
pub use pose::Pose;
