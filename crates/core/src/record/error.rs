//! Why a record or one of its headers was refused.

use thiserror::Error;

use super::text::{MAX_HEADERS, MAX_LINE, VERSION};
use super::{
    Bytes32Error, ClockControlError, ContributionError, LinkError, MatchPlayError, TimingError,
};
use crate::rules::{
    AnyIllegal, AnyNotationError, AnyPositionError, GameKind, MatchScoreError, SetupError,
};

/// A text that is no record, with the place and the reason.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("line {line}: {problem}")]
pub struct RecordError {
    /// From 1; the line after the last where something is missing at the end.
    pub line: usize,
    /// What was wrong there.
    pub problem: RecordProblem,
}

/// What can be wrong with a record.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum RecordProblem {
    /// More text than a game can need.
    #[error("the record has {bytes} bytes; at most {most} are accepted")]
    TooLarge {
        /// The size met.
        bytes: usize,
        /// The largest accepted.
        most: usize,
    },
    /// A game that could not be read again once it is written.
    #[error("written by this program, the game has more than {most} bytes, the most accepted")]
    GameTooLarge {
        /// The largest accepted.
        most: usize,
    },
    /// A line that is too long as it is given, or as the program writes it.
    #[error("the line has {bytes} bytes; at most {MAX_LINE} are accepted")]
    LineTooLong {
        /// The size met.
        bytes: usize,
    },
    /// The first line is not a record's.
    #[error(
        "{found:?} does not begin a record; \"tavoliere {VERSION}\" or an earlier version does"
    )]
    NotARecord {
        /// The first line, shortened.
        found: String,
    },
    /// The record was written by a later version of the program.
    #[error("this record has version {found}; this program reads versions 1 to {VERSION}")]
    UnknownVersion {
        /// The version met.
        found: String,
    },
    /// The headers do not end with an empty line.
    #[error("the headers must end with an empty line")]
    OpenHeaders,
    /// A header without its colon, or otherwise no header.
    #[error(
        "{found:?} is no header; \"key: value\" is expected, or an empty line before the turns"
    )]
    NoHeader {
        /// The line, shortened.
        found: String,
    },
    /// The same header twice.
    #[error("the header {key:?} stands twice")]
    RepeatedHeader {
        /// Its key.
        key: String,
    },
    /// A header that every record needs is missing.
    #[error("the header {key:?} is missing")]
    MissingHeader {
        /// Its key.
        key: &'static str,
    },
    /// A free header that cannot be kept.
    #[error(transparent)]
    Header(#[from] HeaderError),
    /// A game, preset or option that does not exist.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// An entry of the options that is not `name=value`.
    #[error("{found:?} is no option; \"name=value\" is expected, entries apart by spaces")]
    NoOption {
        /// The entry.
        found: String,
    },
    /// The same option twice.
    #[error("the option {name:?} is given twice")]
    RepeatedOption {
        /// Its name.
        name: String,
    },
    /// A seed that is no number.
    #[error("{found:?} is no seed; a whole number from 0 to {max} is expected", max = u64::MAX)]
    BadSeed {
        /// The value met.
        found: String,
    },
    /// Throws that come from nowhere known.
    #[error("{found:?} says nothing of the throws; only \"by hand\" can stand here")]
    UnknownThrows {
        /// The value met.
        found: String,
    },
    /// What throws follow from, where they are made by hand.
    #[error("a record of throws by hand takes no header {key:?}")]
    WithThrowsByHand {
        /// The header that cannot stand beside it.
        key: &'static str,
    },
    /// A seed, salt, commitment or digest that is none.
    #[error(transparent)]
    Bytes(#[from] Bytes32Error),
    /// A contribution that cannot be one.
    #[error(transparent)]
    Contribution(#[from] ContributionError),
    /// A record that begins from a position needs no preset, options or first side.
    #[error("a record that begins from a position takes no header {key:?}")]
    WithPosition {
        /// The header that cannot stand beside it.
        key: &'static str,
    },
    /// No position of the game.
    #[error(transparent)]
    Position(#[from] AnyPositionError),
    /// No score of a match.
    #[error(transparent)]
    Score(#[from] MatchScoreError),
    /// A match that cannot be.
    #[error(transparent)]
    MatchPlay(#[from] MatchPlayError),
    /// No clock.
    #[error(transparent)]
    Clock(#[from] ClockControlError),
    /// Times that cannot be.
    #[error(transparent)]
    Timing(#[from] TimingError),
    /// A name of no side of the game.
    #[error("{found:?} is no side; accepted: {first}, {second}{or_throw}")]
    UnknownSide {
        /// The name met.
        found: String,
        /// The first side's name.
        first: &'static str,
        /// The second side's name.
        second: &'static str,
        /// What else is accepted, with a comma before it.
        or_throw: &'static str,
    },
    /// A turn that cannot be read or was not legal.
    #[error(transparent)]
    Turn(#[from] AnyNotationError),
    /// A side that never begins.
    #[error("{first} always begins in {game} (TT-2)")]
    AlwaysFirst {
        /// The game.
        game: GameKind,
        /// The side that begins.
        first: &'static str,
    },
    /// A throw, choice, agreed draw or resignation that the rules refuse.
    #[error(transparent)]
    Illegal(#[from] AnyIllegal),
    /// The turn before was not played to its end.
    #[error("turn {number} is not finished, so nothing can follow it")]
    UnfinishedTurn {
        /// The number of the unfinished turn.
        number: u32,
    },
    /// Something stands after the end of the game or after its result.
    #[error("nothing can follow the end of the game")]
    AfterEnd,
    /// The result is not the one that the game led to.
    #[error("the result is given as {found:?}; the game leads to {expected:?}")]
    WrongResult {
        /// The result met.
        found: String,
        /// The result that the turns lead to.
        expected: String,
    },
    /// The lines above the digest are not those that were written.
    #[error(
        "the digest is not that of the lines above: the record was changed after it was written"
    )]
    WrongDigest,
    /// A link in place of a record, with something wrong in it.
    #[error(transparent)]
    Link(#[from] LinkError),
}

/// A free header that a record cannot keep.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum HeaderError {
    /// A key of the wrong form.
    #[error(
        "{0:?} is no header key: 1 to 32 of a-z, 0-9 and '-', beginning with a letter, and none \
         of game, preset, options, position, seed, first, match, match-games, clock, result; nor, in version 2, commitment, \
         salt, throws, opponents, contribution-1, contribution-2, digest"
    )]
    BadKey(String),
    /// A value of the wrong form.
    #[error("the value of {0:?} must be a single line of at most 200 characters")]
    BadValue(String),
    /// Too many headers.
    #[error("a record keeps at most {MAX_HEADERS} free headers")]
    TooMany,
}
