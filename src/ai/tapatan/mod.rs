//! Tapatan, solved: a table of every state, and players that see more or less of it.

mod look;
mod proof;
mod table;

pub use look::{Prospect, prospects};
pub(super) use look::{Temper, freedom};
pub(super) use table::completes_line;
pub use table::{Table, Value};
