//! What a review has found so far, apart from the work that goes on.

use super::{GraphPoint, Review, ReviewedTurn, Settled, Stage, Summary};
use crate::rules::{GameKind, Side};

/// What a review has found so far: all that a panel shows, as [`Review`] gives it.
#[derive(Clone, Debug, PartialEq)]
pub struct Findings {
    /// The game.
    pub game: GameKind,
    /// Whether luck is told apart from play.
    pub has_luck: bool,
    /// The turns judged so far, in order.
    pub turns: Vec<ReviewedTurn>,
    /// The points of the graph: one for the start, one after each turn, and one for how a game was settled.
    pub graph: Vec<GraphPoint>,
    /// What it comes to, by [`Side::index`].
    pub summaries: [Summary; 2],
    /// How the game ended, where the rules did not end it.
    pub settled: Option<Settled>,
    /// What the review does now.
    pub stage: Stage,
    /// How many turns the stage at hand has behind it, and how many the game has.
    pub progress: (usize, usize),
    /// The closer look that is taken at a turn now.
    pub closer: Option<CloserLook>,
    /// The places of the turns that have been looked at closer, in the order in which they were.
    pub looked_closer: Vec<usize>,
}

/// A closer look at a turn that is under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CloserLook {
    /// The place of the turn.
    pub place: usize,
    /// What is done, in games or nodes.
    pub done: u64,
    /// What there is to do at most.
    pub all: u64,
}

impl Review {
    /// What has been found so far.
    #[must_use]
    pub fn findings(&self) -> Findings {
        Findings {
            game: self.game(),
            has_luck: self.has_luck(),
            turns: self.turns().to_vec(),
            graph: self.graph(),
            summaries: Side::BOTH.map(|side| self.summary(side)),
            settled: self.settled(),
            stage: self.stage(),
            progress: self.progress(),
            closer: None,
            looked_closer: Vec::new(),
        }
    }
}
