//! Tests of single texts, most of them seen in the field, and of the limits.

use tavoliere_core::record::{
    Altered, GameForm, GameRecord, ImportReason, Imported, Importer, MAX_IMPORT_GAMES, MAX_LINE,
    OneGameError, Place, RecordProblem, import,
};
use tavoliere_core::rules::{Expect, GameKind, Setup};

use super::samples::Core;
use crate::record::fairness::{advance, play};
use crate::support::generator;

/// A game of three turns.
const BASE: &str = "tavoliere 1\ngame: tapatan\npreset: Even start\nseed: 7\nfirst: white\n\n1. W a1\n2. B b2\n3. W c3\n";

fn only(text: impl AsRef<[u8]>) -> GameRecord {
    let text = text.as_ref();
    let shown = String::from_utf8_lossy(text);
    let imported = import(text);
    assert_eq!(imported.problems, [], "{shown}");
    *imported
        .one()
        .unwrap_or_else(|error| panic!("{error}\n{shown}"))
        .game
}

fn problem(text: &str) -> (Place, ImportReason) {
    let imported = import(text.as_bytes());
    assert!(imported.games.is_empty(), "{text}");
    let [problem] = imported.problems.as_slice() else {
        panic!("{:?}\n{text}", imported.problems);
    };
    (problem.place, problem.reason.clone())
}

fn at(line: usize, column: usize) -> Place {
    Place { line, column }
}

/// The record of a Tawula game in which White moves first, with these turns.
fn tawula(turns: &str) -> String {
    format!("tavoliere 1\ngame: tawula\npreset: Tawula\nseed: 7\nfirst: white\n\n{turns}\n")
}

#[test]
fn records_from_the_field_are_read() {
    let base = GameRecord::from_record(BASE).unwrap().to_record();
    let quoted: String = BASE.lines().map(|line| format!("> {line}\n")).collect();
    let indented: String = BASE.lines().map(|line| format!("    {line}\n")).collect();
    for text in [
        BASE.replace("tavoliere ", "tavoliere\u{a0}"),
        BASE.replace("3.", "3.\u{200b}"),
        format!("\n{BASE}"),
        format!("Here is our game:\n{BASE}"),
        format!("```\n{BASE}```\n"),
        quoted,
        indented,
        BASE.replace("2. B", "1... B").replace("3. W", "2. W"),
        BASE.replace("1. W a1\n2. B b2\n", "1. W a1 2. B b2 "),
    ] {
        assert_eq!(only(&text).to_record(), base, "{text}");
    }
    let windows: Vec<u8> = std::iter::once(0xfeff)
        .chain(BASE.replace('\n', "\r\n").encode_utf16())
        .flat_map(u16::to_le_bytes)
        .collect();
    assert_eq!(only(windows).to_record(), base);
}

#[test]
fn dashes_and_forms_of_other_programs_are_read_as_the_notation() {
    let text = |turns: &str| {
        format!("tavoliere 1\ngame: tablan\npreset: PerGioco\nseed: 7\nfirst: blue\n\n{turns}\n")
    };
    let exact = only(text("1. B 8 0: 8=--\n2. R 2 0: 2=a4-a3+b4-a4"));
    for turns in [
        "1. B 8 0: 8=\u{2014}\n2. R 2 0: 2=a4\u{2013}a3+b4\u{2013}a4",
        "1) Blue 8, 0: 8 = \u{2013}\n2) Red 2, 0: 2=a4 - a3 + b4 - a4",
        "1. b 8 0 8=--\n2. r 2 0 2=A4A3+B4A4",
        "1. 8 0: 8=--\n2. 2 0: 2=a4-a3 b4-a4",
    ] {
        assert_eq!(Core::of(&only(text(turns))), Core::of(&exact), "{turns}");
    }
    let exact = only(tawula("1. W 63: hand/6 6/9\n2. B 22: hand/2 2/4 4/6 6/8"));
    for turns in [
        "1. W 6-3: hand/6/9\n2. B 2-2: hand/2, 2/4/6, 6/8",
        "1. W 3 6: Hand/6 6-9\n2. B 22 hand/2/4/6/8",
        "1. W 63: hand/6*/9*\n2. B 22: hand / 2 2 - 4 4\u{2192}6 6/8*",
    ] {
        assert_eq!(only(tawula(turns)).position(), exact.position(), "{turns}");
    }
}

#[test]
fn a_turn_with_two_meanings_is_refused_with_both() {
    // Without a side, the opening roll belongs to either (TW-3).
    let text = tawula("1. 63: hand/6 6/9").replace("first: white", "first: throw");
    let (place, reason) = problem(&text);
    assert_eq!(place, at(7, 1));
    let ImportReason::Ambiguous { one, other, .. } = reason else {
        panic!("{reason:?}");
    };
    assert_eq!(
        [one.as_str(), &other],
        ["1. W 63: hand/6 6/9", "1. B 63: hand/6 6/9"]
    );
    // One of the sides is known.
    assert!(
        problem(&tawula("1. B 63: hand/6 6/9"))
            .1
            .to_string()
            .contains("turn of W")
    );
}

