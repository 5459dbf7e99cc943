//! Loads the files that aren't part of the page's program.

use std::io;

use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext, UntypedHandle};
use bevy::prelude::*;

use crate::late_file::{LateFile, LateFileError};

/// Adds the loader.
pub fn plugin(app: &mut App) {
    app.init_asset::<LoadedFile>()
        .init_asset_loader::<LateFileLoader>();
}

/// Starts to load files.
#[must_use]
pub fn load(server: &AssetServer, files: &[LateFile]) -> Vec<UntypedHandle> {
    let load = |file: &LateFile| server.load::<LoadedFile>(file.path()).untyped();
    files.iter().map(load).collect()
}

/// A loaded file. Its content is kept by the module that uses it, such as `puzzle`.
#[derive(Asset, TypePath, Debug)]
struct LoadedFile;

#[derive(Default, TypePath)]
struct LateFileLoader;

/// The reasons why a file can't be loaded.
#[derive(Debug, thiserror::Error)]
enum LateFileLoadError {
    #[error("the file could not be read: {0}")]
    Read(#[from] io::Error),
    #[error("the program doesn't use this file")]
    Unused,
    #[error(transparent)]
    Damaged(#[from] LateFileError),
}

impl AssetLoader for LateFileLoader {
    type Asset = LoadedFile;
    type Settings = ();
    type Error = LateFileLoadError;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        (): &(),
        context: &mut LoadContext<'_>,
    ) -> Result<LoadedFile, LateFileLoadError> {
        let path = context.path().to_string();
        let file = LateFile::find(&path).ok_or(LateFileLoadError::Unused)?;
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        file.load(&bytes)?;
        Ok(LoadedFile)
    }

    fn extensions(&self) -> &[&str] {
        &["net", "txt"]
    }
}
