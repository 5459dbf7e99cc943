//! Tests of chi-square and multinomial probabilities.

use tavoliere_core::statistics::{
    Chance, ChanceTest, MAX_OUTCOMES, Verdict, chi_square_statistic, chi_square_survival,
    exact_multinomial, outcome_count,
};

use super::assert_near;

const DIE: f64 = 1.0 / 6.0;
const STICKS: [f64; 4] = [10.0 / 16.0, 4.0 / 16.0, 1.0 / 16.0, 1.0 / 16.0];

fn cells(counts: &[u32], probabilities: &[f64]) -> Vec<(u32, f64)> {
    let pairs = counts.iter().copied().zip(probabilities.iter().copied());
    pairs.collect()
}

/// The critical values of printed tables, which have three decimals.
#[test]
fn chi_square_agrees_with_the_tables() {
    let table = [
        (1, [0.016, 2.706, 3.841, 6.635, 10.828]),
        (2, [0.211, 4.605, 5.991, 9.210, 13.816]),
        (3, [0.584, 6.251, 7.815, 11.345, 16.266]),
        (4, [1.064, 7.779, 9.488, 13.277, 18.467]),
        (5, [1.610, 9.236, 11.070, 15.086, 20.515]),
        (10, [4.865, 15.987, 18.307, 23.209, 29.588]),
        (20, [12.443, 28.412, 31.410, 37.566, 45.315]),
        (30, [20.599, 40.256, 43.773, 50.892, 59.703]),
        (100, [82.358, 118.498, 124.342, 135.807, 149.449]),
    ];
    for (degrees, values) in table {
        for (value, p) in values.into_iter().zip([0.9, 0.1, 0.05, 0.01, 0.001]) {
            let found = chi_square_survival(value, degrees);
            // The table has three decimals. Near 0 one degree of freedom changes fast, so the last decimal matters more
            // there.
            let error = if value < 0.1 { 2e-3 } else { 2e-4 };
            assert_near(found, p, error);
        }
    }
}

/// For even degrees of freedom it's a finite sum: e^-h times the sum of h^i / i!, where h is half the statistic.
#[test]
fn chi_square_of_even_degrees_is_a_finite_sum() {
    for half_degrees in [1, 2, 3, 7, 25] {
        for statistic in [0.01_f64, 0.5, 1.0, 3.0, 10.0, 40.0, 90.0, 400.0] {
            let half = statistic / 2.0;
            let mut term = (-half).exp();
            let mut sum = term;
            for i in 1..half_degrees {
                term *= half / f64::from(i);
                sum += term;
            }
            let found = chi_square_survival(statistic, 2 * half_degrees as u32);
            assert_near(found, sum, 1e-13);
            // The far tail keeps its precision.
            assert!(statistic < 10.0 || (found / sum - 1.0).abs() < 1e-9);
        }
    }
}

#[test]
fn chi_square_of_an_invalid_statistic_is_certain() {
    assert_eq!(chi_square_survival(0.0, 5), 1.0);
    assert_eq!(chi_square_survival(-1.0, 5), 1.0);
    assert_eq!(chi_square_survival(f64::NAN, 5), 1.0);
    assert_eq!(chi_square_survival(3.0, 0), 1.0);
    assert_eq!(chi_square_survival(f64::INFINITY, 5), 0.0);
}

#[test]
fn the_statistic_is_pearsons() {
    // (8 - 10)² / 10 + (12 - 10)² / 10.
    assert_near(chi_square_statistic(&[(8, 0.5), (12, 0.5)]), 0.8, 1e-12);
    assert_eq!(chi_square_statistic(&[(0, 0.5), (0, 0.5)]), 0.0);
    assert_eq!(chi_square_statistic(&[]), 0.0);
}

#[test]
fn outcomes_are_counted() {
    assert_eq!(outcome_count(0, 0), 1);
    assert_eq!(outcome_count(1, 0), 0);
    assert_eq!(outcome_count(7, 1), 1);
    assert_eq!(outcome_count(7, 2), 8);
    assert_eq!(outcome_count(2, 6), 21);
    assert_eq!(outcome_count(u64::MAX, 6), u64::MAX);
}

