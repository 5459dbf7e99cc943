//! Recorded falls of what is thrown: files that are loaded with the pictures of their table.

use std::io;
use std::path::Path;
use std::sync::Arc;

use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext};
use bevy::prelude::*;

use crate::motion::roll::{RollError, Rolls};
use crate::motion::tumble::{TumbleError, Tumbles};

/// Lets files of recordings be loaded.
pub fn plugin(app: &mut App) {
    app.init_asset::<Recordings>()
        .init_asset_loader::<RecordingsLoader>();
}

/// The recordings of what a game throws. They are shared, for what is thrown keeps them too.
#[derive(Asset, TypePath, Clone, Debug)]
pub enum Recordings {
    /// Of sticks.
    Tumbles(Arc<Tumbles>),
    /// Of dice.
    Rolls(Arc<Rolls>),
}

/// Why a file of recordings cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum RecordingsError {
    /// It cannot be read at all.
    #[error("the file could not be read: {0}")]
    Read(#[from] io::Error),
    /// It holds no tumbles, or damaged ones.
    #[error(transparent)]
    Tumbles(#[from] TumbleError),
    /// It holds no rolls, or damaged ones.
    #[error(transparent)]
    Rolls(#[from] RollError),
    /// Its name does not say what it should hold.
    #[error("'{found}' names no recordings; accepted: tumbles, rolls")]
    Name {
        /// The name without its extension.
        found: String,
    },
}

impl Recordings {
    /// Reads a file. What it has to hold is told by its name, so that one in place of another is
    /// an error too.
    ///
    /// # Errors
    /// Another name than `tumbles` or `rolls`, or anything but exactly such a file.
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

/// Reads recordings as they lie in `assets`.
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
