//! Opens the system's dialogs for files.
//!
//! Dialogs are requested from anywhere and opened by a system, because some systems open them only from the main
//! thread.

use std::ffi::OsStr;
use std::future::Future;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::tasks::IoTaskPool;
use bevy::window::{PrimaryWindow, WindowFocused};
use bevy::winit::WINIT_WINDOWS;
use rfd::{AsyncFileDialog, FileHandle};

use super::exchange;
use crate::app::launch::shared::{Import, ImportProblem, MOST_FILES, read_file};
use crate::store::SaveProblem;
use crate::table::WakeUp;
use crate::ui::PlatformFeatures;

/// A dialog that closes sooner was never on the screen. The system doesn't tell that apart from a player who cancels.
const SHORTEST: Duration = Duration::from_millis(300);
/// The longest start of a portal without a dialog. A dialog that closes sooner and never got the focus wasn't on the
/// screen either.
const PORTAL_START: Duration = Duration::from_secs(3);
/// `true` if the window lost the focus since the dialog was opened.
static LOST_FOCUS: AtomicBool = AtomicBool::new(false);

/// `true` if files are chosen in dialogs. `false` again after a dialog that never appeared.
static USED: AtomicBool = AtomicBool::new(false);
/// `true` while a dialog is open. There's one at a time.
static OPEN: AtomicBool = AtomicBool::new(false);
/// The next dialog.
static REQUESTED: Mutex<Option<Request>> = Mutex::new(None);

/// A requested dialog.
enum Request {
    /// Chooses files to read.
    Open,
    /// Chooses a path for new content.
    Save(NewFile),
}

/// New content for a file.
pub(super) struct NewFile {
    /// The suggested name, without an extension.
    pub name: String,
    /// The extension, without the dot.
    pub extension: &'static str,
    /// The content.
    pub bytes: Vec<u8>,
    /// Receives the path of the saved file, or the problem. It isn't called if the player cancels.
    pub report: Box<dyn FnOnce(Result<String, SaveProblem>) + Send>,
}

/// Lets players choose files in dialogs, if this system has any.
pub(in crate::app) fn plugin(app: &mut App) {
    if !has_dialogs() {
        return;
    }
    USED.store(true, Ordering::Relaxed);
    let mut platform = app.world_mut().get_resource_or_init::<PlatformFeatures>();
    platform.chooses_files = true;
    app.add_systems(Last, (note_focus, open).chain());
}

/// `true` if the system has dialogs. On Linux they come from a portal or from zenity, and small systems have neither.
fn has_dialogs() -> bool {
    let is_in = |variable: &str, fallback: &str, path: &str| {
        let folders = std::env::var_os(variable).unwrap_or_else(|| fallback.into());
        std::env::split_paths(&folders).any(|folder| folder.join(path).exists())
    };
    let portal = "dbus-1/services/org.freedesktop.portal.Desktop.service";
    cfg!(any(windows, target_os = "macos"))
        || is_in("PATH", "", "zenity")
        || std::env::var_os("DBUS_SESSION_BUS_ADDRESS").is_some()
            && is_in("XDG_DATA_DIRS", "/usr/local/share:/usr/share", portal)
}

/// Requests a dialog for files to read. Returns `false` if the system has none.
pub(super) fn request_files() -> bool {
    request(Request::Open).is_ok()
}

/// Requests a dialog for the path of a new file.
///
/// # Errors
/// Returns the file if the system has none.
pub(super) fn request_path(file: NewFile) -> Result<(), NewFile> {
    match request(Request::Save(file)) {
        Err(Request::Save(file)) => Err(file),
        _ => Ok(()),
    }
}

/// Requests a dialog. A request while one is open is dropped, because the player is looking at the other one.
fn request(request: Request) -> Result<(), Request> {
    if !USED.load(Ordering::Relaxed) {
        return Err(request);
    }
    if !OPEN.load(Ordering::Relaxed)
        && let Ok(mut requested) = REQUESTED.lock()
    {
        *requested = Some(request);
    }
    Ok(())
}

fn note_focus(mut changes: MessageReader<WindowFocused>) {
    if changes.read().any(|change| !change.focused) {
        LOST_FOCUS.store(true, Ordering::Relaxed);
    }
}

/// `true` if a dialog that was opened at this time and closed without a choice was never on the screen.
fn never_appeared(since: Instant) -> bool {
    let elapsed = since.elapsed();
    elapsed < SHORTEST || elapsed < PORTAL_START && !LOST_FOCUS.load(Ordering::Relaxed)
}

/// Opens the requested dialog above the window.
fn open(
    _main_thread: NonSendMarker,
    window: Query<Entity, With<PrimaryWindow>>,
    wake: Option<Res<WakeUp>>,
    mut platform: ResMut<PlatformFeatures>,
) {
    if !USED.load(Ordering::Relaxed) && platform.chooses_files {
        platform.chooses_files = false;
    }
    let requested = REQUESTED.lock().ok().and_then(|mut next| next.take());
    let Some(request) = requested else { return };
    let mut dialog = AsyncFileDialog::new();
    if let Ok(entity) = window.single() {
        dialog = WINIT_WINDOWS.with_borrow(|windows| match windows.get_window(entity) {
            Some(window) => dialog.set_parent(&**window),
            None => dialog,
        });
    }
    let folder = exchange::folder().filter(|folder| std::fs::create_dir_all(folder).is_ok());
    if let Some(folder) = &folder {
        dialog = dialog.set_directory(folder);
    }
    OPEN.store(true, Ordering::Relaxed);
    LOST_FOCUS.store(false, Ordering::Relaxed);
    let wake = wake.map(|wake| wake.clone());
    match request {
        Request::Open => {
            let chosen = dialog.pick_files();
            run(wake, read_chosen(chosen));
        }
        Request::Save(file) => {
            let name = folder.map_or_else(
                || format!("{}.{}", file.name, file.extension),
                |folder| exchange::free_name(&folder, &file.name, file.extension),
            );
            let chosen = dialog.set_file_name(name).save_file();
            run(wake, save_chosen(chosen, file));
        }
    }
}

