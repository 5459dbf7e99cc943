//! Small networks that evaluate positions, in integers only: every machine finds the same.

mod chance;
mod error;
mod feature_set;
mod file;

pub use chance::{CERTAIN, chance_of};
pub use error::NetworkError;
pub use feature_set::{FeatureList, FeatureSet};
pub use file::{HEADER, Header};

/// Units of the hidden layer that are summed up at a time.
pub const LANE: usize = 16;

/// So many units at a time, as the processor adds them.
type Lane = [i16; LANE];

/// The weights of a lane for every feature.
type Column = [Lane; FeatureSet::MOST];

/// What a hidden unit gives at most: the scale of the second layer's inputs, in bits.
pub const UNIT_BITS: u32 = 12;

/// The scale of a hidden unit before its activation, in bits.
const ACTIVATION_BITS: u32 = 14;

/// One hidden layer over features that are there or not.
///
/// The sum of a unit is that of the rows of all active features, `2^sum_bits` being 1. It is cut
/// off at 1 and -1 and bent, `c * (2 - |c|)`, an activation that needs no table. An output
/// is the sum of these by its weights, `2^weight_bits` being 1, as odds on a logarithmic scale.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Network {
    header: Header,
    /// By lane, then by feature; what is no input has a row of nothing.
    rows: Vec<Box<Column>>,
    bias: Vec<Lane>,
    /// By output, then by lane.
    weights: Vec<Lane>,
    offsets: Vec<i32>,
}

/// The sums of the hidden layer for some set of features, from which those for a similar set are
/// quickly found.
#[derive(Clone, Debug, Default)]
pub struct Accumulator {
    active: FeatureSet,
    sums: Vec<Lane>,
}

impl Network {
    /// What it says about itself.
    #[must_use]
    pub const fn header(&self) -> Header {
        self.header
    }

    /// The sums for no features at all, to begin with.
    #[must_use]
    pub fn accumulator(&self) -> Accumulator {
        Accumulator {
            active: FeatureSet::default(),
            sums: self.bias.clone(),
        }
    }

    /// The chances for a set of features: each output in parts of [`CERTAIN`]. What the network has
    /// no output for is 0.
    ///
    /// They are found from the sums for another set, the quicker the more alike the two are, and the
    /// sums become those for this set.
    #[must_use]
    pub fn evaluate<const OUTPUTS: usize>(
        &self,
        accumulator: &mut Accumulator,
        active: &FeatureSet,
    ) -> [i32; OUTPUTS] {
        let gained = active.without(&accumulator.active).list();
        let lost = accumulator.active.without(active).list();
        accumulator.active = *active;
        let mut totals = [0_i32; OUTPUTS];
        // Lanes that are summed up together stay in the processor's registers.
        match (&self.rows[..], &mut accumulator.sums[..]) {
            ([a, b, c, d, e], [p, q, r, s, t]) => {
                let sums = summed([a, b, c, d, e], [*p, *q, *r, *s, *t], &gained, &lost);
                [*p, *q, *r, *s, *t] = sums;
                self.weigh(0, &sums, &mut totals);
            }
            ([a, b, c, d], [p, q, r, s]) => {
                let sums = summed([a, b, c, d], [*p, *q, *r, *s], &gained, &lost);
                [*p, *q, *r, *s] = sums;
                for (lane, sums) in sums.iter().enumerate() {
                    self.weigh(lane, &[*sums], &mut totals);
                }
            }
            (rows, sums) => {
                for (lane, (rows, sums)) in rows.iter().zip(sums).enumerate() {
                    let new = summed([rows], [*sums], &gained, &lost);
                    [*sums] = new;
                    self.weigh(lane, &new, &mut totals);
                }
            }
        }
        self.chances(totals)
    }

    /// Adds what the units of some lanes give to each output.
    #[inline(always)]
    fn weigh<const LANES: usize>(&self, first: usize, sums: &[Lane; LANES], totals: &mut [i32]) {
        let mut units = [[0; LANE]; LANES];
        for (units, sums) in units.iter_mut().zip(sums) {
            *units = activate(sums, self.header.sum_bits);
        }
        let weights = self.weights.chunks_exact(self.bias.len());
        for (weights, total) in weights.zip(totals) {
            if let Some(weights) = weights[first..].first_chunk() {
                *total = total.wrapping_add(dot(&units, weights));
            }
        }
    }

    #[inline]
    fn chances<const OUTPUTS: usize>(&self, totals: [i32; OUTPUTS]) -> [i32; OUTPUTS] {
        let mut chances = totals;
        for (output, chance) in chances.iter_mut().enumerate() {
            *chance = match self.offsets.get(output) {
                Some(offset) => chance_of(
                    chance.wrapping_add(*offset),
                    UNIT_BITS + u32::from(self.header.weight_bits),
                ),
                None => 0,
            };
        }
        chances
    }
}

// No sum overflows: that is checked when a network is read. Wrapping says so to the compiler.

/// The sums of some lanes after features were gained and lost.
#[inline(always)]
fn summed<const LANES: usize>(
    rows: [&Column; LANES],
    mut sums: [Lane; LANES],
    gained: &FeatureList,
    lost: &FeatureList,
) -> [Lane; LANES] {
    for feature in gained.iter() {
        for (sums, rows) in sums.iter_mut().zip(rows) {
            add(sums, &rows[usize::from(*feature)]);
        }
    }
    for feature in lost.iter() {
        for (sums, rows) in sums.iter_mut().zip(rows) {
            subtract(sums, &rows[usize::from(*feature)]);
        }
    }
    sums
}

#[inline(always)]
fn add(sums: &mut Lane, row: &Lane) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum = sum.wrapping_add(*weight);
    }
}

#[inline(always)]
fn subtract(sums: &mut Lane, row: &Lane) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum = sum.wrapping_sub(*weight);
    }
}

/// What units give whose sums are these: at most `2^UNIT_BITS`, with its sign.
#[inline(always)]
fn activate(sums: &Lane, sum_bits: u8) -> Lane {
    let one = 1_i16 << sum_bits;
    let shift = ACTIVATION_BITS - u32::from(sum_bits);
    let mut units = [0; LANE];
    for (unit, sum) in units.iter_mut().zip(sums) {
        let cut = (*sum).clamp(-one, one) << shift;
        let rest = i16::MAX - cut.abs();
        *unit = ((i32::from(cut) * i32::from(rest)) >> 16) as i16;
    }
    units
}

#[inline(always)]
fn dot<const LANES: usize>(units: &[Lane; LANES], weights: &[Lane; LANES]) -> i32 {
    let pairs = units.as_flattened().iter().zip(weights.as_flattened());
    pairs.fold(0, |sum: i32, (unit, weight)| {
        sum.wrapping_add(i32::from(*unit) * i32::from(*weight))
    })
}
