//! Throws that nobody can doubt: the scheme by its vectors, records that were altered in any way, the
//! script in the docs, and records of earlier versions.

use std::process::{Command, Output};

use rand::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use sha2::{Digest, Sha256};
use tavoliere_core::record::{
    Bytes32, Commitment, Contribution, Event, FairSeed, FairStream, GameRecord, MAX_CONTRIBUTION,
    RecordProblem, Seed,
};
use tavoliere_core::rules::{
    AnyIllegal, AnyPosition, AnyThrow, Expect, GameKind, MatchScore, Setup, Side,
};
use tavoliere_core::verify::{Check, Conclusion, Failure, Finding, Gap, Proof, Verdict, verify};

use crate::support::{below, games, generator, pick};

const SALT: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const SEED: &str = "f0e1d2c3b4a5968778695a4b3c2d1e0ff0e1d2c3b4a5968778695a4b3c2d1e0f";

/// A seed that stays the same, with what two players gave.
fn known_seed(first: &str, second: &str) -> FairSeed {
    let mut seed = FairSeed::new(SALT.parse().unwrap(), SEED.parse().unwrap());
    seed.contribute(Side::First, Contribution::new(first).unwrap());
    seed.contribute(Side::Second, Contribution::new(second).unwrap());
    seed
}