/// Enumerates all sequences of throws with their probabilities.
fn enumerated(counts: &[u32], probabilities: &[f64]) -> f64 {
    let trials: u32 = counts.iter().sum();
    let kinds = counts.len();
    let mut found = std::collections::BTreeMap::<Vec<u32>, f64>::new();
    for mut code in 0..kinds.pow(trials) {
        let mut fallen = vec![0; kinds];
        let mut probability = 1.0;
        for _ in 0..trials {
            fallen[code % kinds] += 1;
            probability *= probabilities[code % kinds];
            code /= kinds;
        }
        *found.entry(fallen).or_default() += probability;
    }
    assert_eq!(found.len() as u64, outcome_count(u64::from(trials), kinds));
    let observed = found[counts];
    let at_most = found.values().filter(|p| **p <= observed * (1.0 + 1e-9));
    at_most.sum()
}

#[test]
fn the_exact_test_agrees_with_enumeration() {
    for trials in 0..=7 {
        for a in 0..=trials {
            for b in 0..=trials - a {
                for c in 0..=trials - a - b {
                    let counts = [a, b, c, trials - a - b - c];
                    let found = exact_multinomial(&cells(&counts, &STICKS));
                    assert_near(found, enumerated(&counts, &STICKS), 1e-9);
                }
            }
        }
    }
    for counts in [[5, 0, 0, 0, 0, 0], [1, 1, 1, 1, 1, 1], [3, 2, 0, 1, 0, 0]] {
        let found = exact_multinomial(&cells(&counts, &[DIE; 6]));
        assert_near(found, enumerated(&counts, &[DIE; 6]), 1e-9);
    }
}

#[test]
fn the_likeliest_counts_are_certain() {
    assert_near(exact_multinomial(&cells(&[3; 6], &[DIE; 6])), 1.0, 1e-9);
    assert_near(
        exact_multinomial(&cells(&[10, 4, 1, 1], &STICKS)),
        1.0,
        1e-9,
    );
    assert_eq!(exact_multinomial(&[]), 1.0);
}

#[test]
fn few_throws_are_tested_exactly_and_many_by_chi_square() {
    let few = Chance::of(&cells(&[20, 9, 3, 2], &STICKS));
    assert_eq!(few.test, ChanceTest::Exact { outcomes: 7_770 });
    let many = Chance::of(&cells(&[100, 110, 90, 105, 95, 100], &[DIE; 6]));
    let ChanceTest::ChiSquare { statistic, degrees } = many.test else {
        panic!("{many:?}");
    };
    assert_eq!(degrees, 5);
    assert_near(statistic, 2.5, 1e-9);
    assert_near(many.p, 0.776_495, 1e-6);
    assert_eq!(many.verdict, Verdict::InTen(8));
}

/// At the limit between the two tests, they give nearly the same probability.
#[test]
fn both_tests_agree_at_their_limit() {
    let counts = [80, 24, 9, 6];
    let trials = counts.iter().sum::<u32>();
    assert!(outcome_count(u64::from(trials), 4) < MAX_OUTCOMES);
    let cells = cells(&counts, &STICKS);
    let exact = exact_multinomial(&cells);
    let chi_square = chi_square_survival(chi_square_statistic(&cells), 3);
    assert_near(exact, chi_square, 0.05);
}

#[test]
fn the_outcome_without_throws_is_certain() {
    let chance = Chance::of(&cells(&[0; 6], &[DIE; 6]));
    assert_near(chance.p, 1.0, 1e-12);
    // With one kind the outcome is certain, whatever the count.
    assert_eq!(Chance::of(&[(u32::MAX, 1.0)]).p, 1.0);
}

#[test]
fn verdicts_are_worded_for_players() {
    assert_eq!(Verdict::of(1.0), Verdict::InTen(10));
    assert_eq!(Verdict::of(0.34), Verdict::InTen(3));
    assert_eq!(Verdict::of(0.1), Verdict::InTen(1));
    assert_eq!(Verdict::of(0.096), Verdict::InTen(1));
    assert_eq!(Verdict::of(0.094), Verdict::InHundred(9));
    assert_eq!(Verdict::of(0.01), Verdict::InHundred(1));
    assert_eq!(Verdict::of(0.009_9), Verdict::Rare { one_in: 101 });
    assert_eq!(Verdict::of(0.004), Verdict::Rare { one_in: 250 });
    assert_eq!(Verdict::of(0.0), Verdict::Rare { one_in: u32::MAX });
    assert_eq!(Verdict::of(f64::NAN), Verdict::InTen(10));
    assert!(Verdict::of(0.004).is_rare() && !Verdict::of(0.01).is_rare());
}
