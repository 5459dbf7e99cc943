//! Stores the example of a page: a position and the choices played in it.

use crate::rules::{AnyIllegal, AnyMove, AnyPosition};

/// A position and the choices played in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Example {
    /// The position at the start.
    pub position: AnyPosition,
    /// The choices in order.
    pub choices: Vec<AnyMove>,
    /// An illegal choice at the end. `None` if the example has none.
    pub refused: Option<Refused>,
}

/// An illegal choice.
#[derive(Clone, Debug, PartialEq)]
pub struct Refused {
    /// The choice in the notation of the game.
    pub text: String,
    /// The reason for the refusal.
    pub why: AnyIllegal,
}

impl Example {
    /// The position after the first `choices` choices.
    #[must_use]
    pub fn after(&self, choices: usize) -> AnyPosition {
        let mut position = self.position.clone();
        for choice in self.choices.iter().take(choices) {
            // They can't fail, because they were played when the book was read.
            let _ = position.play(*choice);
        }
        position
    }
}
