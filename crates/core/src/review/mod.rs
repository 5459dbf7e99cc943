//! Reviews a game: win chances after each turn, luck and play, the loss of each choice and better ones, and a summary
//! for each player (`docs/review.md`).
//!
//! A [`Review`] is made from a record and works in small steps, so that the window stays responsive.

mod choice_judge;
mod decision;
mod deeper;
mod expected;
mod findings;
mod grade;
mod graph;
mod mistake;
mod pass;
mod perspective;
mod reply;
mod reviewed_turn;
mod rollout_look;
mod searched;
mod solved;
mod summary;
mod text;
mod turn_judge;

pub use crate::ai::ProvenResult;
pub use choice_judge::ChoiceJudge;
pub use decision::{Decision, Judgement};
pub use findings::{CloserLook, Findings};
pub use grade::Grade;
pub use graph::GraphPoint;
pub use mistake::Mistake;
pub use pass::{Effort, EndOutsideRules, Review, Stage};
pub use reply::Reply;
pub use reviewed_turn::{Better, ReviewedTurn, TurnKind};
pub use rollout_look::RolloutLook;
pub use summary::Summary;

/// A whole game. All win chances, luck and losses are in thousandths of it.
pub const GAME: i32 = 1000;

/// The number of nodes that a step of a review searches: a few milliseconds on a desktop.
const STEP_NODES: u64 = 400;

/// An even win chance.
pub const EVEN: i32 = GAME / 2;
