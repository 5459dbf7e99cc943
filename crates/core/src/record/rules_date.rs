//! The rules that a record was played by.

use crate::rules::GameKind;

/// The header with the date of the rules.
pub(super) const RULES_DATE: &str = "rules-date";

/// The date of the current rules of Tablan. Those of the other games haven't changed since the first version.
pub(super) const CURRENT: &str = "2026-11-27";

/// The option and its value that stand for Tablan's rules before [`CURRENT`].
pub(super) const EARLIER_OPTION: (&str, &str) = ("ending_half", "alone");

/// The value of that option by the current rules.
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
}
