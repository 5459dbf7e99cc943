//! Defines the trait with which a game makes itself playable by the computer.

use std::fmt;

use super::candidate_search::CandidateEvaluator;
use super::proven_result::ProvenResult;
use super::rollout::{AnyRollout, RolloutError, RolloutParams};
use crate::rules::{AnyMove, MatchScore, Notation, Side};

/// A legal move of a solved position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SolvedMove {
    /// The move.
    pub choice: AnyMove,
    /// The value for the side that makes it.
    pub result: ProvenResult,
}

/// The method by which a review judges a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum JudgeMethod {
    /// The expectation over the next throws.
    Expectation,
    /// A search, which looks again at doubtful turns.
    Search,
    /// The table of the solved game.
    Table,
}

/// A game that the computer can play. The game's [`Position`](crate::rules::tablan::Position) implements it.
pub(crate) trait GamePlayer: Notation {
    /// The parameters that make a level weaker than the best.
    type LevelParams: Copy + fmt::Debug + 'static;
    /// The search of a level.
    type Search: MoveSearch<Self>;
    /// The evaluator of the greedy player.
    type Greedy: CandidateEvaluator<Self>;
    /// The reasons for a choice.
    type Reason: HintText;

    /// The number of levels. They are numbered from 1, the weakest.
    const LEVELS: u8;
    /// The method by which a review judges decisions.
    const JUDGED_BY: JudgeMethod;
    /// The highest average costs of a decision at which a player is casual, steady, strong and a master, in tenths
    /// of a thousandth of a game. `docs/review.md` shows the games they were measured from.
    const GRADE_LIMITS: [u32; 4];
    /// The lowest and the highest level that play at each grade, from learning to master.
    const GRADE_LEVELS: [(u8, u8); 5];
    /// Noise stays the same for all choices of a turn, so that a turn is played as it was meant.
    const NOISE_BY_TURN: bool = false;

    /// The parameters of each level under these options, the weakest first.
    fn level_params(options: &Self::Options) -> &'static [Self::LevelParams];

    /// Starts the search of a level. `None` if no choice is expected.
    fn begin_search(&self, params: Self::LevelParams, seed: u64) -> Option<Self::Search>;

    /// The win chance of the side to act, in thousandths, with a draw counting half. It takes 1 or 2 ms. Called only
    /// before the end.
    fn evaluation(&self) -> Option<u16>;

    /// The difference between a throw and the expected one, in thousandths of a game, for the side that throws. `None`
    /// by default, for games without throws.
    fn luck(&self, throw: Self::Throw) -> Option<i16> {
        let _ = throw;
        None
    }

    /// The win chance of the side that throws next, in thousandths, averaged over all throws and their best use, as the
    /// best level evaluates it. `score` is the score of the match before this game. `None` by default and if no throw
    /// is due. For games without throws a search finds it.
    fn expectation(&self, score: Option<&MatchScore>) -> Option<u16> {
        let _ = score;
        None
    }

    /// The legal moves with the values that a table knows; none by default, for most games aren't solved.
    fn solved_moves(&self) -> Vec<SolvedMove> {
        Vec::new()
    }

    /// A rollout of some turns.
    ///
    /// # Errors
    /// Fails if the game has no throws, as most games by default, or if a turn isn't legal and complete.
    fn rollout(
        &self,
        _turns: &[Vec<AnyMove>],
        _params: RolloutParams,
    ) -> Result<AnyRollout, RolloutError> {
        Err(RolloutError::NoThrows { game: Self::KIND })
    }

    /// The turns that the best level rates highest, the best first, at most `limit`.
    ///
    /// # Errors
    /// Fails if the game has no throws, as by default.
    fn promising_turns(
        &self,
        _score: Option<&MatchScore>,
        _limit: usize,
    ) -> Result<Vec<Vec<AnyMove>>, RolloutError> {
        Err(RolloutError::NoThrows { game: Self::KIND })
    }

    /// `true` if a computer that plays `side` accepts a draw. `false` by default, because games with throws have no
    /// agreed draw. Only called before the end.
    fn takes_draw(&self, side: Side) -> bool {
        let _ = side;
        false
    }
}

/// A search for the best choice in one position that runs in steps.
pub(crate) trait MoveSearch<G: GamePlayer>: Clone + fmt::Debug {
    /// Searches at most `nodes` more nodes and returns the number searched. A part that can't be interrupted can take
    /// more. Called only while the search isn't done.
    fn step(&mut self, nodes: u64) -> u64;

    /// `true` if the search is finished.
    fn is_done(&self) -> bool;

    /// The best choice so far. It's legal from the start of the search.
    fn best(&self) -> Option<G::Move>;

    /// All remaining choices of the turn that starts with the best choice. By default only this choice, for games whose
    /// turns have one.
    fn turn(&self) -> Vec<G::Move> {
        self.best().into_iter().collect()
    }

    /// The smallest lead of the best turn over the next best one searched to the same depth, in thousandths of a game.
    /// `None` by default and if there is only one turn.
    fn lead(&self) -> Option<u16> {
        None
    }

    /// The choice with its reason. `None` by default, because baselines give no reasons.
    fn hint(&self) -> Option<MoveHint<G>> {
        None
    }

    /// The maximum number of nodes without a budget. No limit by default.
    fn node_limit(&self) -> u64 {
        u64::MAX
    }

    /// Plays for the match with this score before the game. Must be called before the first step. Does nothing by
    /// default, because most games have no matches with different values of a win.
    fn play_for_match(&mut self, score: &MatchScore) {
        let _ = score;
    }

    /// Searches to the end.
    fn finish(&mut self) {
        while !self.is_done() {
            self.step(u64::MAX);
        }
    }
}

/// A choice with its reason.
pub(crate) struct MoveHint<G: GamePlayer> {
    /// The choice.
    pub choice: G::Move,
    /// The reason for it.
    pub reason: G::Reason,
    /// The win chance of the side to act after this choice, in thousandths, with a draw counting half.
    pub chance: u16,
}

/// A reason for a choice, as a translation key and the numbers in its sentence.
pub(crate) trait HintText {
    /// The key of the sentence.
    fn key(&self) -> &'static str;

    /// The numbers in the sentence with their names. None by default.
    fn numbers(&self) -> Vec<(&'static str, u32)> {
        Vec::new()
    }
}
