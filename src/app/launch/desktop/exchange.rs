//! Saves files under chosen paths or to the player's documents folder, and uses the system's clipboard.

use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use directories::UserDirs;
use tempfile::NamedTempFile;

use super::dialogs::{self, NewFile};
use crate::app::launch::shared::{CopyOutcome, Import, ImportProblem, SavedFile, Shared, TextCopy};
use crate::store::{SaveProblem, Store};
use crate::ui::actions::CopiedText;

/// The imports that have arrived since the last [`take_imports`].
static IMPORTS: Mutex<Vec<Import>> = Mutex::new(Vec::new());

/// The results since the last [`take_saved`].
static SAVED: Mutex<Vec<SavedFile>> = Mutex::new(Vec::new());

/// The most files with the same name before saving fails.
const MOST: u32 = 10_000;

/// Saves a text under a name with this extension. The player chooses the path, or it's a new one in the documents
/// folder. `done` is the key of the text that names the saved file.
pub fn save(name: &str, extension: &'static str, text: &str, done: &'static str) {
    save_bytes(name, extension, text.into(), move |outcome| {
        report_saved(SavedFile { done, outcome });
    });
}

/// Saves a table for spreadsheets like [`save`].
pub fn save_table(name: &str, bytes: Vec<u8>, done: &'static str) {
    save_bytes(name, "csv", bytes, move |outcome| {
        report_saved(SavedFile { done, outcome });
    });
}

fn save_bytes(
    name: &str,
    extension: &'static str,
    bytes: Vec<u8>,
    report: impl FnOnce(Result<String, SaveProblem>) + Send + 'static,
) {
    let file = NewFile {
        name: name.to_owned(),
        extension,
        bytes,
        report: Box::new(report),
    };
    if let Err(file) = dialogs::request_path(file) {
        let saved = save_new(&file.name, file.extension, &file.bytes);
        (file.report)(saved);
    }
}

fn report_saved(saved: SavedFile) {
    if let Ok(mut all) = SAVED.lock() {
        all.push(saved);
    }
}

/// The results of saving since the last call.
#[must_use]
pub fn take_saved() -> Vec<SavedFile> {
    SAVED
        .lock()
        .map(|mut all| std::mem::take(&mut *all))
        .unwrap_or_default()
}

/// Saves a file under a new name in the documents folder, and returns its path. Never overwrites a file, and leaves no
/// part of one if it fails.
pub(super) fn save_new(name: &str, extension: &str, bytes: &[u8]) -> Result<String, SaveProblem> {
    let folder =
        folder().ok_or_else(|| SaveProblem::other("this system has no documents folder"))?;
    let refused = |error: io::Error| SaveProblem::at(folder.display(), &error);
    std::fs::create_dir_all(&folder).map_err(refused)?;
    let mut file = written(&folder, bytes).map_err(refused)?;
    for number in 1..=MOST {
        let path = folder.join(format!("{name}-{number}.{extension}"));
        match file.persist_noclobber(&path) {
            Ok(_) => return Ok(path.display().to_string()),
            Err(failed) if failed.error.kind() == ErrorKind::AlreadyExists => file = failed.file,
            Err(failed) => return Err(refused(failed.error)),
        }
    }
    Err(SaveProblem::other(format!(
        "{}: there are too many files with this name",
        folder.display()
    )))
}

/// Saves a file under a chosen path, and returns it. A file that is there is replaced as a whole or not at all.
pub(super) fn replace_file(path: &Path, bytes: &[u8]) -> Result<String, SaveProblem> {
    let refused = |error: io::Error| SaveProblem::at(path.display(), &error);
    let folder = path.parent().unwrap_or(Path::new("."));
    let file = written(folder, bytes).map_err(refused)?;
    file.persist(path).map_err(|failed| refused(failed.error))?;
    Ok(path.display().to_string())
}

/// A temporary file with this content, which others can read as any file of the player.
fn written(folder: &Path, bytes: &[u8]) -> io::Result<NamedTempFile> {
    #[cfg(unix)]
    let mut file = tempfile::Builder::new()
        .permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666))
        .tempfile_in(folder)?;
    #[cfg(not(unix))]
    let mut file = tempfile::Builder::new().tempfile_in(folder)?;
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    Ok(file)
}

/// The first file name with a number that is free in the folder.
pub(super) fn free_name(folder: &Path, name: &str, extension: &str) -> String {
    let mut names = (1..=MOST).map(|number| format!("{name}-{number}.{extension}"));
    names
        .find(|name| !folder.join(name).exists())
        .unwrap_or_else(|| format!("{name}.{extension}"))
}

/// The folder of saved files.
pub(super) fn folder() -> Option<PathBuf> {
    let documents =
        UserDirs::new().and_then(|dirs| dirs.document_dir().map(|dir| dir.join("Tavoliere")));
    documents.or_else(|| Some(Store::default_dir().ok()?.join("records")))
}

/// Lets the player choose files, if the system has dialogs.
pub fn choose() {
    if !dialogs::request_files() {
        receive(vec![Err(ImportProblem::NoDialog)]);
    }
}

/// Reads the text of the clipboard.
pub fn paste() {
    let came = arboard::Clipboard::new()
        .and_then(|mut clipboard| clipboard.get_text())
        .map(String::into_bytes)
        .map_err(|error| ImportProblem::Unreadable(error.to_string()));
    receive(vec![came]);
}

/// Stores imports.
pub(super) fn receive(came: Vec<Import>) {
    if let Ok(mut all) = IMPORTS.lock() {
        all.extend(came);
    }
}

