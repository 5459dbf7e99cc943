//! Tests of records: replay, undo, text in both directions, and no panics.

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use tavoliere_core::record::{
    Dice, Event, GameRecord, HeaderError, MAX_BYTES, RecordError, RecordProblem, Script,
};
use tavoliere_core::rules::tablan::{Cell, Move, Position, Value};
use tavoliere_core::rules::{
    AnyIllegal, AnyMove, AnyThrow, EndReason, Expect, GameKind, Rules, Setup, SetupError, Side,
};

use crate::support::game_count;

fn setup(preset: &str) -> Setup {
    let mut setup = Setup::new(GameKind::Tablan);
    setup.set_preset(preset).unwrap();
    setup
}

fn new_game(preset: &str, seed: u64) -> GameRecord {
    GameRecord::new(setup(preset), seed, Side::BOTH[(seed % 2) as usize])
}

fn throw(steps: u8) -> AnyThrow {
    AnyThrow::Tablan(Value::of_steps(steps).unwrap())
}

fn cell(name: &str) -> Cell {
    Cell::all().find(|cell| cell.to_string() == name).unwrap()
}

fn whole(steps: u8, from: &str) -> AnyMove {
    AnyMove::Tablan(Move::Whole {
        value: Value::of_steps(steps).unwrap(),
        from: cell(from),
    })
}

/// A random player with a generator.
struct Chance(Xoshiro256PlusPlus);

impl Chance {
    fn new(seed: u64) -> Chance {
        Chance(Xoshiro256PlusPlus::seed_from_u64(seed ^ 0x5eed))
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.0.next_u64() % bound as u64) as usize
    }

    /// Plays a random event. `false` after the end.
    fn advance(&mut self, game: &mut GameRecord) -> bool {
        match game.expect() {
            Expect::Throw(_) => {
                game.throw_next().unwrap();
            }
            Expect::Move(_) => {
                let moves = game.legal_moves();
                game.play(moves[self.below(moves.len())]).unwrap();
            }
            Expect::Nothing => return false,
        }
        true
    }

    fn play_out(&mut self, mut game: GameRecord) -> GameRecord {
        let mut events = 0;
        while self.advance(&mut game) {
            events += 1;
            assert!(events < 100_000, "the game does not end");
        }
        game
    }
}

