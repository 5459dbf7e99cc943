//! Two dice thrown into a box: the rolls that look and end well.

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

/// Rolls kept: ordinary ones, and opening ones with a die from each side.
const KEPT: [usize; 2] = [56, 20];
/// Good rolls looked for, for each that is kept.
const CHOICE: usize = 4;
/// The largest file that is accepted, in bytes.
const LARGEST: usize = 250_000;

/// Makes `tawula/rolls.bin`.
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

/// The throw with a number as a roll; `None` if it isn't good enough.
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
