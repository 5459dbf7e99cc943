//! What the board of a page shows: a position and what is done in it.

use crate::rules::{AnyIllegal, AnyMove, AnyPosition};

/// A position and what is done in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Example {
    /// Where it begins.
    pub position: AnyPosition,
    /// The choices that are made, in order.
    pub choices: Vec<AnyMove>,
    /// A choice at the end that is not allowed.
    pub refused: Option<Refused>,
}

/// A choice that is not allowed.
#[derive(Clone, Debug, PartialEq)]
pub struct Refused {
    /// The choice in the notation of the game.
    pub text: String,
    /// Why not.
    pub why: AnyIllegal,
}

impl Example {
    /// The position after so many of the choices.
    #[must_use]
    pub fn after(&self, choices: usize) -> AnyPosition {
        let mut position = self.position.clone();
        for choice in self.choices.iter().take(choices) {
            // They were played when the book was read.
            let _ = position.play(*choice);
        }
        position
    }
}
