//! Throws of four sticks on a table; keeps the tumbles that end well, by the number of flat faces up.

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use tavoliere_shapes::motion::tumble::{Shape, Tumble, Tumbles};

use super::{
    fall::Fall,
    search::{Rated, Search, checked},
};
use crate::output::{Failure, Output};

mod fall;
mod hand;
mod recording;
mod rest;
mod stick;

/// The search for each resting area and number of flat faces up.
const SEARCH: Search = Search {
    batch: 1_000,
    enough: 14,
    kept: 12,
};
/// Largest accepted file (bytes).
const LARGEST: usize = 350_000;

/// Creates `tablan/tumbles.bin`.
pub(crate) fn bake(output: &mut Output) -> Result<(), Failure> {
    output.file("tablan/tumbles.bin", || {
        let mut all = Vec::new();
        for shape in Shape::ALL {
            let flats = |tumble: &Tumble| usize::from(tumble.flats());
            let best = SEARCH.best::<5, _>(|number| recorded(shape, number), flats);
            all.extend(best.map_err(|error| format!("{shape:?}, 0 to 4 flats: {error}"))?);
        }
        checked(Tumbles::new(all)?.encode(), LARGEST, |bytes| {
            Ok(Tumbles::decode(bytes)?.encode())
        })
    })
}

/// The tumble of a numbered throw. `None` if it isn't good enough.
pub fn recorded(shape: Shape, number: u64) -> Option<Rated<Tumble>> {
    let seed = 0x7ab1_a000_0000_0000 + ((shape as u64) << 32) + number;
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let throw = hand::drawn(shape, &mut random);
    let fall = Fall::of(&throw)?;
    recording::record(shape, &throw, &fall, &mut random)
}
