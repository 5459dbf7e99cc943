//! The shortcuts of the game: actions whose key and controller button players can change.
//!
//! [`Shortcut`] lists them with their defaults, and [`Shortcuts`] has the player's changes. Basic shortcuts, such as those
//! that move, pick and go back, always have a key and a button. Their standard keys also work until another action gets
//! them, and no other action can get Esc, so players can't lock themselves out.

mod changes;
mod input;
mod shortcut;

pub use changes::Shortcuts;
pub(super) use changes::shortcuts;
pub use input::{ShortcutButton, ShortcutInput, ShortcutKey};
pub use shortcut::{Shortcut, ShortcutPlace};
