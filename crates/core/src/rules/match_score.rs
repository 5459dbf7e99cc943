//! Keeps the score of a match, which is won by a number of games (TW-16), for every game.

use std::fmt;
use std::str::FromStr;

use crate::rules::{GameKind, Outcome, Side};

/// The games that each side has won in a match (TW-16), and the number needed. When the players swap sides, the score
/// must be swapped too ([`MatchScore::exchanged`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MatchScore {
    length: u8,
    won: [u8; 2],
}

/// The reason why a score was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MatchScoreError {
    /// The text isn't a score.
    #[error(
        "{found:?} is not a score; expected the length and the games of both players, such as 5 2-1"
    )]
    Unreadable {
        /// The text, shortened to 40 characters.
        found: String,
    },
    /// A match can't have this length.
    #[error("{length} is not the length of a match; accepted: 1, 3, 5, 7, 11 (TW-16)")]
    Length {
        /// The requested length.
        length: u8,
    },
    /// No match can have this score.
    #[error("{first}-{second} is impossible in a match to {length} (TW-15, TW-16)")]
    Impossible {
        /// The length of the match.
        length: u8,
        /// The games won by the first side.
        first: u8,
        /// The games won by the second side.
        second: u8,
    },
    /// The match is already decided.
    #[error("the match is decided (TW-16)")]
    Decided,
}

impl MatchScore {
    /// The number of games that a cappotto counts (TW-15).
    pub const CAPPOTTO: u8 = 7;

    /// The possible match lengths. 1 is a single game.
    pub const LENGTHS: [u8; 5] = [1, 3, 5, 7, 11];

    /// A match at 0-0.
    ///
    /// # Errors
    /// Fails if a match can't have this length.
    pub fn new(length: u8) -> Result<MatchScore, MatchScoreError> {
        if Self::LENGTHS.contains(&length) {
            let won = [0; 2];
            Ok(MatchScore { length, won })
        } else {
            Err(MatchScoreError::Length { length })
        }
    }

    /// The number of games that wins the match.
    #[must_use]
    pub const fn length(&self) -> u8 {
        self.length
    }

    /// The games won, by [`Side::index`].
    #[must_use]
    pub const fn scores(&self) -> [u8; 2] {
        self.won
    }

    /// The winner of the match. `None` until it's decided.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        Side::BOTH
            .into_iter()
            .find(|side| self.won[side.index()] >= self.length)
    }

    /// Adds a game: 1 for the winner, 7 for a cappotto in Tawula. A draw adds nothing and is replayed (TW-12, TW-15).
    ///
    /// # Errors
    /// Fails if the match is already decided. The score then stays unchanged.
    pub fn add(&mut self, game: GameKind, outcome: &Outcome) -> Result<(), MatchScoreError> {
        if self.winner().is_some() {
            return Err(MatchScoreError::Decided);
        }
        for (won, score) in self.won.iter_mut().zip(outcome.games(game)) {
            *won = won.saturating_add(score);
        }
        Ok(())
    }

    /// The same score after the players have swapped sides.
    #[must_use]
    pub const fn exchanged(self) -> MatchScore {
        let [first, second] = self.won;
        MatchScore {
            won: [second, first],
            ..self
        }
    }

    /// `true` if the score can occur. The last game added one or seven to the winner's score. Before it, both sides
    /// were below the length.
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

/// Writes the length and the games of the first and the second side, such as `5 2-1`.
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
