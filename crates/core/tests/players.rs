//! Tests the player list: names, badges, numbers and its text.

use std::collections::{BTreeMap, BTreeSet};

use tavoliere_core::players::{
    Badge, MOST_NAME_CHARS, MOST_NAME_LETTERS, MOST_PLAYERS, NameError, NameKey, PlayerColour,
    PlayerError, PlayerList, PlayerMark, PlayerTextError, PlayerTextProblem, SeatedPlayer,
    checked_name, letters, lookalike, numbered_name, same_name, search_form,
};
use tavoliere_core::store::Store;
use unicode_normalization::UnicodeNormalization as _;

use crate::support::{below, generator, pick};

fn list(names: &[&str]) -> PlayerList {
    let mut list = PlayerList::default();
    for name in names {
        let mark = list.free_mark();
        list.add(name, mark).unwrap();
    }
    list
}

#[test]
fn names_of_any_script_are_trimmed_and_kept() {
    for name in [
        "Anna",
        "Зоя",
        "李小龍",
        "محمد",
        "नरेन्द्र",
        "D'Angelo-Øst",
        "Ana María",
        "🦊",
        // Joiners that change the picture.
        "👩‍👩‍👧",
        "علی\u{200C}رضا",
        "ක්\u{200D}ෂ",
        "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
        "x",
    ] {
        assert_eq!(
            checked_name(&format!("\u{3000} {name}\t\n")),
            Ok(name.to_owned())
        );
    }
}

#[test]
fn invalid_names_are_refused_with_the_reason() {
    for empty in [
        "",
        "   ",
        "\u{200B}",
        "\u{200D}\u{FEFF}",
        "\u{3000}",
        "\u{3164}",
        "\u{2800}\u{FE0F}",
        "\u{202E}\u{2066}",
        "\u{AD} \u{AD}",
        "\u{E0067}",
    ] {
        assert_eq!(checked_name(empty), Err(NameError::Empty), "{empty:?}");
    }
    for (name, code) in [
        ("a\nb", 0xA),
        ("a\u{0}", 0),
        ("a\u{85}b", 0x85),
        ("a\u{2028}b", 0x2028),
    ] {
        assert_eq!(
            checked_name(name),
            Err(NameError::Control { code }),
            "{name:?}"
        );
    }
}

#[test]
fn a_name_has_at_most_forty_letters_as_people_count_them() {
    for letter in ["x", "龍", "é", "🦊", "n\u{303}\u{323}", "👍🏽", "न्न"] {
        let longest = letter.repeat(MOST_NAME_LETTERS);
        let name = checked_name(&longest).unwrap();
        assert_eq!(letters(&name), MOST_NAME_LETTERS, "{letter}");
        let found = MOST_NAME_LETTERS + 1;
        let long = format!("{longest}{letter}");
        assert_eq!(
            checked_name(&long),
            Err(NameError::TooLong { found }),
            "{letter}"
        );
        // Names in records are cut instead, never inside a letter.
        assert_eq!(SeatedPlayer::named(&long, None).unwrap().name, name);
    }
    // Invisible characters and repeated spaces don't count.
    let padded = format!("a{}b", " \u{200B}".repeat(MOST_NAME_LETTERS));
    assert_eq!(checked_name(&padded), Ok("a b".to_owned()));
    // A letter can't have any number of accents.
    let piled = format!("x{}", "\u{323}".repeat(MOST_NAME_CHARS));
    let found = MOST_NAME_CHARS + 1;
    assert_eq!(checked_name(&piled), Err(NameError::TooManyChars { found }));
    let flood = "\u{200B}".repeat(5_000_000);
    let found = 5_000_000;
    assert_eq!(
        checked_name(&format!("{flood}a")),
        Err(NameError::TooManyChars { found: found + 1 })
    );
    assert_eq!(SeatedPlayer::named(&flood, None), None);
}

#[test]
fn names_are_saved_without_invisible_characters_and_composed() {
    for (written, saved) in [
        ("Anna\u{200B}", "Anna"),
        ("\u{FEFF}Anna", "Anna"),
        ("\u{2068}Anna\u{2069}", "Anna"),
        ("\u{202E}Anna", "Anna"),
        ("An\u{AD}na", "Anna"),
        ("An\u{200D}na", "Anna"),
        ("Ana \u{A0} \u{3000}María", "Ana María"),
        ("Jose\u{301}", "José"),
        ("👩\u{200D}", "👩"),
    ] {
        assert_eq!(checked_name(written), Ok(saved.to_owned()), "{written:?}");
        assert!(same_name(written, saved), "{written:?}");
        assert_eq!(SeatedPlayer::named(written, None).unwrap().name, saved);
    }
}

