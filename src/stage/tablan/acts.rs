//! Tablan's steps as acts.

use super::sticks::StickThrow;
use crate::rules::Side;
use crate::rules::tablan::{Cell, Step, Value};
use crate::stage::throw_animation::ThrownFaces;
use crate::stage::timeline::{Act, journey};
use crate::table::{Change, Location};

pub(in crate::stage) fn acts_of(
    step: &Step,
    change: Option<Change>,
    sticks: &mut StickThrow,
) -> Vec<Act> {
    let of_piece = |act: fn(Change) -> Act| change.map(act).into_iter().collect();
    match step {
        Step::Threw { value, .. } => {
            let scores = *value != Value::Nothing;
            let flats = sticks.flats_for(*value);
            let fall = ThrownFaces::Sticks { flats };
            let mut acts = vec![Act::Throw { fall, scores }];
            if scores {
                let steps = value.steps();
                acts.push(Act::Score { steps });
            }
            acts
        }
        Step::Travelled { path, .. } => {
            let location = |cell: &Cell| Location::TablanBoard(cell.index(Side::First));
            let travel = |change| Act::Travel {
                change,
                path: path.iter().map(location).collect(),
                ms: journey(path.len()),
            };
            change.map(travel).into_iter().collect()
        }
        Step::Captured { .. } => of_piece(|change| Act::Take { change }),
        Step::Entered { .. } => of_piece(|change| Act::Enter { change }),
        Step::Lapsed { value, half } => vec![Act::Lapse {
            steps: value.steps(),
            half: *half,
        }],
        Step::TurnEnded { side, passed } => vec![Act::Turn {
            side: *side,
            passed: *passed,
        }],
        Step::Ended(outcome) => vec![Act::End(*outcome)],
        Step::Declared { .. } => Vec::new(),
    }
}
