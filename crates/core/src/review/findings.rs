//! The findings of a review so far, without its unfinished work.

use super::{EndOutsideRules, GraphPoint, Review, ReviewedTurn, Stage, Summary};
use crate::rules::{GameKind, Side};

/// The findings of a [`Review`] so far, with everything that a panel shows.
#[derive(Clone, Debug, PartialEq)]
pub struct Findings {
    /// The game.
    pub game: GameKind,
    /// `true` if luck is shown separately from play.
    pub has_luck: bool,
    /// The turns judged so far, in order.
    pub turns: Vec<ReviewedTurn>,
    /// The points of the graph: one for the start, one after each turn, and one for a game that was settled outside the
    /// rules.
    pub graph: Vec<GraphPoint>,
    /// The summaries of both sides, by [`Side::index`].
    pub summaries: [Summary; 2],
    /// The end of the game, if the rules didn't end it.
    pub settled: Option<EndOutsideRules>,
    /// The current stage of the review.
    pub stage: Stage,
    /// The number of turns that the current stage has finished, and the number of turns of the game.
    pub progress: (usize, usize),
    /// The closer look in progress.
    pub closer: Option<CloserLook>,
    /// The indices of the turns that had a closer look, in the order of these looks.
    pub looked_closer: Vec<usize>,
}

/// A closer look at a turn, in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CloserLook {
    /// The index of the turn.
    pub place: usize,
    /// The work done, in games or nodes.
    pub done: u64,
    /// The most work, in games or nodes.
    pub all: u64,
}

impl Review {
    /// The findings so far.
    #[must_use]
    pub fn findings(&self) -> Findings {
        Findings {
            game: self.game(),
            has_luck: self.has_luck(),
            turns: self.turns().to_vec(),
            graph: self.graph(),
            summaries: Side::BOTH.map(|side| self.summary(side)),
            settled: self.end_outside_rules(),
            stage: self.stage(),
            progress: self.progress(),
            closer: None,
            looked_closer: Vec::new(),
        }
    }
}
