//! Simulates many throws of sticks and dice, and keeps those that look and end well.

pub mod dice;
mod fall;
mod frames;
mod hand;
mod search;
pub mod sticks;

pub use search::Rated;
