//! Requests to the library.

use bevy::prelude::Message;

use crate::library::GameId;

/// A request to the library.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum LibraryAction {
    /// Open a game.
    Open(GameId, OpenAs),
    /// Pin or unpin a game.
    Pin(GameId, bool),
    /// Give a game a title.
    Rename(GameId, String),
    /// Remove a game.
    Remove(GameId),
    /// Save these games as one file.
    Export(Vec<GameId>),
    /// Close the report of the last import.
    PutAside,
}

/// The purpose of opening a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenAs {
    /// Continue it.
    Continue,
    /// Replay it.
    Replay,
    /// Replay its end, with the panel to share it.
    Share,
}
