//! Implements the greedy player, which evaluates each candidate and looks little more than one choice ahead.

use std::fmt;

use super::eval_noise::EvalNoise;
use super::game_player::{GamePlayer, MoveSearch};
use crate::rules::{Expect, Rules, Side};

/// The evaluation of a game's candidates.
pub(crate) trait CandidateEvaluator<G: Rules>: Clone + fmt::Debug {
    /// The type of a candidate: a choice, or the result of a turn.
    type Candidate: Clone + fmt::Debug;

    /// The evaluator and the candidates of the side to move.
    fn new(position: &G, side: Side) -> (Self, Vec<Self::Candidate>);

    /// Evaluates a candidate.
    fn evaluate(&mut self, candidate: &Self::Candidate) -> CandidateValue;

    /// The choice that leads to a candidate.
    fn choice(&self, candidate: &Self::Candidate) -> Option<G::Move>;
}

/// The value of a candidate and the number of nodes searched for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CandidateValue {
    /// The value in hundredths. `None` if the candidate isn't legal.
    pub value: Option<i64>,
    /// The number of positions evaluated or created.
    pub nodes: u64,
}

/// The candidates of a position, evaluated one after the other in a fixed order.
#[derive(Clone, Debug)]
pub(crate) struct CandidateSearch<G: GamePlayer> {
    evaluator: G::Greedy,
    candidates: Vec<<G::Greedy as CandidateEvaluator<G>>::Candidate>,
    evaluated: usize,
    /// The doubled value and the index of the best candidate.
    best: Option<(i64, usize)>,
    noise: EvalNoise,
}

impl<G: GamePlayer> CandidateSearch<G> {
    /// A search before its first step. `None` if no choice is expected.
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
            // The value is doubled, so noise below two only breaks ties.
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
