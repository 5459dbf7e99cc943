//! The rules that a record was played by.

use super::{HeaderError, RecordProblem};
use crate::rules::{GameKind, shortened};

/// The header with the date of the rules.
pub(super) const RULES_DATE: &str = "rules-date";

/// The date of the current rules of Tablan. Those of the other games haven't changed since the first version.
pub(super) const CURRENT: &str = "2026-11-27";

/// The option of Tablan that differs between the earlier and the current rules.
pub(super) const OPTION: &str = "ending_half";

/// The value of the option by the earlier rules.
pub(super) const EARLIER_VALUE: &str = "alone";

/// The value of the option by the current rules.
pub(super) const CURRENT_VALUE: &str = "accompanied";

/// The rules that a game is played by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RulesDate {
    /// Tablan's rules before their date was written into records. The record is written without it again.
    Earlier,
    /// The current rules.
    #[default]
    Current,
}

impl RulesDate {
    /// The value of the header, `None` if the record has none.
    #[must_use]
    pub fn header(self, game: GameKind) -> Option<&'static str> {
        (self == RulesDate::Current && game == GameKind::Tablan).then_some(CURRENT)
    }

    /// Reads the header of a game, `None` if the record has none. `names_option` tells if the record names the option
    /// [`OPTION`].
    ///
    /// # Errors
    /// Fails if the game has no such header, or if the date is unknown.
    pub(super) fn read(
        game: GameKind,
        header: Option<&str>,
        names_option: bool,
    ) -> Result<RulesDate, RecordProblem> {
        let Some(current) = RulesDate::Current.header(game) else {
            return match header {
                None => Ok(RulesDate::Current),
                Some(_) => Err(HeaderError::BadKey(RULES_DATE.to_owned()).into()),
            };
        };
        match header {
            // The record was edited with a later option.
            None if names_option => Ok(RulesDate::Current),
            None => Ok(RulesDate::Earlier),
            Some(date) if date == current => Ok(RulesDate::Current),
            Some(date) => Err(RecordProblem::UnknownRulesDate {
                found: shortened(date),
            }),
        }
    }
}
