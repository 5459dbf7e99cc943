//! Keyboard, controller, mouse and touch.

pub mod devices;
mod press;
mod throw_entry;
mod whole_games;
