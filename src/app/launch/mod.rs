//! Starts the program, on the desktop or as a web page.
//!
//! Both platforms have the same functions, so callers needn't know which one it is.

#[cfg(not(target_arch = "wasm32"))]
mod command_line;
#[cfg(not(target_arch = "wasm32"))]
mod desktop;
#[cfg(target_arch = "wasm32")]
mod page;

pub mod address;
mod addressed_screen;
mod shared;

pub(super) use shared::{
    CopyOutcome, Import, ImportProblem, MOST_FILES, SavedFile, Shared, TextCopy, read_file,
};

#[cfg(not(target_arch = "wasm32"))]
pub use command_line::SessionArgs;
#[cfg(not(target_arch = "wasm32"))]
pub(super) use desktop::{
    assets, exchange, file_dialogs, finish, install, keep_storage, load_late_files, log, plugin,
    restart, run_app, set_fullscreen, storage_room, system_languages, take_storage_change,
    try_next_backend, try_plugins, vibrate, ways_to_install, window,
};
#[cfg(not(target_arch = "wasm32"))]
pub use desktop::{release_memory, start};
#[cfg(target_arch = "wasm32")]
pub use page::start;
#[cfg(target_arch = "wasm32")]
pub(super) use page::{
    assets, exchange, file_dialogs, finish, install, keep_storage, load_late_files, log, picture,
    plugin, restart, run_app, set_fullscreen, storage_room, system_languages, take_storage_change,
    try_next_backend, try_plugins, vibrate, ways_to_install, window,
};
