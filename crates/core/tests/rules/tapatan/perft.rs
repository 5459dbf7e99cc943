//! Compares the counts of move sequences with those in `tests/data`.

use tavoliere_core::rules::Rules;
use tavoliere_core::rules::tapatan::Position;

use crate::rules::tapatan::naive::{Naive, grid_of};
use crate::rules::tapatan::support::position;

/// Each position with its counts for 1, 2, … choices.
fn table() -> Vec<(Position, Vec<u64>)> {
    let text = include_str!("../../data/tapatan_perft.txt");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let (start, counts) = line.split_once(':').unwrap();
            let counts = counts.split_whitespace();
            let counts = counts.map(|count| count.parse().unwrap()).collect();
            (position(start), counts)
        })
        .collect()
}

/// Maximum number of sequences counted in the tests. The file has higher counts.
const MOST: u64 = 15_000_000;

/// The same limit for the slow implementation.
const MOST_SLOW: u64 = 400_000;

#[test]
fn the_counts_are_those_of_the_file() {
    let table = table();
    assert_eq!(table[0].1[..6], [9, 72, 504, 3_024, 15_120, 54_720]);
    for (start, counts) in table {
        assert_eq!(start.perft(0), 1);
        for (depth, count) in (1..).zip(counts).filter(|(_, count)| *count < MOST) {
            assert_eq!(start.perft(depth), count, "{start} {depth}");
        }
    }
}

#[test]
fn the_slow_implementation_counts_the_same() {
    for (start, counts) in table() {
        let side = start.side_to_act().unwrap();
        let naive = if start.turn_number() == 1 {
            Naive::start(start.options(), side)
        } else {
            Naive::moving(start.options(), grid_of(&start), side)
        };
        for (depth, count) in (1..).zip(counts).filter(|(_, count)| *count < MOST_SLOW) {
            assert_eq!(naive.perft(depth), count, "{start} {depth}");
        }
    }
}

#[test]
fn a_finished_game_has_no_continuation() {
    let over = position("w2/wb1/wb1 W over:three-in-line 5 Tapatan");
    assert_eq!([0, 1, 2].map(|depth| over.perft(depth)), [1, 0, 0]);
}
