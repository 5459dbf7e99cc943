//! The games of a match before the current one: winner, reason and sides (TW-16).

use crate::rules::{EndReason, GameKind, MatchScore, Outcome, Side, shortened};

/// The games of a match before the current one.
///
/// Players change sides from game to game. The scores of the sheet are by the sides of the current game; an outcome is
/// by the sides of the game that it belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchSheet {
    score: MatchScore,
    /// Games won before the known games.
    earlier: [u8; 2],
    games: Vec<Outcome>,
}

/// One game of a match, as its sheet shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchGame {
    /// The result, by the sides of that game.
    pub outcome: Outcome,
    /// `true` if the players had the other sides than in the current game.
    pub exchanged: bool,
    /// The games won so far including this one, by the sides of the current game.
    pub won: [u8; 2],
}

impl MatchGame {
    /// The side that a side's player had in that game.
    #[must_use]
    pub const fn side_of(&self, side: Side) -> Side {
        if self.exchanged { side.other() } else { side }
    }

    /// The winner, as a side of the current game. `None` for a draw.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        self.outcome.winner.map(|side| self.side_of(side))
    }
}

/// The reason why the games of a match were refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MatchSheetError {
    /// An entry isn't a result of the game.
    #[error(
        "{found:?} is not a result of {game}; expected for example \"{first} 1-0 resignation\""
    )]
    NotAResult {
        /// The text.
        found: String,
        /// The game.
        game: GameKind,
        /// The name of its first side.
        first: &'static str,
    },
    /// The games don't add up to the score.
    #[error(
        "the games of the match come to {first}-{second}; the score before this game is {score} (TW-16)"
    )]
    OtherScore {
        /// The games that the first side's player has won.
        first: u16,
        /// The games that the second side's player has won.
        second: u16,
        /// The given score.
        score: MatchScore,
    },
    /// The match has more games than a sheet can hold.
    #[error("a match has at most {} games (TW-16)", MatchSheet::MOST)]
    TooMany,
}

impl MatchSheet {
    /// The most games on a sheet.
    pub const MOST: usize = 1000;

    /// Makes a sheet with a score and no known games.
    #[must_use]
    pub const fn new(score: MatchScore) -> MatchSheet {
        MatchSheet {
            score,
            earlier: score.scores(),
            games: Vec::new(),
        }
    }

    /// The score before the current game.
    #[must_use]
    pub const fn score(&self) -> MatchScore {
        self.score
    }

    /// The results of the known games before, in order.
    #[must_use]
    pub fn outcomes(&self) -> &[Outcome] {
        &self.games
    }

