//! Reads assets by requesting them from the page.

use std::io;
use std::path::{Path, PathBuf};

use bevy::asset::io::{AssetReader, AssetReaderError, PathStream, Reader, VecReader};
use js_sys::Uint8Array;
use wasm_bindgen_futures::JsFuture;

use super::bridge;

/// Reads the files of `assets` by their path in that folder.
pub(super) struct PageReader;

impl AssetReader for PageReader {
    async fn read<'a>(&'a self, path: &'a Path) -> Result<impl Reader + 'a, AssetReaderError> {
        let promise = bridge::asset(&path.to_string_lossy());
        match JsFuture::from(promise).await {
            Ok(bytes) => Ok(VecReader::new(Uint8Array::new(&bytes).to_vec())),
            // The page rejects without a reason if the file doesn't exist, and with one if reading fails.
            Err(reason) if reason.is_undefined() => Err(not_found(path)),
            Err(reason) => {
                let reason = js_sys::Error::from(reason).message();
                let error = io::Error::other(String::from(reason));
                Err(AssetReaderError::Io(error.into()))
            }
        }
    }

    async fn read_meta<'a>(&'a self, path: &'a Path) -> Result<impl Reader + 'a, AssetReaderError> {
        Err::<VecReader, _>(not_found(path))
    }

    async fn read_directory<'a>(
        &'a self,
        path: &'a Path,
    ) -> Result<Box<PathStream>, AssetReaderError> {
        Err(not_found(path))
    }

    async fn is_directory<'a>(&'a self, _: &'a Path) -> Result<bool, AssetReaderError> {
        Ok(false)
    }
}

fn not_found(path: &Path) -> AssetReaderError {
    AssetReaderError::NotFound(PathBuf::from(path))
}
