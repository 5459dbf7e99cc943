//! Tablut's steps as acts.

use super::geometry::location;
use crate::rules::tablut::Step;
use crate::stage::timeline::{Act, Fate};
use crate::table::Change;

/// The length of a slide over so many squares, in milliseconds.
fn slide(squares: usize) -> f32 {
    (120.0 + 25.0 * squares as f32).min(320.0)
}

pub(in crate::stage) fn acts_of(step: &Step, change: Option<Change>) -> Vec<Act> {
    let fate = |at, fate, by| {
        vec![Act::Fate {
            at: location(at),
            fate,
            by,
        }]
    };
    match step {
        Step::Slid { path, .. } => {
            let travel = |change| Act::Travel {
                change,
                path: path.iter().copied().map(location).collect(),
                ms: slide(path.len().saturating_sub(1)),
            };
            change.map(travel).into_iter().collect()
        }
        Step::Captured { by, throne, .. } => {
            let captors = if *throne { &by[..1] } else { &by[..] };
            let seize = |change| Act::Seize {
                change,
                by: captors.iter().copied().map(location).collect(),
            };
            change.map(seize).into_iter().collect()
        }
        Step::KingCaptured { at, by, .. } => {
            let by = by.iter().copied().map(location).collect();
            fate(*at, Fate::Taken, by)
        }
        Step::KingShutIn { at } => fate(*at, Fate::ShutIn, Vec::new()),
        Step::KingEscaped { at } => fate(*at, Fate::Home, Vec::new()),
        Step::Announced { squares, .. } => vec![Act::Call {
            locations: squares.iter().copied().map(location).collect(),
        }],
        Step::TurnEnded { side } => vec![Act::Turn {
            side: *side,
            passed: false,
        }],
        Step::Ended(outcome) => vec![Act::End(*outcome)],
    }
}
