//! A game as one of a match (TW-16).

use super::{Beginning, GameRecord};
use crate::record::{FairSeed, MatchSheet, MatchSheetError, RandomnessError, Seed};
use crate::rules::{MatchScore, Side};

/// Why a game cannot be part of a match, or the next one not begin.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MatchPlayError {
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
    /// The sheet holds no further game.
    #[error(transparent)]
    Sheet(#[from] MatchSheetError),
    /// The system gives no random bytes for the next game's seed.
    #[error("the system gives no random bytes for the seed of the next game: {0}")]
    NoRandomness(RandomnessError),
}

/// The header that has the [`GameRecord::match_id`] in every game of a match after the first.
const MATCH_ID: &str = "match-id";
/// How many hexadecimal digits of a commitment tell matches apart.
const MATCH_ID_LENGTH: usize = 16;

impl GameRecord {
    /// The score of the match before this game, where the game is part of a match (TW-16).
    #[must_use]
    pub fn score_before(&self) -> Option<MatchScore> {
        self.sheet.as_ref().map(MatchSheet::score)
    }

    /// The score of the match, with this game in it once it is over.
    #[must_use]
    pub fn score(&self) -> Option<MatchScore> {
        let mut score = self.score_before()?;
        if let Some(outcome) = self.outcome() {
            // The match was open before this game, so its result can be added.
            let _ = score.add(self.setup.kind(), &outcome);
        }
        Some(score)
    }

    /// The games of the match before this one, where the game is part of a match (TW-16).
    #[must_use]
    pub const fn match_sheet(&self) -> Option<&MatchSheet> {
        self.sheet.as_ref()
    }

    /// The side that a side's player had in the first known game of the match; in a single game the same one.
    #[must_use]
    pub fn side_at_first(&self, side: Side) -> Side {
        let sheet = self.sheet.as_ref();
        if sheet.is_some_and(|sheet| sheet.first_player() == Side::Second) {
            side.other()
        } else {
            side
        }
    }

    /// By what the games of one match are known to belong together: the same in all of them, and made of the first
    /// game's seed. None for a single game.
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

    /// Another game of its match can follow this one, now or once it is over.
    #[must_use]
    pub fn is_in_open_match(&self) -> bool {
        let is_open = self.score().is_some_and(|score| score.winner().is_none());
        let sheet = self.sheet.as_ref().filter(|_| is_open);
        sheet.is_some_and(|sheet| sheet.has_begun() || self.outcome().is_some())
    }

    /// Makes the game part of a match that stands so before it.
    ///
    /// # Errors
    /// Where the match is decided.
    pub fn set_score_before(&mut self, score: MatchScore) -> Result<(), MatchPlayError> {
        self.set_match_sheet(MatchSheet::new(score))
    }

    /// Makes the game part of a match of which this has been played.
    ///
    /// # Errors
    /// Where the match is decided.
    pub fn set_match_sheet(&mut self, sheet: MatchSheet) -> Result<(), MatchPlayError> {
        let score = sheet.score();
        if score.winner().is_some() {
            return Err(MatchPlayError::Decided { score });
        }
        self.sheet = Some(sheet);
        Ok(())
    }

    /// The game that follows this one in its match: the same set-up, and the players change sides, with fresh clocks. The side
    /// that began begins again, so that the other player does; where a throw decided, one decides again
    /// (TW-3). A drawn game is replayed, so it too is followed by one. A numbered seed is followed by the next
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
        let sheet = self.sheet.as_ref().ok_or(MatchPlayError::SingleGame)?;
        let outcome = self.outcome().ok_or(MatchPlayError::NotOver)?;
        let score = self.score().ok_or(MatchPlayError::SingleGame)?;
        let mut next = match self.beginning {
            Beginning::Side(side) => GameRecord::new(self.setup.clone(), seed, side),
            Beginning::Throw | Beginning::Position => GameRecord::opening(self.setup.clone(), seed),
        };
        next.set_match_sheet(sheet.next(score, outcome)?)?;
        if let Some(control) = self.clock_control() {
            next.set_clock(control);
        }
        next.headers.clone_from(&self.headers);
        next.exchange_players();
        if let Some(id) = self.match_id() {
            // Without it only the statistics do not know that the games belong together.
            let _ = next.set_header(MATCH_ID, &id);
        }
        Ok(next)
    }

    /// Headers that say who plays a side, such as `white` and `white-name`, go over to the other side.
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
