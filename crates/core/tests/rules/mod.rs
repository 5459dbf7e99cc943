//! Tests the rules of the four games.

mod damage;
mod properties;
mod random_moves;
pub mod tablan;
pub mod tablut;
pub mod tapatan;
pub mod tawula;
