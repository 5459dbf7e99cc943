//! The textures of the tables, one folder for each game.

use crate::output::{Failure, Output};

pub mod tablan;
pub mod tablut;
pub mod tapatan;
pub mod tawula;

/// The table of one game.
pub struct Table {
    /// The game's name, which is also its folder in `assets`.
    pub name: &'static str,
    /// Bakes its textures.
    pub bake: fn(&mut Output) -> Result<(), Failure>,
    /// The board's texture, from which the small one of the home screen is made.
    pub board: &'static str,
    /// The quality of the small board, 0 to 100.
    pub board_quality: f32,
    /// The pieces that the home screen shows, as texture names.
    pub pieces: &'static [&'static str],
    /// The ground's texture, from which the ground below panels is made.
    pub ground: &'static str,
    /// The number of the ground's pixels along a side that become one pixel below panels.
    pub ground_reduction: usize,
}

impl Table {
    /// Quality of small boards. They are in half light, and the page waits for them.
    pub const BOARD_QUALITY: f32 = 64.0;
}

/// The tables, in the order in which they're baked.
pub const TABLES: &[Table] = &[tablan::TABLE, tablut::TABLE, tapatan::TABLE, tawula::TABLE];