#[test]
fn names_in_another_spelling_are_equal() {
    for (one, other) in [
        ("José", "Jose\u{301}"),
        ("STRAẞE", "straße"),
        ("Anna", "An\u{200B}na\u{200F}"),
        ("Ana  María", "Ana\u{A0}María"),
        ("Ａｎｎａ", "Anna"),
        ("ﬁn", "FIN"),
        ("각", "\u{1100}\u{1161}\u{11A8}"),
        ("ế", "e\u{302}\u{301}"),
        ("ạ̈", "a\u{308}\u{323}"),
        ("❤️", "❤"),
        ("İpek", "i\u{307}pek"),
        ("क़", "क\u{93C}"),
        ("Anna", " aNNA "),
        ("ÉMILE", "émile"),
        ("Straße", "STRASSE"),
        ("ΣΟΦΟΣ", "σοφος"),
        ("Жанна", "жАННА"),
    ] {
        assert!(same_name(one, other), "{one} {other}");
    }
    for (one, other) in [
        ("Anna", "Ana"),
        ("Émile", "Emile"),
        ("Ali", "Alı"),
        ("Anna", "Аnna"),
        ("Ann a", "Anna"),
        ("علی\u{200C}رضا", "علیرضا"),
        ("👩‍👧", "👩👧"),
        (
            "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
            "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
        ),
    ] {
        assert!(!same_name(one, other), "{one} {other}");
    }
}

#[test]
fn case_is_folded_as_in_unicode() {
    use caseless::Caseless as _;
    let mut groups: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    // The crate doesn't know the capitals of Unicode 17 yet.
    let is_new = |letter: &char| matches!(letter, '꟎'..='ꟕ' | '\u{16EA0}'..='\u{16ED3}');
    for letter in ('!'..=char::MAX).filter(|letter| letter.is_alphabetic() && !is_new(letter)) {
        let text = letter.to_string();
        let folded: String = text.chars().default_case_fold().collect();
        assert!(same_name(&text, &folded), "{text} {folded}");
        // Letters with the same key have the same folded form.
        let key = format!("{:?}", NameKey::of(&text));
        let form: String = folded.nfkd().default_case_fold().nfkd().collect();
        groups
            .entry(key)
            .or_default()
            .insert(form.trim().to_owned());
    }
    groups.retain(|_, forms| forms.len() > 1);
    assert_eq!(groups, BTreeMap::new());
}

#[test]
fn names_that_look_the_same_are_found() {
    for (one, other) in [
        ("Anna", "Аnna"),
        ("ANNA", "АNNА"),
        ("Ali", "Alı"),
        ("Bob", "Воb"),
        ("Pao", "Рао"),
        ("Ali", "AIi"),
        ("Tom 0", "Tom O"),
        ("José", "Jоsé"),
    ] {
        assert_eq!(lookalike(one, ["Zoe", other]), Some(other), "{one} {other}");
        assert_eq!(lookalike(other, [one]), Some(one), "{other} {one}");
    }
    for (one, other) in [
        ("Anna", "anna"),
        ("Anna", "Ana"),
        ("José", "Jose"),
        ("Анна", "Anna"),
    ] {
        assert_eq!(lookalike(one, [other]), None, "{one} {other}");
    }
    // A name that is there itself needs no question.
    assert_eq!(lookalike("Anna", ["Аnna", "ANNA"]), None);
}

#[test]
fn lookalikes_are_added_only_after_a_question() {
    let mut list = list(&["Anna", "Bruno"]);
    let before = list.clone();
    let question = PlayerError::Lookalike {
        id: 1,
        name: "Anna".to_owned(),
    };
    assert_eq!(list.add("Аnna", PlayerMark::Bell), Err(question.clone()));
    assert_eq!(list.rename(2, "Аnna"), Err(question));
    assert_eq!(list, before);
    assert_eq!(list.add_lookalike("Аnna", PlayerMark::Bell), Ok(3));
    assert_eq!(list.find("Аnna").map(|player| player.id), Some(3));
    assert_eq!(list.find("Anna").map(|player| player.id), Some(1));
    // Both names are there now, so neither needs a question.
    list.rename(1, "ANNA").unwrap();
    list.rename(3, "АNNА").unwrap_err();
    list.rename_lookalike(3, "АNNА").unwrap();
    assert_eq!(PlayerList::read(&list.to_text()), Ok(list));
}

