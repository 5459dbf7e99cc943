//! Tests of panels for a new game.

pub mod game_cards;
mod leaving;
mod new_game;
mod players;
