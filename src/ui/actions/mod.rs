//! Requests to each part of the program, independent of the panels that make them.

mod backup;
mod evening;
mod file;
mod library;
mod players;
mod puzzle;
mod review;
mod share;
mod statistics;

pub use backup::BackupAction;
pub use evening::EveningAction;
pub use file::{CopiedText, FileAction};
pub use library::{LibraryAction, OpenAs};
pub use players::PlayersAction;
pub use puzzle::PuzzleAction;
pub use review::ReviewAction;
pub use share::{PictureUse, ShareAction};
pub use statistics::StatisticsAction;
