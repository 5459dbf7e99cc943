//! Throws of two dice into a box; keeps the rolls that look and end well.

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use tavoliere_shapes::motion::roll::{Roll, Rolls};

use super::{
    fall::Fall,
    search::{Rated, Search, checked},
};
use crate::output::{Failure, Output};

mod fall;
mod hand;
mod recording;
mod rest;

/// Number of rolls that are kept: ordinary ones, and opening ones with a die from each side.
const KEPT: [usize; 2] = [56, 20];
/// Number of good rolls to find for each that is kept.
const CHOICE: usize = 4;
/// Largest accepted file (bytes).
const LARGEST: usize = 250_000;

/// Creates `tawula/rolls.bin`.
pub(crate) fn bake(output: &mut Output) -> Result<(), Failure> {
    output.file("tawula/rolls.bin", || {
        let mut all = Vec::new();
        for opening in [false, true] {
            let kept = KEPT[usize::from(opening)];
            let search = Search {
                batch: 500,
                enough: CHOICE * kept,
                kept,
            };
            let best = search.best::<1, _>(|number| recorded(opening, number), |_| 0);
            let kind = if opening { "opening" } else { "ordinary" };
            all.extend(best.map_err(|error| format!("{kind} rolls: {error}"))?);
        }
        checked(Rolls::new(all)?.encode(), LARGEST, |bytes| {
            Ok(Rolls::decode(bytes)?.encode())
        })
    })
}

/// The roll of a numbered throw. `None` if it isn't good enough.
pub fn recorded(opening: bool, number: u64) -> Option<Rated<Roll>> {
    let seed = 0x7a_d1ce_0000_0000 + (u64::from(opening) << 32) + number;
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let throw = if opening {
        hand::from_both_sides(&mut random)
    } else {
        hand::together(&mut random)
    };
    let fall = Fall::of(&throw)?;
    recording::record(opening, &throw, &fall, &mut random)
}
