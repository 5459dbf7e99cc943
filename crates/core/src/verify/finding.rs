//! What one check of a record found.

use std::fmt;

use thiserror::Error;

use crate::record::{Commitment, RecordProblem};

/// What is checked, in the order in which it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum Check {
    /// The first line and the headers can be read.
    Headers,
    /// The commitment is that to salt and seed.
    Commitment,
    /// Every throw follows from seed and contributions.
    Throws,
    /// Every turn can be read and is legal.
    Moves,
    /// The result is the one that the turns lead to.
    Result,
    /// The lines are those that were written.
    Digest,
}

/// What a check found.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// What was checked.
    pub check: Check,
    /// What came out.
    pub verdict: Verdict,
}

/// What came out of a check.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// It is as it should be.
    Holds(Proof),
    /// It is not.
    Fails {
        /// The number of the turn, where it is about one.
        turn: Option<u32>,
        /// What is wrong.
        failure: Failure,
    },
    /// The record does not say enough.
    Unknown(Gap),
}

/// What has been shown.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Proof {
    /// All headers can be read.
    #[error("the headers can be read")]
    Headers,
    /// The commitment is that to salt and seed.
    #[error("{}: {_0} is SHA-256 over salt and seed", .0.words().join(" "))]
    Commitment(Commitment),
    /// All throws follow.
    #[error("{0} of {0} follow from the seed and the contributions")]
    Throws(usize),
    /// All throws follow from a seed that was no secret.
    #[error("{0} of {0} follow from the seed")]
    NumberedThrows(usize),
    /// Nothing was committed to where throws are made by hand.
    #[error("there is none: the throws were made by hand")]
    NoneByHand,
    /// Nothing follows from anything.
    #[error("{0} were made by hand and entered: there is nothing to prove")]
    ByHand(usize),
    /// There is nothing to follow.
    #[error("nothing is thrown in this game")]
    NothingThrown,
    /// All turns are legal.
    #[error("{0} turns are legal")]
    Turns(usize),
    /// The result is true.
    #[error("it is the one that the turns lead to")]
    Result,
    /// The game goes on.
    #[error("there is none yet: the game is not over")]
    Unfinished,
    /// The lines are unchanged.
    #[error("the lines are those that were written")]
    Digest,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum Failure {
    /// A line that is refused.
    #[error("line {line}: {problem}")]
    Line {
        /// From 1.
        line: usize,
        /// Why.
        problem: RecordProblem,
    },
    /// Salt and seed are not those that were committed to.
    #[error("{given} is given; SHA-256 over salt and seed is {computed}")]
    Commitment {
        /// The commitment in the record.
        given: Commitment,
        /// The one to the record's salt and seed.
        computed: Commitment,
    },
    /// A throw that does not follow from the seed.
    #[error("throw {index} fell as {given}; from the seed and the contributions follows {follows}")]
    Throw {
        /// Its index in the game, from 0.
        index: usize,
        /// What the record has.
        given: String,
        /// What follows from the seed.
        follows: String,
    },
    /// A game that is over without saying how it ended.
    #[error("the line of the result is missing")]
    NoResult,
    /// The digest is missing.
    #[error("the last line, the digest, is missing")]
    NoDigest,
    /// What stands before prevents it.
    #[error("it cannot be checked: what stands above is wrong")]
    NotReached,
}

/// What a record does not say.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Gap {
    /// Records of version 1 commit to nothing.
    #[error("a record of version 1 has none: the seed may have been chosen")]
    NoCommitment,
    /// In records of version 1 throws may come from elsewhere.
    #[error(
        "in turn {turn}, throw {index} does not follow from the seed; in a record of version 1 it may have \
         fallen elsewhere"
    )]
    ThrownElsewhere {
        /// The number of the turn.
        turn: u32,
        /// The throw's index in the game, from 0.
        index: usize,
    },
    /// A game that is over without saying how it ended.
    #[error("the game is over, and the record does not say how it ended")]
    NoResult,
    /// Records of version 1 have no digest.
    #[error("a record of version 1 has none: one legal move may stand in place of another")]
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
