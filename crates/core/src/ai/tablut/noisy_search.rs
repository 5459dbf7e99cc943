//! Adds a level's noise to the values of the search, so that any of several similar moves can be the best.

use super::hint::HintReason;
use super::levels::LevelParams;
use super::search::TablutSearch;
use super::value::win_probability;
use crate::ai::eval_noise::EvalNoise;
use crate::ai::game_player::{MoveHint, MoveSearch};
use crate::rules::tablut::{Move, Position, Square};
use crate::rules::{Expect, Rules};

/// A search whose values are changed by noise.
#[derive(Clone, Debug)]
pub(crate) struct NoisySearch {
    search: TablutSearch,
    node_limit: u64,
    noise: u16,
    seed: u64,
}

impl NoisySearch {
    /// A search before its first step. `None` if no choice is expected.
    pub fn new(position: &Position, params: LevelParams, seed: u64) -> Option<NoisySearch> {
        let Expect::Move(_) = position.expect() else {
            return None;
        };
        let noise = params.noise_in(position);
        Some(NoisySearch {
            search: TablutSearch::new(position, noise.into()),
            node_limit: params.nodes,
            noise,
            seed,
        })
    }

    /// The noise for a move's doubled value. It's the same in every call.
    fn noise_of(&self, choice: Move) -> i64 {
        let number = |at: Square| u64::from(at.rank()) << 8 | u64::from(at.file());
        let number: u64 = number(choice.from) << 16 | number(choice.to);
        let seed = self.seed.rotate_left(23) ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        EvalNoise::new(seed, self.noise.into()).sample()
    }
}

impl MoveSearch<Position> for NoisySearch {
    fn step(&mut self, nodes: u64) -> u64 {
        let before = self.search.nodes();
        self.search.step(nodes);
        self.search.nodes() - before
    }

    fn is_done(&self) -> bool {
        self.search.is_done()
    }

    /// The best move so far, with noise.
    fn best(&self) -> Option<Move> {
        if self.noise == 0 {
            return self.search.best();
        }
        self.search
            .choices()
            .into_iter()
            .map(|(choice, value)| (2 * i64::from(value) + self.noise_of(choice), choice))
            .max()
            .map(|(_, choice)| choice)
    }

    /// The lead without noise.
    fn lead(&self) -> Option<u16> {
        self.search.lead()
    }

    /// The best move without noise, and its first reason.
    fn hint(&self) -> Option<MoveHint<Position>> {
        let reason: HintReason = self.search.reasons().into_iter().next()?;
        Some(MoveHint {
            choice: self.search.best()?,
            reason,
            chance: win_probability(self.search.value()),
        })
    }

    fn node_limit(&self) -> u64 {
        self.node_limit
    }
}
