//! Looking back at a game: the chance to win after each turn, luck apart from play, what each choice cost
//! and what was better, and a summary a player (`docs/review.md`).
//!
//! A [`Review`] is made of a record and goes on in small steps, so that nothing waits for it.

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
mod turn_walk;

pub use crate::ai::Truth;
pub use decision::{Decision, Judgement};
pub use findings::{CloserLook, Findings};
pub use grade::Grade;
pub use graph::GraphPoint;
pub use mistake::Mistake;
pub use pass::{Effort, Review, Settled, Stage};
pub use reply::Reply;
pub use reviewed_turn::{Better, ReviewedTurn, TurnKind};
pub use rollout_look::RolloutLook;
pub use summary::Summary;

/// A whole game: all chances, luck and costs are in thousandths of one.
pub const GAME: i32 = 1000;

/// How many nodes a step of a review searches: a few milliseconds' worth on a desktop's core.
const STEP_NODES: u64 = 400;

/// An even chance.
pub const EVEN: i32 = GAME / 2;
