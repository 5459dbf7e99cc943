//! What stays the same throughout a search: the board under its options, and what is worth how much.

use super::terrain::Terrain;
use super::weights::Weights;
use crate::rules::tablut::Options;

/// The options as the search needs them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Setting {
    pub(super) terrain: Terrain,
    pub(super) weights: &'static Weights,
}

impl Setting {
    pub(super) fn of(options: &Options) -> Setting {
        let terrain = Terrain::of(options);
        Setting {
            weights: Weights::of(&terrain),
            terrain,
        }
    }
}
