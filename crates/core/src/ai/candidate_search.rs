//! The greedy player: it evaluates every candidate by itself, hardly more than one choice ahead.

use std::fmt;

use super::eval_noise::EvalNoise;
use super::game_player::{GamePlayer, MoveSearch};
use crate::rules::{Expect, Rules, Side};

/// How the candidates of a game are evaluated.
pub(crate) trait CandidateEvaluator<G: Rules>: Clone + fmt::Debug {
    /// What is compared: a choice, or what a turn leads to.
    type Candidate: Clone + fmt::Debug;

    /// The candidates of the side that is to choose, and what evaluates them.
    fn new(position: &G, side: Side) -> (Self, Vec<Self::Candidate>);

    /// Evaluates a candidate.
    fn evaluate(&mut self, candidate: &Self::Candidate) -> CandidateValue;

    /// The choice that leads to a candidate.
    fn choice(&self, candidate: &Self::Candidate) -> Option<G::Move>;
}

/// The value of a candidate, and how much of the game was searched to find it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CandidateValue {
    /// The value in hundredths; none for a candidate that is not legal after all.
    pub value: Option<i64>,
    /// How many positions were evaluated or made.
    pub nodes: u64,
}

/// The candidates of a position, evaluated one after the other in a fixed order.
#[derive(Clone, Debug)]
pub(crate) struct CandidateSearch<G: GamePlayer> {
    evaluator: G::Greedy,
    candidates: Vec<<G::Greedy as CandidateEvaluator<G>>::Candidate>,
    evaluated: usize,
    /// The doubled value and the index of the best.
    best: Option<(i64, usize)>,
    noise: EvalNoise,
}

impl<G: GamePlayer> CandidateSearch<G> {
    /// A search that has not begun; none where no choice is to be made.
    pub fn new(position: &G, seed: u64) -> Option<CandidateSearch<G>> {
        let Expect::Move(side) = position.expect() else {
            return None;
        };
        let (evaluator, candidates) = G::Greedy::new(position, side);
        Some(CandidateSearch {
            evaluator,
            candidates,
            evaluated: 0,
            best: None,
            noise: EvalNoise::new(seed, 1),
        })
    }
}

impl<G: GamePlayer> MoveSearch<G> for CandidateSearch<G> {
    fn step(&mut self, _nodes: u64) -> u64 {
        let Some(candidate) = self.candidates.get(self.evaluated) else {
            return 0;
        };
        let CandidateValue { value, nodes } = self.evaluator.evaluate(candidate);
        if let Some(value) = value {
            // Doubled, so that noise below two only breaks ties.
            let doubled = 2 * value + self.noise.sample();
            if self.best.is_none_or(|(best, _)| doubled >= best) {
                self.best = Some((doubled, self.evaluated));
            }
        }
        self.evaluated += 1;
        nodes
    }

    fn is_done(&self) -> bool {
        self.evaluated >= self.candidates.len()
    }

    fn best(&self) -> Option<G::Move> {
        let index = self.best.map_or(0, |(_, index)| index);
        self.evaluator.choice(self.candidates.get(index)?)
    }
}
