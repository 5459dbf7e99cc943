//! How computers play Tawula.

use super::greedy::TurnEvaluator;
use super::hint::HintReason;
use super::levels;
use super::turn_search::{LevelParams, TurnSearch};
use crate::ai::game_player::GamePlayer;
use crate::rules::MatchScore;
use crate::rules::tawula::{Dice, Options, Position};

impl GamePlayer for Position {
    type LevelParams = LevelParams;
    type Search = TurnSearch;
    type Greedy = TurnEvaluator;
    type Reason = HintReason;

    const LEVELS: u8 = levels::COUNT;
    const NOISE_BY_TURN: bool = true;

    fn level_params(_options: &Options) -> &'static [LevelParams] {
        &levels::LEVELS
    }

    fn begin_search(&self, params: LevelParams, seed: u64) -> Option<TurnSearch> {
        TurnSearch::new(self, params, seed)
    }

    fn evaluation(&self) -> Option<u16> {
        super::evaluation::evaluation(self)
    }

    fn expectation(&self, score: Option<&MatchScore>) -> Option<u16> {
        super::evaluation::expectation(self, score)
    }

    fn luck(&self, dice: Dice) -> Option<i16> {
        super::luck::luck(self, dice)
    }
}
