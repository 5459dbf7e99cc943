//! Tests of trained networks rounded to integers: their chances, their bytes, and sums that stay in range.

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use tavoliere_core::ai::network::{CERTAIN, FeatureSet, HEADER, Network, NetworkError};
use tavoliere_engine::training::{FloatNetwork, export};

const MOST: usize = 40;

/// Makes a network trained on a function of a few features.
fn learned(inputs: usize, hidden: usize) -> FloatNetwork {
    let mut network = FloatNetwork::new(inputs, hidden, 3, 9);
    let mut sets = Sets::new(inputs);
    for _ in 0..20_000 {
        let active = sets.next();
        network.learn(&active, target(&active), 0.01);
    }
    network
}

/// A function that one layer can't learn: exactly one of two features is active.
fn target(active: &FeatureSet) -> [f32; 4] {
    let has = |feature| active.iter().any(|found| found == feature);
    let value = |is: bool| if is { 0.9 } else { 0.1 };
    [value(has(3) != has(70)), value(has(5)), 0.5, 0.0]
}

/// Random sets of at most `MOST` active features.
struct Sets {
    generator: Xoshiro256PlusPlus,
    inputs: usize,
}

impl Sets {
    fn new(inputs: usize) -> Sets {
        Sets {
            generator: Xoshiro256PlusPlus::seed_from_u64(4),
            inputs,
        }
    }

    fn next(&mut self) -> FeatureSet {
        let mut active = FeatureSet::default();
        for feature in 0..self.inputs {
            if self.generator.next_u64().is_multiple_of(6) && active.len() < MOST {
                active.insert(feature);
            }
        }
        active
    }
}

#[test]
fn a_network_learns_and_its_rounding_to_integers_evaluates_alike() {
    for (inputs, hidden) in [(100, 16), (200, 80), (256, 48)] {
        let mut floats = learned(inputs, hidden);
        let network = export(&floats, MOST).unwrap().network;
        let mut sets = Sets::new(inputs);
        let (mut missed, mut off) = (0.0_f32, 0.0_f32);
        for _ in 0..2_000 {
            let active = sets.next();
            let expected = floats.evaluate(&active);
            let integers: [i32; 3] = network.evaluate(&mut network.accumulator(), &active);
            for (float, integer) in expected.iter().zip(integers) {
                off = off.max((float - integer as f32 / CERTAIN as f32).abs());
            }
            missed += (expected[0] - target(&active)[0]).abs();
        }
        assert!(off < 0.01, "{inputs} {hidden}: off by {off}");
        assert!(
            missed / 2_000.0 < 0.1,
            "{inputs} {hidden}: misses by {missed}"
        );
    }
}

#[test]
fn an_accumulator_of_a_similar_set_leads_to_the_very_same_chances() {
    let network = export(&learned(200, 80), MOST).unwrap().network;
    let mut sets = Sets::new(200);
    let mut accumulator = network.accumulator();
    for _ in 0..500 {
        let active = sets.next();
        let chances: [i32; 3] = network.evaluate(&mut network.accumulator(), &active);
        assert_eq!(network.evaluate(&mut accumulator, &active), chances);
    }
}

#[test]
fn a_network_is_read_as_it_was_written_and_no_other_bytes_are() {
    let network = export(&learned(100, 16), MOST).unwrap().network;
    let bytes = network.to_bytes();
    assert_eq!(bytes.len(), network.header().length());
    assert_eq!(Network::from_bytes(&bytes).as_ref(), Ok(&network));
    let changed = |at: usize, byte: u8| {
        let mut bytes = bytes.clone();
        bytes[at] = byte;
        Network::from_bytes(&bytes).unwrap_err()
    };
    assert_eq!(changed(0, b'X'), NetworkError::Magic);
    assert_eq!(changed(4, 2), NetworkError::Version { found: 2 });
    assert!(matches!(
        changed(5, 14),
        NetworkError::Scale { sum: 14, .. }
    ));
    assert!(matches!(
        changed(10, 17),
        NetworkError::Shape { hidden: 17, .. }
    ));
    assert!(matches!(
        changed(12, 9),
        NetworkError::Shape { outputs: 9, .. }
    ));
    assert!(matches!(changed(8, 101), NetworkError::Length { .. }));
    for length in 0..bytes.len().min(200) {
        assert!(Network::from_bytes(&bytes[..length]).is_err());
    }
    let mut longer = bytes.clone();
    longer.push(0);
    assert!(Network::from_bytes(&longer).is_err());
}

#[test]
fn a_network_whose_sums_could_overflow_is_refused() {
    let network = export(&learned(100, 16), MOST).unwrap().network;
    let mut bytes = network.to_bytes();
    // The weights of unit 0 for more features than can be active at once, all at the maximum.
    for feature in 0..MOST {
        let at = HEADER + 2 * 16 * feature;
        bytes[at..at + 2].copy_from_slice(&i16::MAX.to_le_bytes());
    }
    assert_eq!(
        Network::from_bytes(&bytes),
        Err(NetworkError::SumOverflow { unit: 0 })
    );
    let mut bytes = network.to_bytes();
    let end = bytes.len();
    bytes[end - 4..].copy_from_slice(&i32::MAX.to_le_bytes());
    assert_eq!(
        Network::from_bytes(&bytes),
        Err(NetworkError::OutputOverflow { output: 2 })
    );
}
