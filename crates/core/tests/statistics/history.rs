//! Tests of the list of played games.

use std::iter::repeat_n;

use tavoliere_core::date::Date;
use tavoliere_core::record::GameRecord;
use tavoliere_core::rules::{AnyPosition, EndReason, GameKind, Setup, Side};
use tavoliere_core::statistics::{
    Entry, EntryProblem, History, HistoryError, MAX_ENTRIES, Participant, ThrowCount, Variant,
    WinKind,
};
use tavoliere_core::store::MAX_BYTES;

use super::{computer, demonstration_record, entry, person};
use crate::support::{below, generator};

fn small_history() -> History {
    let mut history = History::default();
    let record = demonstration_record(GameKind::Tapatan);
    history.add(entry(
        &record,
        [person("p1", "O'Neill \"Ada\""), computer(3)],
    ));
    let mut game = entry(
        &demonstration_record(GameKind::Tawula),
        [Participant::person(None, ""), person("p2", "ليلى")],
    );
    game.luck = Some([-120, 310]);
    history.add(game);
    history
}

#[test]
fn an_entry_agrees_with_its_record() {
    let of = |kind| entry(&demonstration_record(kind), [computer(6), computer(6)]);
    let tablan = of(GameKind::Tablan);
    assert_eq!(tablan.variant, Variant::Preset("PerGioco".to_owned()));
    assert_eq!(tablan.began, Some(Side::Second));
    assert_eq!(tablan.turns, 197);
    assert_eq!(tablan.win(), Some((Side::Second, WinKind::Single)));
    assert!(!tablan.is_draw());
    assert_eq!(tablan.thrown[0].values.len(), 4);
    let tawula = of(GameKind::Tawula);
    // The opening throw decided, and its winner started.
    assert_eq!(tawula.began, Some(Side::First));
    assert_eq!(tawula.outcome.unwrap().reason, EndReason::BorneOff);
    assert_eq!(tawula.thrown.each_ref().map(|count| count.throws), [64, 64]);
    let tapatan = of(GameKind::Tapatan);
    assert_eq!(
        tapatan.thrown,
        [ThrowCount::default(), ThrowCount::default()]
    );
}

#[test]
fn games_of_people_count_as_played_out_unless_resigned() {
    let mut history = small_history();
    assert_eq!(history.played_out(GameKind::Tapatan), 1);
    assert_eq!(history.played_out(GameKind::Tawula), 1);
    assert_eq!(history.played_out(GameKind::Tablan), 0);
    let alone = entry(
        &demonstration_record(GameKind::Tablan),
        [computer(1), computer(2)],
    );
    history.add(alone);
    assert_eq!(history.played_out(GameKind::Tablan), 0, "nobody played");
    let mut resigned = GameRecord::new(Setup::new(GameKind::Tapatan), 1, Side::First);
    resigned.resign(Side::First).unwrap();
    history.add(entry(&resigned, [person("p1", "Ada"), computer(3)]));
    assert_eq!(history.played_out(GameKind::Tapatan), 1);
}

#[test]
fn an_entry_tells_how_a_game_ended() {
    let sides = || [computer(1), computer(2)];
    let mut setup = Setup::new(GameKind::Tawula);
    let new = |setup: &Setup| GameRecord::new(setup.clone(), 1, Side::Second);
    let untouched = entry(&new(&setup), sides());
    assert_eq!((untouched.began, untouched.turns), (None, 0));
    assert_eq!((untouched.outcome, untouched.win()), (None, None));
    let mut resigned = new(&setup);
    resigned.resign(Side::First).unwrap();
    let resigned = entry(&resigned, sides());
    let by_resignation = Some((Side::Second, WinKind::Resignation));
    assert_eq!(resigned.win(), by_resignation);
    let mut drawn = new(&setup);
    drawn.agree_draw().unwrap();
    let drawn = entry(&drawn, sides());
    assert!(drawn.is_draw() && drawn.win().is_none());
    let mut seven = resigned.clone();
    seven.outcome.as_mut().unwrap().score = [0, 7];
    assert_eq!(seven.win(), Some((Side::Second, WinKind::Cappotto)));
    // In Tablan a score of seven means seven pieces.
    let mut pieces = entry(&demonstration_record(GameKind::Tablan), sides());
    pieces.outcome.as_mut().unwrap().score = [3, 7];
    assert_eq!(pieces.win(), Some((Side::Second, WinKind::Single)));

    let state = &setup.option_states()[0];
    let other = state.accepted.iter().find(|one| **one != state.value);
    setup.set_option(state.name, other.unwrap()).unwrap();
    assert_eq!(entry(&new(&setup), sides()).variant, Variant::OwnOptions);
    let text = "3/bb1/ww1 W move 5 Tapatan";
    let position = AnyPosition::parse(GameKind::Tapatan, text).unwrap();
    let placed = GameRecord::from_position(position, 1);
    assert_eq!(entry(&placed, sides()).variant, Variant::Position);
}

