//! A network of floats, which can be trained.

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use tavoliere_core::ai::network::FeatureSet;

/// The number of outputs that are computed, even if fewer are used.
const OUTPUTS: usize = 4;

/// The network in training, with the same shape and activation as [`tavoliere_core::ai::network::Network`].
#[derive(Clone, Debug, PartialEq)]
pub struct FloatNetwork {
    pub(super) inputs: usize,
    pub(super) hidden: usize,
    pub(super) outputs: usize,
    /// The first layer's weights, by feature, then by unit.
    pub(super) rows: Vec<f32>,
    pub(super) bias: Vec<f32>,
    /// The second layer's weights, by output, then by unit.
    pub(super) weights: Vec<f32>,
    pub(super) offsets: Vec<f32>,
    /// The sums of the hidden units for the features in `accumulated`.
    sums: Vec<f32>,
    accumulated: FeatureSet,
    scratch: Vec<f32>,
}

/// The smallest slope for learning, so that saturated units can recover.
const LEAST_SLOPE: f32 = 0.02;

impl FloatNetwork {
    /// Makes an untrained network.
    #[must_use]
    pub fn new(inputs: usize, hidden: usize, outputs: usize, seed: u64) -> FloatNetwork {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut between = |most: f32| {
            let part = (rng.next_u64() >> 40) as f32 / (1_u64 << 24) as f32;
            (2.0 * part - 1.0) * most
        };
        FloatNetwork {
            inputs,
            hidden,
            outputs,
            rows: (0..inputs * hidden).map(|_| between(0.1)).collect(),
            bias: (0..hidden).map(|_| between(0.1)).collect(),
            weights: (0..outputs * hidden).map(|_| between(0.1)).collect(),
            offsets: vec![0.0; outputs],
            sums: vec![0.0; hidden],
            accumulated: FeatureSet::default(),
            scratch: vec![0.0; hidden],
        }
    }

    fn row(&self, feature: usize) -> &[f32] {
        self.rows
            .get(feature * self.hidden..(feature + 1) * self.hidden)
            .unwrap_or(&[])
    }

    /// Computes the sums of the hidden units for a set of features from scratch.
    fn accumulate(&mut self, active: &FeatureSet) {
        let mut sums = std::mem::take(&mut self.sums);
        sums.copy_from_slice(&self.bias);
        for feature in active.iter() {
            for (sum, weight) in sums.iter_mut().zip(self.row(feature)) {
                *sum += weight;
            }
        }
        self.sums = sums;
        self.accumulated = *active;
    }

    /// The win chances for several sets of features that differ little.
    pub fn evaluate_all(&mut self, sets: &[FeatureSet], mut visit: impl FnMut([f32; 4])) {
        let Some(first) = sets.first() else {
            return;
        };
        self.accumulate(first);
        for active in sets {
            let mut sums = std::mem::take(&mut self.scratch);
            sums.copy_from_slice(&self.sums);
            for feature in active.without(&self.accumulated).iter() {
                for (sum, weight) in sums.iter_mut().zip(self.row(feature)) {
                    *sum += weight;
                }
            }
            for feature in self.accumulated.without(active).iter() {
                for (sum, weight) in sums.iter_mut().zip(self.row(feature)) {
                    *sum -= weight;
                }
            }
            sums.iter_mut().for_each(|sum| *sum = activate(*sum));
            visit(self.chances(&sums));
            self.scratch = sums;
        }
    }

    /// The win chances for a set of features.
    #[must_use]
    pub fn evaluate(&mut self, active: &FeatureSet) -> [f32; 4] {
        let mut chances = [0.0; 4];
        self.evaluate_all(&[*active], |found| chances = found);
        chances
    }

    fn chances(&self, units: &[f32]) -> [f32; OUTPUTS] {
        let mut chances = [0.0; OUTPUTS];
        let weights = self.weights.chunks_exact(self.hidden);
        for ((chance, weights), offset) in chances.iter_mut().zip(weights).zip(&self.offsets) {
            *chance = sigmoid(offset + dot(units, weights));
        }
        chances
    }

    /// Moves the win chances for a set of features a little towards the target.
    pub fn learn(&mut self, active: &FeatureSet, target: [f32; 4], rate: f32) {
        self.accumulate(active);
        let mut units = std::mem::take(&mut self.scratch);
        for (unit, sum) in units.iter_mut().zip(&self.sums) {
            *unit = activate(*sum);
        }
        let chances = self.chances(&units);
        let mut slopes = std::mem::take(&mut self.sums);
        for slope in &mut slopes {
            *slope = (2.0 - 2.0 * slope.abs()).max(LEAST_SLOPE);
        }
        let mut gradient = vec![0.0_f32; self.hidden];
        for (output, weights) in self.weights.chunks_exact_mut(self.hidden).enumerate() {
            let error = rate * (target[output] - chances[output]);
            for ((weight, unit), gradient) in weights.iter_mut().zip(&units).zip(&mut gradient) {
                *gradient += error * *weight;
                *weight += error * unit;
            }
            self.offsets[output] += error;
        }
        for ((gradient, slope), bias) in gradient.iter_mut().zip(&slopes).zip(&mut self.bias) {
            *gradient *= slope;
            *bias += *gradient;
        }
        for feature in active.iter() {
            let places = feature * self.hidden..(feature + 1) * self.hidden;
            if let Some(row) = self.rows.get_mut(places) {
                for (weight, gradient) in row.iter_mut().zip(&gradient) {
                    *weight += gradient;
                }
            }
        }
        self.scratch = units;
        self.sums = slopes;
    }
}

/// The activation of a hidden unit.
#[inline]
fn activate(sum: f32) -> f32 {
    let cut = sum.clamp(-1.0, 1.0);
    cut * (2.0 - cut.abs())
}

/// Converts logarithmic odds to a probability.
fn sigmoid(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}

/// Sixteen sums side by side can be vectorized; a single sum can't be reordered by the compiler.
fn dot(units: &[f32], weights: &[f32]) -> f32 {
    let mut sums = [0.0_f32; 16];
    for (units, weights) in units.chunks_exact(16).zip(weights.chunks_exact(16)) {
        for ((sum, unit), weight) in sums.iter_mut().zip(units).zip(weights) {
            *sum += unit * weight;
        }
    }
    sums.iter().sum()
}
