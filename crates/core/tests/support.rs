//! Provides helpers for all tests: seeded random numbers, numbers of games and random options.

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use tavoliere_core::rules::OptionSet;

/// A random generator for one test.
pub fn generator(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// A random number below `bound`.
pub fn below(generator: &mut Xoshiro256PlusPlus, bound: usize) -> usize {
    (generator.next_u64() % bound as u64) as usize
}

/// A random element of a list.
pub fn pick<T: Copy>(generator: &mut Xoshiro256PlusPlus, list: &[T]) -> T {
    list[below(generator, list.len())]
}

/// A random element of a table by its weight.
pub fn weighted<T: Copy>(generator: &mut Xoshiro256PlusPlus, table: &[(T, u32)]) -> T {
    let total: u32 = table.iter().map(|(_, weight)| weight).sum();
    let mut left = (generator.next_u64() % u64::from(total)) as u32;
    for (value, weight) in table {
        if left < *weight {
            return *value;
        }
        left -= weight;
    }
    unreachable!("the weights add up to the total")
}

/// A line with one character changed, removed, doubled or inserted.
pub fn damaged(line: &str, signs: &str, generator: &mut Xoshiro256PlusPlus) -> String {
    let signs: Vec<char> = signs.chars().collect();
    let mut line: Vec<char> = line.chars().collect();
    let place = below(generator, line.len());
    match below(generator, 4) {
        0 => line[place] = pick(generator, &signs),
        1 => line.insert(place, pick(generator, &signs)),
        2 => line.insert(place, line[place]),
        _ => drop(line.remove(place)),
    }
    line.into_iter().collect()
}

/// `true` if a text is the number of a rule, such as `TN-8`.
pub fn is_rule(text: &str) -> bool {
    let Some((game, number)) = text.split_once('-') else {
        return false;
    };
    game.len() == 2
        && game.bytes().all(|letter| letter.is_ascii_uppercase())
        && number.parse::<u32>().is_ok()
}

/// Random options, all with equal probability.
pub fn random_options<O: OptionSet>(generator: &mut Xoshiro256PlusPlus) -> O {
    let mut options = O::default();
    for option in O::list() {
        options
            .set(option.name, pick(generator, option.values))
            .unwrap();
    }
    options
}

/// The options of a preset with changes such as `"leap=off tie=survivors"`.
pub fn options<O: OptionSet>(preset: &str, changes: &str) -> O {
    let (_, mut options) = O::of_preset(preset).unwrap();
    for change in changes.split_whitespace() {
        let (name, value) = change.split_once('=').unwrap();
        options.set(name, value).unwrap();
    }
    options
}

/// The number of games for a test that plays `full` games in a long run. By default it's at most 2,000. The variable
/// `TAVOLIERE_GAMES` sets the number for a test of 20,000 games, and the other tests scale with it.
pub fn game_count(full: u64) -> u64 {
    let given = std::env::var("TAVOLIERE_GAMES").ok();
    match given.and_then(|games| games.parse::<u64>().ok()) {
        Some(games) => (full * games).div_ceil(20_000),
        None => full.min(2_000),
    }
}

/// Compares choices, one on each line, with those recorded in `tests/data`. With `TAVOLIERE_RECORD` set, records them
/// first.
pub fn as_recorded(file: &str, found: &str) {
    let path = format!("{}/tests/data/{file}", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("TAVOLIERE_RECORD").is_some() {
        std::fs::write(&path, found).unwrap();
    }
    let recorded = std::fs::read_to_string(&path).unwrap();
    assert!(recorded.lines().count() >= 40);
    assert_eq!(found.lines().count(), recorded.lines().count());
    for (found, recorded) in found.lines().zip(recorded.lines()) {
        assert_eq!(found, recorded);
    }
}