/// Any seed, with contributions of many kinds.
fn any_seed(chance: &mut Xoshiro256PlusPlus) -> FairSeed {
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

/// Every game with every preset.
fn setups() -> Vec<Setup> {
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

fn has_throws(setup: &Setup) -> bool {
    !AnyPosition::start(setup.options(), None)
        .throws()
        .is_empty()
}

/// One event at random; false after the end.
fn advance(game: &mut GameRecord, chance: &mut Xoshiro256PlusPlus) -> bool {
    match game.expect() {
        Expect::Throw(_) => drop(game.throw_next().unwrap()),
        Expect::Move(_) => drop(game.play(pick(chance, &game.legal_moves())).unwrap()),
        Expect::Nothing => return false,
    }
    true
}

/// A game at random, broken off after so many events.
fn play(setup: &Setup, chance: &mut Xoshiro256PlusPlus, events: usize) -> GameRecord {
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

fn throws(game: &GameRecord) -> Vec<AnyThrow> {
    let throws = game.events().filter_map(|event| match event {
        Event::Threw { throw, .. } => Some(*throw),
        _ => None,
    });
    throws.collect()
}

/// What counts of a record: its lines without blank ones, remarks and spaces around them.
fn lines(text: &str) -> Vec<&str> {
    let lines = text.split('\n').map(str::trim);
    lines
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .collect()
}

/// A record with the digest that belongs to its lines, as somebody would write it who knows how.
fn with_digest(text: &str) -> String {
    let mut sha = Sha256::new();
    let (body, _) = text.split_once("digest:").unwrap();
    for line in lines(body) {
        sha.update(line);
        sha.update("\n");
    }
    format!("{body}digest: {}\n", Bytes32::new(sha.finalize().into()))
}

fn finding(text: &str, check: Check) -> Verdict {
    let found = verify(text).findings;
    let of_check = found
        .into_iter()
        .find(|Finding { check: one, .. }| *one == check);
    of_check
        .unwrap_or_else(|| panic!("{check:?}: {text}"))
        .verdict
}

fn assert_verified(text: &str) {
    let found = verify(text);
    assert_eq!(found.conclusion(), Conclusion::Verified, "{found}\n{text}");
}

#[test]
fn the_scheme_gives_the_same_in_every_version() {
    // By Python's hashlib.
    let seed = known_seed("a lucky cat", "sette e mezzo");
    assert_eq!(seed.commitment().to_string(), COMMITMENT);
    assert_eq!(seed.commitment().words(), WORDS);
    assert_eq!(seed.key().to_string(), KEY);
    assert_eq!(seed.number(), NUMBER);
    assert!(seed.keeps_commitment());
    let drawn = |kind| {
        let mut game = GameRecord::new(Setup::new(kind), seed.clone(), Side::First);
        let mut chance = generator(1);
        while throws(&game).len() < 12 {
            assert!(advance(&mut game, &mut chance));
        }
        let throws = throws(&game).into_iter().map(|throw| match throw {
            AnyThrow::Tablan(value) => value.steps().to_string(),
            AnyThrow::Tawula(dice) => format!("{}{}", dice.a(), dice.b()),
            AnyThrow::Tablut(_) | AnyThrow::Tapatan(_) => unreachable!(),
        });
        throws.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(drawn(GameKind::Tablan), STICKS);
    assert_eq!(drawn(GameKind::Tawula), DICE);
    assert_eq!(known_seed("", "").key().to_string(), KEY_OF_NOTHING);
    assert_eq!(known_seed("", "").commitment(), seed.commitment());
}

const COMMITMENT: &str = "4b874190e9a8d3377fb893fa521a706a0a0c68ed68b41dbd1471746b9f31e6a9";
const WORDS: [&str; 4] = ["eagle", "juniper", "dagger", "lagoon"];
const KEY: &str = "43db3207618f2d078f28bb9d5c61451d2bc2fda66bb87856ea6f673a8332cb1f";
const KEY_OF_NOTHING: &str = "212c8aabf40deef403f4d4eff2beabe9f2384e0ec05098b76a861171394bec0c";
const NUMBER: u64 = 17_722_571_520_809_814_631;
const STICKS: &str = "0 0 0 0 0 8 8 0 2 0 2 0";
const DICE: &str = "44 62 33 66 54 35 11 56 41 21 35 41";

#[test]
fn the_docs_have_the_same_example() {
    let page = include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../docs/fairness.md"
    ));
    for given in [COMMITMENT, &WORDS.join(" "), KEY, STICKS, DICE] {
        assert!(page.contains(given), "{given}");
    }
}

#[test]
fn throws_are_what_the_docs_say_byte_by_byte() {
    let hash = |text: String| -> [u8; 32] { Sha256::digest(text).into() };
    let mut chance = generator(2);
    let mut rejected = 0;
    for _ in 0..20 {
        let seed = any_seed(&mut chance);
        let stream = FairStream::new(seed.clone());
        for places in [1_u8, 2, 3, 16, 36, 100, 128, 129, 200, 255] {
            let table: Vec<(u8, u32)> = (0..places).map(|place| (place, 1)).collect();
            let limit = 256 - 256 % u32::from(places);
            for index in 0..40 {
                let block = hash(format!("{}\n{index}\n0", seed.key()));
                let accepted = block.iter().position(|byte| u32::from(*byte) < limit);
                let byte = block[accepted.expect("one of 32 bytes is below the limit")];
                rejected += usize::from(accepted != Some(0));
                assert_eq!(stream.pick(index, &table), Some(byte % places));
            }
        }
        assert_eq!(stream.pick::<u8>(0, &[]), None);
        assert_eq!(stream.pick(0, &[(1, 0)]), None);
        assert_eq!(stream.pick(0, &[(1, 257)]), None);
        assert_eq!(stream.pick(0, &[(1, u32::MAX), (2, u32::MAX)]), None);
        assert_eq!(stream.pick(0, &[(1, 256)]), Some(1));
    }
    assert!(rejected > 500, "{rejected}");
}

#[test]
fn every_game_s_table_can_be_drawn_from_a_byte() {
    for setup in setups() {
        let table = AnyPosition::start(setup.options(), None).throws();
        let total: u32 = table.iter().map(|(_, weight)| weight).sum();
        assert!(total <= 256);
        assert_eq!(total > 0, has_throws(&setup));
    }
}

#[test]
fn throws_fall_as_often_as_their_weights_say() {
    let mut chance = generator(3);
    for setup in [Setup::new(GameKind::Tablan), Setup::new(GameKind::Tawula)] {
        let table = AnyPosition::start(setup.options(), None).throws();
        let total: u32 = table.iter().map(|(_, weight)| weight).sum();
        let mut counts = vec![0_u32; table.len()];
        let trials = 36_000;
        for _ in 0..trials / 360 {
            let stream = FairStream::new(any_seed(&mut chance));
            for index in 0..360 {
                let throw = stream.pick(index, &table).unwrap();
                counts[table.iter().position(|(one, _)| *one == throw).unwrap()] += 1;
            }
        }
        // Chi-square with at most 35 degrees of freedom passes 90 once in some millions.
        let square: f64 = counts
            .iter()
            .zip(&table)
            .map(|(&count, (_, weight))| {
                let expected = f64::from(trials * weight) / f64::from(total);
                (f64::from(count) - expected).powi(2) / expected
            })
            .sum();
        assert!(square < 90.0, "{square}: {counts:?}");
    }
}

#[test]
fn the_words_can_be_told_apart_and_stand_for_all_bytes() {
    let list = include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../docs/fairness-words.txt"
    ));
    let words: Vec<&str> = list.split_whitespace().collect();
    assert_eq!(words.len(), 256);
    assert!(words.is_sorted_by(|one, next| one < next));
    for word in &words {
        assert!(word.bytes().all(|letter| letter.is_ascii_lowercase()));
        assert!((3..=8).contains(&word.len()), "{word}");
    }
    for (place, one) in words.iter().enumerate() {
        for other in &words[place + 1..] {
            let differ = one
                .bytes()
                .zip(other.bytes())
                .filter(|(a, b)| a != b)
                .count();
            assert!(differ > 1 || one.len() != other.len(), "{one}, {other}");
        }
    }
    for byte in 0..=255_u8 {
        let mut bytes = [0; 32];
        bytes[..4].fill(byte);
        let commitment = Commitment::new(Bytes32::new(bytes));
        assert_eq!(commitment.words(), [words[usize::from(byte)]; 4]);
    }
}

