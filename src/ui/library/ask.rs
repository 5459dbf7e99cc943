//! What is asked of the library on its page.

use crate::library::GameId;

/// What is asked of the library on its page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LibraryAsk {
    /// A game is to be opened.
    Open(GameId, OpenAs),
    /// A game is to be pinned, or not.
    Pin(GameId, bool),
    /// A game is to be called so.
    Rename(GameId, String),
    /// A game is to be removed.
    Remove(GameId),
    /// These games are to be saved as one file.
    Export(Vec<GameId>),
    /// What came of the last import has been read.
    PutAside,
}

/// What a game is opened for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenAs {
    /// To play it on.
    GoOn,
    /// To look back at it.
    LookBack,
}
