//! The textures of the four tables, one folder a game.

pub mod tablan;
pub mod tablut;
pub mod tapatan;
pub mod tawula;
