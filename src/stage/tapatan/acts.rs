//! Tapatan's steps as acts, with their cues.

use crate::rules::tapatan::Step;
use crate::stage::cue::{ActCues, Cue};
use crate::stage::timeline::{Act, CuedAct};
use crate::table::{Change, Location};

/// Length of a placing at normal speed (ms).
const PLACING: f32 = 160.0;

/// Length of a slide along a line at normal speed (ms).
const SLIDE: f32 = 180.0;

pub(super) fn acts_of(step: &Step, change: Option<Change>) -> Vec<CuedAct> {
    let rests = ActCues::landing(Cue::Disc);
    let travel = |from: Location, to: Location, ms, cues| {
        let act = change.map(|change| CuedAct::travel(change, vec![from, to], ms, cues));
        act.into_iter().collect()
    };
    match *step {
        Step::Placed { side, at } => {
            let to = Location::Board(at.into());
            travel(Location::Hand(side), to, PLACING, rests)
        }
        Step::Moved { from, to, .. } => {
            let [from, to] = [from, to].map(|at| Location::Board(at.into()));
            travel(from, to, SLIDE, rests.and_begin(Cue::Groove))
        }
        Step::LineMade { side, .. } => vec![CuedAct::new(Act::Line { side }, Cue::Line)],
        Step::TurnEnded { side } => vec![CuedAct::turn(side, false)],
        Step::Ended(outcome) => vec![CuedAct::end(outcome)],
    }
}
