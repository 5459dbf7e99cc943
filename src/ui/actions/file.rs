//! Requests for files and the clipboard.

use bevy::prelude::Message;

/// A request for a file or the clipboard.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileAction {
    /// Save the record of the game.
    SaveRecord,
    /// Save the game night as a text.
    SaveEveningText,
    /// Save the game night as a picture.
    SaveEveningPicture,
    /// Let the player pick a file with a record.
    ChooseRecord,
    /// Read the clipboard's text as a record.
    PasteRecord,
}