#[test]
fn a_history_is_read_as_it_was_written() {
    let mut history = small_history();
    for kind in GameKind::ALL {
        let mut game = entry(&demonstration_record(kind), [computer(1), computer(9)]);
        game.throws_by_hand = true;
        history.add(game.clone());
        game.outcome = None;
        game.variant = Variant::OwnOptions;
        history.add(game.clone());
        game.variant = Variant::Position;
        history.add(game);
    }
    let text = history.to_ron();
    assert_eq!(History::from_ron(&text), Ok(history.clone()));
    assert_eq!(text.lines().count(), 6 + history.len());
    let empty = History::default();
    assert_eq!(History::from_ron(&empty.to_ron()), Ok(empty));
}

/// Names in every script can be read again.
#[test]
fn names_of_any_script_are_kept() {
    let names = [
        "Иван",
        "ラーマ",
        "देवी",
        "สมชาย",
        "👩‍🚀 ace",
        "a\\b\"c'd",
        "\u{202e}abc",
        "  two\nlines\t ",
        "e\u{301}\u{301}\u{301}",
        "\u{0}",
    ];
    let mut history = History::default();
    let record = demonstration_record(GameKind::Tapatan);
    for name in names {
        history.add(entry(&record, [person("id 1\n", name), computer(0)]));
    }
    let read = History::from_ron(&history.to_ron()).unwrap();
    assert_eq!(read, history);
    let kept = |place: usize| read.entries().nth(place).unwrap().sides.clone();
    assert_eq!(kept(0)[0].name(), Some("Иван"));
    assert_eq!(kept(0)[0].id(), Some("id1"));
    assert_eq!(kept(0)[1].level(), Some(1));
    assert_eq!(kept(7)[0].name(), Some("two lines"));
    assert_eq!(kept(9)[0].name(), Some(""));
}

#[test]
fn impossible_counts_are_dropped() {
    let mut game = entry(
        &demonstration_record(GameKind::Tawula),
        [computer(1), computer(1)],
    );
    game.thrown[0].throws += 1;
    let mut history = History::default();
    history.add(game);
    let kept = history.entries().next().unwrap();
    assert_eq!(kept.thrown[0], ThrowCount::default());
    assert_eq!(kept.thrown[1].throws, 64);
}

#[test]
fn the_oldest_games_are_dropped_and_counted() {
    let mut history = History::default();
    let record = GameRecord::new(Setup::new(GameKind::Tapatan), 1, Side::First);
    let mut game = entry(&record, [computer(1), computer(1)]);
    for turns in 0..MAX_ENTRIES as u32 + 7 {
        game.turns = turns;
        history.add(game.clone());
    }
    assert_eq!((history.len(), history.dropped()), (MAX_ENTRIES, 7));
    assert_eq!(history.entries().next().unwrap().turns, 7);
    let read = History::from_ron(&history.to_ron()).unwrap();
    assert_eq!(read, history);
}

/// Ten thousand games of people fit into a slot. With the longest possible texts, the newest games fit.
#[test]
fn a_full_history_fits_into_a_slot() {
    let name = |letter: char| repeat_n(letter, 60).collect::<String>();
    let full = |sides: [Participant; 2]| {
        let mut history = History::default();
        let mut game = entry(&demonstration_record(GameKind::Tawula), sides);
        game.luck = Some([i32::MIN; 2]);
        for _ in 0..MAX_ENTRIES {
            history.add(game.clone());
        }
        history
    };
    let usual = full([
        person(&name('i'), &name('ш')),
        person(&name('j'), &name('語')),
    ]);
    let text = usual.to_ron();
    assert!(text.len() < MAX_BYTES);
    assert_eq!(History::from_ron(&text), Ok(usual));
    // These characters are written as escapes.
    let longest = full([
        person(&name('"'), &name('\u{e0100}')),
        person(&name('"'), &name('\u{e0100}')),
    ]);
    let text = longest.to_ron();
    assert!(text.len() <= MAX_BYTES);
    let read = History::from_ron(&text).unwrap();
    assert!(read.dropped() > 0);
    assert_eq!(read.len() + read.dropped() as usize, MAX_ENTRIES);
}

#[test]
fn a_text_that_breaks_off_is_an_error() {
    let history = small_history();
    let text = history.to_ron();
    for end in 0..text.len() {
        let Some(part) = text.get(..end) else {
            continue;
        };
        let read = History::from_ron(part);
        // Only the end of the last line can be missing.
        assert!(read.is_err() || part.len() + 1 == text.len(), "{part}");
    }
}

#[test]
fn a_text_with_a_wrong_byte_is_read_or_refused() {
    let text = small_history().to_ron();
    let mut chance = generator(77);
    for place in 0..text.len() {
        for _ in 0..4 {
            let mut bytes = text.clone().into_bytes();
            bytes[place] = below(&mut chance, 128) as u8;
            if let Ok(history) = String::from_utf8(bytes).map(|text| History::from_ron(&text))
                && let Ok(history) = history
            {
                // An accepted text can be written and read again.
                assert_eq!(History::from_ron(&history.to_ron()), Ok(history));
            }
        }
    }
}

