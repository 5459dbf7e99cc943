//! The reasons why the program can't begin.

use crate::rules::SetupError;
use crate::store::StoreError;

/// Why the program could not begin.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// An argument names something that does not exist.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A folder given with --data cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
}
