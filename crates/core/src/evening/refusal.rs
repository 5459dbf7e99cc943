//! Why a step cannot be taken.

use thiserror::Error;

use super::{EntrantId, MOST_NAMES, MOST_STEPS, PairingId};
use crate::players::NameError;

/// Why an evening refused a step; it is as it was.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// There is no such pairing.
    #[error("{at}: nobody is paired there")]
    NoSuchPairing {
        /// The one asked for.
        at: PairingId,
    },
    /// Nothing is played in a bye.
    #[error("{at} is a bye")]
    Bye {
        /// Which one.
        at: PairingId,
    },
    /// The game has a result; it can be corrected.
    #[error("{at} has its result; correct it instead")]
    AlreadyDone {
        /// Which one.
        at: PairingId,
    },
    /// The game has no result that could be corrected.
    #[error("{at} has no result yet; report one instead")]
    NotDone {
        /// Which one.
        at: PairingId,
    },
    /// The game has begun already.
    #[error("{at} is being played already")]
    AlreadyPlaying {
        /// Which one.
        at: PairingId,
    },
    /// The game has not begun.
    #[error("{at} is not being played")]
    NotPlaying {
        /// Which one.
        at: PairingId,
    },
    /// Somebody sits at another table.
    #[error("{name} is still playing: {at}")]
    Busy {
        /// Who.
        name: String,
        /// Where.
        at: PairingId,
    },
    /// A game that follows from the result was played with those who came from it.
    #[error("{later} ({first} and {second}) follows from this result and was played already")]
    LaterGamePlayed {
        /// The later game.
        later: PairingId,
        /// Who has the first side in it.
        first: String,
        /// Who has the second.
        second: String,
    },
    /// The evening is over; results can still be corrected.
    #[error("the evening is over; only results can be corrected")]
    Over,
    /// Nobody has this number.
    #[error("there is no number {} on the list", .id.number())]
    NoSuchEntrant {
        /// The number asked for.
        id: EntrantId,
    },
    /// This one has left already.
    #[error("{name} has left already")]
    AlreadyLeft {
        /// Who.
        name: String,
    },
    /// This one is there.
    #[error("{name} has not left")]
    NotLeft {
        /// Who.
        name: String,
    },
    /// The name of who comes late is none.
    #[error(transparent)]
    Name(#[from] NameError),
    /// The name of who comes late is on the list, perhaps of one who has left.
    #[error("number {id} is already called {name:?}; accepted: a name that is not on the list")]
    DuplicateName {
        /// Whose it is.
        id: EntrantId,
        /// As it stands in the list.
        name: String,
    },
    /// The list is full.
    #[error("there are {MOST_NAMES} names on the list, which is the most")]
    Full,
    /// It is too late to come.
    #[error("too late to join: {0}")]
    TooLate(#[from] TooLate),
    /// More steps than an evening can have.
    #[error("{MOST_STEPS} steps were taken, which is the most")]
    TooManySteps,
}

/// Why somebody cannot join any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TooLate {
    /// A knock-out has no place for anybody once its first round is over.
    #[error("the first round of the knock-out is over")]
    FirstRoundOver,
    /// The first round of a knock-out is being played and has no bye that could become a game.
    #[error("the first round of the knock-out has begun and has no bye to fill")]
    NoByeLeft,
    /// The last round of the Swiss system is being played.
    #[error("the last round has begun")]
    LastRound,
}