#[test]
fn other_texts_are_refused_with_the_reason() {
    let text = small_history().to_ron();
    let newer = text.replace("version: 1", "version: 2");
    assert_eq!(
        History::from_ron(&newer),
        Err(HistoryError::OtherVersion { found: 2 })
    );
    let other_form = "(version: 9, games: {})";
    assert_eq!(
        History::from_ron(other_form),
        Err(HistoryError::OtherVersion { found: 9 })
    );
    for unreadable in ["", "(", "7", "(version: 1)", "\u{0}", &"[".repeat(100_000)] {
        let error = History::from_ron(unreadable).unwrap_err();
        assert!(matches!(error, HistoryError::Unreadable(_)), "{error}");
    }
    let large = " ".repeat(MAX_BYTES + 1);
    let bytes = large.len();
    assert_eq!(
        History::from_ron(&large),
        Err(HistoryError::TooLarge { bytes })
    );
    let throws = text.replace("throws:64", "throws:65");
    assert_ne!(throws, text);
    let number = 2;
    let problem = EntryProblem::Throws {
        game: GameKind::Tawula,
    };
    assert_eq!(
        History::from_ron(&throws),
        Err(HistoryError::Entry { number, problem })
    );
    let (number, problem) = (1, EntryProblem::Participant);
    assert_eq!(
        History::from_ron(&text.replace("level:3", "level:0")),
        Err(HistoryError::Entry { number, problem })
    );
    let no_day = text.replace("2026-10-02", "2026-02-29");
    let error = History::from_ron(&no_day).unwrap_err();
    assert!(error.to_string().contains("2026-02-29"), "{error}");
}

#[test]
fn too_many_games_are_refused() {
    let mut history = History::default();
    let record = GameRecord::new(Setup::new(GameKind::Tapatan), 1, Side::First);
    history.add(entry(&record, [computer(1), computer(1)]));
    let text = history.to_ron();
    let line = text.lines().nth(4).unwrap();
    let many = text.replace(line, &format!("{line}\n").repeat(MAX_ENTRIES + 1));
    let found = MAX_ENTRIES + 1;
    assert_eq!(
        History::from_ron(&many),
        Err(HistoryError::TooMany { found })
    );
}

#[test]
fn fields_of_later_versions_are_ignored() {
    let text = small_history().to_ron();
    let later = text.replace("throws_by_hand:", "mood:\"good\",throws_by_hand:");
    assert_ne!(later, text);
    assert_eq!(History::from_ron(&later), Ok(small_history()));
}

#[test]
fn a_player_is_forgotten_and_others_keep_their_games() {
    let record = demonstration_record(GameKind::Tapatan);
    let mut history = History::default();
    history.add(entry(&record, [person("ada", "Ada"), computer(3)]));
    history.add(entry(&record, [person("ben", "Ben"), person("ada", "Ada")]));
    history.add(entry(&record, [person("ben", "Ben"), computer(3)]));
    history.add(entry(
        &record,
        [person("ada", "A."), Participant::person(None, "guest")],
    ));
    history.add(entry(&record, [person("ada", "Ada"), person("ada", "Ada")]));
    assert_eq!(history.forget_player("nobody"), 0);
    assert_eq!(history.forget_player("ada"), 4);
    let left: Vec<&Entry> = history.entries().collect();
    assert_eq!(left.len(), 2);
    assert_eq!(
        left[0].sides,
        [person("ben", "Ben"), Participant::person(None, "")]
    );
    assert_eq!(left[1].sides, [person("ben", "Ben"), computer(3)]);
    assert!(!history.to_ron().contains("Ada"));
    history.clear();
    assert!(history.is_empty() && history.dropped() == 0);
}

#[test]
fn dates_are_days_of_the_calendar() {
    let date = |days: u32| Date::from_days(days).to_string();
    assert_eq!(date(0), "1970-01-01");
    assert_eq!(date(59), "1970-03-01");
    assert_eq!(date(11_016), "2000-02-29");
    assert_eq!(date(20_727), "2026-10-01");
    assert_eq!(date(u32::MAX), "9999-12-31");
    for days in 0..40_000 {
        let date = Date::from_days(days);
        assert_eq!(date.to_string().parse(), Ok(date));
        assert_eq!(Date::new(date.year(), date.month(), date.day()), Some(date));
        assert!(date < Date::from_days(days + 1));
    }
    for text in [
        "",
        "2026-2-01",
        "2026-13-01",
        "1969-12-31",
        "2026-04-31",
        "2100-02-29",
        "+026-01-01",
        "2026-01-01-",
        "2026-01-1a",
    ] {
        assert!(text.parse::<Date>().is_err(), "{text}");
    }
}
