//! Recorded motions, without a renderer: tumbles of sticks and rolls of dice.

mod file;
mod frame_sequence;
mod pose;
pub mod roll;
pub mod tumble;

pub use file::{FileError, Recording};
pub use frame_sequence::FRAMES;
pub use pose::Pose;
