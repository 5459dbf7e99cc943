//! The errors of records and their headers.

use thiserror::Error;

use super::rules_date::CURRENT;
use super::text::{MAX_HEADERS, MAX_LINE, VERSION};
use super::{
    Bytes32Error, ClockControlError, ContributionError, ImportReason, LinkError, MatchPlayError,
    TimingError,
};
use crate::rules::{
    AnyIllegal, AnyNotationError, AnyPositionError, GameKind, MatchScoreError, SetupError,
};

/// An error in a record, with its line.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("line {line}: {problem}")]
pub struct RecordError {
    /// The line, from 1. If something is missing at the end, the line after the last one.
    pub line: usize,
    /// The problem.
    pub problem: RecordProblem,
}

/// The problem with a record.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum RecordProblem {
    /// The text is larger than any game needs.
    #[error("the record has {bytes} bytes; at most {most} are accepted")]
    TooLarge {
        /// Size of the text (bytes).
        bytes: usize,
        /// Largest accepted size (bytes).
        most: usize,
    },
    /// The game would be too large to be read again after it's written.
    #[error("written by this program, the game has more than {most} bytes, the most accepted")]
    GameTooLarge {
        /// Largest accepted size (bytes).
        most: usize,
    },
    /// The line is too long in the text, or would be when the program writes it.
    #[error("the line has {bytes} bytes; at most {MAX_LINE} are accepted")]
    LineTooLong {
        /// Length of the line (bytes).
        bytes: usize,
    },
    /// The first line isn't that of a record.
    #[error(
        "a record starts with \"tavoliere {VERSION}\" or an earlier version, not with {found:?}"
    )]
    NotARecord {
        /// The first line, shortened.
        found: String,
    },
    /// A later version of the program wrote the record.
    #[error("this record has version {found}; this program reads versions 1 to {VERSION}")]
    UnknownVersion {
        /// The version in the record.
        found: String,
    },
    /// The headers don't end with an empty line.
    #[error("the headers must end with an empty line")]
    OpenHeaders,
    /// The line isn't a header, for example because it has no colon.
    #[error(
        "{found:?} is not a header; \"key: value\" is expected, or an empty line before the turns"
    )]
    NoHeader {
        /// The same header appears twice.
        found: String,
    },
    /// The key.
    #[error("the header {key:?} is given twice")]
    RepeatedHeader {
        /// The key.
        key: String,
    },
    /// A required header is missing.
    #[error("the header {key:?} is missing")]
    MissingHeader {
        /// The key.
        key: &'static str,
    },
    /// A free header isn't valid.
    #[error(transparent)]
    Header(#[from] HeaderError),
    /// The game, rule set or option doesn't exist.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// An entry of the options isn't `name=value`.
    #[error("{found:?} is not an option; \"name=value\" is expected, separated by spaces")]
    NoOption {
        /// The entry.
        found: String,
    },
    /// The same option appears twice.
    #[error("the option {name:?} is given twice")]
    RepeatedOption {
        /// The name.
        name: String,
    },
    /// The rules of the date are unknown.
    #[error(
        "the rules of {found:?} are unknown here; \"{CURRENT}\" is accepted, or no date for games before it"
    )]
    UnknownRulesDate {
        /// The date.
        found: String,
    },
    /// The seed isn't a number.
    #[error("{found:?} is not a seed; a whole number from 0 to {max} is expected", max = u64::MAX)]
    BadSeed {
        /// The text.
        found: String,
    },
    /// The source of the throws is unknown.
    #[error("{found:?} is unknown here; only \"by hand\" is accepted")]
    UnknownThrows {
        /// The text.
        found: String,
    },
    /// A record with throws by hand has a header for seeded throws.
    #[error("a record of throws by hand cannot have the header {key:?}")]
    WithThrowsByHand {
        /// The key of the header.
        key: &'static str,
    },
    /// A seed, salt, commitment or digest isn't valid.
    #[error(transparent)]
    Bytes(#[from] Bytes32Error),
    /// A contribution isn't valid.
    #[error(transparent)]
    Contribution(#[from] ContributionError),
    /// A record that starts from a position has a header for the rule set, the options or the first side.
    #[error("a record that starts from a position cannot have the header {key:?}")]
    WithPosition {
        /// The key of the header.
        key: &'static str,
    },
    /// The position isn't valid.
    #[error(transparent)]
    Position(#[from] AnyPositionError),
    /// The score of the match isn't valid.
    #[error(transparent)]
    Score(#[from] MatchScoreError),
    /// The match isn't valid.
    #[error(transparent)]
    MatchPlay(#[from] MatchPlayError),
    /// The clock isn't valid.
    #[error(transparent)]
    Clock(#[from] ClockControlError),
    /// The times aren't valid.
    #[error(transparent)]
    Timing(#[from] TimingError),
    /// The game has no side with this name.
    #[error("{found:?} is not a side; accepted: {first}, {second}{or_throw}")]
    UnknownSide {
        /// The name.
        found: String,
        /// The first side's name.
        first: &'static str,
        /// The second side's name.
        second: &'static str,
        /// The other accepted values, with a comma before them.
        or_throw: &'static str,
    },
    /// A turn can't be read or isn't legal.
    #[error(transparent)]
    Turn(#[from] AnyNotationError),
    /// This side never starts.
    #[error("{first} always starts in {game} (TT-2)")]
    AlwaysFirst {
        /// The game.
        game: GameKind,
        /// The side that starts.
        first: &'static str,
    },
    /// The rules refuse a throw, choice, agreed draw or resignation.
    #[error(transparent)]
    Illegal(#[from] AnyIllegal),
    /// The turn before isn't finished.
    #[error("turn {number} is not finished, so nothing can follow it")]
    UnfinishedTurn {
        /// The number of the unfinished turn, from 1.
        number: u32,
    },
    /// A line follows the end of the game or its result.
    #[error("nothing can follow the end of the game")]
    AfterEnd,
    /// The result isn't the one that the turns lead to.
    #[error("the result is given as {found:?}; the game leads to {expected:?}")]
    WrongResult {
        /// The result in the record.
        found: String,
        /// The result that the turns lead to.
        expected: String,
    },
    /// The digest doesn't match the lines above it.
    #[error(
        "the digest is not that of the lines above: the record was changed after it was written"
    )]
    WrongDigest,
    /// The record was changed on the way and can't be restored.
    #[error(transparent)]
    Import(Box<ImportReason>),
    /// The text has a link instead of a record, and the link isn't valid.
    #[error(transparent)]
    Link(#[from] LinkError),
}

/// The reason why a record can't keep a free header.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum HeaderError {
    /// The key isn't valid.
    #[error(
        "{0:?} is not a header key: 1 to 32 of a-z, 0-9 and '-', starting with a letter, and none \
         of game, preset, options, position, seed, first, match, match-games, clock, result; nor, in version 2, commitment, \
         salt, throws, opponents, contribution-1, contribution-2, digest"
    )]
    BadKey(String),
    /// The value isn't valid.
    #[error("the value of {0:?} must be a single line of at most 200 characters")]
    BadValue(String),
    /// The record already has the most headers.
    #[error("a record keeps at most {MAX_HEADERS} free headers")]
    TooMany,
}
