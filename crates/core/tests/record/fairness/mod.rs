//! Tests of provably fair throws.

mod by_hand;
mod scheme;
mod sealed;

use rand::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use sha2::{Digest, Sha256};
use tavoliere_core::record::{Bytes32, Contribution, Event, FairSeed, GameRecord, Seed};
use tavoliere_core::rules::{AnyPosition, AnyThrow, Expect, GameKind, MatchScore, Setup, Side};
use tavoliere_core::verify::{Check, Conclusion, Finding, Verdict, verify};

use crate::support::{below, generator, pick};

pub const SALT: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
pub const SEED: &str = "f0e1d2c3b4a5968778695a4b3c2d1e0ff0e1d2c3b4a5968778695a4b3c2d1e0f";

/// A constant seed with two contributions.
pub fn known_seed(first: &str, second: &str) -> FairSeed {
    let mut seed = FairSeed::new(SALT.parse().unwrap(), SEED.parse().unwrap());
    seed.contribute(Side::First, Contribution::new(first).unwrap());
    seed.contribute(Side::Second, Contribution::new(second).unwrap());
    seed
}

/// A random seed with various contributions.
pub fn any_seed(chance: &mut Xoshiro256PlusPlus) -> FairSeed {
    let mut bytes = || {
        let mut bytes = [0; 32];
        chance.fill_bytes(&mut bytes);
        Bytes32::new(bytes)
    };
    let mut seed = FairSeed::new(bytes(), bytes());
    for side in Side::BOTH {
        let given = [
            "",
            "7",
            "perché no?",
            "a: b # c",
            "骰子 🎲",
            "\u{2028}x",
            "1. W 63",
        ];
        seed.contribute(side, Contribution::new(pick(chance, &given)).unwrap());
    }
    seed
}

/// Every game with every rule set.
pub fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for kind in GameKind::ALL {
        for preset in kind.presets() {
            let mut setup = Setup::new(kind);
            setup.set_preset(preset).unwrap();
            setups.push(setup);
        }
    }
    setups
}

pub fn has_throws(setup: &Setup) -> bool {
    !AnyPosition::start(setup.options(), None)
        .throws()
        .is_empty()
}

/// Plays a random event. `false` after the end.
pub fn advance(game: &mut GameRecord, chance: &mut Xoshiro256PlusPlus) -> bool {
    match game.expect() {
        Expect::Throw(_) => drop(game.throw_next().unwrap()),
        Expect::Move(_) => drop(game.play(pick(chance, &game.legal_moves())).unwrap()),
        Expect::Nothing => return false,
    }
    true
}

/// Plays a random game of at most `events` events.
pub fn play(setup: &Setup, chance: &mut Xoshiro256PlusPlus, events: usize) -> GameRecord {
    let seed = any_seed(chance);
    let mut game = match below(chance, 2) {
        0 => GameRecord::opening(setup.clone(), seed),
        _ => GameRecord::new(setup.clone(), seed, pick(chance, &Side::BOTH)),
    };
    let mut played = 0;
    while played < events && advance(&mut game, chance) {
        played += 1;
    }
    game
}

pub fn throws(game: &GameRecord) -> Vec<AnyThrow> {
    let throws = game.events().filter_map(|event| match event {
        Event::Threw { throw, .. } => Some(*throw),
        _ => None,
    });
    throws.collect()
}

/// The significant lines of a record: no blank lines, remarks or spaces around a line.
pub fn lines(text: &str) -> Vec<&str> {
    let lines = text.split('\n').map(str::trim);
    lines
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .collect()
}

/// A changed record with a matching digest, as a skilled forger would write it.
pub fn with_digest(text: &str) -> String {
    let mut sha = Sha256::new();
    let (body, _) = text.split_once("digest:").unwrap();
    for line in lines(body) {
        sha.update(line);
        sha.update("\n");
    }
    format!("{body}digest: {}\n", Bytes32::new(sha.finalize().into()))
}

pub fn finding(text: &str, check: Check) -> Verdict {
    let found = verify(text).findings;
    let of_check = found
        .into_iter()
        .find(|Finding { check: one, .. }| *one == check);
    of_check
        .unwrap_or_else(|| panic!("{check:?}: {text}"))
        .verdict
}

pub fn assert_verified(text: &str) {
    let found = verify(text);
    assert_eq!(found.conclusion(), Conclusion::Verified, "{found}\n{text}");
}

/// A game with throws entered by hand, of at most `events` events.
pub fn by_hand(setup: &Setup, chance: &mut Xoshiro256PlusPlus, events: usize) -> GameRecord {
    let mut game = GameRecord::opening(setup.clone(), Seed::ByHand(chance.next_u64()));
    while game.events().len() < events && game.outcome().is_none() {
        match game.expect() {
            Expect::Throw(_) => {
                let table = game.position().throws();
                drop(game.throw(pick(chance, &table).0).unwrap());
            }
            _ => drop(game.play(pick(chance, &game.legal_moves())).unwrap()),
        }
    }
    game
}

/// Short records of all games: finished, resigned, agreed and unfinished.
pub fn short_records() -> Vec<String> {
    let mut chance = generator(7);
    let mut records = Vec::new();
    for kind in GameKind::ALL {
        for end in 0..3 {
            // Games without throws can be short. Four choices end none of them.
            let events = if kind.has_throws() { 24 } else { 4 };
            let mut game = play(&Setup::new(kind), &mut chance, events);
            game.set_header("blue", "Ada").unwrap();
            match end {
                0 => {}
                1 => drop(game.resign(Side::Second).unwrap()),
                _ => drop(game.agree_draw().unwrap()),
            }
            records.push(game.to_record());
        }
    }
    // A game that ends by its rules.
    let finished = (0..).find_map(|_| {
        let game = play(&Setup::new(GameKind::Tapatan), &mut chance, 60);
        game.outcome().is_some().then(|| game.to_record())
    });
    records.extend(finished);
    let mut game = GameRecord::opening(Setup::new(GameKind::Tawula), any_seed(&mut chance));
    game.set_score_before(MatchScore::new(5).unwrap()).unwrap();
    for _ in 0..20 {
        advance(&mut game, &mut chance);
    }
    records.push(game.to_record());
    // Throws by hand: finished, resigned and unfinished.
    for kind in [GameKind::Tablan, GameKind::Tawula] {
        for end in 0..2 {
            let mut game = by_hand(&Setup::new(kind), &mut chance, 24);
            if end == 1 {
                game.resign(Side::First).unwrap();
            }
            records.push(game.to_record());
        }
    }
    records
}
