//! Lets sticks and dice fall many times and keeps the falls that look and end well.

pub mod dice;
mod fall;
mod frames;
mod hand;
mod search;
pub mod sticks;

pub use search::Rated;
