//! Why a command was refused.

use thiserror::Error;

use super::command::{COMMANDS, Usage};
use super::{MAX_FILE, MAX_LINE, MAX_SERIES};
use tavoliere_core::ai::rollout::RolloutError;
use tavoliere_core::record::{GameRecord, MatchPlayError, RecordError};
use tavoliere_core::rules::MatchScoreError;
use tavoliere_core::rules::{
    AnyIllegal, AnyNotationError, AnyPositionError, GameKind, SetupError, Side, TooManyTurns,
    shortened_to,
};

/// Why a command was refused: [`EngineError::kind`] says it in a word, `Display` in a sentence with
/// what is accepted.
#[derive(Debug, Error)]
pub enum EngineError {
    /// No such command.
    #[error("there is no command {found:?}; the commands are: {}", names())]
    UnknownCommand {
        /// The word met, shortened.
        found: String,
    },
    /// Too few, too many or the wrong words behind a command.
    #[error("{found}; the command is: {usage}")]
    Arguments {
        /// What was wrong.
        found: String,
        /// How the command is written.
        usage: &'static str,
    },
    /// A command that needs a game before the first `new`, `position` or `load`.
    #[error("there is no game yet; begin one with: new GAME, position GAME TEXT or load PATH")]
    NoGame,
    /// No such game, preset, option or value.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// No such side.
    #[error("{found:?} is no side of {game}; accepted: {first}, {second}")]
    UnknownSide {
        /// The word met, shortened.
        found: String,
        /// The game.
        game: GameKind,
        /// The first side's name.
        first: &'static str,
        /// The second side's name.
        second: &'static str,
    },
    /// A side that never begins.
    #[error("{first} always begins in {game} (TT-2)")]
    AlwaysFirst {
        /// The game.
        game: GameKind,
        /// The side that begins.
        first: &'static str,
    },
    /// No number where one is needed.
    #[error("{found:?} is no {what}; a whole number from {least} to {most} is expected")]
    Number {
        /// The word met, shortened.
        found: String,
        /// What it should be.
        what: &'static str,
        /// The smallest accepted.
        least: u64,
        /// The largest accepted.
        most: u64,
    },
    /// No position.
    #[error(transparent)]
    Position(#[from] AnyPositionError),
    /// No throw of the game.
    #[error("{found:?} is no throw of {game}; {accepted}")]
    Throw {
        /// The words met, shortened.
        found: String,
        /// The game.
        game: GameKind,
        /// What is accepted.
        accepted: &'static str,
    },
    /// A series longer than the engine follows.
    #[error("the series would hold {found} scoring throws; at most {MAX_SERIES} are accepted")]
    LongSeries {
        /// How many.
        found: u64,
    },
    /// The rules refuse it.
    #[error(transparent)]
    Illegal(#[from] AnyIllegal),
    /// The text of a choice cannot be read or is not legal.
    #[error(transparent)]
    Choice(#[from] AnyNotationError),
    /// The text of a turn cannot be read or is not legal.
    #[error("in {line:?}: {problem}")]
    Turn {
        /// The whole line as it was read, shortened.
        line: String,
        /// What is wrong with it.
        problem: AnyNotationError,
    },
    /// A turn that does not go on from what has happened in it.
    #[error(
        "{line:?} does not go on from what has been thrown and played in this turn: {so_far:?}"
    )]
    OtherTurn {
        /// The line as it was read, shortened.
        line: String,
        /// The turn so far, shortened.
        so_far: String,
    },
    /// More turns than are listed.
    #[error(transparent)]
    TooManyTurns(#[from] TooManyTurns),
    /// A count that would take too long.
    #[error(
        "perft {depth} would count more than {limit} positions; it is refused after perft {reached}"
    )]
    TooDeep {
        /// The depth asked for.
        depth: u32,
        /// The most that is counted.
        limit: u64,
        /// The depth that was counted last.
        reached: u32,
    },
    /// A text that names nothing that has not been thrown or played.
    #[error("{line:?} plays nothing; a choice or turn as moves or turns print it is expected")]
    NothingToPlay {
        /// The line as it was read, shortened.
        line: String,
    },
    /// Nothing has been done that could be taken back.
    #[error("nothing has been thrown or played that could be taken back")]
    NothingToUndo,
    /// Nobody is to choose.
    #[error("no choice is expected now; expected: {expected}")]
    NoChoice {
        /// What is expected instead.
        expected: &'static str,
    },
    /// Choices that cannot be rolled out.
    #[error(transparent)]
    Rollout(#[from] RolloutError),
    /// A level that does not exist.
    #[error("{found:?} is no level of {game}; accepted: 1 to {most}, best")]
    Level {
        /// The word met, shortened.
        found: String,
        /// The game.
        game: GameKind,
        /// Its highest level.
        most: u8,
    },
    /// A game that cannot be part of a match, or is followed by none.
    #[error(transparent)]
    MatchPlay(#[from] MatchPlayError),
    /// A length of match that is not played.
    #[error(transparent)]
    MatchScore(#[from] MatchScoreError),
    /// A file that cannot be read.
    #[error("cannot read {path:?}: {problem}")]
    File {
        /// Its path, shortened.
        path: String,
        /// Why not.
        problem: FileProblem,
    },
    /// A file that is no record.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// A line that is too long.
    #[error("a line may have {MAX_LINE} bytes without its end; this one has more")]
    LongLine,
    /// A line that is no UTF-8.
    #[error("a line must be UTF-8; this one is not from byte {valid} on")]
    NotUtf8 {
        /// How many bytes at its beginning are UTF-8.
        valid: usize,
    },
}

/// Why a file was not read.
#[derive(Debug, Error)]
pub enum FileProblem {
    /// A folder, a device, a pipe.
    #[error("it is no regular file")]
    NotRegular,
    /// Nothing in it.
    #[error("it is empty")]
    Empty,
    /// Too large.
    #[error("it has {MAX_FILE} bytes or more; less is accepted")]
    TooLarge,
    /// No text.
    #[error("it is not UTF-8")]
    NotUtf8,
    /// The system says no.
    #[error(transparent)]
    System(#[from] std::io::Error),
}

impl EngineError {
    /// The kind of error in one word, the first of an error's line.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            EngineError::UnknownCommand { .. } => "unknown-command",
            EngineError::Arguments { .. } | EngineError::NothingToPlay { .. } => "arguments",
            EngineError::NoGame => "no-game",
            EngineError::Setup(_) => "setup",
            EngineError::UnknownSide { .. } | EngineError::AlwaysFirst { .. } => "side",
            EngineError::Number { .. } => "number",
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
            EngineError::Record(_) => "record",
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

/// At most 60 characters, for messages about words of any length.
pub(super) fn shortened(text: &str) -> String {
    shortened_to(text, 60)
}
