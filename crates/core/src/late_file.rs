//! Files of `assets` that the page loads after its first frame. Elsewhere they're part of the program.

use std::str::{self, Utf8Error};

use thiserror::Error;

use crate::ai::TrainedNetwork;
use crate::ai::network::NetworkError;
use crate::players::{LOOKALIKES_PATH, LookalikesError, load_lookalikes};
use crate::puzzle::{PuzzleError, load_puzzles, puzzles_path};
use crate::rules::GameKind;

/// A file that the page loads after its first frame.
///
/// ```
/// use tavoliere_core::late_file::LateFile;
/// use tavoliere_core::rules::GameKind;
///
/// let file = LateFile::Puzzles(GameKind::Tablut);
/// assert_eq!(file.path(), "puzzles/tablut.txt");
/// assert_eq!(LateFile::find(&file.path()), Some(file));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LateFile {
    /// A network for the computer's players. They wait until all networks are loaded.
    Network(TrainedNetwork),
    /// The puzzles of a game. The page of puzzles waits for all of them.
    Puzzles(GameKind),
    /// The letters that look the same. Before they're loaded, names are compared without them.
    Lookalikes,
}

/// The reasons why a file can't be used.
#[derive(Debug, Error)]
pub enum LateFileError {
    /// The content isn't text.
    #[error("it isn't UTF-8 text: {0}")]
    Letters(#[from] Utf8Error),
    /// The content isn't a network.
    #[error(transparent)]
    Network(#[from] NetworkError),
    /// The content isn't a file of puzzles.
    #[error(transparent)]
    Puzzles(#[from] PuzzleError),
    /// The content isn't a list of lookalikes.
    #[error(transparent)]
    Lookalikes(#[from] LookalikesError),
}

impl LateFile {
    /// Every file.
    pub fn all() -> impl Iterator<Item = LateFile> {
        let networks = TrainedNetwork::ALL.into_iter().map(LateFile::Network);
        let puzzles = GameKind::ALL.into_iter().map(LateFile::Puzzles);
        networks.chain(puzzles).chain([LateFile::Lookalikes])
    }

    /// The file with a path. `None` if no file has it.
    #[must_use]
    pub fn find(path: &str) -> Option<LateFile> {
        LateFile::all().find(|file| file.path() == path)
    }

    /// The path in `assets`.
    #[must_use]
    pub fn path(self) -> String {
        match self {
            LateFile::Network(network) => network.path().to_owned(),
            LateFile::Puzzles(kind) => puzzles_path(kind),
            LateFile::Lookalikes => LOOKALIKES_PATH.to_owned(),
        }
    }

    /// Loads the content of the file. It has no effect if the program has it already.
    ///
    /// # Errors
    /// The content is damaged.
    pub fn load(self, bytes: &[u8]) -> Result<(), LateFileError> {
        match self {
            LateFile::Network(network) => network.load(bytes)?,
            LateFile::Puzzles(kind) => load_puzzles(kind, str::from_utf8(bytes)?)?,
            LateFile::Lookalikes => load_lookalikes(str::from_utf8(bytes)?)?,
        }
        Ok(())
    }
}
