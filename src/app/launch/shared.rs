//! The result of sharing something.

/// The result of sharing something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shared {
    /// Saved as a file, with its path, or on a page with its name.
    Saved(String),
    /// Copied to the clipboard.
    Copied,
    /// Failed, with the reason.
    Failed(String),
}
