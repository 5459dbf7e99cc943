//! Implements the player of Tawula: a network evaluates boards, averaged over all next throws.

mod bear_off;
mod evaluation;
mod evaluator;
mod features;
mod greedy;
mod hint;
mod levels;
mod luck;
mod match_value;
mod player;
#[cfg(test)]
mod tests;
mod turn_player;
mod turn_search;

pub use evaluator::{Chances, Evaluator, network};
pub use features::{INPUTS, MOST_ACTIVE, features};
pub use hint::HintReason;
pub use match_value::MatchValue;
pub(crate) use turn_player::TawulaTurnPlayer;

pub use greedy::greedy_value;
