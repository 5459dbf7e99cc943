//! The score of a match: a number of games to be reached (TW-16), in every game.

use std::fmt;
use std::str::FromStr;

use crate::rules::{GameKind, Outcome, Side};

/// How many games each side has won in a match to a number of games (TW-16). Players change sides from game
/// to game, and their games go with them ([`MatchScore::exchanged`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MatchScore {
    length: u8,
    won: [u8; 2],
}

/// Why a score was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MatchScoreError {
    /// A text that is no score.
    #[error("{found:?} is no score; expected the length and the games of both, such as 5 2-1")]
    Unreadable {
        /// What was read.
        found: String,
    },
    /// No match is that long.
    #[error("no match goes to {length}: it is 1, 3, 5, 7 or 11 (TW-16)")]
    Length {
        /// The length asked for.
        length: u8,
    },
    /// A score that cannot come about.
    #[error("{first}-{second} cannot come about in a match to {length} (TW-15, TW-16)")]
    Impossible {
        /// The length of the match.
        length: u8,
        /// The first side's games.
        first: u8,
        /// The second side's games.
        second: u8,
    },
    /// The match is decided.
    #[error("the match is decided (TW-16)")]
    Decided,
}

impl MatchScore {
    /// How many games a cappotto counts (TW-15).
    pub const CAPPOTTO: u8 = 7;

    /// The lengths that there are; 1 is a single game.
    pub const LENGTHS: [u8; 5] = [1, 3, 5, 7, 11];

    /// A match that begins.
    ///
    /// # Errors
    /// There is no match of that length.
    pub fn new(length: u8) -> Result<MatchScore, MatchScoreError> {
        if Self::LENGTHS.contains(&length) {
            let won = [0; 2];
            Ok(MatchScore { length, won })
        } else {
            Err(MatchScoreError::Length { length })
        }
    }

    /// How many games win the match.
    #[must_use]
    pub const fn length(&self) -> u8 {
        self.length
    }

    /// The games won, by [`Side::index`].
    #[must_use]
    pub const fn scores(&self) -> [u8; 2] {
        self.won
    }

    /// Who has won the match, if it is decided.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        Side::BOTH
            .into_iter()
            .find(|side| self.won[side.index()] >= self.length)
    }

    /// Counts a game: one for the winner, in Tawula seven for a cappotto; a drawn game counts nothing and
    /// is replayed (TW-12, TW-15).
    ///
    /// # Errors
    /// The match is decided; nothing changes then.
    pub fn add(&mut self, game: GameKind, outcome: &Outcome) -> Result<(), MatchScoreError> {
        if self.winner().is_some() {
            return Err(MatchScoreError::Decided);
        }
        for (won, score) in self.won.iter_mut().zip(outcome.games(game)) {
            *won = won.saturating_add(score);
        }
        Ok(())
    }

    /// The same score once the players have changed sides.
    #[must_use]
    pub const fn exchanged(self) -> MatchScore {
        let [first, second] = self.won;
        MatchScore {
            won: [second, first],
            ..self
        }
    }

    /// The winner's last game can have brought one or seven; before it both were short of the end.
    const fn is_possible(&self) -> bool {
        let [first, second] = self.won;
        let (most, least) = if first > second {
            (first, second)
        } else {
            (second, first)
        };
        least < self.length
            && most < self.length + Self::CAPPOTTO
            && (most <= self.length || most >= Self::CAPPOTTO)
    }
}

/// The length, and the games of the first and the second side: `5 2-1`.
impl fmt::Display for MatchScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}-{}", self.length, self.won[0], self.won[1])
    }
}

impl FromStr for MatchScore {
    type Err = MatchScoreError;

    fn from_str(text: &str) -> Result<MatchScore, MatchScoreError> {
        let number = |text: &str| {
            let figures = text.bytes().all(|sign| sign.is_ascii_digit());
            text.parse::<u8>().ok().filter(|_| figures)
        };
        let read = || {
            let (length, games) = text.trim().split_once(' ')?;
            let (first, second) = games.trim().split_once('-')?;
            Some((number(length)?, [number(first)?, number(second)?]))
        };
        let (length, won) = read().ok_or_else(|| MatchScoreError::Unreadable {
            found: text.chars().take(40).collect(),
        })?;
        let score = MatchScore {
            won,
            ..MatchScore::new(length)?
        };
        if score.is_possible() {
            Ok(score)
        } else {
            let [first, second] = won;
            Err(MatchScoreError::Impossible {
                length,
                first,
                second,
            })
        }
    }
}