#[test]
fn no_two_drawn_seeds_are_alike() {
    let seeds: Vec<FairSeed> = (0..50).map(|_| FairSeed::draw().unwrap()).collect();
    for (place, one) in seeds.iter().enumerate() {
        assert!(one.keeps_commitment());
        assert_ne!(one.salt(), one.seed());
        for other in &seeds[place + 1..] {
            assert_ne!(one.seed(), other.seed());
            assert_ne!(one.salt(), other.salt());
            assert_ne!(one.key(), other.key());
        }
    }
}

#[test]
fn contributions_change_every_throw_to_come_and_never_the_commitment() {
    let plain = known_seed("", "");
    let given = ["a", "A", "a a", "é", "e\u{301}", "🎲"];
    let mut keys = vec![plain.key()];
    for text in given {
        for [first, second] in [[text, ""], ["", text], [text, text]] {
            let seed = known_seed(first, second);
            assert_eq!(seed.commitment(), plain.commitment());
            assert!(!keys.contains(&seed.key()), "{first:?} {second:?}");
            keys.push(seed.key());
        }
    }
}

#[test]
fn hostile_contributions_and_digits_are_refused() {
    for text in ["a\nb", "a\rb", "\u{0}", "a\tb", "a\u{85}b", "\u{7f}"] {
        let text = format!("x{text}x");
        assert!(Contribution::new(&text).is_err(), "{text:?}");
    }
    assert!(Contribution::new(&"é".repeat(MAX_CONTRIBUTION)).is_ok());
    assert!(Contribution::new(&"é".repeat(MAX_CONTRIBUTION + 1)).is_err());
    assert_eq!(Contribution::new(" \u{a0}x \n").unwrap().text(), "x");
    assert!(Contribution::new(" \n ").unwrap().is_empty());
    for text in [
        "",
        "0",
        &SALT[1..],
        &SALT.to_uppercase(),
        &format!("{SALT}0"),
        &"é".repeat(32),
    ] {
        assert!(text.parse::<Bytes32>().is_err(), "{text:?}");
    }
    assert_eq!(SALT.parse::<Bytes32>().unwrap().to_string(), SALT);
}

#[test]
fn fair_games_of_every_preset_are_kept_and_verified() {
    for (number, setup) in setups().iter().enumerate() {
        for round in 0..games(20) {
            let mut chance = generator(100 * round + number as u64);
            let mut game = play(setup, &mut chance, 3_000);
            game.set_header("blue", "anybody").unwrap();
            let text = game.to_record();
            assert!(text.starts_with("tavoliere 2\n"));
            let read = GameRecord::from_record(&text).unwrap();
            assert_eq!(read.to_record(), text);
            assert_eq!(read.fair_seed(), game.fair_seed());
            assert_eq!(read.seed(), game.seed());
            assert_eq!(throws(&read).len(), throws(&game).len());
            assert_verified(&text);
        }
    }
}

#[test]
fn a_fair_game_goes_on_from_any_moment_with_the_same_throws() {
    for (number, setup) in setups()
        .iter()
        .filter(|setup| has_throws(setup))
        .enumerate()
    {
        let mut chance = generator(number as u64);
        let mut game = play(setup, &mut chance, 0);
        for _ in 0..60 {
            let text = game.to_record();
            assert_verified(&text);
            let mut read = GameRecord::from_save(&text).unwrap();
            let (mut one, mut other) = (chance.clone(), chance.clone());
            for _ in 0..4 {
                assert_eq!(
                    advance(&mut game.clone(), &mut one),
                    advance(&mut read, &mut other)
                );
            }
            if !advance(&mut game, &mut chance) {
                break;
            }
        }
    }
}

#[test]
fn what_is_taken_back_is_never_thrown_anew() {
    for (number, setup) in setups()
        .iter()
        .filter(|setup| has_throws(setup))
        .enumerate()
    {
        let mut chance = generator(50 + number as u64);
        let mut game = play(setup, &mut chance, 120);
        let fallen = throws(&game);
        for _ in 0..20 {
            for _ in 0..below(&mut chance, 60) {
                game.undo();
            }
            // Other moves, perhaps other sides: the throw with an index stays what it is.
            for _ in 0..below(&mut chance, 60) {
                advance(&mut game, &mut chance);
            }
            for (now, then) in throws(&game).iter().zip(&fallen) {
                assert_eq!(now, then);
            }
            assert_verified(&game.to_record());
        }
    }
}

