//! Requests about everything that is saved.

use bevy::prelude::Message;

/// A request about everything that is saved.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum BackupAction {
    /// Save everything as one file.
    Save,
    /// Pick a file to restore, or show how to bring one.
    Choose,
    /// Restore the file that was brought.
    Restore,
    /// Leave everything as it is.
    Cancel,
    /// Install the page as a program.
    Install,
}
