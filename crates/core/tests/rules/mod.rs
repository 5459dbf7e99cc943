//! Tests the rules of the games.

mod damage;
mod other_programs;
mod printable;
mod properties;
mod random_moves;
pub mod tablan;
pub mod tablut;
pub mod tapatan;
pub mod tawula;
