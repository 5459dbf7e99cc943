//! Computes the 256 input features of Tablan's networks.
//!
//! Every feature is about one side and uses that side's path (TN-3). 128 are about the side whose view it is, and the
//! same 128 are about the other side. So one network plays both sides.

use crate::ai::network::FeatureSet;
use crate::rules::Side;
use crate::rules::tablan::{self, EntryOrder, Field, Options};

/// The distances that a single throw moves one piece: halves and wholes of 2, 8 and 12 (TN-8).
pub const STEPS: [u32; 6] = [1, 2, 4, 6, 8, 12];

/// Some distances that need more than one throw.
const SUMS: [u32; 7] = [3, 5, 10, 14, 16, 20, 24];

/// Number of features.
pub const INPUTS: usize = 256;

/// Maximum number of active features. For each side, each of its 12 pieces has two, and 35 are others.
pub const MOST_ACTIVE: usize = 118;

/// The index of the first cell of the opponent's base on a side's path.
const HOME: u32 = tablan::HOME as u32;
const BASE: u64 = (1 << 12) - 1;
const GOAL: u64 = BASE << HOME;

// The first bit of each group of features among the 128 of a side.

/// A runner on each cell before the opponent's base. There can't be one on the first cell.
const RUNNER: u32 = 0;
/// A piece that hasn't started on each start cell.
const WAITING: u32 = 35;
/// Under the strict order: a runner at each distance, 1 to 20, from the cell that must be entered next (TN-13). Under
/// the free order: the filled cells of the opponent's base.
const HOMEWARD: u32 = 47;
/// For each of [`STEPS`], under the strict order: a runner at that distance from the cell after the next. Under the
/// free order: a runner that can enter by that distance.
const ENTRY: u32 = 67;
/// For each of [`STEPS`]: a piece can move by it.
const MOBILE: u32 = 73;
/// A runner can't move by any of [`STEPS`].
const STUCK: u32 = 79;
/// For each of [`STEPS`] and each column where pieces can be captured: a piece of this side can be captured.
const HIT: u32 = 80;
/// One throw can capture one, two, or more pieces of this side.
const TARGETS: u32 = 98;
/// Only several throws can capture one, two, or more further pieces.
const FAR_TARGETS: u32 = 101;
/// The number of pieces at home, from 1 to 12.
const AT_HOME: u32 = 104;
/// The number of pieces not at home, from 1 to 12.
const OUT: u32 = 116;

/// The features of a position from a side's view.
///
/// The options determine the possible moves. They must be the ones that the network was trained with.
#[must_use]
pub fn features(field: &Field, options: &Options, side: Side) -> FeatureSet {
    let own = SidePieces::of(field, options, side);
    let enemy = SidePieces::of(field, options, side.other());
    let strict = options.entry_order == EntryOrder::Strict;
    let features = [own.features(&enemy, strict), enemy.features(&own, strict)];
    let [own, enemy] = features.map(|features| [features as u64, (features >> 64) as u64]);
    FeatureSet::from_words([own[0], own[1], enemy[0], enemy[1]])
}

/// One side's pieces, by its path.
#[derive(Clone, Copy, Debug)]
struct SidePieces {
    runners: u64,
    waiting: u64,
    home: u64,
    /// The cell that must be entered next under the strict order.
    entry: u32,
    /// The number of pieces that aren't home.
    out: u32,
    /// The cells where pieces can land by each of [`STEPS`].
    landings: [u64; STEPS.len()],
    far_landings: u64,
    /// The opponent's pieces that can be captured.
    capturable: u64,
}

impl SidePieces {
    fn of(field: &Field, options: &Options, side: Side) -> SidePieces {
        let reach = field.reach(options, side);
        let other = side.other();
        let home = field.home(side);
        let starting = reach.runners | reach.starters;
        let landings = STEPS.map(|steps| {
            // A piece can start only with a 2 or half of one (TN-10).
            let movers = if steps <= 2 { starting } else { reach.runners };
            (movers << steps) & reach.targets
        });
        let far = SUMS
            .iter()
            .fold(0, |cells, steps| cells | reach.runners << steps);
        SidePieces {
            runners: reach.runners,
            waiting: field.waiting(side),
            home,
            entry: field.entry(side).into(),
            out: (field.pieces(side) & !home).count_ones(),
            landings,
            far_landings: far & reach.targets,
            capturable: Field::to_other_path(field.exposed(options, other)),
        }
    }

    /// The features of this side against `enemy`.
    fn features(&self, enemy: &SidePieces, strict: bool) -> u128 {
        let mut features = u128::from(self.runners >> 1) << RUNNER;
        features |= u128::from(self.waiting) << WAITING;
        let entry = self.entry;
        features |= u128::from(if strict {
            // Bit 0 is the cell right before the entry.
            (self.runners << (63 - (entry - 1))).reverse_bits() & ((1 << 20) - 1)
        } else {
            self.home >> HOME
        }) << HOMEWARD;
        let (mut movable, mut hit) = (0, 0);
        for (index, steps) in (0..).zip(STEPS) {
            let landings = self.landings[index as usize];
            let entering = if strict {
                self.runners << steps & 1 << (entry + 1)
            } else {
                landings & GOAL
            };
            let victims = enemy.landings[index as usize] & enemy.capturable;
            // By the opponent's path, where column 2 is this side's column 3 and the goal is this side's base.
            let columns = u128::from(victims & GOAL != 0)
                | u128::from(victims & BASE << 24 != 0) << 1
                | u128::from(victims & BASE << 12 != 0) << 2;
            features |= u128::from(entering != 0) << (ENTRY + index)
                | u128::from(landings != 0) << (MOBILE + index)
                | columns << (HIT + 3 * index);
            movable |= landings >> steps;
            hit |= victims;
        }
        features |= u128::from(self.runners & !movable != 0) << STUCK;
        let far = enemy.far_landings & enemy.capturable & !hit;
        features
            | counted(hit.count_ones(), 3, TARGETS)
            | counted(far.count_ones(), 3, FAR_TARGETS)
            | counted(self.home.count_ones(), 12, AT_HOME)
            | counted(self.out, 12, OUT)
    }
}

/// The feature for a number from 1 to `most`. Higher numbers count as `most`, and 0 has no feature.
fn counted(number: u32, most: u32, first: u32) -> u128 {
    match number.min(most) {
        0 => 0,
        number => 1 << (first + number - 1),
    }
}
