//! What the networks of Tablan see of a position: which of 256 facts hold.
//!
//! Every fact is about one side, by its own path (TN-3): 128 about the side whose point of view it
//! is, then the same about the other, so that one network plays both.

use crate::ai::network::FeatureSet;
use crate::rules::Side;
use crate::rules::tablan::{self, EntryOrder, Field, Options};

/// The ways in which a single throw moves one piece: halves and wholes of 2, 8 and 12 (TN-8).
pub const STEPS: [u32; 6] = [1, 2, 4, 6, 8, 12];

/// Some ways that take more than one throw.
const SUMS: [u32; 7] = [3, 5, 10, 14, 16, 20, 24];

/// How many facts there are.
pub const INPUTS: usize = 256;

/// No more of them hold at once: for each side two about each of its twelve pieces, and 35 others.
pub const MOST_ACTIVE: usize = 118;

/// The first index of the enemy base on a side's own path, to count bits by.
const HOME: u32 = tablan::HOME as u32;
const BASE: u64 = (1 << 12) - 1;
const GOAL: u64 = BASE << HOME;

// Where the facts about a side begin among its 128.

/// A started piece on each cell before the enemy base but the first, where none can stand.
const RUNNER: u32 = 0;
/// A piece that has not started on each start cell.
const WAITING: u32 = 35;
/// Under the strict order a runner at each distance from the cell to be entered next, from 1 to 20
/// (TN-13); under the free one which cells of the enemy base are filled.
const HOMEWARD: u32 = 47;
/// For each of [`STEPS`]: under the strict order a runner that far from the cell to be entered
/// after the next; under the free one a runner that enters by it.
const ENTRY: u32 = 67;
/// For each of [`STEPS`]: some piece can go so far.
const MOBILE: u32 = 73;
/// Some runner can go by none of [`STEPS`].
const STUCK: u32 = 79;
/// For each of [`STEPS`], by each column where pieces can be hit: one of this side's is hit so.
const HIT: u32 = 80;
/// One throw can hit one, two, more pieces of this side.
const TARGETS: u32 = 98;
/// More throws can hit one, two, more others.
const FAR_TARGETS: u32 = 101;
/// So many pieces are home, from 1 to 12.
const AT_HOME: u32 = 104;
/// So many are not, from 1 to 12.
const OUT: u32 = 116;

/// The facts of a position from a side's point of view.
///
/// Options tell what the pieces can do. A network sees every position by those it was trained with.
#[must_use]
pub fn features(field: &Field, options: &Options, side: Side) -> FeatureSet {
    let own = Force::of(field, options, side);
    let enemy = Force::of(field, options, side.other());
    let strict = options.entry_order == EntryOrder::Strict;
    let facts = [own.facts(&enemy, strict), enemy.facts(&own, strict)];
    let [own, enemy] = facts.map(|facts| [facts as u64, (facts >> 64) as u64]);
    FeatureSet::from_words([own[0], own[1], enemy[0], enemy[1]])
}

/// One side's pieces, by its own path.
#[derive(Clone, Copy, Debug)]
struct Force {
    runners: u64,
    waiting: u64,
    home: u64,
    /// How many pieces are not home.
    out: u32,
    /// Where pieces land by each of [`STEPS`].
    landings: [u64; STEPS.len()],
    far_landings: u64,
    /// The other side's pieces that may be captured.
    prey: u64,
}

impl Force {
    fn of(field: &Field, options: &Options, side: Side) -> Force {
        let reach = field.reach(options, side);
        let other = side.other();
        let home = field.home(side);
        let starting = reach.runners | reach.starters;
        let landings = STEPS.map(|steps| {
            // A piece starts with a 2 or half of one only (TN-10).
            let movers = if steps <= 2 { starting } else { reach.runners };
            (movers << steps) & reach.targets
        });
        let far = SUMS
            .iter()
            .fold(0, |cells, steps| cells | reach.runners << steps);
        Force {
            runners: reach.runners,
            waiting: field.waiting(side),
            home,
            out: (field.pieces(side) & !home).count_ones(),
            landings,
            far_landings: far & reach.targets,
            prey: Field::across(field.pieces(other) & !field.home(other)),
        }
    }

    /// What holds of this side, whose enemy is given.
    fn facts(&self, enemy: &Force, strict: bool) -> u128 {
        let mut facts = u128::from(self.runners >> 1) << RUNNER;
        facts |= u128::from(self.waiting) << WAITING;
        let entry = HOME + self.home.count_ones();
        facts |= u128::from(if strict {
            // Bit 0 stands for the cell next to the entry, one before it.
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
            let victims = enemy.landings[index as usize] & enemy.prey;
            // By the enemy's path: its column 2 is this side's column 3, its goal this side's base.
            let columns = u128::from(victims & GOAL != 0)
                | u128::from(victims & BASE << 24 != 0) << 1
                | u128::from(victims & BASE << 12 != 0) << 2;
            facts |= u128::from(entering != 0) << (ENTRY + index)
                | u128::from(landings != 0) << (MOBILE + index)
                | columns << (HIT + 3 * index);
            movable |= landings >> steps;
            hit |= victims;
        }
        facts |= u128::from(self.runners & !movable != 0) << STUCK;
        let far = enemy.far_landings & enemy.prey & !hit;
        facts
            | counted(hit.count_ones(), 3, TARGETS)
            | counted(far.count_ones(), 3, FAR_TARGETS)
            | counted(self.home.count_ones(), 12, AT_HOME)
            | counted(self.out, 12, OUT)
    }
}

/// The fact that stands for a number from 1 to a most, or more; none for 0.
fn counted(number: u32, most: u32, first: u32) -> u128 {
    match number.min(most) {
        0 => 0,
        number => 1 << (first + number - 1),
    }
}
