//! Keyboard, controller, mouse and touch.

mod closer_view;
pub mod devices;
mod one_press;
mod press;
mod throw_entry;
mod throw_in_use;
mod touch;
mod whole_games;
