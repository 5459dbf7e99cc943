//! The errors in the text of a lesson.

use thiserror::Error;

use crate::rules::{AnyIllegal, AnyNotationError, AnyPositionError};

/// An error in a lesson's text, with its line.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("line {line}: {problem}")]
pub struct LessonError {
    /// The line, from 1.
    pub line: usize,
    /// The problem.
    pub problem: LessonProblem,
}

/// The problem with a line of a lesson.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum LessonProblem {
    /// The line starts with an unknown word.
    #[error(
        "no line starts with {found:?}; accepted: lesson, step, position, later, light, throw, play, \
         wrong, reply, game, and # for a remark"
    )]
    UnknownWord {
        /// The word.
        found: String,
    },
    /// The first line doesn't name a game.
    #[error("a lesson starts with \"lesson\" and a game; accepted: {accepted}")]
    NoLesson {
        /// The games.
        accepted: String,
    },
    /// The step has no name, or the name can't be used as a key.
    #[error("{found:?} is not the name of a step: a-z, 0-9 and hyphens are accepted")]
    BadName {
        /// The name.
        found: String,
    },
    /// Two steps have the same name.
    #[error("there is a step {name:?} already")]
    SameName {
        /// The name.
        name: String,
    },
    /// A line comes before the first step.
    #[error("this belongs to a step: a line with \"step\" comes first")]
    NoStep,
    /// The first step has no position, or a position comes after an action.
    #[error("the first step starts with a position, and a position comes before all actions")]
    NoPosition,
    /// Pieces move to a new position without a caption.
    #[error("pieces move to this position, so a line with \"later\" must follow it")]
    NoLater,
    /// A caption for moving pieces doesn't follow a new position.
    #[error("\"later\" stands alone after a position to which pieces move")]
    StrayLater,
    /// The position can't be read.
    #[error("the position cannot be read: {0}")]
    Position(#[from] AnyPositionError),
    /// A choice can't be read or isn't legal.
    #[error("{text:?} cannot be played: {error}")]
    Choice {
        /// The choice.
        text: String,
        /// The reason.
        error: AnyNotationError,
    },
    /// The position doesn't allow a throw.
    #[error("no throw is possible here: {0}")]
    NotThrown(AnyIllegal),
    /// The game has no such throw.
    #[error("{found:?} cannot be thrown; accepted: {accepted}")]
    UnknownThrow {
        /// The text.
        found: String,
        /// All throws of the game.
        accepted: String,
    },
    /// A reply has several throws.
    #[error("a reply has one throw; further throws follow in lines of their own")]
    OneThrow,
    /// A choice marked as wrong is legal.
    #[error("{text:?} is given as wrong, but is legal")]
    WrongIsLegal {
        /// The choice.
        text: String,
    },
    /// A choice marked as wrong is refused for another reason.
    #[error("{text:?} is refused for {found:?}, not for {named:?}")]
    OtherReason {
        /// The choice.
        text: String,
        /// The reason in the lesson.
        named: String,
        /// The reason in the rules, or the reason why the choice can't be read.
        found: String,
    },
    /// A line "wrong" doesn't follow a line "play".
    #[error("\"wrong\" follows the \"play\" that it belongs to, as CHOICE: REASON")]
    StrayWrong,
    /// It's the other side's turn.
    #[error("it is the other side's turn here")]
    OtherSide,
    /// The table has no such place.
    #[error("{found:?} is not a place on this table; accepted: {accepted}")]
    UnknownSpot {
        /// The text.
        found: String,
        /// The accepted places.
        accepted: &'static str,
    },
    /// A line has no argument.
    #[error("something is missing after {word:?}")]
    Missing {
        /// The first word of the line.
        word: &'static str,
    },
    /// The computer has no such level.
    #[error("{found:?} is not a level of the computer; accepted: {min} to {max}")]
    UnknownLevel {
        /// The text.
        found: String,
        /// The lowest level.
        min: u8,
        /// The highest level.
        max: u8,
    },
    /// The real game has no seed.
    #[error("a real game is written as LEVEL seed NUMBER")]
    NoGameSeed,
    /// The lesson doesn't end with a real game, or doesn't end there.
    #[error("a lesson ends with a step that has only a position and \"game\"")]
    NoGame,
    /// After one of the other accepted choices the lesson can't continue.
    #[error("after {text:?} the lesson cannot continue as written: {error}")]
    DeadEnd {
        /// The choice.
        text: String,
        /// The reason.
        error: AnyIllegal,
    },
    /// No seed was found that gives these throws in a row.
    #[error("too many throws without a new position: no seed was found for them")]
    NoSeed,
}