/// Waits for the dialog beside the game, and wakes it at the end.
fn run(wake: Option<WakeUp>, dialog: impl Future<Output = ()> + Send + 'static) {
    let task = async move {
        dialog.await;
        OPEN.store(false, Ordering::Relaxed);
        if let Some(wake) = wake {
            wake.wake();
        }
    };
    IoTaskPool::get().spawn(task).detach();
}

async fn read_chosen(chosen: impl Future<Output = Option<Vec<FileHandle>>>) {
    let since = Instant::now();
    // An empty list can also be a failure.
    let files = chosen.await.filter(|files| !files.is_empty());
    match files {
        Some(files) => {
            let files = files.iter().take(MOST_FILES);
            let imports: Vec<Import> = files
                .map(|file| read_file(file.path()).map_err(ImportProblem::Unreadable))
                .collect();
            exchange::receive(imports);
        }
        None if never_appeared(since) => {
            USED.store(false, Ordering::Relaxed);
            exchange::receive(vec![Err(ImportProblem::NoDialog)]);
        }
        None => {}
    }
}

async fn save_chosen(chosen: impl Future<Output = Option<FileHandle>>, file: NewFile) {
    let since = Instant::now();
    match chosen.await {
        Some(chosen) => {
            let path = with_extension(chosen.path(), file.extension);
            (file.report)(exchange::replace_file(&path, &file.bytes));
        }
        None if never_appeared(since) => {
            USED.store(false, Ordering::Relaxed);
            let saved = exchange::save_new(&file.name, file.extension, &file.bytes);
            (file.report)(saved);
        }
        None => {}
    }
}

/// The path with this extension, unless the player has entered another one.
fn with_extension(path: &Path, extension: &str) -> PathBuf {
    match path.extension() {
        Some(_) => path.to_owned(),
        None => {
            let mut name = path.file_name().unwrap_or(OsStr::new("")).to_owned();
            name.push(".");
            name.push(extension);
            path.with_file_name(name)
        }
    }
}

#[cfg(test)]
mod tests {
    use std::future::ready;
    use std::path::Path;
    use std::sync::mpsc;

    use bevy::tasks::block_on;
    use rfd::FileHandle;

    use super::*;

    #[test]
    fn a_name_without_an_extension_gets_one() {
        let path = Path::new("folder.d/A game");
        assert_eq!(
            with_extension(path, "txt"),
            Path::new("folder.d/A game.txt")
        );
        let other = Path::new("folder/game.md");
        assert_eq!(with_extension(other, "txt"), other);
    }

    #[test]
    fn chosen_files_are_saved_as_a_whole_and_read_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("Ann Lee – partita.txt");
        std::fs::write(&path, "a longer text that was here before").unwrap();
        let (reported, reports) = mpsc::channel();
        let file = NewFile {
            name: "tablut".to_owned(),
            extension: "txt",
            bytes: b"new".to_vec(),
            report: Box::new(move |outcome| reported.send(outcome).unwrap()),
        };
        block_on(save_chosen(
            ready(Some(FileHandle::from(path.clone()))),
            file,
        ));
        assert_eq!(reports.recv(), Ok(Ok(path.display().to_string())));
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);

        let gone = folder.path().join("gone.txt");
        let chosen = [path, gone].map(FileHandle::from).into();
        block_on(read_chosen(ready(Some(chosen))));
        let [read, refused] = &exchange::take_imports()[..] else {
            panic!("two imports");
        };
        assert_eq!(read, &Ok(b"new".to_vec()));
        let Err(ImportProblem::Unreadable(reason)) = refused else {
            panic!("{refused:?}");
        };
        assert!(reason.contains("gone.txt"), "{reason}");
    }

    /// The report of a save whose dialog closes late and without a choice.
    fn closed_late(loses_focus: bool) -> Option<Result<String, SaveProblem>> {
        let (reported, reports) = mpsc::channel();
        let file = NewFile {
            name: "tablut".to_owned(),
            extension: "txt",
            bytes: Vec::new(),
            report: Box::new(move |outcome| reported.send(outcome).unwrap()),
        };
        LOST_FOCUS.store(false, Ordering::Relaxed);
        let closed = async move {
            LOST_FOCUS.store(loses_focus, Ordering::Relaxed);
            std::thread::sleep(SHORTEST);
            None
        };
        block_on(save_chosen(closed, file));
        reports.recv().ok()
    }

    #[test]
    fn a_dialog_that_never_had_the_focus_was_not_on_the_screen() {
        let has_dialogs = USED.load(Ordering::Relaxed);
        let outcome = closed_late(true);
        assert!(outcome.is_none(), "cancelled by the player: {outcome:?}");
        let outcome = closed_late(false);
        let path = outcome
            .expect("the file is saved without a dialog")
            .unwrap();
        std::fs::remove_file(path).unwrap();
        assert!(!USED.swap(has_dialogs, Ordering::Relaxed));
    }
}
