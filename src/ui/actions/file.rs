//! Requests for files and the clipboard.

use bevy::prelude::Message;

/// A request for a file or the clipboard.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum FileAction {
    /// Copy a text to the clipboard.
    CopyText {
        /// The text.
        text: String,
        /// Its content.
        content: CopiedText,
    },
    /// Save the record of the game.
    SaveRecord,
    /// Save the game night as a text.
    SaveEveningText,
    /// Save the game night as a picture.
    SaveEveningPicture,
    /// Let the player pick a file with a record.
    ChooseRecord,
    /// Read the clipboard's text: games, links or settings.
    Paste,
    /// Read a text that was pasted: games or links.
    ReadPasted(String),
}

/// The content of a copied text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CopiedText {
    /// A link to a game.
    Link,
    /// The record of a game.
    Record,
    /// The result of a game, for a message.
    Result,
    /// The settings.
    Settings,
}

impl CopiedText {
    /// The key of the note once it's copied.
    #[must_use]
    pub const fn done(self) -> &'static str {
        match self {
            CopiedText::Link => "toast-share-link",
            CopiedText::Record => "toast-copied",
            CopiedText::Result => "toast-share-text",
            CopiedText::Settings => "toast-settings-copied",
        }
    }

    /// The name of the file that replaces the clipboard if it can't be used.
    #[must_use]
    pub const fn file_name(self) -> &'static str {
        match self {
            CopiedText::Link => "link",
            CopiedText::Record => "record",
            CopiedText::Result => "result",
            CopiedText::Settings => "settings",
        }
    }
}
