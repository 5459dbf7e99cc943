//! The reasons why the program can't start.

use crate::rules::SetupError;
use crate::store::StoreError;

/// The reason why the program couldn't start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// An option names something that doesn't exist.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The folder given with --data can't be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The program has lost the graphics device and can't be started again.
    #[error("the graphics device is lost, and the program can't start again: {0}")]
    Again(std::io::Error),
}
