//! Implements the player of Tablut: a principal variation search on a special board.

mod board;
mod evaluation;
mod greedy;
mod hint;
mod king_safety;
mod levels;
mod lines;
mod move_order;
mod noisy_search;
mod packed_move;
mod player;
mod quiescence;
mod root;
mod search;
mod search_frame;
#[cfg(test)]
mod tests;
mod transposition;
mod value;
mod variant;
mod weights;
mod zobrist;

pub use hint::HintReason;
pub use search::TablutSearch;
pub use value::{is_decided, moves_to_end, win_probability};
