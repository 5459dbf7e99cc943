//! The games of an imported text.

use super::{Altered, ImportProblem, OneGameError, Place};
use crate::record::GameRecord;

/// The form in which a game was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameForm {
    /// A record.
    Record,
    /// A link.
    Link,
}

/// A game that was found in a text.
#[derive(Clone, Debug)]
pub struct ImportedGame {
    /// The number of the record or link in the text, from 1.
    pub number: usize,
    /// The game.
    pub game: Box<GameRecord>,
    /// The form of the game in the text.
    pub form: GameForm,
    /// The place of its start.
    pub place: Place,
    /// `true` if the record was changed on the way and restored.
    pub is_restored: bool,
    /// The reason why a sealed game can only be opened unverified. `None` if its digest fits, and for other games.
    pub altered: Option<Altered>,
    /// The comment on the line above a record, without `#`. Empty if there's none.
    pub remark: String,
}

/// Everything that was found in a text, each list in the order of the text.
#[derive(Clone, Debug, Default)]
pub struct Imported {
    /// The games of records.
    pub games: Vec<ImportedGame>,
    /// The games of links.
    pub links: Vec<ImportedGame>,
    /// The records and links that can't be read.
    pub problems: Vec<ImportProblem>,
    /// `true` if the text is blank.
    pub is_blank: bool,
}

impl Imported {
    /// All games in the order of the text.
    #[must_use]
    pub fn all(&self) -> Vec<&ImportedGame> {
        let mut all: Vec<&ImportedGame> = self.games.iter().chain(&self.links).collect();
        all.sort_by_key(|found| found.place);
        all
    }

    /// All games in the order of the text.
    #[must_use]
    pub fn into_all(self) -> Vec<ImportedGame> {
        let mut all = self.games;
        all.extend(self.links);
        all.sort_by_key(|found| found.place);
        all
    }

    /// The game, if the text has only one. A record and a link of the same game count once. Parts that can't be read
    /// are ignored if there's a game, so show [`Imported::problems`] too.
    ///
    /// # Errors
    /// Fails with the first problem if no game can be read, and if there are several games.
    pub fn one(mut self) -> Result<ImportedGame, OneGameError> {
        let mut problems = std::mem::take(&mut self.problems).into_iter();
        let is_blank = self.is_blank;
        let all = self.into_all();
        let mut texts: Vec<String> = all.iter().map(|found| found.game.to_record()).collect();
        texts.sort_unstable();
        texts.dedup();
        if texts.len() > 1 {
            return Err(OneGameError::Several { count: texts.len() });
        }
        match (all.into_iter().next(), problems.next()) {
            (Some(game), _) => Ok(game),
            (None, Some(problem)) => Err(problem.into()),
            (None, None) if is_blank => Err(OneGameError::Empty),
            (None, None) => Err(OneGameError::NoGame),
        }
    }
}
