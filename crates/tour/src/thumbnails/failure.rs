//! Errors that prevent a comparison.

use std::path::{Path, PathBuf};

/// A file that can't be used, and the reason.
#[derive(Debug, thiserror::Error)]
#[error("{}: {reason}", path.display())]
pub struct Failure {
    path: PathBuf,
    reason: String,
}

impl Failure {
    pub(crate) fn new(path: &Path, reason: impl ToString) -> Self {
        Self {
            path: path.to_owned(),
            reason: reason.to_string(),
        }
    }

    /// Creates a failure of a file, for use with `map_err`.
    pub(crate) fn at<E: ToString>(path: &Path) -> impl FnOnce(E) -> Self + '_ {
        move |reason| Self::new(path, reason)
    }
}
