//! The words of turns.

use super::tone::Tone;
use crate::ui::words::Words;

/// A word or two of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// A piece came home (Tablan).
    Home,
    /// A piece leapt the sum of the series (Tablan).
    Leap,
    /// The other half of the throw is lost (Tablan).
    HalfLost,
    /// No throw of the turn scored (Tablan).
    NoScore,
    /// No piece could use the scoring throws, of which this is the number (Tablan).
    NoUse(usize),
    /// The king has one way out (Tablut).
    Raichi,
    /// The king has several ways out (Tablut).
    Tuichi,
    /// Three in a row (Tapatan).
    ThreeInRow,
    /// The move won the game.
    Wins,
    /// The move drew the game.
    Draws,
    /// No piece could leave the bar (Tawula).
    NoEntry,
    /// No piece could move (Tawula).
    NoMove,
}

impl Word {
    const fn key(self) -> &'static str {
        match self {
            Word::Home => "move-home",
            Word::Leap => "move-leap",
            Word::HalfLost => "move-half-lost",
            Word::NoScore => "move-no-score",
            Word::NoUse(_) => "move-no-use",
            Word::Raichi => "move-raichi",
            Word::Tuichi => "move-tuichi",
            Word::ThreeInRow => "move-three-in-row",
            Word::Wins => "move-wins",
            Word::Draws => "move-draws",
            Word::NoEntry => "move-no-entry",
            Word::NoMove => "move-no-move",
        }
    }

    /// The word as it is drawn.
    #[must_use]
    pub fn text(self, words: &Words) -> String {
        match self {
            Word::NoUse(count) => words.with(self.key(), &[("count", count.into())]),
            _ => words.get(self.key()),
        }
    }

    /// The word as a part of a sentence.
    #[must_use]
    pub fn sentence_part(self, words: &Words) -> String {
        match self {
            Word::Home => words.get("move-home-said"),
            Word::Leap => words.get("move-leap-said"),
            _ => self.text(words),
        }
    }

    /// The weight of the word.
    #[must_use]
    pub const fn tone(self) -> Tone {
        match self {
            Word::Home | Word::Raichi | Word::Tuichi | Word::ThreeInRow | Word::Wins => {
                Tone::Accent
            }
            _ => Tone::Quiet,
        }
    }
}
