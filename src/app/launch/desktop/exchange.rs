//! Records as files in the player's folder of documents, and the clipboard.

use std::fs::OpenOptions;
use std::io::{ErrorKind, Write};
use std::path::PathBuf;
use std::sync::Mutex;

use directories::UserDirs;

use crate::store::Store;

/// A text from outside, or why there is none.
pub type Import = Result<String, String>;

/// What has come since the last [`take_imports`].
static IMPORTS: Mutex<Vec<Import>> = Mutex::new(Vec::new());

/// How many records of one game are kept apart before giving up.
const MOST: u32 = 10_000;

/// Saves a record, or another text, under a name of its own with an extension and says where; nothing is ever
/// overwritten.
///
/// # Errors
/// The system's reason.
pub fn save(name: &str, extension: &str, text: &str) -> Import {
    let folder = folder().ok_or("this system names no folder for documents")?;
    let refused = |error: std::io::Error| format!("{}: {error}", folder.display());
    std::fs::create_dir_all(&folder).map_err(refused)?;
    for number in 1..=MOST {
        let path = folder.join(format!("{name}-{number}.{extension}"));
        let opened = OpenOptions::new().write(true).create_new(true).open(&path);
        match opened {
            Ok(mut file) => {
                file.write_all(text.as_bytes()).map_err(refused)?;
                file.sync_all().map_err(refused)?;
                return Ok(path.display().to_string());
            }
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(refused(error)),
        }
    }
    Err(format!("{}: too many records already", folder.display()))
}

fn folder() -> Option<PathBuf> {
    let documents =
        UserDirs::new().and_then(|dirs| dirs.document_dir().map(|dir| dir.join("Tavoliere")));
    documents.or_else(|| Some(Store::default_dir().ok()?.join("records")))
}

/// Does nothing here: files are dropped on the window.
pub fn choose() {}

/// Asks the clipboard for its text.
pub fn paste() {
    let came = arboard::Clipboard::new()
        .and_then(|mut clipboard| clipboard.get_text())
        .map_err(|error| error.to_string());
    if let Ok(mut all) = IMPORTS.lock() {
        all.push(came);
    }
}

/// What has come since the last call.
#[must_use]
pub fn take_imports() -> Vec<Import> {
    IMPORTS
        .lock()
        .map(|mut all| std::mem::take(&mut *all))
        .unwrap_or_default()
}
