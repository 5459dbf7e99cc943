//! The commands of the program that have their own module.

pub mod judged;
pub mod puzzles;
pub mod train;

use tavoliere_core::rules::GameKind;

/// The help text of a parameter that takes the name of a game.
pub fn game_names() -> String {
    format!("A game: {}", GameKind::ALL.map(GameKind::name).join(", "))
}
