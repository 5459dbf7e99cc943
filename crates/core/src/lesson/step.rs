//! What a lesson is made of.

use crate::rules::{AnyMove, AnyPosition, AnyThrow, GameKind, Side};

/// The guided first game of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// The game that is taught.
    pub game: GameKind,
    /// Its steps, at least one; the last is a real game.
    pub steps: Vec<Step>,
}

/// One step: what is said, and what is done.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// Its name; its texts are `lesson-<game>-<name>` and `lesson-<game>-<name>-text`.
    pub name: String,
    /// It is laid out anew. Otherwise it goes on where the step before ended.
    pub laid: bool,
    /// The position in which it begins, if every step before was done as first asked for.
    pub start: AnyPosition,
    /// Who learns in it.
    pub side: Side,
    /// Places that are lit besides those of the wanted choice.
    pub lit: Vec<Spot>,
    /// What is done in it, in order; nothing where it is only read.
    pub acts: Vec<Act>,
}

impl Step {
    /// The key of its title.
    #[must_use]
    pub fn key(&self, game: GameKind) -> String {
        format!("lesson-{game}-{}", self.name)
    }

    /// The real game at the end of the lesson.
    #[must_use]
    pub fn is_game(&self) -> bool {
        matches!(self.acts.first(), Some(Act::Game { .. }))
    }
}

/// One thing that is done in a step.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// The learner throws, and these fall, one after the other.
    Throw(Vec<AnyThrow>),
    /// The learner plays one of these.
    Play {
        /// What is accepted; the first is what is shown.
        wanted: Vec<AnyMove>,
        /// What is spoken of because it is not allowed.
        wrong: Vec<WrongTry>,
    },
    /// The other side plays this by itself.
    Reply(AnyMove),
    /// A real game against the computer, until it ends.
    Game {
        /// The level of the computer.
        level: u8,
    },
}

/// A choice that the rules refuse, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongTry {
    /// The choice in the notation of its game.
    pub text: String,
    /// The key of the refusal, without the game's name.
    pub reason: String,
}

/// A place on the table, by the numbering of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// A cell, square or point.
    Board(u8),
    /// The learner's pieces in hand.
    Hand,
    /// The learner's pieces on the bar.
    Bar,
    /// Where the learner's pieces are borne off to.
    Off,
    /// What is thrown.
    Throw,
}
