//! Tests of the commitment scheme: its test vectors, its words, and the players' contributions.

use sha2::{Digest, Sha256};
use tavoliere_core::record::{
    Bytes32, Commitment, Contribution, FairSeed, FairStream, GameRecord, MAX_CONTRIBUTION,
};
use tavoliere_core::rules::{AnyPosition, AnyThrow, GameKind, Setup, Side};

use crate::record::fairness::{SALT, advance, any_seed, has_throws, known_seed, setups, throws};
use crate::support::generator;

#[test]
fn the_scheme_gives_the_same_in_every_version() {
    // Computed with Python's hashlib.
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
            _ => unreachable!("only these two games are drawn"),
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
fn throws_agree_with_the_docs_byte_by_byte() {
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
        // With at most 35 degrees of freedom, chi-square exceeds 90 about once in a million.
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
fn the_words_differ_and_cover_all_bytes() {
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
