//! Implements the computer player for Tawula.

use super::greedy::TurnEvaluator;
use super::hint::HintReason;
use super::levels;
use super::turn_player::TawulaTurnPlayer;
use super::turn_search::{LevelParams, TurnSearch};
use crate::ai::game_player::{GamePlayer, JudgeMethod};
use crate::ai::rollout::{AnyRollout, RolloutError, RolloutParams, TurnPlayer, game_rollout};
use crate::rules::tawula::{Dice, Options, Position};
use crate::rules::{AnyMove, AnyPosition, MatchScore};

impl GamePlayer for Position {
    type LevelParams = LevelParams;
    type Search = TurnSearch;
    type Greedy = TurnEvaluator;
    type Reason = HintReason;

    const LEVELS: u8 = levels::COUNT;
    const JUDGED_BY: JudgeMethod = JudgeMethod::Expectation;
    const GRADE_LIMITS: [u32; 4] = [180, 118, 47, 20];
    const GRADE_LEVELS: [(u8, u8); 5] = [(1, 1), (2, 2), (3, 4), (5, 5), (6, 6)];
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

    fn rollout(
        &self,
        turns: &[Vec<AnyMove>],
        params: RolloutParams,
    ) -> Result<AnyRollout, RolloutError> {
        let position = AnyPosition::Tawula(*self);
        let player = TawulaTurnPlayer::new(self, params.score.as_ref());
        let end_of = |end: &AnyPosition| TawulaTurnPlayer::end_of(end.tawula()?);
        game_rollout(&position, player, turns, params, end_of).map(AnyRollout::Tawula)
    }

    fn promising_turns(
        &self,
        score: Option<&MatchScore>,
        limit: usize,
    ) -> Result<Vec<Vec<AnyMove>>, RolloutError> {
        let turns = TawulaTurnPlayer::promising(self, score, limit).into_iter();
        Ok(turns
            .map(|turn| turn.into_iter().map(AnyMove::Tawula).collect())
            .collect())
    }
}