/// Reads a game's record and compares everything that a record contains.
fn assert_round_trip(game: &GameRecord) {
    let text = game.to_record();
    let read = GameRecord::from_record(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(read.position(), game.position(), "{text}");
    assert_eq!(read.to_record(), text);
    assert_eq!(read.setup(), game.setup());
    assert_eq!((read.seed(), read.first()), (game.seed(), game.first()));
    assert_eq!(read.thrown(), game.thrown());
}

#[test]
fn the_stream_of_a_seed_never_changes() {
    // The first words of xoshiro256++ seeded by SplitMix64, as in other implementations.
    let mut dice = Dice::new(0);
    assert_eq!(
        [dice.word(0), dice.word(1), dice.word(2)],
        [
            5_987_356_902_031_041_503,
            7_051_070_477_665_621_255,
            6_633_766_593_972_829_180
        ]
    );
    let throws = |seed| {
        let mut dice = Dice::new(seed);
        (0..40)
            .map(|index| {
                dice.pick(index, Position::throws())
                    .unwrap()
                    .steps()
                    .to_string()
            })
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(throws(1), GOLDEN_ONE);
    assert_eq!(throws(u64::MAX), GOLDEN_MAX);
}

const GOLDEN_ONE: &str =
    "0 0 2 0 2 0 0 0 2 2 0 12 2 0 2 2 0 0 0 0 8 0 2 0 2 0 2 0 0 0 0 0 0 0 0 12 2 0 0 0";
const GOLDEN_MAX: &str =
    "12 0 0 8 0 0 0 0 0 0 12 0 0 2 8 12 0 2 12 2 2 0 0 0 2 0 2 0 8 0 0 0 0 0 0 2 0 0 2 0";

#[test]
fn a_throw_depends_only_on_its_index() {
    let table = Position::throws();
    let mut forwards = Dice::new(99);
    let in_order: Vec<_> = (0..200).map(|index| forwards.pick(index, table)).collect();
    let mut backwards = Dice::new(99);
    for index in (0..200).rev() {
        assert_eq!(backwards.pick(index, table), in_order[index]);
    }
    assert_eq!(Dice::new(1).pick::<u8>(0, &[]), None);
    assert_eq!(Dice::new(1).pick(0, &[(1_u8, 0)]), None);
}

#[test]
fn throws_fall_as_often_as_their_weights_say() {
    let mut dice = Dice::new(2026);
    let mut counts = [0_u32; 13];
    for index in 0..160_000 {
        counts[usize::from(dice.pick(index, Position::throws()).unwrap().steps())] += 1;
    }
    for (steps, expected) in [(0, 100_000), (2, 40_000), (8, 10_000), (12, 10_000)] {
        assert!(
            counts[steps].abs_diff(expected) < 600,
            "{steps}: {}",
            counts[steps]
        );
    }
}

#[test]
fn a_script_gives_its_throws_once_and_in_order() {
    let mut script = Script::new([Value::Two, Value::Nothing]);
    assert_eq!(script.left(), 2);
    assert_eq!(script.next(), Some(Value::Two));
    assert_eq!(script.next(), Some(Value::Nothing));
    assert_eq!((script.next(), script.left()), (None, 0));
}

fn assert_random_games_round_trip(preset: &str) {
    for seed in 0..game_count(20_000) {
        let game = Chance::new(seed).play_out(new_game(preset, seed));
        assert!(game.outcome().is_some());
        assert_round_trip(&game);
    }
}

// One test for each rule set, so that they run in parallel.

#[test]
fn random_games_of_pergioco_round_trip() {
    assert_random_games_round_trip("PerGioco");
}

#[test]
fn random_games_of_english_round_trip() {
    assert_random_games_round_trip("English");
}

#[test]
fn records_round_trip_at_every_moment_under_random_options() {
    for seed in 0..game_count(20_000) / 40 {
        let mut chance = Chance::new(seed);
        let mut setup = setup(["PerGioco", "English"][chance.below(2)]);
        for state in setup.option_states() {
            let value = state.accepted[chance.below(state.accepted.len())];
            setup.set_option(state.name, value).unwrap();
        }
        let mut game = GameRecord::new(setup, seed, Side::BOTH[chance.below(2)]);
        assert_round_trip(&game);
        while chance.advance(&mut game) {
            assert_round_trip(&game);
        }
    }
}

#[test]
fn taking_back_and_playing_again_never_changes_a_throw() {
    for preset in GameKind::Tablan.presets() {
        for seed in 0..20 {
            let whole = Chance::new(seed).play_out(new_game(preset, seed));
            let mut game = whole.clone();
            let mut chance = Chance::new(!seed);
            for _ in 0..50 {
                let mut undone = Vec::new();
                for _ in 0..chance.below(40) {
                    undone.extend(game.undo());
                }
                for event in undone.into_iter().rev() {
                    match event {
                        Event::Threw { .. } => game.throw_next().map(drop),
                        Event::Played { choice, .. } => game.play(choice).map(drop),
                        Event::DrawAgreed { .. } => game.agree_draw().map(drop),
                        Event::Resigned { side } => game.resign(side).map(drop),
                        Event::OutOfTime { .. } => unreachable!("there is no clock"),
                    }
                    .unwrap();
                }
                assert_eq!(game.to_record(), whole.to_record());
                assert_eq!(game.position(), whole.position());
            }
        }
    }
}

#[test]
fn everything_can_be_taken_back_to_the_start() {
    for preset in GameKind::Tablan.presets() {
        let fresh = new_game(preset, 5);
        let mut game = Chance::new(5).play_out(fresh.clone());
        let mut texts = Vec::new();
        while let Some(turn) = game.turns().last() {
            assert!(
                texts
                    .last()
                    .is_none_or(|(number, _)| *number == turn.number + 1)
            );
            texts.push((turn.number, turn.text.clone()));
            assert!(!game.undo_turn().is_empty());
        }
        assert!(game.undo().is_none() && game.undo_turn().is_empty());
        assert_eq!(game.position(), fresh.position());
        assert_eq!(game.to_record(), fresh.to_record());
        assert_eq!(game.thrown(), 0);
    }
}

#[test]
fn the_turns_shrink_and_grow_with_every_event() {
    for preset in GameKind::Tablan.presets() {
        let mut chance = Chance::new(11);
        let mut game = new_game(preset, 11);
        let mut seen = vec![game.turns().to_vec()];
        while chance.advance(&mut game) {
            seen.push(game.turns().to_vec());
        }
        while let Some(turns) = seen.pop() {
            assert_eq!(game.turns(), turns);
            let _ = game.undo();
        }
    }
}

#[test]
fn choices_are_undone_in_the_turn_until_the_next_throw() {
    let mut game = GameRecord::new(setup("PerGioco"), 1, Side::First);
    assert!(!game.can_undo_in_turn());
    game.throw(throw(2)).unwrap();
    assert!(
        !game.can_undo_in_turn(),
        "a throw is not taken back within the turn"
    );
    game.throw(throw(0)).unwrap();
    game.play(whole(2, "l1")).unwrap();
    assert_eq!(
        game.expect(),
        Expect::Throw(Side::Second),
        "the turn ended by itself"
    );
    assert!(game.can_undo_in_turn());
    assert_eq!(game.last_side(), Some(Side::First));
    assert!(game.turns()[0].finished);

    let mut undone = game.clone();
    assert!(matches!(
        undone.undo(),
        Some(Event::Played {
            side: Side::First,
            ..
        })
    ));
    assert_eq!(undone.expect(), Expect::Move(Side::First));
    assert!(!undone.turns()[0].finished);
    assert!(!undone.can_undo_in_turn());

    game.throw(throw(0)).unwrap();
    assert!(!game.can_undo_in_turn(), "the next throw has fallen");
}

#[test]
fn the_latest_choice_of_a_side_was_among_several_moves() {
    for preset in GameKind::Tablan.presets() {
        let whole = Chance::new(8).play_out(new_game(preset, 8));
        for side in Side::BOTH {
            let mut game = whole.clone();
            let mut before = game.events().len();
            while let Some(choice) = game.latest_choice(side) {
                let start = game.start_of_latest_choices(side).unwrap();
                game.go_to(choice);
                assert_eq!(game.expect(), Expect::Move(side));
                assert!(game.legal_moves().len() > 1);
                assert!(choice < before && start <= choice);
                assert!(
                    matches!(game.next_undone(), Some(Event::Played { side: s, .. }) if *s == side)
                );
                before = choice;
                // All choices since the start are in the same turn.
                let turns = game.turns().len();
                game.go_to(start);
                assert_eq!(game.expect(), Expect::Move(side));
                assert!(game.legal_moves().len() > 1);
                assert_eq!(game.turns().len(), turns);
                game.go_to(choice);
            }
            assert_eq!(game.start_of_latest_choices(side), None);
        }
    }
}

#[test]
fn refusals_leave_a_match_as_it_was() {
    let mut game = GameRecord::new(setup("PerGioco"), 1, Side::First);
    let before = game.to_record();
    assert!(matches!(
        game.play(whole(2, "l1")),
        Err(AnyIllegal::Tablan(_))
    ));
    game.throw(throw(2)).unwrap();
    game.throw(throw(0)).unwrap();
    assert!(game.throw_next().is_err());
    assert!(game.play(whole(8, "l1")).is_err());
    assert_eq!(game.events().len(), 2);
    game.undo_turn();
    assert_eq!(game.to_record(), before);
}

#[test]
fn resigning_out_of_turn_ends_the_game_and_can_be_undone() {
    for (side, events) in [
        (Side::First, 0),
        (Side::Second, 0),
        (Side::First, 37),
        (Side::Second, 38),
    ] {
        let mut game = new_game("PerGioco", 4);
        let mut chance = Chance::new(4);
        for _ in 0..events {
            assert!(chance.advance(&mut game));
        }
        let before = game.clone();
        game.resign(side).unwrap();
        let outcome = game.outcome().unwrap();
        assert_eq!(
            (outcome.winner, outcome.reason),
            (Some(side.other()), EndReason::Resigned)
        );
        assert_round_trip(&game);
        let name = GameKind::Tablan.side_name(side);
        assert!(
            game.to_record()
                .contains(&format!("\n{name} resigns\nresult: "))
        );
        assert!(game.resign(side).is_err());
        assert_eq!(game.undo(), Some(Event::Resigned { side }));
        assert_eq!(game.to_record(), before.to_record());
        assert_eq!(game.position(), before.position());
    }
}

#[test]
fn foreign_throws_are_kept_and_the_stream_continues_after_them() {
    let mut game = GameRecord::new(setup("PerGioco"), 12, Side::Second);
    for steps in [2, 12, 0] {
        game.throw(throw(steps)).unwrap();
    }
    let mut chance = Chance::new(12);
    let drawn = |game: &GameRecord| {
        game.events()
            .filter_map(|event| match event {
                Event::Threw { throw, .. } => Some(*throw),
                _ => None,
            })
            .collect::<Vec<_>>()
    };
    while drawn(&game).len() < 20 {
        assert!(chance.advance(&mut game));
    }
    let mut dice = Dice::new(12);
    for (index, throw) in drawn(&game).into_iter().enumerate().skip(3) {
        assert_eq!(
            AnyThrow::Tablan(dice.pick(index, Position::throws()).unwrap()),
            throw
        );
    }
    assert_round_trip(&game);
    let mut read = GameRecord::from_record(&game.to_record()).unwrap();
    let mut other = Chance::new(77);
    let mut again = Chance::new(77);
    for _ in 0..30 {
        assert_eq!(other.advance(&mut game), again.advance(&mut read));
    }
    assert_eq!(read.to_record(), game.to_record());
}

#[test]
fn a_record_reads_as_the_notes_of_a_game() {
    let mut setup = setup("English");
    setup.set_option("entry_order", "strict").unwrap();
    let mut game = GameRecord::new(setup, 18, Side::Second);
    game.set_header("blue", "person").unwrap();
    game.set_header("red", "computer 2").unwrap();
    game.set_header("date", "2026-11-20").unwrap();
    game.throw(throw(0)).unwrap();
    game.throw(throw(2)).unwrap();
    game.play(whole(2, "l1")).unwrap();
    assert_eq!(
        game.to_record(),
        "tavoliere 1\n\
         game: tablan\n\
         preset: English\n\
         options: entry_order=strict\n\
         rules-date: 2026-11-27\n\
         seed: 18\n\
         first: red\n\
         blue: person\n\
         red: computer 2\n\
         date: 2026-11-20\n\
         \n\
         1. R 0\n\
         2. B 2: 2=l1-k2\n"
    );
    assert_round_trip(&game);
    assert_eq!(game.turn_text(1), Some("1. R 0"));
    assert_eq!(game.turn_text(0), None);
    assert_eq!(game.turn_text(3), None);
}

#[test]
fn the_records_in_the_description_are_valid() {
    let page = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/record.md"));
    for example in page.split("```text\n").skip(1) {
        let example = example.split("```").next().unwrap();
        let written = GameRecord::from_record(example).unwrap().to_record();
        // After throws by hand the program writes a digest.
        assert!(written.starts_with(example), "{written}");
    }
}

#[test]
fn records_from_other_editors_are_read() {
    let text = "\u{feff}tavoliere 1\r\nfirst: blue\r\nseed: 3\r\npreset: PerGioco\r\n\
                game: tablan\r\nplace :  here \r\n\r\n# a remark\r\n1. B 0\r\n\r\n";
    let game = GameRecord::from_record(text).unwrap();
    assert_eq!(game.events().len(), 1);
    assert_eq!(game.header("place"), Some("here"));
}

#[test]
fn free_headers_are_kept_and_checked() {
    let mut game = GameRecord::new(setup("PerGioco"), 1, Side::First);
    game.set_header("blue", "  Ada ").unwrap();
    game.set_header("blue", "Bea").unwrap();
    assert_eq!(game.headers(), [("blue".to_owned(), "Bea".to_owned())]);
    game.set_header("blue", " ").unwrap();
    assert_eq!(game.header("blue"), None);
    for key in [
        "",
        "seed",
        "result",
        "Blue",
        "a b",
        "1a",
        "ä",
        "a:b",
        &"a".repeat(33),
    ] {
        assert!(
            matches!(game.set_header(key, "x"), Err(HeaderError::BadKey(_))),
            "{key:?}"
        );
    }
    for value in ["a\nb", "a\rb", "\u{7}", &"x".repeat(201)] {
        assert!(
            matches!(game.set_header("a", value), Err(HeaderError::BadValue(_))),
            "{value:?}"
        );
    }
    for number in 0..64 {
        game.set_header(&format!("k{number}"), "v").unwrap();
    }
    assert_eq!(game.set_header("k64", "v"), Err(HeaderError::TooMany));
    assert_round_trip(&game);
}

fn refused(text: &str) -> RecordError {
    GameRecord::from_record(text)
        .map(|game| game.to_record())
        .unwrap_err()
}

const HEAD: &str = "tavoliere 1\ngame: tablan\npreset: PerGioco\nseed: 1\nfirst: blue\n";

#[test]
fn errors_in_a_record_name_their_line() {
    use RecordProblem as P;
    let body = |lines: &str| format!("{HEAD}\n{lines}");
    let head = |from: &str, to: &str| format!("{}\n", HEAD.replace(from, to));
    let is = |text: &str, line: usize, check: fn(&P) -> bool| {
        let error = refused(text);
        assert!(
            error.line == line && check(&error.problem),
            "{error:?}\n{text:.300}"
        );
    };
    is("", 1, |p| matches!(p, P::NotARecord { .. }));
    is("chess 1\n", 1, |p| matches!(p, P::NotARecord { .. }));
    is("tavoliere 3\n", 1, |p| {
        matches!(p, P::UnknownVersion { .. })
    });
    is(&"x".repeat(MAX_BYTES + 1), 1, |p| {
        matches!(p, P::TooLarge { .. })
    });
    is(HEAD, 6, |p| matches!(p, P::OpenHeaders));
    is(&head("seed: 1", "seed 1"), 4, |p| {
        matches!(p, P::NoHeader { .. })
    });
    is(&head("seed: 1", "seed: 1\nseed: 2"), 5, |p| {
        matches!(p, P::RepeatedHeader { .. })
    });
    is(&head("seed: 1\n", ""), 5, |p| {
        matches!(p, P::MissingHeader { key: "seed" })
    });
    is(&head("seed: 1", "seed: -1"), 4, |p| {
        matches!(p, P::BadSeed { .. })
    });
    is(&head("tablan", "chess"), 2, |p| {
        matches!(p, P::Setup(SetupError::UnknownGame { .. }))
    });
    is(&head("PerGioco", "French"), 3, |p| matches!(p, P::Setup(_)));
    is(&head("seed", "options: leap=perhaps\nseed"), 4, |p| {
        matches!(p, P::Setup(_))
    });
    is(&head("seed", "options: leap\nseed"), 4, |p| {
        matches!(p, P::NoOption { .. })
    });
    is(&head("blue", "green"), 5, |p| {
        matches!(p, P::UnknownSide { .. })
    });
    is(&head("seed", "Bad key: 1\nseed"), 4, |p| {
        matches!(p, P::Header(_))
    });
    is(&body("1. R 0\n"), 7, |p| matches!(p, P::Turn(_)));
    is(&body("2. B 0\n"), 7, |p| matches!(p, P::Turn(_)));
    is(&body("1. B 0\nnonsense\n"), 8, |p| matches!(p, P::Turn(_)));
    is(&body("1. B 2 0: 2=a1-c1\n"), 7, |p| matches!(p, P::Turn(_)));
    is(&body("1. B 2\n2. R 0\n"), 8, |p| {
        matches!(p, P::UnfinishedTurn { number: 1 })
    });
    is(&body("1. B 0\ngreen resigns\n"), 8, |p| {
        matches!(p, P::UnknownSide { .. })
    });
    is(&body("result: blue\n"), 7, |p| {
        matches!(p, P::WrongResult { .. })
    });
    is(&body("red resigns\n2. R 0\n"), 8, |p| {
        matches!(p, P::AfterEnd)
    });
    is(
        &body("red resigns\nresult: red 0-0 resignation\n"),
        8,
        |p| matches!(p, P::WrongResult { .. }),
    );
    is(
        &body("red resigns\nresult: blue 0-0 resignation\n1. B 0\n"),
        9,
        |p| matches!(p, P::AfterEnd),
    );
}

#[test]
fn no_damage_to_a_record_makes_reading_it_panic() {
    let mut chance = Chance::new(31);
    for round in 0..4_000 {
        let preset = ["PerGioco", "English"][round % 2];
        let mut game = new_game(preset, round as u64);
        for _ in 0..chance.below(120) {
            chance.advance(&mut game);
        }
        let text = game.to_record();
        let damaged = match round % 4 {
            0 | 1 => damage_bytes(&text, &mut chance),
            2 => damage_lines(&text, &mut chance),
            _ => text[..chance.below(text.len())].to_owned(),
        };
        match GameRecord::from_record(&damaged) {
            // A damaged text that is still a record can be written and read again.
            Ok(read) => assert_round_trip(&read),
            Err(error) => {
                assert!(error.line <= damaged.lines().count() + 1);
                assert!(error.to_string().len() < 2_000);
            }
        }
    }
}

fn damage_bytes(text: &str, chance: &mut Chance) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=chance.below(4) {
        let place = chance.below(bytes.len());
        match chance.below(3) {
            0 => bytes[place] = chance.below(256) as u8,
            1 => bytes.insert(place, b" 0128=-+x:.\nBRTal"[chance.below(17)]),
            _ => {
                bytes.remove(place);
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn damage_lines(text: &str, chance: &mut Chance) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    let (from, to) = (chance.below(lines.len()), chance.below(lines.len()));
    match chance.below(3) {
        0 => lines.swap(from, to),
        1 => lines.insert(to, lines[from]),
        _ => {
            lines.remove(from);
        }
    }
    lines.join("\n")
}
