//! Implements the player of Tapatan. The game is solved, and its levels see parts of the solution.

mod greedy;
mod hint;
mod player;
mod repetition_check;
mod table;
mod table_lookup;

pub use hint::HintReason;
pub use table::{SolvedTable, Value};
pub use table_lookup::{EvaluatedMove, evaluated_moves};
