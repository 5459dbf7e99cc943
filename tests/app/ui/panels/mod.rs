//! Tests of panels for a new game, and of the settings.

pub mod game_cards;
mod keys;
mod leaving;
mod new_game;
mod players;
mod settings;