/// Replaces the moves of the last, unfinished turn of a game.
fn with_last_turn(game: &GameRecord, moves: &str) -> String {
    let record = game.to_record();
    let (before, last) = record.trim_end().rsplit_once('\n').unwrap();
    format!("{before}\n{last}: {moves}\n")
}

#[test]
fn a_move_without_its_stop_is_read_only_if_the_stop_does_not_matter() {
    let mut chance = generator(71);
    let (mut read, mut ambiguous) = (0, 0);
    for seed in 0..4 {
        let mut game = GameRecord::opening(Setup::new(GameKind::Tawula), seed);
        for _ in 0..90 {
            let Expect::Move(_) = game.expect() else {
                advance(&mut game, &mut chance);
                continue;
            };
            let position = game.position().tawula().unwrap();
            let numbers: Vec<u8> = position.numbers().collect();
            let [one, other] = numbers.as_slice() else {
                advance(&mut game, &mut chance);
                continue;
            };
            for from in 1..=24 - one - other {
                let text = with_last_turn(&game, &format!("{from}/{}", from + one + other));
                let stops = [one, other].map(|step| {
                    let moves = format!("{from}/{0} {0}/{1}", from + step, from + one + other);
                    let found = import(with_last_turn(&game, &moves).as_bytes());
                    found.one().ok().map(|found| found.game.position().clone())
                });
                let imported = import(text.as_bytes());
                match stops {
                    [None, None] => assert!(imported.games.is_empty(), "{text}"),
                    [Some(one), Some(other)] if one != other => {
                        let reason = &imported.problems[0].reason;
                        assert!(matches!(reason, ImportReason::Ambiguous { .. }), "{reason}");
                        ambiguous += 1;
                    }
                    [one, other] => {
                        let found = imported.one().unwrap();
                        assert_eq!(
                            Some(found.game.position()),
                            one.or(other).as_ref(),
                            "{text}"
                        );
                        read += 1;
                    }
                }
            }
            advance(&mut game, &mut chance);
        }
    }
    println!("{read} read, {ambiguous} ambiguous");
    assert!(read > 10 && ambiguous > 0, "{read} {ambiguous}");
}

#[test]
fn an_altered_record_can_be_opened_unverified() {
    let mut chance = generator(72);
    for kind in GameKind::ALL {
        let mut game = play(&Setup::new(kind), &mut chance, 20);
        game.set_header("blue", "Ada").unwrap();
        let record = game.to_record();
        let core = Core::of(&GameRecord::from_record(&record).unwrap());
        let digest = record.lines().last().unwrap();
        for (text, altered) in [
            (record.clone(), None),
            (
                record.replace("blue: Ada", "blue: Eve"),
                Some(Altered::OtherLines),
            ),
            (
                record.replace(digest, "digest: 12ab"),
                Some(Altered::UnreadableDigest),
            ),
            (record.replace(digest, ""), Some(Altered::NoDigest)),
        ] {
            for text in [
                text.clone(),
                format!("Hello,\n> {}", text.replace('\n', "\n> ")),
            ] {
                let found = import(text.as_bytes()).one().unwrap();
                assert_eq!(found.altered, altered, "{text}");
                assert_eq!(Core::of(&found.game), core, "{text}");
            }
        }
    }
}

#[test]
fn every_game_of_a_text_is_found_in_order() {
    let link = GameRecord::from_record(BASE).unwrap().to_link().unwrap();
    let other = BASE.replace("3. W c3", "3. W c2");
    let text = format!(
        "# title: First\n{BASE}\nAnd https://example.org/{link} too.\n\n{other}\n\n{}",
        BASE.replace("b2", "b9")
    );
    let imported = import(text.as_bytes());
    let places = |imported: &Imported| {
        let places = imported
            .all()
            .into_iter()
            .map(|found| (found.form, found.place.line));
        places.collect::<Vec<_>>()
    };
    assert_eq!(
        places(&imported),
        [
            (GameForm::Record, 2),
            (GameForm::Link, 12),
            (GameForm::Record, 14)
        ]
    );
    assert_eq!(imported.games[0].remark, "title: First");
    assert_eq!(imported.problems.len(), 1);
    assert_eq!(
        (
            imported.problems[0].place.line,
            imported.problems[0].place.column
        ),
        (32, 6)
    );
    assert_eq!(
        imported.one().unwrap_err(),
        OneGameError::Several { count: 2 }
    );
}