#[test]
fn a_game_from_a_position_is_verified_too() {
    let mut chance = generator(9);
    for setup in setups().iter().filter(|setup| has_throws(setup)) {
        for events in [0, 1, 2, 3, 7, 40, 41, 42] {
            let start = play(setup, &mut chance, events).position().clone();
            if start.outcome().is_some() {
                continue;
            }
            let mut game = GameRecord::from_position(start, any_seed(&mut chance));
            for _ in 0..50 {
                advance(&mut game, &mut chance);
            }
            assert_verified(&game.to_record());
        }
    }
}

/// Finished, given up, agreed on, under way: records of all games, not long.
fn short_records() -> Vec<String> {
    let mut chance = generator(7);
    let mut records = Vec::new();
    for kind in GameKind::ALL {
        for end in 0..3 {
            // In four choices nobody has three in line.
            let events = if kind == GameKind::Tapatan { 4 } else { 24 };
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
    // One that ends by itself.
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
    // Thrown by hand: to the end, given up, under way.
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

/// A game whose throws somebody has made and entered, broken off after so many events.
fn by_hand(setup: &Setup, chance: &mut Xoshiro256PlusPlus, events: usize) -> GameRecord {
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

#[test]
fn throws_by_hand_are_kept_and_nothing_is_proved_of_them() {
    let mut chance = generator(16);
    for kind in [GameKind::Tablan, GameKind::Tawula] {
        for events in [0, 1, 2, 5, 30, 3_000] {
            let game = by_hand(&Setup::new(kind), &mut chance, events);
            let record = game.to_record();
            assert!(record.starts_with("tavoliere 2\n"), "{record}");
            assert!(
                record.contains("\nthrows: by hand\nopponents: "),
                "{record}"
            );
            assert!(!record.contains("\nseed: ") && !record.contains("\nsalt: "));
            let read = GameRecord::from_record(&record).unwrap();
            assert!(read.throws_by_hand() && read.fair_seed().is_none());
            assert_eq!(read.to_record(), record);
            assert_eq!(read.position(), game.position());
            assert_eq!(read.seed(), game.seed());
            let found = verify(&record);
            assert_eq!(found.conclusion(), Conclusion::Verified, "{found}");
            let throws = Verdict::Holds(Proof::ByHand(game.thrown()));
            assert_eq!(finding(&record, Check::Throws), throws);
            let commitment = Verdict::Holds(Proof::NoneByHand);
            assert_eq!(finding(&record, Check::Commitment), commitment);
        }
    }
}

#[test]
fn a_throw_by_hand_is_never_drawn_and_can_be_taken_back_and_entered_otherwise() {
    let mut chance = generator(17);
    for kind in [GameKind::Tablan, GameKind::Tawula] {
        let mut game = by_hand(&Setup::new(kind), &mut chance, 20);
        while !matches!(game.expect(), Expect::Throw(_)) {
            game.play(game.legal_moves()[0]).unwrap();
        }
        let (before, thrown) = (game.to_record(), game.thrown());
        assert_eq!(game.throw_next(), Err(AnyIllegal::ThrownByHand));
        assert_eq!(game.to_record(), before);
        for (throw, _) in game.position().throws() {
            game.throw(throw).unwrap();
            assert_eq!(game.thrown(), thrown + 1);
            let entered = game.undo();
            assert!(matches!(entered, Some(Event::Threw { throw: back, .. }) if back == throw));
            assert_eq!(game.to_record(), before);
        }
    }
}

#[test]
fn headers_beside_throws_by_hand_are_refused() {
    let mut chance = generator(18);
    let record = by_hand(&Setup::new(GameKind::Tawula), &mut chance, 6).to_record();
    let refused = |from: &str, to: &str| {
        let text = with_digest(&record.replacen(from, to, 1));
        let error = GameRecord::from_record(&text).expect_err(&text);
        assert_eq!(verify(&text).conclusion(), Conclusion::Failed, "{text}");
        error.problem
    };
    let throws = "throws: by hand\n";
    for key in [
        "seed",
        "salt",
        "commitment",
        "contribution-1",
        "contribution-2",
    ] {
        let problem = refused(throws, &format!("{throws}{key}: {SEED}\n"));
        assert_eq!(problem, RecordProblem::WithThrowsByHand { key });
    }
    assert!(matches!(
        refused(throws, "throws: by foot\n"),
        RecordProblem::UnknownThrows { .. }
    ));
    assert!(matches!(
        refused(throws, ""),
        RecordProblem::Header(_) | RecordProblem::MissingHeader { .. }
    ));
    assert!(matches!(
        refused("opponents: ", "opponents: x"),
        RecordProblem::BadSeed { .. }
    ));
    // Without its number it is read as 0; a free header of that name belongs to version 1.
    let number = record.lines().find(|line| line.starts_with("opponents: "));
    let text = with_digest(&record.replacen(&format!("{}\n", number.unwrap()), "", 1));
    assert_eq!(GameRecord::from_record(&text).unwrap().seed(), 0);
}

#[test]
fn the_next_game_of_a_match_by_hand_is_by_hand() {
    let mut game = GameRecord::opening(Setup::new(GameKind::Tawula), Seed::ByHand(u64::MAX));
    game.set_score_before(MatchScore::new(5).unwrap()).unwrap();
    game.resign(Side::First).unwrap();
    let next = game.next_game().unwrap();
    assert!(next.throws_by_hand());
    assert_eq!(next.seed(), 0);
    assert_ne!(next.score_before(), game.score_before());
}

fn assert_found_out(original: &[&str], altered: &[u8]) {
    let Ok(text) = std::str::from_utf8(altered) else {
        // Such a file is not even read.
        return;
    };
    if lines(text) == *original {
        return;
    }
    let found = verify(text);
    assert_eq!(found.conclusion(), Conclusion::Failed, "{found}\n{text}");
}

#[test]
fn a_record_altered_in_any_one_byte_is_found_out() {
    for record in short_records() {
        assert_verified(&record);
        let original = lines(&record);
        let bytes = record.as_bytes();
        for place in 0..bytes.len() {
            let mut altered = bytes.to_vec();
            for other in [bytes[place] ^ 1, b' ', b'#', b'\n', b'0'] {
                altered[place] = other;
                assert_found_out(&original, &altered);
            }
            altered.remove(place);
            assert_found_out(&original, &altered);
            altered.insert(place, bytes[place]);
            altered.insert(place, b"\n 1#"[place % 4]);
            assert_found_out(&original, &altered);
        }
    }
}

#[test]
fn a_whole_game_altered_in_one_byte_is_found_out() {
    let mut chance = generator(8);
    for setup in setups() {
        let game = play(&setup, &mut chance, 3_000);
        let record = game.to_record();
        let original = lines(&record);
        for _ in 0..40 {
            let mut altered = record.clone().into_bytes();
            let place = below(&mut chance, altered.len());
            altered[place] = 32 + below(&mut chance, 95) as u8;
            assert_found_out(&original, &altered);
        }
    }
}

#[test]
fn lines_left_out_or_moved_are_found_out() {
    for record in short_records() {
        let all: Vec<&str> = record.lines().collect();
        let original = lines(&record);
        for place in 0..all.len() {
            let mut fewer = all.clone();
            fewer.remove(place);
            assert_found_out(&original, fewer.join("\n").as_bytes());
            if place > 0 {
                let mut swapped = all.clone();
                swapped.swap(place - 1, place);
                assert_found_out(&original, swapped.join("\n").as_bytes());
            }
            assert_found_out(&original, all[..place].join("\n").as_bytes());
        }
    }
}

#[test]
fn spaces_remarks_and_line_ends_do_not_matter() {
    for record in short_records() {
        assert_verified(&record.replace('\n', "\r\n"));
        assert_verified(&format!("\u{feff}{record}"));
        assert_verified(record.trim_end());
        let spaced = record
            .replace('\n', "  \n")
            .replacen("  \n  \n", "\n\n# said by nobody\n", 1);
        assert_verified(&spaced);
        assert_verified(&format!("{record}\n\n# the end\n"));
    }
}

#[test]
fn a_throw_from_elsewhere_is_named_with_its_turn() {
    for (number, setup) in setups()
        .iter()
        .filter(|setup| has_throws(setup))
        .enumerate()
    {
        let mut chance = generator(200 + number as u64);
        for at in 0..25 {
            let mut game = GameRecord::new(setup.clone(), any_seed(&mut chance), Side::First);
            while game.thrown() < at || !matches!(game.expect(), Expect::Throw(_)) {
                if !advance(&mut game, &mut chance) {
                    break;
                }
            }
            if game.outcome().is_some() {
                continue;
            }
            let table = game.position().throws();
            let follows = FairStream::new(game.fair_seed().unwrap().clone()).pick(at, &table);
            let (AnyPosition::Tablan(_) | AnyPosition::Tawula(_)) = game.position() else {
                unreachable!()
            };
            let sorted = |throw| match throw {
                AnyThrow::Tawula(dice) => AnyThrow::Tawula(dice.sorted()),
                throw => throw,
            };
            let at = game.thrown();
            let other = loop {
                let (throw, _) = pick(&mut chance, &table);
                if at != game.thrown() || Some(sorted(throw)) != follows.map(sorted) {
                    break throw;
                }
            };
            game.throw(other).unwrap();
            let turn = game.turns().last().unwrap().number;
            for _ in 0..30 {
                advance(&mut game, &mut chance);
            }
            let record = game.to_record();
            let found = finding(&record, Check::Throws);
            let drawn = FairStream::new(game.fair_seed().unwrap().clone()).pick(at, &table);
            if drawn.map(sorted) == Some(sorted(other)) {
                continue;
            }
            let Verdict::Fails {
                turn: named,
                failure: Failure::Throw { index, .. },
            } = found
            else {
                panic!("{found:?}\n{record}");
            };
            assert_eq!((named, index), (Some(turn), at), "{record}");
            let told = verify(&record).to_string();
            assert!(told.contains(&format!("throws fails in turn {turn}: throw {at} fell as ")));
        }
    }
}

#[test]
fn other_bytes_under_a_new_digest_are_found_out_by_what_they_break() {
    let mut chance = generator(12);
    let game = play(&Setup::new(GameKind::Tawula), &mut chance, 200);
    let seed = game.fair_seed().unwrap();
    let record = game.to_record();
    let with = |from: &str, to: &str| {
        assert!(record.contains(from));
        with_digest(&record.replacen(from, to, 1))
    };
    assert_eq!(with_digest(&record), record);
    let fails = |text: &str, check| {
        let found = finding(text, check);
        assert!(matches!(found, Verdict::Fails { .. }), "{found:?}");
        assert_eq!(finding(text, Check::Digest), Verdict::Holds(Proof::Digest));
    };
    let other = Bytes32::new([7; 32]).to_string();
    fails(&with(&seed.salt().to_string(), &other), Check::Commitment);
    fails(
        &with(&seed.commitment().to_string(), &other),
        Check::Commitment,
    );
    let reseeded = with(&seed.seed().to_string(), &other);
    fails(&reseeded, Check::Commitment);
    fails(&reseeded, Check::Throws);
    // A seed with a commitment of its own, which is not the one that was shown.
    let forged = Commitment::of(seed.salt(), other.parse().unwrap());
    let forged = reseeded.replace(&seed.commitment().to_string(), &forged.to_string());
    fails(&with_digest(&forged), Check::Throws);
    let begins = format!("seed: {}\n", seed.seed());
    let first = format!("{begins}contribution-1: ");
    let other = match record.contains(&first) {
        true => with(&first, &format!("{first}x")),
        false => with(&begins, &format!("{first}x\n")),
    };
    fails(&other, Check::Throws);
    assert!(matches!(
        finding(&other, Check::Commitment),
        Verdict::Holds(_)
    ));
}

#[test]
fn illegal_moves_and_false_results_are_named() {
    let mut chance = generator(13);
    for setup in setups() {
        let mut game = play(&setup, &mut chance, 30);
        if game.outcome().is_some() {
            continue;
        }
        game.resign(Side::First).unwrap();
        let record = game.to_record();
        for turn in game.turns() {
            let wrong = record.replace(&turn.text, &format!("{} x9-x9", turn.text));
            let found = finding(&with_digest(&wrong), Check::Moves);
            let Verdict::Fails {
                turn: named,
                failure: Failure::Line { line, .. },
            } = found
            else {
                panic!("{found:?}\n{wrong}");
            };
            assert_eq!(named, Some(turn.number));
            assert!(wrong.lines().nth(line - 1).unwrap().ends_with("x9-x9"));
        }
        let false_result = with_digest(&record.replace("resignation", "agreement"));
        assert!(matches!(
            finding(&false_result, Check::Result),
            Verdict::Fails {
                turn: None,
                failure: Failure::Line {
                    problem: RecordProblem::WrongResult { .. },
                    ..
                }
            }
        ));
        let (body, _) = record.split_once("result:").unwrap();
        let silent = with_digest(&format!("{body}digest: {SALT}\n"));
        assert_eq!(
            finding(&silent, Check::Result),
            Verdict::Fails {
                turn: None,
                failure: Failure::NoResult
            }
        );
        let (undigested, _) = record.split_once("digest:").unwrap();
        assert_eq!(
            finding(undigested, Check::Digest),
            Verdict::Fails {
                turn: None,
                failure: Failure::NoDigest
            }
        );
        // It can be read all the same: somebody may have typed it.
        assert_eq!(
            GameRecord::from_record(undigested).unwrap().to_record(),
            record
        );
    }
}

#[test]
fn headers_that_are_missing_or_no_good_are_refused() {
    let record = short_records().remove(0);
    for key in ["commitment", "salt", "seed"] {
        let line = record.lines().find(|line| line.starts_with(key)).unwrap();
        let missing = record.replace(&format!("{line}\n"), "");
        let problem = GameRecord::from_record(&missing).unwrap_err().problem;
        assert_eq!(problem, RecordProblem::MissingHeader { key });
        for value in [
            "",
            "7",
            "Z",
            &"f".repeat(63),
            &"F".repeat(64),
            &"f".repeat(100_000),
        ] {
            let wrong = record.replace(line, &format!("{key}: {value}"));
            assert!(GameRecord::from_record(&wrong).is_err());
            assert_eq!(verify(&wrong).conclusion(), Conclusion::Failed);
        }
    }
    for line in [
        "contribution-1: \u{7}",
        &format!("contribution-2: {}", "x".repeat(201)),
        "digest: 0",
        "contribution-3:",
    ] {
        let wrong = record.replacen("\n\n", &format!("\n{line}\n\n"), 1);
        assert_eq!(verify(&wrong).conclusion(), Conclusion::Failed, "{line}");
    }
    let mut game = GameRecord::from_record(&record).unwrap();
    for key in [
        "commitment",
        "salt",
        "contribution-1",
        "contribution-2",
        "digest",
    ] {
        assert!(game.set_header(key, "x").is_err(), "{key}");
    }
}

#[test]
fn nothing_that_is_thrown_at_it_makes_it_panic() {
    let mut chance = generator(77);
    let records = short_records();
    for _ in 0..games(20_000) {
        let mut text = pick(
            &mut chance,
            &records.iter().map(String::as_str).collect::<Vec<_>>(),
        )
        .to_owned()
        .into_bytes();
        for _ in 0..=below(&mut chance, 4) {
            let place = below(&mut chance, text.len());
            match below(&mut chance, 4) {
                0 => text.truncate(place.max(1)),
                1 => text[place] = chance.next_u64() as u8,
                2 => text.insert(place, b"\n:#= 0"[place % 6]),
                _ => {
                    let part = text[place..(place + 40).min(text.len())].to_vec();
                    let to = below(&mut chance, text.len());
                    text.splice(to..to, part);
                }
            }
        }
        let text = String::from_utf8_lossy(&text);
        let found = verify(&text);
        assert!(!found.findings.is_empty() && !found.to_string().is_empty());
    }
    for text in [
        "",
        "\n",
        "\u{feff}",
        "tavoliere",
        "tavoliere 2",
        "tavoliere 3\n\n",
        "tavoliere 2\n\n\n",
        "digest:",
    ] {
        assert_eq!(verify(text).conclusion(), Conclusion::Failed, "{text:?}");
    }
    assert_eq!(
        verify(&"x".repeat(5_000_000)).conclusion(),
        Conclusion::Failed
    );
}

#[test]
fn the_next_game_of_a_match_has_a_commitment_of_its_own() {
    let mut game = GameRecord::opening(Setup::new(GameKind::Tawula), known_seed("a", "b"));
    game.set_score_before(MatchScore::new(3).unwrap()).unwrap();
    assert!(game.next_game().is_err());
    game.resign(Side::First).unwrap();
    assert_verified(&game.to_record());
    let next = game.next_game().unwrap();
    let seed = next.fair_seed().unwrap();
    assert_ne!(seed.commitment(), known_seed("", "").commitment());
    assert!(seed.contribution(Side::First).is_empty());
    let given = game.next_game_with(known_seed("c", "d")).unwrap();
    assert_eq!(given.fair_seed(), Some(&known_seed("c", "d")));
    // The players have changed sides, and the score with them.
    assert_eq!(
        given.score_before().map(MatchScore::exchanged),
        game.score()
    );
}

/// Records of version 1, as earlier versions of the program wrote them.
const OLD: [(&str, &str); 4] = [
    (
        "tablan",
        include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../page/tests/records/tablan-demo.txt"
        )),
    ),
    (
        "tablut",
        include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../page/tests/records/tablut-demo.txt"
        )),
    ),
    (
        "tapatan",
        include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../page/tests/records/tapatan-demo.txt"
        )),
    ),
    (
        "tawula",
        include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../page/tests/records/tawula-demo.txt"
        )),
    ),
];

