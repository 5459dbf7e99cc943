//! Implements the computer player for Tablut.

use super::board::SearchBoard;
use super::greedy::MoveEvaluator;
use super::hint::HintReason;
use super::levels::{self, LevelParams};
use super::noisy_search::NoisySearch;
use super::search::TablutSearch;
use super::value::win_probability;
use super::variant::Variant;
use crate::ai::game_player::{GamePlayer, JudgeMethod};
use crate::rules::tablut::{Options, Position};
use crate::rules::{Rules, Side};

/// Number of nodes searched for an evaluation.
const EVALUATION_NODES: u64 = 2_000;

impl GamePlayer for Position {
    type LevelParams = LevelParams;
    type Search = NoisySearch;
    type Greedy = MoveEvaluator;
    type Reason = HintReason;

    const LEVELS: u8 = levels::COUNT;
    const JUDGED_BY: JudgeMethod = JudgeMethod::Search;
    const GRADE_LIMITS: [u32; 4] = [500, 260, 110, 35];
    const GRADE_LEVELS: [(u8, u8); 5] = [(1, 2), (3, 4), (5, 6), (7, 7), (8, 9)];

    fn level_params(_options: &Options) -> &'static [LevelParams] {
        &levels::LEVELS
    }

    fn begin_search(&self, params: LevelParams, seed: u64) -> Option<NoisySearch> {
        NoisySearch::new(self, params, seed)
    }

    fn evaluation(&self) -> Option<u16> {
        let mut search = TablutSearch::new(self, 0);
        search.step(EVALUATION_NODES);
        Some(win_probability(search.value()))
    }

    /// Uses the static evaluation, so it doesn't see imminent captures.
    fn takes_draw(&self, side: Side) -> bool {
        let variant = Variant::new(self.options());
        let value = SearchBoard::of(self, &variant).evaluate(&variant, false);
        match side {
            Side::First => value >= 0,
            Side::Second => value <= 0,
        }
    }
}