#[test]
fn a_text_without_a_game_says_why() {
    for blank in ["", " \n\u{feff}\n", "# a remark\n"] {
        assert_eq!(
            import(blank.as_bytes()).one().unwrap_err(),
            OneGameError::Empty,
            "{blank:?}"
        );
    }
    for prose in [
        "Tavoliere 1 is a fine game.",
        "once upon a time\n1. W a1\n",
        "Subject: Tavoliere 2\n\nHello",
    ] {
        let imported = import(prose.as_bytes());
        assert_eq!(imported.problems, []);
        assert_eq!(imported.one().unwrap_err(), OneGameError::NoGame, "{prose}");
    }
    let error = import(b"tavoliere 3\ngame: chess\n").one().unwrap_err();
    assert!(error.to_string().contains("version 3"), "{error}");
}

#[test]
fn problems_have_the_place_in_the_original() {
    let quoted = |text: &str| {
        text.lines()
            .map(|line| format!("> > {line}\n"))
            .collect::<String>()
    };
    let (place, _) = problem(&format!(
        "Hello\n\n{}",
        quoted(&BASE.replace("B b2", "B b9"))
    ));
    assert_eq!(place, at(10, 10));
    let (place, reason) = problem(&BASE.replace("seed: 7", "seed: seven"));
    assert_eq!(place, at(4, 1));
    assert!(matches!(
        reason,
        ImportReason::Record(RecordProblem::BadSeed { .. })
    ));
    let (place, reason) = problem(&BASE.replace("2. B b2\n", "2. B b2\nWhat a move!\n"));
    assert_eq!(place, at(9, 1));
    assert!(
        matches!(reason, ImportReason::Interrupted { .. }),
        "{reason}"
    );
    let (place, reason) = problem(&BASE.replace('\n', " "));
    assert_eq!(place, at(1, 13));
    assert_eq!(reason, ImportReason::LineEndsLost);
    // A wrapped line has its problem on the second line.
    let wrapped = tawula("1. W 63: hand/6\n   6/11");
    assert_eq!(problem(&wrapped).0, at(8, 4));
}

#[test]
fn a_position_without_its_capitals_is_refused() {
    let game = GameRecord::opening(Setup::new(GameKind::Tablan), 3);
    let start = game.position().text();
    let record = format!("tavoliere 1\ngame: tablan\nposition: {start}\nseed: 3\n\n1. B 0\n");
    assert!(import(record.as_bytes()).one().is_ok());
    let (place, reason) = problem(&record.to_uppercase());
    assert_eq!((place, reason), (at(3, 1), ImportReason::CaseLost));
}

#[test]
fn texts_after_an_unfinished_game_do_not_belong_to_it() {
    for after in [
        "Your turn!",
        "-- \nAda, 24 Main St",
        "On 12/11/2026 Ann wrote:\n> Let's play",
        "1. Open the page\n2. Press Start",
        "Result? None yet.",
    ] {
        assert_eq!(
            only(format!("{BASE}\n{after}\n")).turns().len(),
            3,
            "{after}"
        );
    }
    // These could be a turn, so nothing is guessed.
    for after in ["B b1", "4. B b10", "4. X b1", "4 B b1"] {
        problem(&format!("{BASE}{after}\n"));
    }
}

#[test]
fn a_line_that_is_too_long_is_refused_even_if_it_is_mostly_spaces() {
    let spaces = " ".repeat(MAX_LINE);
    for turn in ["3. W c3", "3. W  c3", "3.  W c3"] {
        let text = BASE.replace(
            "3. W c3",
            &turn
                .replacen("  ", &spaces, 1)
                .replacen(" c3", &format!("{spaces}c3"), 1),
        );
        let (place, _) = problem(&format!("Hello\n{text}"));
        assert_eq!(place.line, 10, "{turn}");
    }
}

#[test]
fn hostile_texts_are_read_in_bounded_time_and_number() {
    let many = Importer::new("tavoliere 1\n".repeat(MAX_IMPORT_GAMES + 5).as_bytes()).finish();
    assert!(many.games.is_empty() && !many.problems.is_empty());
    for hostile in [
        "#replay=".repeat(200_000),
        "#replay=A\n".repeat(100_000),
        format!("#replay={}", "A\n".repeat(500_000)),
        "&replay-3D-23".repeat(100_000),
        format!("{BASE}{}", "x\n".repeat(500_000)),
        format!("{BASE}4. B {}", "b1\n".repeat(100_000)),
        format!("tavoliere 1\ngame: {}", "a\n".repeat(300_000)),
        format!("tavoliere 1\n{}", "=3D<br>&amp;".repeat(100_000)),
        "> ".repeat(500_000),
        "\u{2028}".repeat(300_000),
        "x".repeat(5_000_000),
        format!("{}{}", tawula("1. W 63:").trim_end(), " 1/2".repeat(16_000)),
        "#replay=A x ".repeat(400_000),
        "tavoliere 1 ".repeat(400_000),
        format!("{BASE}#replay=A\n").repeat(5_000),
    ] {
        let begun = std::time::Instant::now();
        let imported = import(hostile.as_bytes());
        assert!(imported.games.len() <= 5_000);
        let (start, time) = (hostile.get(..40).unwrap_or_default(), begun.elapsed());
        assert!(time.as_secs() < 20, "{start:?}: {time:?}");
    }
}
