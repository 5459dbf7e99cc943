//! A turn in notation, cut into what was thrown and what was played.

use crate::record::Turn;
use crate::rules::{GameKind, Side};

/// A turn in notation, cut into its parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnNotation<'a> {
    /// Whose turn.
    pub side: Side,
    /// The throws; empty in a game without throws.
    pub throws: &'a str,
    /// The moves; empty in a turn without moves.
    pub moves: &'a str,
    /// The turn is over.
    pub finished: bool,
}

impl<'a> TurnNotation<'a> {
    /// The parts of a turn of a record.
    #[must_use]
    pub fn of(game: GameKind, turn: &'a Turn) -> Self {
        let finished = turn.finished;
        Self {
            finished,
            ..Self::line(game, turn.side, &turn.text)
        }
    }

    /// The parts of a finished turn as records write it: `63. B 51: bar/5 5/6`.
    #[must_use]
    pub fn line(game: GameKind, side: Side, text: &'a str) -> Self {
        let rest = without_head(text);
        let (throws, moves) = if game.has_throws() {
            rest.split_once(':').unwrap_or((rest, ""))
        } else {
            ("", rest)
        };
        Self {
            side,
            throws: throws.trim(),
            moves: moves.trim(),
            finished: true,
        }
    }

    /// A single choice: `bar/5`.
    #[must_use]
    pub const fn choice(side: Side, moves: &'a str) -> Self {
        Self {
            side,
            throws: "",
            moves,
            finished: true,
        }
    }
}

/// The text of a turn without its number and the letter of its side.
#[must_use]
pub fn without_head(text: &str) -> &str {
    let numbered = text.split_once(". ").map_or(text, |(_, after)| after);
    numbered.split_once(' ').map_or("", |(_, rest)| rest)
}
