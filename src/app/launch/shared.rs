//! The results of reading, saving, sharing and copying.

use std::fs::File;
use std::io::Read as _;
use std::path::Path;

use crate::backup::MAX_BACKUP_BYTES;
use crate::store::SaveProblem;
use crate::ui::actions::CopiedText;

/// The bytes of a file or the clipboard.
pub type Import = Result<Vec<u8>, ImportProblem>;

/// The reason why nothing is imported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportProblem {
    /// The system shows no dialog for files.
    #[cfg_attr(
        target_arch = "wasm32",
        expect(dead_code, reason = "every browser has one")
    )]
    NoDialog,
    /// The file or the clipboard can't be read, for the system's reason.
    Unreadable(String),
}

/// The most files to read at once.
pub const MOST_FILES: usize = 1_000;

/// Reads a file of at most [`MAX_BACKUP_BYTES`] bytes. A longer one is cut off one byte later, so that readers see it's
/// too long.
///
/// # Errors
/// The path and the system's reason.
pub fn read_file(path: &Path) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| {
            file.take(MAX_BACKUP_BYTES as u64 + 1)
                .read_to_end(&mut bytes)
        })
        .map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(bytes)
}

/// The result of saving a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedFile {
    /// The key of the text that names the saved file.
    pub done: &'static str,
    /// The path of the file, or on a page its name.
    pub outcome: Result<String, SaveProblem>,
}

/// The result of sharing something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shared {
    /// Saved as a file, with its path, or on a page with its name.
    Saved(String),
    /// Copied to the clipboard.
    Copied,
    /// Saved as a file, with its path or name, because it couldn't be copied.
    SavedInstead(String),
    /// Failed, with the reason.
    Failed(SaveProblem),
}

/// A text that should be on the clipboard now, with the result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextCopy {
    /// The content of the text.
    pub content: CopiedText,
    /// The result.
    pub outcome: CopyOutcome,
}

/// The result of copying a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CopyOutcome {
    /// It's on the clipboard.
    Copied,
    /// It's saved as a file instead, with its path, or shown for copying by hand (`None`).
    Instead(Option<String>),
    /// It's neither copied nor saved, with the reason.
    Failed(SaveProblem),
}
