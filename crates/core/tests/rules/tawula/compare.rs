//! Compares the rules with a slow second implementation.

use rand_xoshiro::Xoshiro256PlusPlus;
use tavoliere_core::rules::tawula::{Board, Dice, Options, Position};
use tavoliere_core::rules::{Expect, OptionSet, Rules, Side};

use crate::rules::tawula::naive::{Naive, table, turns};
use crate::rules::tawula::support::{
    below, board, game_count, generator, pick, plain, random_options,
};
use crate::support::weighted;

/// Plays to the end, or for `turns` turns, and compares both at every step.
fn compare(mut position: Position, turns: u32, chance: &mut Xoshiro256PlusPlus) -> u32 {
    let mut naive = Naive::of(&position);
    let last = position.turn_number() + turns;
    let mut compared = 0;
    while position.turn_number() < last {
        naive.agrees(&position);
        compared += 1;
        match position.expect() {
            Expect::Throw(_) => {
                let dice = weighted(chance, Position::throws());
                naive.throw(dice);
                position.throw(dice).unwrap();
            }
            Expect::Move(_) => {
                let choice = pick(chance, &position.legal_moves());
                naive.play(choice);
                position.play(choice).unwrap();
            }
            Expect::Nothing => break,
        }
    }
    compared
}

#[test]
fn the_rules_agree_with_a_plain_implementation_in_whole_games() {
    let mut chance = generator(8);
    for _ in 0..game_count(40) {
        let first = pick(&mut chance, &Side::BOTH);
        compare(Position::start(plain(), first), 100_000, &mut chance);
    }
}

#[test]
fn the_rules_agree_with_a_plain_implementation_in_random_option_sets() {
    let mut chance = generator(9);
    for _ in 0..game_count(60) {
        let options = random_options(&mut chance);
        compare(Position::start(options, Side::First), 100_000, &mut chance);
    }
}

/// The points to pick from for the pieces of a random side. Repeated points are more likely.
fn point_pool(chance: &mut Xoshiro256PlusPlus) -> Vec<u8> {
    match below(chance, 5) {
        // Entering, with many pieces on the first points.
        0 => (2..=7).chain(2..=18).collect(),
        // All points, with a full head.
        1 => (1..=24).chain([12, 12]).collect(),
        // A locked board, with the opponent's starting quadrant full.
        2 => (13..=18).chain(13..=18).chain(1..=24).collect(),
        // Almost all home, or all home.
        3 => (19..=24).chain(19..=24).chain(17..=24).collect(),
        _ => (19..=24).collect(),
    }
}

/// The text of a random board. Empty if the random choice failed.
fn random_board(chance: &mut Xoshiro256PlusPlus) -> String {
    let mut lists = [String::new(), String::new()];
    let mut taken = [false; 25];
    let first = below(chance, 2);
    for number in [first, 1 - first] {
        let points = point_pool(chance);
        let mut men = [0_u8; 25];
        let mut left = 15_u8;
        let absolute = |index: u8| {
            usize::from(if number == 0 {
                index
            } else {
                (index + 11) % 24 + 1
            })
        };
        let early = below(chance, 3) == 0 && !taken[absolute(1)];
        let mut beside = String::new();
        if early {
            men[1] = 2;
            left -= 2;
            if below(chance, 2) == 0 {
                let hand = 1 + below(chance, 13) as u8;
                left -= hand;
                beside += &format!("hand{hand} ");
            }
        } else if below(chance, 3) > 0 {
            let off = 1 + below(chance, 14) as u8;
            left -= off;
            beside += &format!("off{off} ");
        }
        if left > 0 && below(chance, 3) == 0 {
            let bar = 1 + below(chance, usize::from(left).min(3)) as u8;
            left -= bar;
            beside += &format!("bar{bar} ");
        }
        while left > 0 {
            // If all other points are occupied, the head and the near side can take any number of pieces.
            let index = match below(chance, 40) {
                0 => 12 + below(chance, 13) as u8,
                _ => pick(chance, &points),
            };
            let full = index <= 11 && men[usize::from(index)] > 0;
            if !full && !taken[absolute(index)] {
                men[usize::from(index)] += 1;
                left -= 1;
            }
        }
        for index in 1..=24 {
            if men[usize::from(index)] > 0 {
                taken[absolute(index)] = true;
                beside += &format!("{index}x{} ", men[usize::from(index)]);
            }
        }
        lists[number] = beside;
    }
    board(&lists[0], &lists[1])
}

#[test]
fn the_rules_agree_with_a_plain_implementation_on_random_boards() {
    let mut chance = generator(10);
    let mut met = 0;
    for _ in 0..game_count(6_000) {
        let options: Options = random_options(&mut chance);
        let side = pick(&mut chance, &['W', 'B']);
        let text = format!(
            "{} {side} throw 30 {}",
            random_board(&mut chance),
            options.to_text()
        );
        // Dead boards and boards with a cappotto are refused.
        if let Ok(position) = text.parse::<Position>() {
            met += compare(position, 2, &mut chance);
        }
    }
    assert!(met > 10_000 || game_count(20_000) < 20_000, "{met}");
}

#[test]
fn boards_list_their_results_without_a_position() {
    let mut chance = generator(11);
    let mut successors = vec![Board::START];
    for _ in 0..game_count(300) {
        let Ok(position) =
            format!("{} W throw 30 Tawula", random_board(&mut chance)).parse::<Position>()
        else {
            continue;
        };
        let (dice, _) = pick(&mut chance, &Dice::ROLLS);
        for side in Side::BOTH {
            successors.truncate(1);
            position
                .board()
                .successors(side, dice, &plain(), &mut successors);
            assert_eq!(successors[0], Board::START, "the old content stays");
            let mut found: Vec<_> = successors[1..].iter().map(table).collect();
            let all = turns(&table(position.board()), side, dice, &plain());
            let mut wanted: Vec<_> = all.into_iter().map(|turn| turn.end).collect();
            found.sort_unstable();
            wanted.sort_unstable();
            wanted.dedup();
            assert_eq!(found, wanted, "{side:?} {dice} in {position}");
        }
    }
}
