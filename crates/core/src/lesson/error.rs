//! Why the text of a lesson was refused.

use thiserror::Error;

use crate::rules::{AnyIllegal, AnyNotationError, AnyPositionError};

/// What is wrong with a lesson's text, and where.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("line {line}: {problem}")]
pub struct LessonError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: LessonProblem,
}

/// What is wrong with a line of a lesson.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum LessonProblem {
    /// A line begins with another word.
    #[error(
        "{found:?} begins no line; accepted: lesson, step, position, light, throw, play, wrong, \
         reply, game, and # for a remark"
    )]
    UnknownWord {
        /// The word.
        found: String,
    },
    /// The first line names no game.
    #[error("a lesson begins with \"lesson\" and a game; accepted: {accepted}")]
    NoLesson {
        /// The games.
        accepted: String,
    },
    /// A step without a name, or with one that is no key.
    #[error("{found:?} is no name of a step: a-z, 0-9 and hyphens are accepted")]
    BadName {
        /// The name.
        found: String,
    },
    /// Two steps of the same name.
    #[error("there is a step {name:?} already")]
    SameName {
        /// The name.
        name: String,
    },
    /// Something stands outside the steps.
    #[error("this belongs to a step: a line with \"step\" comes first")]
    NoStep,
    /// The first step has no position, or one comes too late.
    #[error("the first step begins with a position, and a position stands before all that is done")]
    NoPosition,
    /// The position cannot be read.
    #[error("the position cannot be read: {0}")]
    Position(#[from] AnyPositionError),
    /// A choice cannot be read or is not legal.
    #[error("{text:?} cannot be played: {error}")]
    Choice {
        /// The choice.
        text: String,
        /// Why.
        error: AnyNotationError,
    },
    /// Nothing can be thrown now.
    #[error("nothing is thrown here: {0}")]
    NotThrown(AnyIllegal),
    /// No such throw.
    #[error("{found:?} cannot be thrown; accepted: {accepted}")]
    UnknownThrow {
        /// What was read.
        found: String,
        /// Every throw of the game.
        accepted: String,
    },
    /// A wrong choice that the rules allow.
    #[error("{text:?} is said to be wrong, but is legal")]
    WrongIsLegal {
        /// The choice.
        text: String,
    },
    /// A wrong choice that is refused for another reason.
    #[error("{text:?} is refused for {found:?}, not for {named:?}")]
    OtherReason {
        /// The choice.
        text: String,
        /// The reason in the lesson.
        named: String,
        /// The reason of the rules, or why it cannot be read.
        found: String,
    },
    /// A wrong choice without anything that is wanted.
    #[error("\"wrong\" stands behind the \"play\" that it belongs to, as CHOICE: REASON")]
    StrayWrong,
    /// The other side was to act.
    #[error("the other side is to act here")]
    OtherSide,
    /// No such place.
    #[error("{found:?} is no place on this table; accepted: {accepted}")]
    UnknownSpot {
        /// What was read.
        found: String,
        /// The kinds of places.
        accepted: &'static str,
    },
    /// A line lacks what it is about.
    #[error("something is missing behind {word:?}")]
    Missing {
        /// The first word of the line.
        word: &'static str,
    },
    /// A level of the computer that there is not.
    #[error("{found:?} is no level of the computer; accepted: {min} to {max}")]
    UnknownLevel {
        /// What was read.
        found: String,
        /// The lowest.
        min: u8,
        /// The highest.
        max: u8,
    },
    /// The lesson does not end with a real game, or goes on behind it.
    #[error("a lesson ends with a step that lays a position and has nothing but \"game\"")]
    NoGame,
    /// After another of the accepted choices the lesson could not go on.
    #[error("after {text:?} the lesson cannot go on as written: {error}")]
    DeadEnd {
        /// The choice.
        text: String,
        /// What is refused then.
        error: AnyIllegal,
    },
    /// So many throws in a row cannot be had from a seed in time.
    #[error("too many throws without a new position: no seed was found for them")]
    NoSeed,
}
