//! What the texts of positions share in all games: the fields board, side, phase, turn, preset and
//! what follows by name.

use std::fmt;
use std::str::SplitWhitespace;

use super::{GameKind, OptionError, OptionSet, Side};

/// What can be wrong with a field of a position's text in any game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FieldError {
    /// The line stops too early.
    #[error("the {field} is missing; a position is: board side phase turn preset [name=value …]")]
    Missing {
        /// Which field.
        field: &'static str,
    },
    /// A word that is not accepted in its place.
    #[error("{found:?} is no {field}; accepted: {accepted}")]
    Word {
        /// Which field.
        field: &'static str,
        /// What was read.
        found: String,
        /// What is accepted.
        accepted: &'static str,
    },
    /// A field given twice.
    #[error("{field} is given twice")]
    Twice {
        /// Which field.
        field: &'static str,
    },
    /// No such preset, option or value.
    #[error(transparent)]
    Options(#[from] OptionError),
}

impl FieldError {
    pub(super) fn word(field: &'static str, found: &str, accepted: &'static str) -> FieldError {
        FieldError::Word {
            field,
            found: found.to_owned(),
            accepted,
        }
    }
}

/// The words of a position's text, read one by one.
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

    /// Reads the preset, from which the options that follow may differ.
    pub fn preset<O: OptionSet>(&mut self) -> Result<O, FieldError> {
        let (_, options) = O::of_preset(self.next("preset")?)?;
        Ok(options)
    }

    /// Reads the preset, and the options behind it where nothing else may follow.
    pub fn options<O: OptionSet>(mut self) -> Result<O, FieldError> {
        let mut options: O = self.preset()?;
        for (name, value) in self.named() {
            options.set(name, value)?;
        }
        Ok(options)
    }

    /// What is left, by name and value; the value is empty where there is none.
    pub fn named(self) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.words
            .map(|text| text.split_once('=').unwrap_or((text, "")))
    }
}

/// Reads the letter of a side; `accepted` names the two of the game.
pub(super) fn read_side(
    kind: GameKind,
    text: &str,
    accepted: &'static str,
) -> Result<Side, FieldError> {
    kind.side_of_letter(text)
        .ok_or_else(|| FieldError::word("side", text, accepted))
}

/// Writes one row of a board: signs, and how many places between them are empty.
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