#[test]
fn numbered_names_are_free_and_fit() {
    let list = list(&["Anna", "Anna 2", "Bruno"]);
    assert_eq!(list.free_name(" anna "), "anna 3");
    for letter in ["x", "👩🏽‍🚀", "x\u{323}\u{302}\u{308}"] {
        let longest = letter.repeat(MOST_NAME_LETTERS);
        let name = numbered_name(&longest, |name| name.ends_with('2'));
        assert!(name.ends_with(" 3"), "{name}");
        assert_eq!(checked_name(&name).as_deref(), Ok(name.as_str()));
    }
}

#[test]
fn searching_ignores_case_and_accents() {
    for (text, form) in [
        ("Nicolò", "nicolo"),
        ("Jørgen", "jorgen"),
        ("Việt", "viet"),
        ("ΆΝΝΑ", "αννα"),
        ("Straße", "strasse"),
    ] {
        assert_eq!(search_form(text), form);
    }
}

#[test]
fn names_are_unique() {
    let mut list = list(&["Anna", "Bruno"]);
    let before = list.clone();
    let taken = PlayerError::DuplicateName {
        id: 1,
        name: "Anna".to_owned(),
    };
    assert_eq!(list.add(" ANNA", PlayerMark::Bell), Err(taken.clone()));
    assert_eq!(list.rename(2, "anna"), Err(taken.clone()));
    assert_eq!(list, before);
    assert!(taken.to_string().contains("Anna"), "{taken}");
    // A player can keep their name with other capitals.
    list.rename(1, "ANNA").unwrap();
    assert_eq!(
        list.find("anna").map(|player| player.name.as_str()),
        Some("ANNA")
    );
}

#[test]
fn numbers_are_never_reused() {
    let mut list = list(&["Anna", "Bruno", "Carla"]);
    assert_eq!(list.remove(3).unwrap().name, "Carla");
    let mut again = PlayerList::read(&list.to_text()).unwrap();
    assert_eq!(again.add("Dino", PlayerMark::Boat), Ok(4));
    assert_eq!(again.remove(3), Err(PlayerError::NoSuchPlayer { id: 3 }));
    assert_eq!(
        again.rename(3, "Eva"),
        Err(PlayerError::NoSuchPlayer { id: 3 })
    );
    assert_eq!(
        again.set_mark(3, PlayerMark::Star),
        Err(PlayerError::NoSuchPlayer { id: 3 })
    );
    again.set_mark(4, PlayerMark::Star).unwrap();
    assert_eq!(
        again.player(4).map(|player| player.mark),
        Some(PlayerMark::Star)
    );
}

#[test]
fn numbers_have_a_maximum() {
    let mut list = PlayerList::read("(version: 1, next_id: 4294967295, players: [])").unwrap();
    assert_eq!(
        list.add("Anna", PlayerMark::Sun),
        Err(PlayerError::NoIdLeft)
    );
    assert!(list.players().is_empty());
}

#[test]
fn a_full_list_refuses_new_players() {
    let mut list = PlayerList::default();
    for number in 0..MOST_PLAYERS {
        // The longest possible names with the widest characters.
        let name = format!("{number:03}{}", "👩‍🚀x".repeat(18));
        list.add(&name, list.free_mark()).unwrap();
    }
    assert_eq!(
        list.add("one more", PlayerMark::Sun),
        Err(PlayerError::Full)
    );
    assert_eq!(PlayerList::read(&list.to_text()), Ok(list.clone()));
    for &mark in PlayerMark::ALL {
        let count = list.players().iter().filter(|one| one.mark == mark).count();
        assert!((16..=17).contains(&count));
    }
}

#[test]
fn marks_differ_in_name_and_colours_in_looks() {
    let names: BTreeSet<_> = PlayerMark::ALL.iter().map(|one| one.name()).collect();
    assert_eq!(names.len(), 12);
    for &mark in PlayerMark::ALL {
        assert_eq!(mark.name().parse(), Ok(mark));
    }
    let names: BTreeSet<_> = PlayerColour::ALL.iter().map(|one| one.name()).collect();
    assert_eq!(names.len(), 8);
    for &colour in PlayerColour::ALL {
        assert_eq!(colour.name().parse(), Ok(colour));
        for &other in PlayerColour::ALL.iter().filter(|other| **other != colour) {
            let apart: i32 = colour
                .rgb()
                .into_iter()
                .zip(other.rgb())
                .map(|(one, other)| (i32::from(one) - i32::from(other)).pow(2))
                .sum();
            assert!(apart > 45 * 45, "{colour:?} {other:?} {apart}");
        }
    }
    // There are as many different badges as combinations of marks and colours.
    let badges: BTreeSet<_> = (0..24)
        .map(Badge::numbered)
        .map(|one| (one.mark, one.colour))
        .collect();
    assert_eq!(badges.len(), 24);
}

