//! Evaluates positions with small neural networks, in integers only, so that every machine gets the same result.

mod chance;
mod error;
mod feature_set;
mod file;

pub use chance::{CERTAIN, chance_of};
pub use error::NetworkError;
pub use feature_set::{FeatureList, FeatureSet};
pub use file::{HEADER, Header};

/// Number of hidden units that are summed at a time.
pub const LANE: usize = 16;

/// A group of units that the processor adds at a time.
type Lane = [i16; LANE];

/// The weights of a lane for every feature.
type Column = [Lane; FeatureSet::MOST];

/// The scale of the second layer's inputs (bits). A hidden unit has at most `2^UNIT_BITS`.
pub const UNIT_BITS: u32 = 12;

/// The scale of a hidden unit before its activation (bits).
const ACTIVATION_BITS: u32 = 14;

/// A network with binary features and one hidden layer.
///
/// The sum of a unit adds the rows of all active features, where `2^sum_bits` is 1. It's limited to the range from -1
/// to 1, and the activation is `c * (2 - |c|)`, which needs no table. An output is the weighted sum of the units as a
/// log-odds value, where `2^weight_bits` is 1.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Network {
    header: Header,
    /// The weights by lane, then by feature. Features that aren't inputs have rows of zeros.
    rows: Vec<Box<Column>>,
    bias: Vec<Lane>,
    /// The weights by output, then by lane.
    weights: Vec<Lane>,
    offsets: Vec<i32>,
}

/// The sums of the hidden layer for one set of features. The sums for a similar set can be computed from them quickly.
#[derive(Clone, Debug, Default)]
pub struct Accumulator {
    active: FeatureSet,
    sums: Vec<Lane>,
}

impl Network {
    /// The shape and the scales.
    #[must_use]
    pub const fn header(&self) -> Header {
        self.header
    }

    /// The sums without any active feature, to start with.
    #[must_use]
    pub fn accumulator(&self) -> Accumulator {
        Accumulator {
            active: FeatureSet::default(),
            sums: self.bias.clone(),
        }
    }

    /// The win chances for a set of features, one for each output, in parts of [`CERTAIN`]. Missing outputs are 0.
    ///
    /// They are computed from the sums of the previous set in `accumulator`, which is faster the more similar the sets
    /// are. Afterwards `accumulator` has the sums of this set.
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
        // Lanes that are summed together stay in the processor's registers.
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

    /// Adds the contribution of some lanes to each output.
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

// Sums can't overflow, because that is checked when a network is read. Wrapping makes this clear to the compiler.

/// The sums of some lanes after features were added and removed.
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

/// The values of units with these sums, from `-2^UNIT_BITS` to `2^UNIT_BITS`.
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
