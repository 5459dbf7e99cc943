//! A game as one of a match (TW-16).

use super::GameRecord;
use crate::record::{FairSeed, RandomnessError, Seed};
use crate::rules::MatchScore;
use crate::rules::{GameKind, Rules, with_game};

/// Why a game cannot be part of a match, or the next one not begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MatchPlayError {
    /// Only Tawula is played in matches.
    #[error("{game} is not played in matches; tawula is (TW-16)")]
    NoMatches {
        /// The game played.
        game: GameKind,
    },
    /// The match has been won already.
    #[error("the match is decided at {score} (TW-16)")]
    Decided {
        /// How it stands.
        score: MatchScore,
    },
    /// The game belongs to no match.
    #[error("this is a single game: no other follows it (TW-16)")]
    SingleGame,
    /// The game is still going on.
    #[error("the game is not over: the next one follows its end (TW-16)")]
    NotOver,
    /// The system gives no random bytes for the next game's seed.
    #[error("the system gives no random bytes for the seed of the next game: {0}")]
    NoRandomness(RandomnessError),
}

impl GameRecord {
    /// The score of the match before this game, where the game is part of a match (TW-16).
    #[must_use]
    pub const fn score_before(&self) -> Option<MatchScore> {
        self.score
    }

    /// The score of the match, with this game in it once it is over.
    #[must_use]
    pub fn score(&self) -> Option<MatchScore> {
        let mut score = self.score?;
        if let Some(outcome) = self.outcome() {
            // The match was open before this game, so its result can be added.
            let _ = score.add(&outcome);
        }
        Some(score)
    }

    /// Makes the game part of a match that stands so before it.
    ///
    /// # Errors
    /// In a game that is not played in matches, or where the match is decided.
    pub fn set_score_before(&mut self, score: MatchScore) -> Result<(), MatchPlayError> {
        let game = self.setup.kind();
        if !with_game!(game, Game => Game::HAS_MATCHES) {
            return Err(MatchPlayError::NoMatches { game });
        }
        if score.winner().is_some() {
            return Err(MatchPlayError::Decided { score });
        }
        self.score = Some(score);
        Ok(())
    }

    /// The game that follows this one in its match: the same set-up, and a throw for who acts first. A
    /// drawn game is replayed, so it too is followed by one. A numbered seed is followed by the next
    /// number; in place of one that was committed to, and is revealed now, a new one is drawn, without
    /// contributions ([`GameRecord::next_game_with`] takes some). Throws by hand stay by hand.
    ///
    /// # Errors
    /// For a single game, before the end of this one, after the end of the match, and where the system
    /// gives no random bytes.
    pub fn next_game(&self) -> Result<GameRecord, MatchPlayError> {
        let seed: Seed = match self.fair_seed() {
            None if self.throws_by_hand() => Seed::ByHand(self.seed().wrapping_add(1)),
            None => self.seed().wrapping_add(1).into(),
            Some(_) => {
                let seed = FairSeed::draw().map_err(MatchPlayError::NoRandomness)?;
                seed.into()
            }
        };
        self.next_game_with(seed)
    }

    /// The game that follows this one in its match, with a given seed.
    ///
    /// # Errors
    /// For a single game, before the end of this one, and after the end of the match.
    pub fn next_game_with(&self, seed: impl Into<Seed>) -> Result<GameRecord, MatchPlayError> {
        let score = self.score().ok_or(MatchPlayError::SingleGame)?;
        if self.outcome().is_none() {
            return Err(MatchPlayError::NotOver);
        }
        let mut next = GameRecord::opening(self.setup.clone(), seed);
        next.set_score_before(score)?;
        next.headers.clone_from(&self.headers);
        Ok(next)
    }
}
