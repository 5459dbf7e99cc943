//! Tests of the cheapest matching, against an exhaustive search.

use tavoliere_core::evening::cheapest_matching;

use crate::support::{below, generator};

/// The lowest sum over all ways to pair everyone.
fn lowest(left: &[usize], cost: &[Vec<u128>]) -> u128 {
    let Some((one, rest)) = left.split_first() else {
        return 0;
    };
    let with = |at: usize| {
        let mut others = rest.to_vec();
        let other = others.remove(at);
        cost[*one][other] + lowest(&others, cost)
    };
    (0..rest.len()).map(with).min().unwrap()
}

#[test]
fn it_is_as_cheap_as_the_cheapest_of_all() {
    let mut chance = generator(3);
    for run in 0..4000 {
        let count = 2 * (1 + below(&mut chance, 5));
        // From many equal costs to hardly any.
        let range = [2, 5, 30, 1_000_000][run % 4];
        let unit = if run % 3 == 0 { 1 << 75 } else { 1 };
        let cost: Vec<Vec<u128>> = (0..count)
            .map(|_| {
                (0..count)
                    .map(|_| below(&mut chance, range) as u128 * unit)
                    .collect()
            })
            .collect();
        let mates = cheapest_matching(count, |one, other| cost[one][other]).unwrap();
        let mut sum = 0;
        for (one, other) in mates.iter().copied().enumerate() {
            assert_eq!(mates[other], one);
            assert_ne!(other, one);
            if one < other {
                sum += cost[one][other];
            }
        }
        let all: Vec<usize> = (0..count).collect();
        assert_eq!(sum, lowest(&all, &cost), "run {run}");
    }
}

#[test]
fn only_even_numbers_have_a_perfect_matching() {
    assert_eq!(cheapest_matching(5, |_, _| 1), None);
    assert_eq!(cheapest_matching(0, |_, _| 1), Some(Vec::new()));
    assert_eq!(cheapest_matching(2, |_, _| 0), Some(vec![1, 0]));
}

#[test]
fn large_matchings_are_perfect() {
    let mut chance = generator(4);
    for count in (2..=34).step_by(2) {
        for range in [1, 3, 1000] {
            let cost: Vec<Vec<u128>> = (0..count)
                .map(|_| {
                    (0..count)
                        .map(|_| below(&mut chance, range) as u128)
                        .collect()
                })
                .collect();
            let mates = cheapest_matching(count, |one, other| cost[one][other]).unwrap();
            assert!((0..count).all(|one| mates[one] != one && mates[mates[one]] == one));
        }
    }
}
