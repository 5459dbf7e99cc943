//! Implements the player of Tapatan. The game is solved, and its levels see parts of the solution.

mod evaluated_moves;
mod greedy;
mod hint;
mod player;
mod table;

pub use evaluated_moves::{EvaluatedMove, evaluated_moves};
pub use hint::HintReason;
pub use table::{SolvedTable, Value};
