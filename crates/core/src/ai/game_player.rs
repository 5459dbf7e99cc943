//! What a game tells about itself so that a computer can play it.

use std::fmt;

use super::candidate_search::CandidateEvaluator;
use super::rollout::{AnyRollout, RolloutError, RolloutParams};
use super::truth::Truth;
use crate::rules::{AnyMove, MatchScore, Notation, Side};

/// A legal move of a solved position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SolvedMove {
    /// The move.
    pub choice: AnyMove,
    /// The value for the side that makes it.
    pub truth: Truth,
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

/// A game that computers play, implemented by its [`Position`](crate::rules::tablan::Position).
pub(crate) trait GamePlayer: Notation {
    /// What makes a level weaker than the best.
    type LevelParams: Copy + fmt::Debug + 'static;
    /// The search of a level for its choice.
    type Search: MoveSearch<Self>;
    /// How the greedy player evaluates its candidates.
    type Greedy: CandidateEvaluator<Self>;
    /// What can speak for a choice.
    type Reason: HintText;

    /// How many levels there are: they are numbered from 1, the weakest, to this.
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

    /// The parameters of each level under some options, the weakest first.
    fn level_params(options: &Self::Options) -> &'static [Self::LevelParams];

    /// Begins the search of a level; none where no choice is to be made.
    fn begin_search(&self, params: Self::LevelParams, seed: u64) -> Option<Self::Search>;

    /// How likely the side to act is to win, in thousandths, a draw counting half, found in a
    /// millisecond or two. It is asked only before the end.
    fn evaluation(&self) -> Option<u16>;

    /// By how many thousandths of a game a throw is above what the side that throws could expect.
    /// None by default: a game without throws knows no luck.
    fn luck(&self, throw: Self::Throw) -> Option<i16> {
        let _ = throw;
        None
    }

    /// How likely the side that throws next is to win, in thousandths, as the best level expects it
    /// after every throw and its best use; a score is that of the match before this game. None by
    /// default, and where no throw is due: games without throws are searched for it.
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

    /// Whether a computer that plays `side` would rather have a draw than go on. It would not by
    /// default: games with throws know no agreed draw. It is asked only before the end.
    fn takes_draw(&self, side: Side) -> bool {
        let _ = side;
        false
    }
}

/// A search for the best choice in one position, done in steps.
pub(crate) trait MoveSearch<G: GamePlayer>: Clone + fmt::Debug {
    /// Goes on for at most so many nodes and tells how many it took. A part that cannot be
    /// interrupted may take more. It is called only while the search is not done.
    fn step(&mut self, nodes: u64) -> u64;

    /// Whether nothing more is to be found out.
    fn is_done(&self) -> bool;

    /// The best choice so far, legal from the beginning.
    fn best(&self) -> Option<G::Move>;

    /// The whole rest of the turn that begins with the best choice. By default the choice alone, which
    /// is a turn where every choice is one.
    fn turn(&self) -> Vec<G::Move> {
        self.best().into_iter().collect()
    }

    /// By how many thousandths of a game, at least, the best turn is ahead of the next best one that
    /// was searched as far. None by default, and where there is no other.
    fn lead(&self) -> Option<u16> {
        None
    }

    /// A choice with what speaks for it. None by default: baselines give no reasons.
    fn hint(&self) -> Option<MoveHint<G>> {
        None
    }

    /// How many nodes it takes at most where it is given no budget: no limit by default.
    fn node_limit(&self) -> u64 {
        u64::MAX
    }

    /// Plays for a match before which a score stands, told before the first step. Nothing by
    /// default: most games know no match.
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

/// A choice with what speaks for it.
pub(crate) struct MoveHint<G: GamePlayer> {
    /// The choice.
    pub choice: G::Move,
    /// What speaks for it.
    pub reason: G::Reason,
    /// How likely the side to act is to win with it, in thousandths, a draw counting half.
    pub chance: u16,
}

/// What is said of a choice, as a key of the locales and the numbers of its sentence.
pub(crate) trait HintText {
    /// The key of the sentence.
    fn key(&self) -> &'static str;

    /// The numbers in the sentence, by the names that they have there: none by default.
    fn numbers(&self) -> Vec<(&'static str, u32)> {
        Vec::new()
    }
}
