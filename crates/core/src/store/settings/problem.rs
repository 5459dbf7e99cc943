//! Parts of the settings that couldn't be used.

use thiserror::Error;

/// A part of the settings that couldn't be used and fell back.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum SettingsProblem {
    /// The text isn't RON; all defaults apply.
    #[error("the settings cannot be read ({0}); the defaults apply")]
    Unreadable(String),
    /// One field has a value that it can't have; its default applies.
    #[error("setting {field}: {problem}; the default applies")]
    BadValue {
        /// The field.
        field: String,
        /// The error.
        problem: String,
    },
    /// One value was outside its range; the nearest one inside applies.
    #[error("setting {field}: {found} is outside {accepted}; {used} applies")]
    OutOfRange {
        /// The field.
        field: &'static str,
        /// The value in the text.
        found: String,
        /// The range.
        accepted: String,
        /// The value that applies now.
        used: String,
    },
}
