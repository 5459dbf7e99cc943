//! Tests the ends of turns against a slow method, and the input features of the network.

use std::collections::HashSet;

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::*;
use crate::rules::tablan::{Cell, Field, MoveTiming, Options, Position, Preset};
use crate::rules::{Expect, Rules, Side, TurnLimits, pick};

/// Positions of random games that expect the first choice of a turn or of a throw.
fn positions(options: Options, count: usize, seed: u64) -> Vec<Position> {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut position = Position::start(options, Side::First);
    let mut found = Vec::new();
    while found.len() < count {
        match position.expect() {
            Expect::Nothing => position = Position::start(options, Side::Second),
            Expect::Throw(_) => {
                if let Some(throw) = pick(chance.next_u64(), Position::throws()) {
                    position.apply_throw(throw);
                }
                if matches!(position.expect(), Expect::Move(_)) {
                    found.push(position);
                }
            }
            Expect::Move(_) => {
                if let Some(choice) = position.random_move(&mut || chance.next_u64()) {
                    position.apply_move(choice);
                }
            }
        }
    }
    found
}

fn in_hand(position: &Position) -> InHand {
    SCORING.map(|value| {
        let of_value = position.unused().filter(|throw| throw.value == value);
        of_value.map(|throw| throw.count).sum()
    })
}

#[test]
fn ends_are_those_of_the_slow_way() {
    let limits = TurnLimits {
        turns: 20_000,
        visited: 20_000,
    };
    for preset in Preset::ALL {
        let options = preset.options();
        let mut turn_ends = TurnEnds::default();
        let (mut several, mut most) = (0, 0);
        for position in positions(options, 2_000, 3) {
            let in_hand = in_hand(&position);
            let throws: u16 = in_hand.iter().sum();
            let side = position.side_to_act().unwrap();
            let found = turn_ends.find(&options, side, position.field(), in_hand, options.leap);
            let ours: HashSet<Field> = found.iter().map(|end| end.field).collect();
            assert_eq!(ours.len(), found.len(), "{position}");
            most = most.max(found.len());
            let mut theirs = HashSet::new();
            if position
                .successors(limits, |field| {
                    theirs.insert(*field);
                })
                .is_err()
            {
                continue;
            }
            several += usize::from(throws > 1);
            if throws <= 2 {
                assert_eq!(ours, theirs, "{position}");
            } else {
                assert!(ours.is_subset(&theirs), "{position}");
            }
        }
        println!("{preset} {several} {most}");
        assert!(several > 300 || options.timing == MoveTiming::AfterEachThrow);
    }
}

#[test]
fn a_long_series_is_searched_but_not_for_long() {
    let options = Preset::PerGioco.options();
    let mut turn_ends = TurnEnds::default();
    for position in positions(options, 300, 5) {
        let side = position.side_to_act().unwrap();
        let begun = std::time::Instant::now();
        let found = turn_ends.find(&options, side, position.field(), [6, 3, 3], true);
        assert!(found.len() < 100 * WIDTH, "{}", found.len());
        println!("{} {:?}", found.len(), begun.elapsed());
    }
}

/// The same position with the sides swapped.
fn mirrored(field: &Field) -> Field {
    let mut mirror = Field::default();
    for side in Side::BOTH {
        for index in 0..Cell::COUNT {
            if field.pieces(side) & 1 << index != 0
                && let Some(at) = Cell::on_path(side.other(), index)
            {
                let started = field.waiting(side) & 1 << index == 0;
                mirror.put(side.other(), at, started);
            }
        }
    }
    mirror
}

#[test]
fn both_sides_see_alike() {
    for preset in Preset::ALL {
        let options = preset.options();
        for position in positions(options, 1_000, 7) {
            let field = position.field();
            let mirror = mirrored(field);
            for side in Side::BOTH {
                let seen = features(field, &options, side);
                assert_eq!(seen, features(&mirror, &options, side.other()));
                assert!(seen.len() <= MOST_ACTIVE);
            }
        }
    }
}

#[test]
fn the_greedy_player_knows_that_pieces_at_home_can_be_captured() {
    let text = "RRRR8/12/12/B2r4r3 B throw 41 Bell";
    let safe: Position = text.parse().unwrap();
    let exposed: Position = "RRRR8/12/12/Br10 B throw 41 Bell home_capture=on"
        .parse()
        .unwrap();
    let value = |position: &Position, home_capture| {
        let mut options = *position.options();
        options.home_capture = home_capture;
        greedy_value(position.field(), &options, Side::Second)
    };
    // Only b1 is within reach of a1.
    assert_eq!(value(&safe, true), value(&safe, false));
    assert!(value(&exposed, true) < value(&exposed, false));
}
