//! Tests of altered records: every change is found.

use rand::Rng;
use tavoliere_core::record::{Bytes32, Commitment, FairStream, GameRecord, RecordProblem};
use tavoliere_core::rules::{AnyPosition, AnyThrow, Expect, GameKind, Setup, Side};
use tavoliere_core::verify::{Check, Conclusion, Failure, Proof, Verdict, verify};

use crate::record::fairness::{
    SALT, advance, any_seed, assert_verified, finding, has_throws, lines, play, setups,
    short_records, with_digest,
};
use crate::support::{below, game_count, generator, pick};

fn assert_found_out(original: &[&str], altered: &[u8]) {
    let Ok(text) = std::str::from_utf8(altered) else {
        // The program doesn't even read such a file.
        return;
    };
    if lines(text) == *original {
        return;
    }
    let found = verify(text);
    assert_eq!(found.conclusion(), Conclusion::Failed, "{found}\n{text}");
}

#[test]
fn altering_any_byte_of_a_record_is_detected() {
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
fn altering_a_byte_of_a_whole_game_is_detected() {
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
fn removed_and_moved_lines_are_detected() {
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
fn other_bytes_with_a_new_digest_are_detected_by_other_checks() {
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
    // A seed with its own valid commitment, but not the one that was shown.
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
        // It can still be read, because a person might have typed it.
        assert_eq!(
            GameRecord::from_record(undigested).unwrap().to_record(),
            record
        );
    }
}

#[test]
fn no_input_makes_it_panic() {
    let mut chance = generator(77);
    let records = short_records();
    for _ in 0..game_count(20_000) {
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