#[test]
fn old_records_load_and_are_told_for_what_they_are() {
    for (name, record) in OLD {
        let game = GameRecord::from_record(record).unwrap();
        assert_eq!(game.to_record(), record);
        assert!(game.fair_seed().is_none());
        assert_eq!(game.version(), 1);
        let found = verify(record);
        assert_eq!(found.conclusion(), Conclusion::Incomplete, "{found}");
        let unknown = |gap| Verdict::Unknown(gap);
        assert_eq!(
            finding(record, Check::Commitment),
            unknown(Gap::NoCommitment)
        );
        assert_eq!(finding(record, Check::Digest), unknown(Gap::NoDigest));
        assert_eq!(
            finding(record, Check::Result),
            Verdict::Holds(Proof::Result)
        );
        assert_eq!(
            finding(record, Check::Moves),
            Verdict::Holds(Proof::Turns(game.turns().len()))
        );
        let proof = match name {
            "tablan" | "tawula" => Proof::NumberedThrows(game.thrown()),
            _ => Proof::NothingThrown,
        };
        assert_eq!(finding(record, Check::Throws), Verdict::Holds(proof));
        // A seed that did not make these throws.
        let other = finding(&record.replace("seed: 1766", "seed: 1767"), Check::Throws);
        if game.thrown() > 0 {
            assert!(
                matches!(other, Verdict::Unknown(Gap::ThrownElsewhere { .. })),
                "{other:?}"
            );
        }
        let wrong = record.replace("\n5. ", "\n5. x");
        let found = finding(&wrong, Check::Moves);
        assert!(
            matches!(found, Verdict::Fails { turn: Some(5), .. }),
            "{found:?}"
        );
    }
}

