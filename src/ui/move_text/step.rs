//! A step of a piece, from which tokens are made.

use super::captured::Captured;
use super::place::Place;
use super::token::Token;
use super::word::Word;

/// A step of one piece, or of several equal ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The places, the first one left and the last one reached.
    pub way: Vec<Place>,
    /// The piece leaves its start cell.
    pub starts: bool,
    /// The pieces that left the board.
    pub captured: Option<Captured>,
    /// The number of equal steps.
    pub count: u8,
    /// The words after the step.
    pub words: Vec<Word>,
}

impl Step {
    /// A plain step of one piece.
    #[must_use]
    pub fn new(way: impl Into<Vec<Place>>) -> Self {
        Self {
            way: way.into(),
            starts: false,
            captured: None,
            count: 1,
            words: Vec::new(),
        }
    }

    /// `true` if a step continues this one with the same piece, and nothing is worth a stop between them.
    pub(super) fn leads_to(&self, next: &Step) -> bool {
        self.captured.is_none()
            && self.words.is_empty()
            && (self.count, next.count, next.starts) == (1, 1, false)
            && matches!(self.way.last(), Some(Place::Named(_)))
            && self.way.last() == next.way.first()
    }

    /// Continues this step with the next one. Places between two named ones are left out.
    pub(super) fn join(&mut self, next: Step) {
        if matches!(self.way.first(), Some(Place::Named(_))) || self.way.len() > 2 {
            self.way.pop();
        }
        self.way.extend(next.way.into_iter().skip(1));
        (self.captured, self.words) = (next.captured, next.words);
    }

    /// Adds the tokens of the step.
    pub(super) fn add_to(self, tokens: &mut Vec<Token>) {
        if self.starts {
            tokens.push(Token::Starts);
        }
        for (at, place) in self.way.into_iter().enumerate() {
            if at > 0 {
                tokens.push(Token::Arrow);
            }
            tokens.push(Token::Place(place));
        }
        if self.count > 1 {
            tokens.push(Token::Times(self.count));
        }
        tokens.extend(self.captured.map(Token::Captured));
        tokens.extend(self.words.into_iter().map(Token::Word));
    }
}
