//! Tablut's steps as acts, with their cues.

use super::geometry::location;
use crate::rules::tablut::{Square, Step};
use crate::stage::cue::{ActCues, Cue};
use crate::stage::timeline::{Act, CuedAct, KingOutcome};
use crate::table::{Change, Location};

/// The length of a slide over `squares` squares (ms).
fn slide(squares: usize) -> f32 {
    (120.0 + 25.0 * squares as f32).min(320.0)
}

/// The act of the king's end.
fn king(at: Square, outcome: KingOutcome, by: Vec<Location>) -> Vec<CuedAct> {
    let cue = match outcome {
        KingOutcome::Taken => Cue::KingTaken,
        KingOutcome::ShutIn => Cue::KingShutIn,
        KingOutcome::Escaped => Cue::KingEscapes,
    };
    let at = location(at);
    vec![CuedAct::new(Act::KingOutcome { at, outcome, by }, cue)]
}

fn locations(squares: &[Square]) -> Vec<Location> {
    squares.iter().copied().map(location).collect()
}

pub(super) fn acts_of(step: &Step, change: Option<Change>) -> Vec<CuedAct> {
    match step {
        Step::Slid { path, .. } => {
            let travel = |change| {
                let cues = ActCues::landing(Cue::SetDown).and_begin(Cue::Slide);
                let ms = slide(path.len().saturating_sub(1));
                CuedAct::travel(change, locations(path), ms, cues)
            };
            change.map(travel).into_iter().collect()
        }
        Step::Captured { by, by_square, .. } => {
            let captors = if *by_square { &by[..1] } else { &by[..] };
            let seize = |change| {
                let by = locations(captors);
                CuedAct::taking(Act::CaptureByNeighbours { change, by }, Cue::Tip)
            };
            change.map(seize).into_iter().collect()
        }
        Step::KingCaptured { at, by, .. } => king(*at, KingOutcome::Taken, locations(by)),
        Step::KingShutIn { at } => king(*at, KingOutcome::ShutIn, Vec::new()),
        Step::KingEscaped { at } => king(*at, KingOutcome::Escaped, Vec::new()),
        Step::Announced { squares, .. } => {
            let cue = match squares.len() {
                0 | 1 => Cue::Raichi,
                _ => Cue::Tuichi,
            };
            let locations = locations(squares);
            vec![CuedAct::new(Act::Call { locations }, cue)]
        }
        Step::TurnEnded { side } => vec![CuedAct::turn(*side, false)],
        Step::Ended(outcome) => vec![CuedAct::end(*outcome)],
    }
}
