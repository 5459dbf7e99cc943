//! Tests the integer networks: their chances and their sets of features.

use tavoliere_core::ai::network::{CERTAIN, FeatureSet, chance_of};

#[test]
fn chances_follow_the_odds() {
    let exact = |odds: f64| 1.0 / (1.0 + (-odds).exp());
    let mut before = 0;
    for step in -20_000..=20_000_i32 {
        let chance = chance_of(step * 64, 16);
        assert!(chance >= before && chance <= CERTAIN);
        before = chance;
        let found = f64::from(chance) / f64::from(CERTAIN);
        let odds = f64::from(step) * 64.0 / 65_536.0;
        assert!((found - exact(odds)).abs() < 0.000_05, "{odds}: {found}");
        assert_eq!(chance_of(-step * 64, 16), CERTAIN - chance);
    }
    assert_eq!(chance_of(0, 16), CERTAIN / 2);
    assert_eq!(chance_of(i32::MAX, 12), CERTAIN);
    assert_eq!(chance_of(i32::MIN, 12), 0);
}

#[test]
fn a_set_lists_its_features_in_order() {
    let mut active = FeatureSet::default();
    assert!(active.is_empty());
    for feature in [255, 0, 64, 63, 130, 300] {
        active.insert(feature);
    }
    let features: Vec<usize> = active.iter().collect();
    assert_eq!(features, [0, 63, 64, 130, 255]);
    assert_eq!(active.len(), 5);
    let listed: Vec<usize> = active
        .list()
        .iter()
        .map(|feature| usize::from(*feature))
        .collect();
    assert_eq!(listed, features);
}