#[test]
fn the_text_is_one_player_a_line() {
    let list = list(&["Anna", "O \"Lupo\" \\ Rosso"]);
    let text = list.to_text();
    assert_eq!(
        text,
        "(\n    version: 1,\n    next_id: 3,\n    players: [\n        (id: 1, name: \"Anna\", mark: sun, colour: amber),\n        \
         (id: 2, name: \"O \\\"Lupo\\\" \\\\ Rosso\", mark: fish, colour: blue),\n    ],\n)\n"
    );
    assert_eq!(PlayerList::read(&text), Ok(list));
}

#[test]
fn invalid_texts_of_players_are_refused() {
    use PlayerTextProblem::{IdNotGiven, IdTwice};
    let player = |id, problem| Err(PlayerTextError::Player { id, problem });
    let read = |next: u32, players: &str| {
        PlayerList::read(&format!(
            "(version: 1, next_id: {next}, players: [{players}])"
        ))
    };
    let anna = "(id: 1, name: \"Anna\", mark: sun, colour: red)";
    assert!(read(2, anna).is_ok());
    assert_eq!(read(1, anna), player(1, IdNotGiven { next_id: 1 }));
    assert_eq!(read(2, &format!("{anna}, {anna}")), player(1, IdTwice));
    // Earlier versions took some spellings of a name for different names. No player is lost.
    let twice = format!("{anna}, (id: 2, name: \"Anna\u{200B}\", mark: sun, colour: red)");
    let list = read(3, &twice).unwrap();
    let names: Vec<&str> = list.players().iter().map(|one| one.name.as_str()).collect();
    assert_eq!(names, ["Anna", "Anna 2"]);
    assert!(matches!(
        read(2, "(id: 1, name: \"\", mark: sun, colour: red)"),
        Err(PlayerTextError::Player { id: 1, .. })
    ));
    assert!(matches!(
        read(2, "(id: 1, name: \"A\", mark: hat, colour: red)"),
        Err(PlayerTextError::Damaged { line: 1, .. })
    ));
    assert_eq!(
        PlayerList::read("(version: 2, hats: [])"),
        Err(PlayerTextError::Version { found: 2 })
    );
    let large = " ".repeat(600_000);
    assert!(matches!(
        PlayerList::read(&large),
        Err(PlayerTextError::TooLarge { .. })
    ));
    let deep = "[".repeat(100_000);
    assert!(matches!(
        PlayerList::read(&deep),
        Err(PlayerTextError::Damaged { .. })
    ));
}

#[test]
fn damaged_texts_are_errors_or_books_never_panics() {
    let text = list(&["Anna", "Bruno", "李", "Émile"]).to_text();
    for end in 0..text.len() {
        if let Some(cut) = text.get(..end) {
            // Only the last line break can be missing.
            assert!(
                PlayerList::read(cut).is_err() || end + 1 == text.len(),
                "{end}"
            );
        }
    }
    let mut chance = generator(5);
    for _ in 0..4000 {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..=below(&mut chance, 3) {
            let at = below(&mut chance, bytes.len());
            bytes[at] = below(&mut chance, 256) as u8;
        }
        if let Ok(list) = PlayerList::read(&String::from_utf8_lossy(&bytes)) {
            assert_eq!(PlayerList::read(&list.to_text()), Ok(list));
        }
    }
}

#[test]
fn a_book_is_the_same_after_every_step() {
    let mut chance = generator(9);
    let mut list = PlayerList::default();
    for step in 0..500 {
        let id = 1 + below(&mut chance, 30) as u32;
        let name = format!("name {}", below(&mut chance, 25));
        let mark = pick(&mut chance, PlayerMark::ALL);
        // Some of these changes are refused.
        let _ = match step % 4 {
            0 | 1 => list.add(&name, mark).map(|_| ()),
            2 => list.rename(id, &name),
            _ if below(&mut chance, 2) == 0 => {
                let colour = pick(&mut chance, PlayerColour::ALL);
                list.set_mark(id, mark)
                    .and_then(|()| list.set_colour(id, colour))
            }
            _ => list.remove(id).map(|_| ()),
        };
        assert_eq!(PlayerList::read(&list.to_text()).as_ref(), Ok(&list));
    }
}

#[test]
fn its_slot_can_be_written() {
    let mut store = Store::in_memory();
    let text = list(&["Anna"]).to_text();
    store.save(PlayerList::SLOT, &text).unwrap();
    let loaded = store.load_with(PlayerList::SLOT, PlayerList::read);
    assert_eq!(loaded.value, Some(list(&["Anna"])));
}
