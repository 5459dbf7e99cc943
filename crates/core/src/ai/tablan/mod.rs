//! Implements the player of Tablan: a network evaluates every end of its turn, averaged over the next throws.

mod endgame_table;
mod evaluation;
mod evaluator;
mod expectation;
mod features;
mod greedy;
mod hint;
mod levels;
mod player;
#[cfg(test)]
mod tests;
mod turn_ends;
mod turn_player;
mod turn_search;

pub use evaluation::{evaluation, luck};
pub use evaluator::{Evaluator, network};
pub use expectation::Expectation;
pub use features::{INPUTS, MOST_ACTIVE, STEPS, features};
pub use hint::HintReason;
pub use turn_ends::{InHand, SCORING, TurnEnd, TurnEnds, TurnStart, WIDTH};
pub(crate) use turn_player::TablanTurnPlayer;

pub use greedy::greedy_value;
