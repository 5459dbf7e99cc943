//! Compares the rules with a slow second implementation.

use std::collections::HashSet;

use rand_xoshiro::Xoshiro256PlusPlus;
use tavoliere_core::rules::tablan::{
    Field, FirstPlayer, Move, MoveTiming, Options, Position, Preset, Value,
};
use tavoliere_core::rules::{Expect, Rules, Side, TooManyTurns, TurnLimits, complete_turns};

use crate::rules::tablan::naive::{End, Naive};
use crate::rules::tablan::support::{
    below, declare, game_count, generator, opening, options, pick, position, random_options, roll,
    set_up, throw,
};

fn compare(options: Options, seed: u64) {
    let mut generator = generator(seed);
    let first = Side::BOTH[below(&mut generator, 2)];
    let mut naive = Naive::new(options, first);
    let mut position = Position::start(options, first);
    loop {
        naive.agrees(&position);
        match position.expect() {
            Expect::Throw(_) => {
                let value = roll(&mut generator);
                naive.throw(value);
                position.throw(value).unwrap();
            }
            Expect::Move(_) => {
                let choice = pick(&mut generator, &position.legal_moves());
                naive.play(choice);
                position.play(choice).unwrap();
            }
            Expect::Nothing => return,
        }
    }
}

#[test]
fn the_rules_agree_with_a_plain_implementation_in_all_presets() {
    for preset in Preset::ALL {
        for seed in 0..game_count(80) {
            compare(preset.options(), seed);
        }
    }
}

#[test]
fn the_rules_agree_with_a_plain_implementation_in_random_option_sets() {
    let mut chance = generator(77);
    for seed in 0..game_count(160) {
        compare(random_options(&mut chance), seed);
    }
}

#[test]
fn the_rules_agree_with_a_plain_implementation_if_pieces_at_home_can_be_captured() {
    let mut chance = generator(79);
    for seed in 0..game_count(160) {
        let mut options: Options = random_options(&mut chance);
        options.home_capture = true;
        compare(options, seed);
    }
}

/// Maximum number of intermediate positions for the comparison with the second implementation.
const PATIENCE: usize = 800;

/// `true` if both implementations find the same ends of the current turn. `false` if there are too many.
fn same_ends(naive: &Naive, position: &Position) -> bool {
    let limits = TurnLimits {
        turns: usize::MAX,
        visited: PATIENCE,
    };
    let Ok(turns) = complete_turns(position, limits) else {
        return false;
    };
    let ours: HashSet<End> = turns.iter().map(|turn| End::of(&turn.position)).collect();
    assert_eq!(
        ours.len(),
        turns.len(),
        "an end is listed twice: {position}"
    );
    let theirs = naive.ends(PATIENCE).unwrap();
    assert!(ours == theirs, "{position}");
    true
}

/// Throws `throws` scoring throws and one that ends the series. Compares the turns at every choice.
fn compare_turns(start: &Position, throws: usize, chance: &mut Xoshiro256PlusPlus) -> [u32; 2] {
    let mut count = [0; 2];
    let (mut naive, mut position) = (Naive::of(start), *start);
    let side = position.side_to_act();
    let mut fallen = 0;
    while position.side_to_act() == side {
        match position.expect() {
            Expect::Throw(_) => {
                let scoring = [Value::Two, Value::Eight, Value::Twelve];
                let value = if fallen < throws {
                    pick(chance, &scoring)
                } else {
                    Value::Nothing
                };
                fallen += 1;
                naive.throw(value);
                position.throw(value).unwrap();
                if matches!(position.expect(), Expect::Move(_)) && position.side_to_act() == side {
                    count[usize::from(same_ends(&naive, &position))] += 1;
                }
            }
            Expect::Move(_) => {
                let choice = pick(chance, &position.legal_moves());
                naive.play(choice);
                position.play(choice).unwrap();
            }
            Expect::Nothing => break,
        }
    }
    count
}

/// Compares the turns of series of every length in many positions of random games.
fn compare_turns_in_games(
    count: u64,
    seed: u64,
    mut options: impl FnMut(&mut Xoshiro256PlusPlus) -> Options,
) {
    let mut chance = generator(seed);
    let mut compared = [[0; 2]; 7];
    for _ in 0..count {
        let first = pick(&mut chance, &Side::BOTH);
        let mut position = Position::start(options(&mut chance), first);
        while position.outcome().is_none() {
            match position.expect() {
                Expect::Throw(_) => {
                    if position.series_length() == 0 && below(&mut chance, 40) == 0 {
                        let throws = 1 + below(&mut chance, 6);
                        let [skipped, same] = compare_turns(&position, throws, &mut chance);
                        compared[throws][0] += skipped;
                        compared[throws][1] += same;
                    }
                    position.apply_throw(roll(&mut chance));
                }
                _ => position.apply_move(pick(&mut chance, &position.legal_moves())),
            }
        }
    }
    println!("by throws, turns left out and compared: {compared:?}");
    let enough = |[skipped, same]: &[u32; 2]| *same > 0 || *skipped < 40;
    assert!(compared.iter().all(enough), "{compared:?}");
    assert!(compared.iter().any(|[_, same]| *same > 0));
}

#[test]
fn whole_turns_agree_with_the_plain_implementation_in_pergioco() {
    compare_turns_in_games(game_count(100), 5, |_| Preset::PerGioco.options());
}

#[test]
fn whole_turns_agree_with_the_plain_implementation_in_english() {
    compare_turns_in_games(game_count(40), 6, |_| Preset::English.options());
}

#[test]
fn whole_turns_agree_with_the_plain_implementation_in_bell() {
    compare_turns_in_games(game_count(40), 8, |_| Preset::Bell.options());
    compare_turns_in_games(game_count(40), 9, |_| {
        options(Preset::Bell, "home_capture=on move=end_of_series")
    });
}

