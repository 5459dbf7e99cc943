//! A game as part of a match (TW-16).

use super::{GameRecord, GameStart};
use crate::record::{FairSeed, MatchSheet, MatchSheetError, RandomnessError, Seed};
use crate::rules::{MatchScore, Side};

/// The reason why a game can't be part of a match, or why the next one can't start.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MatchPlayError {
    /// The match is already won.
    #[error("the match is decided at {score} (TW-16)")]
    Decided {
        /// The score.
        score: MatchScore,
    },
    /// The game isn't part of a match.
    #[error("this is a single game: no other follows it (TW-16)")]
    SingleGame,
    /// The game isn't over.
    #[error("the game is not over: the next one follows its end (TW-16)")]
    NotOver,
    /// The sheet has no room for another game.
    #[error(transparent)]
    Sheet(#[from] MatchSheetError),
    /// The system has no random source for the next game's seed.
    #[error("the system has no random bytes for the seed of the next game: {0}")]
    NoRandomness(RandomnessError),
}

/// The header with the [`GameRecord::match_id`], in every game of a match after the first.
const MATCH_ID: &str = "match-id";
/// The number of hexadecimal digits of a commitment that identify a match.
const MATCH_ID_LENGTH: usize = 16;

impl GameRecord {
    /// The score of the match before this game, `None` for a single game (TW-16).
    #[must_use]
    pub fn score_before(&self) -> Option<MatchScore> {
        self.sheet.as_ref().map(MatchSheet::score)
    }

    /// The score of the match, including this game once it's over. `None` for a single game.
    #[must_use]
    pub fn score(&self) -> Option<MatchScore> {
        let mut score = self.score_before()?;
        if let Some(outcome) = self.outcome() {
            // The match was open before this game, so its result can be added.
            let _ = score.add(self.setup.kind(), &outcome);
        }
        Some(score)
    }

    /// The games of the match before this one, `None` for a single game (TW-16).
    #[must_use]
    pub const fn match_sheet(&self) -> Option<&MatchSheet> {
        self.sheet.as_ref()
    }

    /// The side that a side's player had in the first known game of the match. In a single game it's the same side.
    #[must_use]
    pub fn side_at_first(&self, side: Side) -> Side {
        let sheet = self.sheet.as_ref();
        if sheet.is_some_and(|sheet| sheet.first_player() == Side::Second) {
            side.other()
        } else {
            side
        }
    }

    /// The id of the match, which is the same in all of its games and derived from the first game's seed. `None` for a
    /// single game.
    #[must_use]
    pub fn match_id(&self) -> Option<String> {
        self.sheet.as_ref()?;
        let of_seed = || match self.fair_seed() {
            Some(seed) => {
                let mut whole = seed.commitment().to_string();
                whole.truncate(MATCH_ID_LENGTH);
                whole
            }
            None => format!("{:x}", self.seed()),
        };
        let known = self.header(MATCH_ID).map(str::to_owned);
        Some(known.unwrap_or_else(of_seed))
    }

    /// `true` if another game of the match can follow this one, now or once it's over.
    #[must_use]
    pub fn is_in_open_match(&self) -> bool {
        let is_open = self.score().is_some_and(|score| score.winner().is_none());
        let sheet = self.sheet.as_ref().filter(|_| is_open);
        sheet.is_some_and(|sheet| sheet.has_begun() || self.outcome().is_some())
    }

    /// Makes the game part of a match with this score before it.
    ///
    /// # Errors
    /// Fails if the match is decided.
    pub fn set_score_before(&mut self, score: MatchScore) -> Result<(), MatchPlayError> {
        self.set_match_sheet(MatchSheet::new(score))
    }

    /// Makes the game part of a match with these games before it.
    ///
    /// # Errors
    /// Fails if the match is decided.
    pub fn set_match_sheet(&mut self, sheet: MatchSheet) -> Result<(), MatchPlayError> {
        let score = sheet.score();
        if score.winner().is_some() {
            return Err(MatchPlayError::Decided { score });
        }
        self.sheet = Some(sheet);
        Ok(())
    }

    /// Makes the next game of the match: the same set-up and fresh clocks, and the players change sides. The same side
    /// starts again, so that the other player does; if a throw decided, a throw decides again (TW-3). A drawn game is
    /// replayed, so a game follows it too. A numbered seed is followed by the next number. A committed seed is revealed
    /// now, so a new one is drawn, without contributions ([`GameRecord::next_game_with`] takes some). Throws by hand
    /// stay by hand.
    ///
    /// # Errors
    /// Fails for a single game, if this game isn't over, if the match is over, or if the system has no random source.
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

    /// Makes the next game of the match with a given seed.
    ///
    /// # Errors
    /// Fails for a single game, if this game isn't over, or if the match is over.
    pub fn next_game_with(&self, seed: impl Into<Seed>) -> Result<GameRecord, MatchPlayError> {
        let sheet = self.sheet.as_ref().ok_or(MatchPlayError::SingleGame)?;
        let outcome = self.outcome().ok_or(MatchPlayError::NotOver)?;
        let score = self.score().ok_or(MatchPlayError::SingleGame)?;
        let mut next = match self.beginning {
            GameStart::Side(side) => GameRecord::new(self.current_setup(), seed, side),
            GameStart::Throw | GameStart::Position => {
                GameRecord::opening(self.current_setup(), seed)
            }
        };
        next.set_match_sheet(sheet.next(score, outcome)?)?;
        if let Some(control) = self.clock_control() {
            next.set_clock(control);
        }
        next.headers.clone_from(&self.headers);
        next.exchange_players();
        if let Some(id) = self.match_id() {
            // Without this header only the statistics miss that the games belong together.
            let _ = next.set_header(MATCH_ID, &id);
        }
        Ok(next)
    }

    /// Swaps the headers about the players of both sides, such as `white` and `white-name`.
    fn exchange_players(&mut self) {
        let kind = self.setup.kind();
        let names = Side::BOTH.map(|side| kind.side_name(side));
        for (key, _) in &mut self.headers {
            for (name, other) in [(names[0], names[1]), (names[1], names[0])] {
                let rest = key.strip_prefix(name);
                if let Some(rest) = rest.filter(|rest| rest.is_empty() || rest.starts_with('-')) {
                    *key = format!("{other}{rest}");
                    break;
                }
            }
        }
    }
}