#[test]
fn what_version_2_uses_is_free_in_version_1() {
    let (_, record) = OLD[2];
    let headers = "salt: of the earth\ncontribution-1: x\ndigest: y\ncommitment: z\n";
    let text = record.replacen("\n\n", &format!("\n{headers}\n"), 1);
    let game = GameRecord::from_record(&text).unwrap();
    assert_eq!(game.to_record(), text);
    assert_eq!(game.header("salt"), Some("of the earth"));
    assert_eq!(verify(&text).conclusion(), Conclusion::Incomplete);
    // A digest below belongs to version 2.
    assert!(GameRecord::from_record(&format!("{record}digest: {SALT}\n")).is_err());
}

/// What the script in the docs says of a record; none where there is no Python.
fn script(path: &std::path::Path) -> Option<Output> {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/fairness.py");
    match Command::new("python3")
        .arg(script)
        .arg(path)
        .env("PYTHONIOENCODING", "utf-8")
        .output()
    {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => None,
        output => Some(output.unwrap()),
    }
}

#[test]
fn the_script_in_the_docs_comes_to_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("record.txt");
    let mut scripted = 0;
    for (number, setup) in setups().iter().enumerate() {
        let rounds = if has_throws(setup) { 12 } else { 2 };
        for round in 0..rounds {
            let mut chance = generator(1_000 * round + number as u64);
            let events = match round {
                0..7 => 3_000,
                _ => 1 << (round - 7),
            };
            let game = play(setup, &mut chance, events);
            let record = game.to_record();
            assert_verified(&record);
            std::fs::write(&path, &record).unwrap();
            let Some(output) = script(&path) else {
                eprintln!("python3 is not there: the script in the docs is not tried");
                return;
            };
            let said = String::from_utf8(output.stdout).unwrap();
            let told = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{said}{told}\n{record}");
            let listed = said
                .lines()
                .filter(|line| line.starts_with("throw "))
                .count();
            assert_eq!(listed, game.thrown(), "{said}");
            scripted += listed;
            if round > 1 {
                continue;
            }
            // And it finds out what is wrong: a digest, a commitment, a throw.
            let mut wrong = vec![
                (record.replacen("salt: ", "salt: 0", 1), "commitment FAILS"),
                (record.replacen("\n1. ", "\n1.  ", 1), "digest FAILS"),
            ];
            if has_throws(setup) {
                let seed = game.fair_seed().unwrap().seed().to_string();
                wrong.push((record.replacen(&seed, SEED, 1), "throws FAILS"));
            }
            for (text, expected) in wrong {
                std::fs::write(&path, &text).unwrap();
                let output = script(&path).unwrap();
                let said = String::from_utf8(output.stdout).unwrap();
                assert!(said.contains(expected), "{said}");
                assert_eq!(output.status.code(), Some(1));
                assert_eq!(verify(&text).conclusion(), Conclusion::Failed);
            }
        }
    }
    assert!(scripted > 2_000, "{scripted}");
}
