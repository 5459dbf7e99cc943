//! The reasons why a step is refused.

use thiserror::Error;

use super::{EntrantId, MOST_NAMES, MOST_STEPS, PairingId};
use crate::players::NameError;

/// The reason why a game night refused a step, which leaves it unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The pairing doesn't exist.
    #[error("{at}: there is no such pairing")]
    NoSuchPairing {
        /// The id asked for.
        at: PairingId,
    },
    /// A bye has no game.
    #[error("{at} is a bye")]
    Bye {
        /// The bye.
        at: PairingId,
    },
    /// The game has a result, which can be corrected.
    #[error("{at} has its result; correct it instead")]
    AlreadyDone {
        /// The pairing.
        at: PairingId,
    },
    /// The game has no result that could be corrected.
    #[error("{at} has no result yet; report one instead")]
    NotDone {
        /// The pairing.
        at: PairingId,
    },
    /// The game has already started.
    #[error("{at} is being played already")]
    AlreadyPlaying {
        /// The pairing.
        at: PairingId,
    },
    /// The game hasn't started.
    #[error("{at} is not being played")]
    NotPlaying {
        /// The pairing.
        at: PairingId,
    },
    /// A player is still playing at another table.
    #[error("{name} is still playing: {at}")]
    Busy {
        /// The player.
        name: String,
        /// The game at the other table.
        at: PairingId,
    },
    /// A game that follows from the result was played and would have other players.
    #[error("{later} ({first} and {second}) follows from this result and was played already")]
    LaterGamePlayed {
        /// The later game.
        later: PairingId,
        /// The player of the first side in it.
        first: String,
        /// The player of the second side in it.
        second: String,
    },
    /// The game night is over. Results can still be corrected.
    #[error("the game night is over; only results can be corrected")]
    Over,
    /// No entrant has this number.
    #[error("there is no number {} on the list", .id.number())]
    NoSuchEntrant {
        /// The number asked for.
        id: EntrantId,
    },
    /// The player has already left.
    #[error("{name} has left already")]
    AlreadyLeft {
        /// The player.
        name: String,
    },
    /// The player hasn't left.
    #[error("{name} has not left")]
    NotLeft {
        /// The player.
        name: String,
    },
    /// The latecomer's name isn't valid.
    #[error(transparent)]
    Name(#[from] NameError),
    /// The latecomer's name is already on the list, maybe of a player who has left.
    #[error("number {id} is already called {name:?}; accepted: a name that is not on the list")]
    DuplicateName {
        /// The entrant with this name.
        id: EntrantId,
        /// The name's spelling on the list.
        name: String,
    },
    /// The list is full.
    #[error("the list is full: it has {MOST_NAMES} names")]
    Full,
    /// It's too late to join.
    #[error("too late to join: {0}")]
    TooLate(#[from] TooLate),
    /// The game night already has the most steps.
    #[error("the sheet is full: it has {MOST_STEPS} steps")]
    TooManySteps,
}

/// The reason why it's too late to join.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TooLate {
    /// The first round of a knockout is over.
    #[error("the first round of the knockout is over")]
    FirstRoundOver,
    /// The first round of a knockout is being played and has no bye that could become a game.
    #[error("the first round of the knockout has started and has no bye to fill")]
    NoByeLeft,
    /// The last round of the Swiss system is being played.
    #[error("the last round has started")]
    LastRound,
}
