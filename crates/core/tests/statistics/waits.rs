//! Tests of the probabilities of long waits.

use tavoliere_core::statistics::longest_run_chance;

use super::assert_near;

/// Enumerates all sequences of hits and misses.
fn enumerated(trials: u32, length: u32, miss: f64) -> f64 {
    let mut sum = 0.0;
    for sequence in 0..1_u32 << trials {
        let (mut run, mut longest, mut probability) = (0, 0, 1.0);
        for trial in 0..trials {
            let missed = sequence >> trial & 1 == 1;
            run = if missed { run + 1 } else { 0 };
            longest = longest.max(run);
            probability *= if missed { miss } else { 1.0 - miss };
        }
        if longest >= length {
            sum += probability;
        }
    }
    sum
}

/// Uses a Markov chain over the length of the current run.
fn by_markov_chain(trials: u32, length: u32, miss: f64) -> f64 {
    let length = length as usize;
    let mut states = vec![0.0; length + 1];
    states[0] = 1.0;
    for _ in 0..trials {
        let mut next = vec![0.0; length + 1];
        next[length] = states[length];
        for run in 0..length {
            next[0] += states[run] * (1.0 - miss);
            next[run + 1] += states[run] * miss;
        }
        states = next;
    }
    states[length]
}

#[test]
fn waits_agree_with_brute_force() {
    for trials in 0..=12 {
        for length in 0..=13 {
            for miss in [0.0, 0.25, 0.5, 25.0 / 36.0, 0.75, 15.0 / 16.0, 1.0] {
                let found = longest_run_chance(trials, length, miss);
                assert_near(found, enumerated(trials, length, miss), 1e-12);
            }
        }
    }
}

#[test]
fn long_waits_agree_with_the_markov_chain() {
    for (trials, length, miss) in [
        (65, 9, 25.0 / 36.0),
        (200, 30, 0.75),
        (500, 40, 15.0 / 16.0),
        (1_000, 200, 15.0 / 16.0),
        (300, 12, 0.5),
    ] {
        let found = longest_run_chance(trials, length, miss);
        let expected = by_markov_chain(trials, length, miss);
        assert_near(found / expected, 1.0, 1e-9);
    }
}

#[test]
fn longer_waits_are_less_likely_and_more_throws_make_them_likelier() {
    for length in 1..60 {
        let chance = longest_run_chance(120, length, 0.75);
        let longer = longest_run_chance(120, length + 1, 0.75);
        // Very short waits have a probability so near 1 that rounding hides the difference.
        assert!(longer < chance || chance > 1.0 - 1e-12 && longer <= chance);
        assert!(longest_run_chance(121, length, 0.75) >= chance);
        assert!((0.0..=1.0).contains(&chance));
    }
}
