//! The rules of the four games.

mod properties;
pub mod tablan;
pub mod tablut;
pub mod tapatan;
pub mod tawula;
