//! What became of something that was shared, told once it is known.

/// What became of something that was shared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shared {
    /// It is a file, and where; on a page a download, and its name.
    Saved(String),
    /// It is on the clipboard.
    Copied,
    /// Neither, and why.
    Failed(String),
}
