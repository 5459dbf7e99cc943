//! The result of one check of a record.

use std::fmt;

use thiserror::Error;

use crate::record::{Altered, Commitment, RecordProblem};

/// The checks, in the order of the report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum Check {
    /// The first line and the headers can be read.
    Headers,
    /// The commitment matches salt and seed.
    Commitment,
    /// Every throw follows from seed and contributions.
    Throws,
    /// Every turn can be read and is legal.
    Moves,
    /// The result is the one that the turns lead to.
    Result,
    /// The lines haven't been changed.
    Digest,
}

/// The result of a check.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// The check.
    pub check: Check,
    /// The verdict.
    pub verdict: Verdict,
}

/// The verdict of a check.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// The check passed.
    Holds(Proof),
    /// The check failed.
    Fails {
        /// The number of the turn, `None` if the failure isn't in a turn.
        turn: Option<u32>,
        /// The failure.
        failure: Failure,
    },
    /// The record doesn't have enough data for the check.
    Unknown(Gap),
}

/// The statement that was proved.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Proof {
    /// All headers can be read.
    #[error("the headers can be read")]
    Headers,
    /// The commitment matches salt and seed.
    #[error("{}: {_0} is SHA-256 over salt and seed", .0.words().join(" "))]
    Commitment(Commitment),
    /// All throws follow from seed and contributions.
    #[error("{0} of {0} follow from the seed and the contributions")]
    Throws(usize),
    /// All throws follow from a seed that wasn't secret.
    #[error("{0} of {0} follow from the seed")]
    NumberedThrows(usize),
    /// There's no commitment because the throws were made by hand.
    #[error("there is none: the throws were made by hand")]
    NoneByHand,
    /// The throws were made by hand, so there's no proof.
    #[error("{0} were made by hand and entered: there is nothing to prove")]
    ByHand(usize),
    /// The game has no throws.
    #[error("this game has no throws")]
    NothingThrown,
    /// All turns are legal.
    #[error("{0} turns are legal")]
    Turns(usize),
    /// The result matches the turns.
    #[error("it is the one that the turns lead to")]
    Result,
    /// The game isn't over.
    #[error("there is none yet: the game is not over")]
    Unfinished,
    /// The lines haven't been changed.
    #[error("the lines are those that were written")]
    Digest,
}

/// The reason why a check failed.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum Failure {
    /// A line was refused.
    #[error("line {line}: {problem}")]
    Line {
        /// The line, from 1.
        line: usize,
        /// The reason.
        problem: RecordProblem,
    },
    /// Salt and seed don't match the commitment.
    #[error("{given} is given; SHA-256 over salt and seed is {computed}")]
    Commitment {
        /// The commitment in the record.
        given: Commitment,
        /// The commitment to the record's salt and seed.
        computed: Commitment,
    },
    /// A throw doesn't follow from the seed.
    #[error("throw {index} fell as {given}; from the seed and the contributions follows {follows}")]
    Throw {
        /// The index of the throw in the game, from 0.
        index: usize,
        /// The throw in the record.
        given: String,
        /// The throw that follows from the seed.
        follows: String,
    },
    /// The game is over, but the line with the result is missing.
    #[error("the line of the result is missing")]
    NoResult,
    /// The digest is missing.
    #[error("the last line, the digest, is missing")]
    NoDigest,
    /// The record was changed on the way, and its digest doesn't fit.
    #[error(transparent)]
    Altered(Altered),
    /// An earlier error prevents the check.
    #[error("it cannot be checked: an earlier check failed")]
    NotReached,
}

/// The data that a record lacks.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Gap {
    /// Records of version 1 have no commitment.
    #[error("a record of version 1 has none: the seed might have been chosen")]
    NoCommitment,
    /// Throws in records of version 1 can come from elsewhere.
    #[error(
        "in turn {turn}, throw {index} does not follow from the seed; in a record of version 1 it might have \
         fallen elsewhere"
    )]
    ThrownElsewhere {
        /// The number of the turn.
        turn: u32,
        /// The index of the throw in the game, from 0.
        index: usize,
    },
    /// The game is over, but the line with the result is missing.
    #[error("the game is over, and the record does not say how it ended")]
    NoResult,
    /// Records of version 1 have no digest.
    #[error("a record of version 1 has none: one legal move might have replaced another")]
    NoDigest,
}

impl Check {
    /// The name in reports, such as `throws`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.into_str()
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.check.name())?;
        match &self.verdict {
            Verdict::Holds(proof) => write!(f, "holds: {proof}"),
            Verdict::Fails {
                turn: None,
                failure,
            } => write!(f, "fails: {failure}"),
            Verdict::Fails {
                turn: Some(turn),
                failure,
            } => write!(f, "fails in turn {turn}: {failure}"),
            Verdict::Unknown(gap) => write!(f, "unknown: {gap}"),
        }
    }
}
