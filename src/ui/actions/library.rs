//! Requests to the library.

use bevy::prelude::Message;

use crate::library::GameId;

/// A request to the library.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum LibraryAction {
    /// Open a game.
    Open(GameId, OpenAs),
    /// Pin a game, or unpin it.
    Pin(GameId, bool),
    /// Give a game a title.
    Rename(GameId, String),
    /// Remove a game.
    Remove(GameId),
    /// Save these games as one file.
    Export(Vec<GameId>),
    /// Put the report of the last import aside.
    PutAside,
}

/// The purpose for which a game opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenAs {
    /// To continue it.
    GoOn,
    /// To look back at it.
    LookBack,
}
