//! The recordings of sticks and dice.

mod roll;
mod tumble;
