//! The places that a lesson's step highlights.

use crate::lesson::Spot;
use crate::table::learning::location_of;
use crate::table::targets::targets;
use crate::table::{Learning, Location};

/// The highlighted places of a step.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LitPlaces {
    /// The lit places, with the destination of the wanted move.
    pub places: Vec<Location>,
    /// The start of the arrow. `None` without a wanted move.
    pub origin: Option<Location>,
}

impl LitPlaces {
    /// The highlighted places of the current step.
    #[must_use]
    pub fn of(learning: &Learning) -> LitPlaces {
        let run = learning.run();
        let side = run.step().side;
        let spots = spots(learning).iter();
        let mut places: Vec<Location> = spots.filter_map(|spot| location_of(*spot, side)).collect();
        let wanted = learning.wanted().first();
        let target = wanted.and_then(|wanted| {
            let mut all = targets(run.position()).into_iter();
            all.find(|target| target.choice == *wanted)
        });
        places.extend(target.map(|target| target.to));
        LitPlaces {
            places,
            origin: target.map(|target| target.from),
        }
    }
}

/// The spots that a step highlights in addition to the wanted move, until its first move is played.
pub(super) fn spots(learning: &Learning) -> &[Spot] {
    let run = learning.run();
    match run.done() {
        0 => &run.step().highlighted,
        _ => &[],
    }
}
