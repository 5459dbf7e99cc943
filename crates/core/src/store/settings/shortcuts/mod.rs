//! The shortcuts of the game: actions whose key and controller button players can change.
//!
//! [`Shortcut`] lists them with their defaults, and [`Shortcuts`] has the player's changes. Keys that every player
//! needs, such as Enter, Esc and the arrows, aren't among [`ShortcutKey`], so a change can't take them away.

mod changes;
mod input;
mod shortcut;

pub use changes::Shortcuts;
pub(super) use changes::shortcuts;
pub use input::{ShortcutButton, ShortcutInput, ShortcutKey};
pub use shortcut::{Shortcut, ShortcutPlace};
