//! How computers play Tablan.

use super::greedy::ChoiceEvaluator;
use super::hint::HintReason;
use super::levels;
use super::turn_search::{LevelParams, TurnSearch};
use crate::ai::game_player::GamePlayer;
use crate::rules::MatchScore;
use crate::rules::tablan::{Options, Position, Value};

impl GamePlayer for Position {
    type LevelParams = LevelParams;
    type Search = TurnSearch;
    type Greedy = ChoiceEvaluator;
    type Reason = HintReason;

    const LEVELS: u8 = levels::COUNT;

    fn level_params(options: &Options) -> &'static [LevelParams] {
        levels::levels(options)
    }

    fn begin_search(&self, params: LevelParams, seed: u64) -> Option<TurnSearch> {
        TurnSearch::new(self, params, seed)
    }

    fn evaluation(&self) -> Option<u16> {
        super::evaluation(self)
    }

    fn expectation(&self, _score: Option<&MatchScore>) -> Option<u16> {
        super::evaluation::expectation(self)
    }

    fn luck(&self, throw: Value) -> Option<i16> {
        super::luck(self, throw)
    }
}