    /// `true` if a game of the match was played before the current one.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        !self.games.is_empty() || self.earlier != [0; 2]
    }

    /// The side that now has the player who had the first side in the first known game.
    #[must_use]
    pub const fn first_player(&self) -> Side {
        if self.games.len().is_multiple_of(2) {
            Side::First
        } else {
            Side::Second
        }
    }

    /// The known games in order, with `last` as the result of the current one.
    #[must_use]
    pub fn games(&self, game: GameKind, last: Option<Outcome>) -> Vec<MatchGame> {
        let count = self.games.len();
        let mut won = self.earlier;
        let outcomes = self.games.iter().copied().chain(last);
        outcomes
            .enumerate()
            .map(|(place, outcome)| {
                let exchanged = !(count - place).is_multiple_of(2);
                let mut points = outcome.games(game);
                if exchanged {
                    points.reverse();
                }
                for (won, points) in won.iter_mut().zip(points) {
                    *won = won.saturating_add(points);
                }
                MatchGame {
                    outcome,
                    exchanged,
                    won,
                }
            })
            .collect()
    }

    /// Makes the sheet for the next game, in which the players change sides.
    ///
    /// # Errors
    /// Fails after [`MatchSheet::MOST`] games.
    pub fn next(&self, score: MatchScore, outcome: Outcome) -> Result<MatchSheet, MatchSheetError> {
        if self.games.len() >= Self::MOST {
            return Err(MatchSheetError::TooMany);
        }
        let [first, second] = self.earlier;
        let mut games = self.games.clone();
        games.push(outcome);
        Ok(MatchSheet {
            score: score.exchanged(),
            earlier: [second, first],
            games,
        })
    }

    /// The games as a line, separated by semicolons. Empty if no game is known. Games won before the known ones are at
    /// its start, as in `2-1`.
    #[must_use]
    pub fn text(&self, game: GameKind) -> String {
        if self.games.is_empty() {
            return String::new();
        }
        let [first, second] = self.earlier;
        let earlier = (self.earlier != [0; 2]).then(|| format!("{first}-{second}"));
        let games = self.games.iter().map(|outcome| outcome.text(game));
        let entries: Vec<String> = earlier.into_iter().chain(games).collect();
        entries.join("; ")
    }

    /// Reads the text of [`MatchSheet::text`] for a game with this score before it.
    ///
    /// # Errors
    /// Fails if an entry isn't a result of the game, if there are too many, or if they don't add up to the score.
    pub fn read(
        game: GameKind,
        score: MatchScore,
        text: &str,
    ) -> Result<MatchSheet, MatchSheetError> {
        let mut earlier = [0; 2];
        let mut games = Vec::new();
        for (place, entry) in text.split(';').map(str::trim).enumerate() {
            if place == 0
                && let Some(given) = earlier_of(entry)
            {
                earlier = given;
            } else if games.len() == Self::MOST {
                return Err(MatchSheetError::TooMany);
            } else {
                let outcome = Outcome::read(game, entry);
                games.push(outcome.ok_or_else(|| MatchSheetError::NotAResult {
                    found: shortened(entry),
                    game,
                    first: game.side_name(Side::First),
                })?);
            }
        }
        let sheet = MatchSheet {
            score,
            earlier,
            games,
        };
        let length = u16::from(score.length());
        let mut sums = earlier.map(u16::from);
        let mut open = sums.iter().all(|sum| *sum < length);
        let count = sheet.games.len();
        for (place, outcome) in sheet.games.iter().enumerate() {
            let points = outcome.games(game);
            let exchanged = !(count - place).is_multiple_of(2);
            for side in Side::BOTH {
                let holder = if exchanged { side.other() } else { side };
                sums[side.index()] += u16::from(points[holder.index()]);
            }
            // No game follows the one that decides a match.
            open &= sums.iter().all(|sum| *sum < length);
        }
        let [first, second] = sums;
        if open && sums == score.scores().map(u16::from) {
            Ok(sheet)
        } else {
            Err(MatchSheetError::OtherScore {
                first,
                second,
                score,
            })
        }
    }
}

/// Reads the games won before the known ones: `2-1`.
fn earlier_of(entry: &str) -> Option<[u8; 2]> {
    let (first, second) = entry.split_once('-')?;
    Some([games_won(first)?, games_won(second)?])
}

/// Reads a number that consists of digits only.
fn games_won(text: &str) -> Option<u8> {
    let figures = text.bytes().all(|sign| sign.is_ascii_digit());
    text.parse().ok().filter(|_| figures)
}

impl Outcome {
    /// The result as records write it: winner, both scores, and the reason for the end.
    #[must_use]
    pub fn text(&self, game: GameKind) -> String {
        let winner = self.winner.map_or("draw", |side| game.side_name(side));
        let [first, second] = self.score;
        let reason = self.reason.words(game);
        format!("{winner} {first}-{second} {reason}")
    }

    /// Reads the text of [`Outcome::text`]. `None` if the game can't have this result.
    #[must_use]
    pub fn read(game: GameKind, text: &str) -> Option<Outcome> {
        let (winner, rest) = text.split_once(' ')?;
        let (score, reason) = rest.split_once(' ')?;
        let score = earlier_of(score)?;
        let winner = match winner {
            "draw" => None,
            name => Some(
                Side::BOTH
                    .into_iter()
                    .find(|&side| game.side_name(side) == name)?,
            ),
        };
        let reason = EndReason::ALL
            .into_iter()
            .find(|known| known.is_of(game) && known.words(game) == reason)?;
        let outcome = Outcome {
            winner,
            reason,
            score,
        };
        outcome.can_be(game).then_some(outcome)
    }

    /// `true` if winner, score and reason match each other.
    fn can_be(&self, game: GameKind) -> bool {
        let is_drawn = self.winner.is_none();
        let fits_reason = match self.reason {
            EndReason::Agreed => is_drawn,
            EndReason::Dead
            | EndReason::NoMove
            | EndReason::Repetition
            | EndReason::Finished { .. } => true,
            _ => !is_drawn,
        };
        let fits_score = game.score_counts_pieces() || {
            let [most, least] = match self.winner {
                None | Some(Side::First) => self.score,
                Some(Side::Second) => [self.score[1], self.score[0]],
            };
            let counts = match (self.winner, self.reason) {
                (None, _) => most == 0,
                (_, EndReason::Cappotto) => most == MatchScore::CAPPOTTO,
                _ if game.has_cappotto() => most == 1 || most == MatchScore::CAPPOTTO,
                _ => most == 1,
            };
            counts && least == 0
        };
        fits_reason && fits_score
    }
}
