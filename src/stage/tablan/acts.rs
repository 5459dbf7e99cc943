//! Tablan's steps as acts, with their cues.

use crate::rules::tablan::{Cell, Step, Value};
use crate::rules::{AnyThrow, Side};
use crate::stage::cue::{ActCues, Cue};
use crate::stage::tempo::journey;
use crate::stage::timeline::{Act, CuedAct, ThrowPace};
use crate::table::{Change, Location};

/// The acts of a throw: the motion and, if it scores, its value.
fn throw(side: Side, value: Value, scores: bool) -> Vec<CuedAct> {
    let act = Act::Throw {
        throw: AnyThrow::Tablan(value),
        by: Some(side),
        scores,
        by_hand: false,
        pace: ThrowPace::Usual,
    };
    let mut throw = CuedAct::new(act, Cue::Gather);
    if !scores {
        throw.cues.end = Some(Cue::Score(0));
        return vec![throw];
    }
    let steps = value.steps();
    vec![throw, CuedAct::new(Act::Score { steps }, Cue::Score(steps))]
}

pub(super) fn acts_of(step: &Step, change: Option<Change>) -> Vec<CuedAct> {
    let of_piece = |act: fn(Change) -> CuedAct| change.map(act).into_iter().collect();
    match step {
        Step::Threw { side, value } => throw(*side, *value, *value != Value::Nothing),
        // Only a 2 counts (TN-4).
        Step::OpeningThrew { side, value } => throw(*side, *value, *value == Value::Two),
        Step::OpeningPassed { .. } => vec![Act::Opened(None).into()],
        Step::Began { side } => vec![Act::Opened(Some(*side)).into()],
        Step::Travelled { path, .. } => {
            let location = |cell: &Cell| Location::Board(cell.index(Side::First));
            let travel = |change| {
                let cues = ActCues::landing(Cue::Land).and_hop(Cue::Hop);
                let ms = journey(path.len());
                CuedAct::travel(change, path.iter().map(location).collect(), ms, cues)
            };
            change.map(travel).into_iter().collect()
        }
        Step::Captured { .. } => {
            of_piece(|change| CuedAct::taking(Act::Capture { change }, Cue::Capture))
        }
        Step::Entered { .. } => of_piece(CuedAct::enter),
        Step::Lapsed { value, half } => vec![
            Act::ThrowLost {
                steps: value.steps(),
                half: *half,
            }
            .into(),
        ],
        Step::TurnEnded { side, passed } => vec![CuedAct::turn(*side, *passed)],
        Step::Ended(outcome) => vec![CuedAct::end(*outcome)],
        Step::Declared { .. } => Vec::new(),
    }
}
