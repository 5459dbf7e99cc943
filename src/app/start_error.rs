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
    /// The window system can't be used, because of this problem.
    #[error("no window can be opened; a screen is needed ({0})")]
    NoWindow(String),
    /// The graphics can't be used, because of this problem.
    #[error(
        "no graphics driver works; one for Vulkan, DirectX 12, Metal or OpenGL is needed ({0})"
    )]
    NoGraphics(String),
    /// The program needs another graphics device or backend and can't be started again.
    #[error("the program can't start again with other graphics: {0}")]
    Again(std::io::Error),
    /// The program stopped because of an error in it or in a library.
    #[error("the program stopped because of an error, and your game is saved: {0}")]
    Stopped(String),
}
