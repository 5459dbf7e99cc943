//! Recorded motions of sticks and dice: files that are loaded with the pictures of their table.

use std::io;
use std::path::Path;
use std::sync::Arc;

use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext};
use bevy::prelude::*;

use crate::motion::roll::{RollError, Rolls};
use crate::motion::tumble::{TumbleError, Tumbles};

/// Registers the asset and the loader of recordings.
pub fn plugin(app: &mut App) {
    app.init_asset::<Recordings>()
        .init_asset_loader::<RecordingsLoader>();
}

/// The recordings of a game's throws, shared with the throw state.
#[derive(Asset, TypePath, Clone, Debug)]
pub enum Recordings {
    /// Recordings of sticks.
    Tumbles(Arc<Tumbles>),
    /// Recordings of dice.
    Rolls(Arc<Rolls>),
}

/// Errors when a file of recordings is read.
#[derive(Debug, thiserror::Error)]
pub enum RecordingsError {
    /// The file can't be read.
    #[error("the file could not be read: {0}")]
    Read(#[from] io::Error),
    /// The file has no valid tumbles.
    #[error(transparent)]
    Tumbles(#[from] TumbleError),
    /// The file has no valid rolls.
    #[error(transparent)]
    Rolls(#[from] RollError),
    /// The file's name doesn't match any kind of recordings.
    #[error("'{found}' names no recordings; accepted: tumbles, rolls")]
    Name {
        /// The name without its extension.
        found: String,
    },
}

impl Recordings {
    /// Reads a file. Its name determines the expected contents, so a file in place of another is an error too.
    ///
    /// # Errors
    /// Fails if the name isn't `tumbles` or `rolls`, or if the contents aren't exactly such recordings.
    pub fn read(path: &Path, bytes: &[u8]) -> Result<Recordings, RecordingsError> {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        match &*name {
            "tumbles" => Ok(Recordings::Tumbles(Tumbles::decode(bytes)?.into())),
            "rolls" => Ok(Recordings::Rolls(Rolls::decode(bytes)?.into())),
            _ => Err(RecordingsError::Name {
                found: name.into_owned(),
            }),
        }
    }
}

/// Loads recordings from `assets`.
#[derive(Default, TypePath)]
struct RecordingsLoader;

impl AssetLoader for RecordingsLoader {
    type Asset = Recordings;
    type Settings = ();
    type Error = RecordingsError;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        (): &(),
        context: &mut LoadContext<'_>,
    ) -> Result<Recordings, RecordingsError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        Recordings::read(context.path().path(), &bytes)
    }

    fn extensions(&self) -> &[&str] {
        &["bin"]
    }
}
