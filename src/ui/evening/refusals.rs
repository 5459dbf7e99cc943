//! The texts for refusals of the game night.

use crate::evening::{PlanError, Refusal, TooLate};

/// A text's key and variables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The key of the text.
    pub key: &'static str,
    /// The names and values of its variables.
    pub variables: Vec<(&'static str, String)>,
}

impl Notice {
    /// A text without variables.
    #[must_use]
    pub const fn plain(key: &'static str) -> Notice {
        Notice {
            key,
            variables: Vec::new(),
        }
    }

    /// A text about a player.
    fn named(key: &'static str, name: &str) -> Notice {
        Notice {
            key,
            variables: vec![("name", name.to_owned())],
        }
    }

    /// A text about a pairing.
    #[must_use]
    pub fn pair(key: &'static str, first: &str, second: &str) -> Notice {
        Notice {
            key,
            variables: vec![("first", first.to_owned()), ("second", second.to_owned())],
        }
    }
}

/// The reason why a step was refused.
#[must_use]
pub fn of_step(refusal: &Refusal) -> Notice {
    match refusal {
        Refusal::Busy { name, .. } => Notice::named("evening-refused-busy", name),
        Refusal::LaterGamePlayed { first, second, .. } => {
            Notice::pair("evening-refused-later", first, second)
        }
        Refusal::Over => Notice::plain("evening-refused-over"),
        Refusal::AlreadyLeft { name } => Notice::named("evening-refused-left", name),
        Refusal::NotLeft { name } => Notice::named("evening-refused-there", name),
        Refusal::DuplicateName { name, .. } => Notice::named("evening-refused-twice", name),
        Refusal::Name(_) => Notice::plain("evening-refused-name"),
        Refusal::Full => Notice::plain("evening-refused-full"),
        Refusal::TooLate(TooLate::FirstRoundOver | TooLate::NoByeLeft) => {
            Notice::plain("evening-refused-late-out")
        }
        Refusal::TooLate(TooLate::LastRound) => Notice::plain("evening-refused-late-last"),
        Refusal::NoSuchPairing { .. }
        | Refusal::Bye { .. }
        | Refusal::AlreadyDone { .. }
        | Refusal::NotDone { .. }
        | Refusal::AlreadyPlaying { .. }
        | Refusal::NotPlaying { .. }
        | Refusal::NoSuchEntrant { .. } => Notice::plain("evening-refused-changed"),
        Refusal::TooManySteps => Notice::plain("evening-refused-steps"),
    }
}

/// The reason why a plan is invalid.
#[must_use]
pub fn of_plan(problem: &PlanError) -> Notice {
    match problem {
        PlanError::DuplicateName { name, .. } => Notice::named("evening-refused-twice", name),
        PlanError::Name { .. } | PlanError::Title(_) => Notice::plain("evening-refused-name"),
        PlanError::Names { .. } => Notice::plain("evening-few-names"),
        PlanError::Games { .. } => Notice::plain("evening-no-game"),
        PlanError::Rounds { .. } | PlanError::GameCount { .. } => {
            Notice::plain("evening-refused-rounds")
        }
    }
}
