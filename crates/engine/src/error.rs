//! The errors of commands.

use thiserror::Error;

use super::command::{COMMANDS, Usage};
use super::{MAX_FILE, MAX_LINE, MAX_SERIES};
use tavoliere_core::ai::rollout::RolloutError;
use tavoliere_core::record::{GameRecord, MatchPlayError, OneGameError};
use tavoliere_core::rules::MatchScoreError;
use tavoliere_core::rules::{
    AnyIllegal, AnyNotationError, AnyPositionError, GameKind, SetupError, Side, TooManyTurns,
    shortened_to,
};

/// The reason why a command was refused. [`EngineError::kind`] returns it as a word, `Display` as a sentence with the
/// accepted input.
#[derive(Debug, Error)]
pub enum EngineError {
    /// The command doesn't exist.
    #[error("there is no command {found:?}; the commands are: {}", names())]
    UnknownCommand {
        /// The word, shortened.
        found: String,
    },
    /// The arguments are wrong, or there are too few or too many.
    #[error("{found}; the command is: {usage}")]
    Arguments {
        /// The problem.
        found: String,
        /// The syntax of the command.
        usage: &'static str,
    },
    /// The command needs a game, but none was started with `new`, `position` or `load`.
    #[error("there is no game yet; start one with: new GAME, position GAME TEXT or load PATH")]
    NoGame,
    /// The game, rule set, option or value doesn't exist.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The game has no such side.
    #[error("{found:?} is not a side of {game}; accepted: {first}, {second}")]
    UnknownSide {
        /// The word, shortened.
        found: String,
        /// The game.
        game: GameKind,
        /// The first side's name.
        first: &'static str,
        /// The second side's name.
        second: &'static str,
    },
    /// This side never starts.
    #[error("{first} always starts in {game} (TT-2)")]
    AlwaysFirst {
        /// The game.
        game: GameKind,
        /// The side that starts.
        first: &'static str,
    },
    /// The word isn't an accepted number.
    #[error("{found:?} is not a valid {what}; a whole number from {least} to {most} is expected")]
    Number {
        /// The word, shortened.
        found: String,
        /// The meaning of the number.
        what: &'static str,
        /// The smallest accepted number.
        least: u64,
        /// The largest accepted number.
        most: u64,
    },
    /// The position isn't valid.
    #[error(transparent)]
    Position(#[from] AnyPositionError),
    /// The game has no such throw.
    #[error("{found:?} is not a throw of {game}; {accepted}")]
    Throw {
        /// The words, shortened.
        found: String,
        /// The game.
        game: GameKind,
        /// The accepted throws.
        accepted: &'static str,
    },
    /// The series is too long for the engine.
    #[error("the series would hold {found} scoring throws; at most {MAX_SERIES} are accepted")]
    LongSeries {
        /// The number of scoring throws.
        found: u64,
    },
    /// The rules refuse it.
    #[error(transparent)]
    Illegal(#[from] AnyIllegal),
    /// A choice can't be read or isn't legal.
    #[error(transparent)]
    Choice(#[from] AnyNotationError),
    /// A turn can't be read or isn't legal.
    #[error("in {line:?}: {problem}")]
    Turn {
        /// The line, shortened.
        line: String,
        /// The problem.
        problem: AnyNotationError,
    },
    /// The turn doesn't continue from what was thrown and played in it.
    #[error("{line:?} does not continue what has been thrown and played in this turn: {so_far:?}")]
    OtherTurn {
        /// The line, shortened.
        line: String,
        /// The turn so far, shortened.
        so_far: String,
    },
    /// The position has more turns than can be listed.
    #[error(transparent)]
    TooManyTurns(#[from] TooManyTurns),
    /// The count would take too long.
    #[error(
        "perft {depth} would count more than {limit} positions; it is refused after perft {reached}"
    )]
    TooDeep {
        /// The depth asked for.
        depth: u32,
        /// The most positions that are counted.
        limit: u64,
        /// The last depth that was counted.
        reached: u32,
    },
    /// The text only names throws and choices that were already made.
    #[error("{line:?} plays nothing; expected: a choice or turn as moves or turns print it")]
    NothingToPlay {
        /// The line, shortened.
        line: String,
    },
    /// No throw or choice can be undone.
    #[error("there is no throw or move to undo")]
    NothingToUndo,
    /// No choice is expected.
    #[error("no choice is expected now; expected: {expected}")]
    NoChoice {
        /// The expected event.
        expected: &'static str,
    },
    /// These choices don't allow rollouts.
    #[error(transparent)]
    Rollout(#[from] RolloutError),
    /// The level doesn't exist.
    #[error("{found:?} is not a level of {game}; accepted: 1 to {most}, best")]
    Level {
        /// The word, shortened.
        found: String,
        /// The game.
        game: GameKind,
        /// Its highest level.
        most: u8,
    },
    /// The game can't be part of a match, or no game follows it.
    #[error(transparent)]
    MatchPlay(#[from] MatchPlayError),
    /// The length of the match isn't accepted.
    #[error(transparent)]
    MatchScore(#[from] MatchScoreError),
    /// The file can't be read.
    #[error("cannot read {path:?}: {problem}")]
    File {
        /// The path, shortened.
        path: String,
        /// The problem.
        problem: FileProblem,
    },
    /// The file has no game that can be read, or several if one is expected.
    #[error(transparent)]
    Import(#[from] OneGameError),
    /// No loaded file has this game.
    #[error("{found:?} is not the number of a loaded game; accepted: {accepted}")]
    NoLoadedGame {
        /// The word, shortened.
        found: String,
        /// The accepted numbers.
        accepted: String,
    },
    /// The line is too long.
    #[error("a line has at most {MAX_LINE} bytes without its end; this one has more")]
    LongLine,
    /// The line isn't UTF-8.
    #[error("a line must be UTF-8; this one is invalid from byte {valid}")]
    NotUtf8 {
        /// The number of valid bytes at its start.
        valid: usize,
    },
}

/// The reason why a file wasn't read.
#[derive(Debug, Error)]
pub enum FileProblem {
    /// The path is a folder, a device or a pipe.
    #[error("it is not a regular file")]
    NotRegular,
    /// The file is empty.
    #[error("it is empty")]
    Empty,
    /// The file is too large.
    #[error("it has {MAX_FILE} bytes or more; less is accepted")]
    TooLarge,
    /// The system's error.
    #[error(transparent)]
    System(#[from] std::io::Error),
}

impl EngineError {
    /// The kind of error in one word, which is the first of an error's line.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            EngineError::UnknownCommand { .. } => "unknown-command",
            EngineError::Arguments { .. } | EngineError::NothingToPlay { .. } => "arguments",
            EngineError::NoGame => "no-game",
            EngineError::Setup(_) => "setup",
            EngineError::UnknownSide { .. } | EngineError::AlwaysFirst { .. } => "side",
            EngineError::Number { .. } | EngineError::NoLoadedGame { .. } => "number",
            EngineError::Position(_) => "position",
            EngineError::Throw { .. } => "throw",
            EngineError::LongSeries { .. } => "long-series",
            EngineError::Illegal(_) | EngineError::OtherTurn { .. } => "illegal",
            EngineError::Choice(problem) | EngineError::Turn { problem, .. } => {
                if problem.is_illegal() {
                    "illegal"
                } else {
                    "notation"
                }
            }
            EngineError::TooManyTurns(_) | EngineError::TooDeep { .. } => "too-many",
            EngineError::NothingToUndo => "nothing-to-undo",
            EngineError::NoChoice { .. } => "no-choice",
            EngineError::Level { .. } => "level",
            EngineError::Rollout(_) => "rollout",
            EngineError::MatchPlay(_) | EngineError::MatchScore(_) => "match",
            EngineError::File { .. } => "file",
            EngineError::Import(_) => "record",
            EngineError::LongLine => "long-line",
            EngineError::NotUtf8 { .. } => "not-utf8",
        }
    }

    pub(super) fn always_first(game: &GameRecord) -> EngineError {
        let kind = game.setup().kind();
        EngineError::AlwaysFirst {
            game: kind,
            first: kind.side_name(game.first().unwrap_or(Side::First)),
        }
    }

    pub(super) fn unknown_side(found: &str, game: GameKind) -> EngineError {
        EngineError::UnknownSide {
            found: shortened(found),
            game,
            first: game.side_name(Side::First),
            second: game.side_name(Side::Second),
        }
    }
}

fn names() -> String {
    let names: Vec<&str> = COMMANDS.iter().map(Usage::word).collect();
    names.join(", ")
}

/// Shortens a text to 60 characters for an error message.
pub(super) fn shortened(text: &str) -> String {
    shortened_to(text, 60)
}
