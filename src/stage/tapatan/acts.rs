//! Tapatan's steps as acts.

use crate::rules::tapatan::Step;
use crate::stage::timeline::Act;
use crate::table::{Change, Location};

/// How long a placing takes at normal speed, in milliseconds.
const PLACING: f32 = 160.0;

/// How long a slide along a line takes.
const SLIDE: f32 = 180.0;

pub(in crate::stage) fn acts_of(step: &Step, change: Option<Change>) -> Vec<Act> {
    let travel = |path: Vec<Location>, ms| {
        let act = change.map(|change| Act::Travel { change, path, ms });
        act.into_iter().collect()
    };
    match *step {
        Step::Placed { side, at } => travel(
            vec![Location::Hand(side), Location::TapatanBoard(at.into())],
            PLACING,
        ),
        Step::Moved { from, to, .. } => travel(
            vec![
                Location::TapatanBoard(from.into()),
                Location::TapatanBoard(to.into()),
            ],
            SLIDE,
        ),
        Step::LineMade { side, .. } => vec![Act::Line { side }],
        Step::TurnEnded { side } => vec![Act::Turn {
            side,
            passed: false,
        }],
        Step::Ended(outcome) => vec![Act::End(outcome)],
    }
}
