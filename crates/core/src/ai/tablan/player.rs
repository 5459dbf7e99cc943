//! Implements the computer player for Tablan.

use super::greedy::ChoiceEvaluator;
use super::hint::HintReason;
use super::levels;
use super::turn_player::TablanTurnPlayer;
use super::turn_search::{LevelParams, TurnSearch};
use crate::ai::game_player::{GamePlayer, JudgeMethod};
use crate::ai::rollout::{AnyRollout, RolloutError, RolloutParams, TurnPlayer, game_rollout};
use crate::rules::tablan::{Options, Position, Value};
use crate::rules::{AnyMove, AnyPosition, MatchScore};

impl GamePlayer for Position {
    type LevelParams = LevelParams;
    type Search = TurnSearch;
    type Greedy = ChoiceEvaluator;
    type Reason = HintReason;

    const LEVELS: u8 = levels::COUNT;
    const JUDGED_BY: JudgeMethod = JudgeMethod::Expectation;
    const GRADE_LIMITS: [u32; 4] = [245, 170, 70, 20];
    const GRADE_LEVELS: [(u8, u8); 5] = [(1, 1), (2, 2), (3, 4), (5, 5), (6, 6)];

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

    fn rollout(
        &self,
        turns: &[Vec<AnyMove>],
        params: RolloutParams,
    ) -> Result<AnyRollout, RolloutError> {
        let position = AnyPosition::Tablan(*self);
        let player = TablanTurnPlayer::new(self, params.score.as_ref());
        let end_of = |end: &AnyPosition| TablanTurnPlayer::end_of(end.tablan()?);
        game_rollout(&position, player, turns, params, end_of).map(AnyRollout::Tablan)
    }

    fn promising_turns(
        &self,
        score: Option<&MatchScore>,
        limit: usize,
    ) -> Result<Vec<Vec<AnyMove>>, RolloutError> {
        let turns = TablanTurnPlayer::promising(self, score, limit).into_iter();
        Ok(turns
            .map(|turn| turn.into_iter().map(AnyMove::Tablan).collect())
            .collect())
    }
}