#[test]
fn whole_turns_agree_with_the_plain_implementation_in_random_option_sets() {
    compare_turns_in_games(game_count(120), 7, random_options);
}

/// Checks that the fields after the turn are those of the complete turns, each once.
fn results_agree(position: &Position) {
    let mut shown = Vec::new();
    let limits = TurnLimits {
        turns: 2_000,
        visited: 1_000,
    };
    let told = position.successors(limits, |field| shown.push(*field));
    match complete_turns(position, limits) {
        Ok(turns) => {
            assert_eq!(told, Ok(()));
            let fields: HashSet<Field> = turns.iter().map(|turn| *turn.position.field()).collect();
            assert_eq!(shown.len(), fields.len(), "{position}");
            assert_eq!(HashSet::from_iter(shown), fields, "{position}");
        }
        Err(error) => assert!(told == Err(error) && shown.is_empty(), "{position}"),
    }
}

fn compare_results(
    count: u64,
    seed: u64,
    mut options: impl FnMut(&mut Xoshiro256PlusPlus) -> Options,
) {
    let mut chance = generator(seed);
    for _ in 0..count {
        let mut position = Position::start(options(&mut chance), Side::First);
        while position.outcome().is_none() {
            match position.expect() {
                Expect::Throw(_) => position.apply_throw(roll(&mut chance)),
                _ => {
                    results_agree(&position);
                    position.apply_move(pick(&mut chance, &position.legal_moves()));
                }
            }
        }
        results_agree(&position);
    }
}

#[test]
fn results_are_the_fields_of_the_complete_turns_when_moving_after_each_throw() {
    compare_results(game_count(150), 8, |_| Preset::English.options());
    compare_results(game_count(600), 9, |chance| {
        let mut options: Options = random_options(chance);
        options.timing = MoveTiming::AfterEachThrow;
        options
    });
}

#[test]
fn results_are_the_fields_of_the_complete_turns_at_the_end_of_a_series() {
    compare_results(game_count(40), 10, random_options);
}

#[test]
fn complete_turns_come_in_the_order_of_the_choices_and_transpositions_once() {
    let mut start = set_up("a1..i1 l2* g2*", "b4..l4", "B throw 12 PerGioco leap=off");
    throw(&mut start, &[8, 12, 0]);
    let turns = complete_turns(&start, TurnLimits::default()).unwrap();
    let mut choices: Vec<Vec<Move>> = turns.iter().map(|turn| turn.choices.clone()).collect();
    let place = |list: &[Move]| {
        let mut now = start;
        let place = |choice: &Move| {
            let place = now.legal_moves().iter().position(|legal| legal == choice);
            now.apply_move(*choice);
            place.unwrap()
        };
        list.iter().map(place).collect::<Vec<usize>>()
    };
    let given = choices.clone();
    choices.sort_by_key(|list| place(list));
    assert_eq!(choices, given);
    assert!(given.len() > 5);
}

#[test]
fn complete_turns_stop_where_something_is_to_be_thrown_again() {
    let limits = TurnLimits::default();
    let mut start = opening(options(Preset::PerGioco, "big_start=on"));
    assert_eq!(complete_turns(&start, limits), Ok(Vec::new()));
    throw(&mut start, &[8]);
    let turns = complete_turns(&start, limits).unwrap();
    let again = turns
        .iter()
        .find(|turn| turn.choices == [declare(8, false)])
        .unwrap();
    assert_eq!(again.position.expect(), Expect::Throw(Side::First));
    assert!(
        turns
            .iter()
            .all(|turn| turn.choices[0] == declare(8, true) || turn == again)
    );
    assert!(turns.len() > 1);
    start.resign(Side::First).unwrap();
    assert_eq!(complete_turns(&start, limits), Ok(Vec::new()));
}

#[test]
fn too_many_turns_are_an_error_that_names_the_limit() {
    let mut start = set_up("l2* k2*", "b4..l4", "B throw 12 PerGioco");
    throw(&mut start, &[8, 0]);
    let turns = complete_turns(&start, TurnLimits::default()).unwrap().len();
    let exact = TurnLimits { turns, visited: 10 };
    assert_eq!(complete_turns(&start, exact).unwrap().len(), turns);
    let limit = turns - 1;
    let fewer = TurnLimits {
        turns: limit,
        visited: 10,
    };
    assert_eq!(
        complete_turns(&start, fewer),
        Err(TooManyTurns::Turns { limit })
    );
    let none = TurnLimits { turns, visited: 0 };
    assert_eq!(
        complete_turns(&start, none),
        Err(TooManyTurns::Visited { limit: 0 })
    );
}

#[test]
fn the_turns_of_a_series_without_end_are_an_error_and_not_an_endless_search() {
    for order in ["PerGioco", "English move=end_of_series"] {
        let start = format!("RRRRRRRRRRRR/12/bbbbbbbbbbbb/12 B throw 9 {order}");
        for series in [[2, 2, 2], [8, 8, 8], [2, 8, 12]] {
            let mut start = position(&start);
            for steps in series.iter().cycle().take(64) {
                throw(&mut start, &[*steps]);
            }
            throw(&mut start, &[0]);
            assert!(
                complete_turns(&start, TurnLimits::default()).is_err(),
                "{start}"
            );
        }
    }
}

#[test]
fn the_rules_agree_with_a_plain_implementation_if_the_first_2_decides_who_starts() {
    let mut chance = generator(83);
    for seed in 0..game_count(80) {
        let mut options: Options = random_options(&mut chance);
        options.first_player = FirstPlayer::FirstTwo;
        compare(options, seed);
    }
}
