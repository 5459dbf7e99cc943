//! The player of Tapatan: the game is solved, and its levels see more or less of the table.

mod greedy;
mod hint;
mod levels;
mod player;
mod proof;
mod table;
mod table_lookup;

pub use hint::HintReason;
pub use table::{SolvedTable, Value};
pub use table_lookup::{EvaluatedMove, evaluated_moves};
