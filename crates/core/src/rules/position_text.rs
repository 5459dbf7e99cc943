//! Reads and writes the parts that the texts of positions share in all games: the fields board, side, phase, turn and
//! preset, and the named fields after them.

use std::fmt;
use std::str::SplitWhitespace;

use super::{GameKind, OptionError, OptionSet, Side};

/// An error in a field of a position's text, in any game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FieldError {
    /// The text ends before this field.
    #[error("the {field} is missing; a position is: board side phase turn preset [name=value …]")]
    Missing {
        /// The missing field.
        field: &'static str,
    },
    /// A word that isn't allowed in this field.
    #[error("{found:?} is not a valid {field}; accepted: {accepted}")]
    InvalidWord {
        /// The field.
        field: &'static str,
        /// The word found.
        found: String,
        /// The accepted words.
        accepted: &'static str,
    },
    /// A field that occurs twice.
    #[error("{field} is given twice")]
    Twice {
        /// The field.
        field: &'static str,
    },
    /// An unknown preset, option or value.
    #[error(transparent)]
    Options(#[from] OptionError),
}

impl FieldError {
    pub(super) fn word(field: &'static str, found: &str, accepted: &'static str) -> FieldError {
        FieldError::InvalidWord {
            field,
            found: found.to_owned(),
            accepted,
        }
    }
}

/// The parser for a position's text. It returns the words one by one.
pub(super) struct Fields<'a> {
    words: SplitWhitespace<'a>,
}

impl<'a> Fields<'a> {
    pub fn new(text: &'a str) -> Fields<'a> {
        let words = text.split_whitespace();
        Fields { words }
    }

    pub fn next(&mut self, field: &'static str) -> Result<&'a str, FieldError> {
        self.words.next().ok_or(FieldError::Missing { field })
    }

    /// Reads the number of the turn.
    pub fn turn(&mut self) -> Result<u32, FieldError> {
        let turn = self.next("turn")?;
        let number = turn.parse().ok().filter(|turn| *turn > 0);
        number.ok_or_else(|| FieldError::word("turn", turn, "a number from 1"))
    }

    /// Reads the preset. Named options that follow can change it.
    pub fn preset<O: OptionSet>(&mut self) -> Result<O, FieldError> {
        let (_, options) = O::of_preset(self.next("preset")?)?;
        Ok(options)
    }

    /// Reads the preset and the options after it. No other field can follow.
    pub fn options<O: OptionSet>(mut self) -> Result<O, FieldError> {
        let mut options: O = self.preset()?;
        for (name, value) in self.named() {
            options.set(name, value)?;
        }
        Ok(options)
    }

    /// The remaining fields as names and values. The value is empty if the field has no `=`.
    pub fn named(self) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.words
            .map(|text| text.split_once('=').unwrap_or((text, "")))
    }
}

/// Reads the letter of a side. `accepted` lists both letters for the error message.
pub(super) fn read_side(
    kind: GameKind,
    text: &str,
    accepted: &'static str,
) -> Result<Side, FieldError> {
    kind.side_of_letter(text)
        .ok_or_else(|| FieldError::word("side", text, accepted))
}

/// Writes one row of a board: signs, and numbers of empty places between them.
pub(super) fn write_row(
    row: impl Iterator<Item = Option<char>>,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    let mut empty = 0;
    for place in row {
        let Some(sign) = place else {
            empty += 1;
            continue;
        };
        if empty > 0 {
            write!(f, "{empty}")?;
            empty = 0;
        }
        write!(f, "{sign}")?;
    }
    if empty > 0 {
        write!(f, "{empty}")?;
    }
    Ok(())
}
