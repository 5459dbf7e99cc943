//! The results of sharing and copying.

use crate::store::SaveProblem;
use crate::ui::actions::CopiedText;

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