/// The imports that have arrived since the last call.
#[must_use]
pub fn take_imports() -> Vec<Import> {
    IMPORTS
        .lock()
        .map(|mut all| std::mem::take(&mut *all))
        .unwrap_or_default()
}

/// Always 0, because each unreadable file is an import with its reason.
#[must_use]
pub const fn take_missing() -> usize {
    0
}

/// The results since the last [`take_shared`].
static SHARED: Mutex<Vec<Shared>> = Mutex::new(Vec::new());

/// The clipboard with the copied text or picture. On some systems the content disappears when this is dropped.
static CLIPBOARD: Mutex<Option<arboard::Clipboard>> = Mutex::new(None);

/// Stores the result of sharing.
pub fn report_shared(shared: Shared) {
    if let Ok(mut all) = SHARED.lock() {
        all.push(shared);
    }
}

/// The results since the last call.
#[must_use]
pub fn take_shared() -> Vec<Shared> {
    SHARED
        .lock()
        .map(|mut all| std::mem::take(&mut *all))
        .unwrap_or_default()
}

/// Saves an animation.
pub fn save_gif(name: &str, bytes: Vec<u8>) {
    save_bytes(name, "gif", bytes, report_shared_file);
}

fn report_shared_file(saved: Result<String, SaveProblem>) {
    report_shared(match saved {
        Ok(place) => Shared::Saved(place),
        Err(problem) => Shared::Failed(problem),
    });
}

/// Saves a picture from RGBA pixels as PNG.
pub fn save_picture(name: &str, size: [u32; 2], pixels: &[u8]) {
    match png(size, pixels) {
        Ok(bytes) => save_bytes(name, "png", bytes, report_shared_file),
        Err(problem) => report_shared(Shared::Failed(SaveProblem::other(problem))),
    }
}

fn png([width, height]: [u32; 2], pixels: &[u8]) -> Result<Vec<u8>, String> {
    // All pixels are opaque, so alpha isn't needed.
    let opaque: Vec<u8> = pixels
        .chunks_exact(4)
        .flat_map(|pixel| pixel.iter().take(3).copied())
        .collect();
    let picture =
        image::RgbImage::from_raw(width, height, opaque).ok_or("the picture has the wrong size")?;
    let mut bytes = std::io::Cursor::new(Vec::new());
    picture
        .write_to(&mut bytes, image::ImageFormat::Png)
        .map_err(|error| error.to_string())?;
    Ok(bytes.into_inner())
}

/// Copies a picture from RGBA pixels to the clipboard. If that fails, saves it under this name.
pub fn copy_picture(name: &str, [width, height]: [u32; 2], pixels: &[u8]) {
    let picture = arboard::ImageData {
        width: width as usize,
        height: height as usize,
        bytes: pixels.into(),
    };
    let copied = with_clipboard(|clipboard| clipboard.set_image(picture));
    report_shared(match copied {
        Ok(()) => Shared::Copied,
        Err(refused) => {
            let bytes = png([width, height], pixels).map_err(SaveProblem::other);
            match bytes.and_then(|bytes| save_new(name, "png", &bytes)) {
                Ok(place) => Shared::SavedInstead(place),
                Err(problem) => Shared::Failed(problem.after(refused)),
            }
        }
    });
}

/// Changes the content of the clipboard, which is kept open for other programs.
fn with_clipboard(
    change: impl FnOnce(&mut arboard::Clipboard) -> Result<(), arboard::Error>,
) -> Result<(), arboard::Error> {
    let mut clipboard = arboard::Clipboard::new()?;
    change(&mut clipboard)?;
    if let Ok(mut kept) = CLIPBOARD.lock() {
        *kept = Some(clipboard);
    }
    Ok(())
}

/// The results since the last [`take_copies`].
static COPIES: Mutex<Vec<TextCopy>> = Mutex::new(Vec::new());

/// Copies a text to the clipboard. If that fails, saves it as a file.
pub fn copy_text(text: &str, content: CopiedText) {
    let copied = with_clipboard(|clipboard| clipboard.set_text(text));
    let outcome = match copied {
        Ok(()) => CopyOutcome::Copied,
        Err(refused) => match save_new(content.file_name(), "txt", text.as_bytes()) {
            Ok(place) => CopyOutcome::Instead(Some(place)),
            Err(problem) => CopyOutcome::Failed(problem.after(refused)),
        },
    };
    if let Ok(mut all) = COPIES.lock() {
        all.push(TextCopy { content, outcome });
    }
}

/// The results of copying texts since the last call.
#[must_use]
pub fn take_copies() -> Vec<TextCopy> {
    COPIES
        .lock()
        .map(|mut all| std::mem::take(&mut *all))
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_cannot_be_saved_leaves_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        // A file can't replace a folder with contents.
        let path = folder.path().join("tapatan-1.txt");
        std::fs::create_dir_all(path.join("inside")).unwrap();
        let problem = replace_file(&path, b"a game").unwrap_err();
        assert!(
            problem.details.contains("tapatan-1.txt"),
            "{}",
            problem.details
        );
        let left = std::fs::read_dir(folder.path()).unwrap().flatten();
        let left: Vec<_> = left.map(|entry| entry.path()).collect();
        assert_eq!(left, [path]);
    }

    /// Not even the superuser can write to this folder.
    #[cfg(target_os = "linux")]
    #[test]
    fn a_folder_that_can_only_be_read_is_named_as_the_problem() {
        use crate::store::Trouble;

        let path = Path::new("/sys/kernel/tapatan-1.txt");
        let problem = replace_file(path, b"a game").unwrap_err();
        assert_eq!(problem.trouble, Trouble::Forbidden);
        assert!(problem.details.starts_with("/sys/kernel/tapatan-1.txt"));
        assert!(!path.exists());
    }
}
