//! The game with its graphics, sound and input.
//!
//! The rules, opponents and records are `tavoliere-core`. `docs/architecture.md` shows the layers and which of them can
//! use which.

pub use tavoliere_core::{
    ai, backup, book, date, evening, late_file, lesson, library, players, puzzle, record, review,
    rules, statistics, store, verify,
};
pub use tavoliere_shapes::{geometry, motion};

pub mod app;
#[cfg(feature = "embedded-assets")]
pub mod embedded_assets;
pub mod input;
pub mod settings;
pub mod sound;
pub mod stage;
pub mod table;
pub mod ui;
