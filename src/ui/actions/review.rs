//! Requests to the review of a game.

use bevy::prelude::Message;

/// A request to the review of a game.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewAction {
    /// Look closer at a turn, by its place in the game.
    LookCloser(usize),
}
