//! Why something of an evening is refused, in the player's words.

use crate::evening::{PlanError, Refusal, TooLate};

/// The key of a text, and what stands for its variables.
pub type Told = (&'static str, Vec<(&'static str, String)>);

/// Why a step is refused.
#[must_use]
pub fn of_step(refusal: &Refusal) -> Told {
    let named = |key, name: &String| (key, vec![("name", name.clone())]);
    match refusal {
        Refusal::Busy { name, .. } => named("evening-refused-busy", name),
        Refusal::LaterGamePlayed { first, second, .. } => (
            "evening-refused-later",
            vec![("first", first.clone()), ("second", second.clone())],
        ),
        Refusal::Over => ("evening-refused-over", Vec::new()),
        Refusal::AlreadyLeft { name } => named("evening-refused-left", name),
        Refusal::NotLeft { name } => named("evening-refused-there", name),
        Refusal::DuplicateName { name, .. } => named("evening-refused-twice", name),
        Refusal::Name(_) => ("evening-refused-name", Vec::new()),
        Refusal::Full => ("evening-refused-full", Vec::new()),
        Refusal::TooLate(TooLate::FirstRoundOver | TooLate::NoByeLeft) => {
            ("evening-refused-late-out", Vec::new())
        }
        Refusal::TooLate(TooLate::LastRound) => ("evening-refused-late-last", Vec::new()),
        Refusal::NoSuchPairing { .. }
        | Refusal::Bye { .. }
        | Refusal::AlreadyDone { .. }
        | Refusal::NotDone { .. }
        | Refusal::AlreadyPlaying { .. }
        | Refusal::NotPlaying { .. }
        | Refusal::NoSuchEntrant { .. } => ("evening-refused-changed", Vec::new()),
        Refusal::TooManySteps => ("evening-refused-steps", Vec::new()),
    }
}

/// Why no evening can be made of a plan.
#[must_use]
pub fn of_plan(problem: &PlanError) -> Told {
    match problem {
        PlanError::DuplicateName { name, .. } => {
            ("evening-refused-twice", vec![("name", name.clone())])
        }
        PlanError::Name { .. } | PlanError::Title(_) => ("evening-refused-name", Vec::new()),
        PlanError::Names { .. } => ("evening-few-names", Vec::new()),
        PlanError::Games { .. } => ("evening-no-game", Vec::new()),
        PlanError::Rounds { .. } | PlanError::GameCount { .. } => {
            ("evening-refused-rounds", Vec::new())
        }
    }
}
