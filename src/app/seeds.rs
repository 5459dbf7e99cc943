//! Creates the seeds of new games.

use rand::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;
use tracing::warn;
use web_time::{SystemTime, UNIX_EPOCH};

use super::Args;
use crate::record::{Bytes32, FairSeed, Seed};

/// A seed from the clock, different for every game.
#[must_use]
pub fn fresh_seed() -> u64 {
    let nanos = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |time| time.as_nanos());
    // Seeds from close times must differ in all bits.
    SplitMix64::seed_from_u64((nanos as u64) ^ ((nanos >> 64) as u64)).next_u64()
}

/// The seed of the tour's games, fixed so that its pictures of sealed throws are alike.
fn tour_seed() -> FairSeed {
    FairSeed::new(Bytes32::new([0x5A; 32]), Bytes32::new([0xC3; 32]))
}

/// The seed of the next game's throws.
#[must_use]
pub(super) fn fair_seed(args: &Args) -> Seed {
    if args.is_tour() {
        return Seed::Committed(tour_seed());
    }
    FairSeed::draw().map_or_else(
        |error| {
            warn!("the throws of the next game cannot be sealed: {error}");
            Seed::Number(fresh_seed())
        },
        Seed::Committed,
    )
}
