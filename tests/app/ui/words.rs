//! Checks that every name, reason and explanation has a text.

use std::collections::BTreeSet;

use tavoliere::book::Book;
use tavoliere::record::GameRecord;
use tavoliere::rules::tablan::{Cell, Illegal, Value};
use tavoliere::rules::{AnyIllegal, GameKind, Setup, with_game};
use tavoliere::table::Refusal;
use tavoliere::ui::games::chooses_first;
use tavoliere::ui::language::{LOCALES, Locale};
use tavoliere::ui::panel_game::PanelGame;
use tavoliere::ui::panels::record_problem;
use tavoliere::ui::words::{option_key, value_key};
use tavoliere::ui::{Words, refusal};

use crate::ui::book::{book_text, whole_words};

fn check(words: &Words, key: &str) {
    assert!(words.has(key), "no text for {key}");
    assert!(!words.get(key).trim().is_empty(), "an empty text for {key}");
}

/// One refusal for each reason in Tablan.
fn every_illegal() -> Vec<Illegal> {
    let (value, steps) = (Value::Eight, 3);
    let [at, from, to, foremost, required, moved] =
        ["a1", "b2", "c3", "l1", "d4", "k1"].map(|name| name.parse::<Cell>().unwrap());
    vec![
        Illegal::GameOver,
        Illegal::ThrowFirst,
        Illegal::MoveFirst,
        Illegal::TurnOver,
        Illegal::SeriesTooLong,
        Illegal::DeclareFirst { value },
        Illegal::NothingToDeclare { value },
        Illegal::FinishHalf { value, moved },
        Illegal::SamePiece { at },
        Illegal::NoPiece { at },
        Illegal::NotYours { at },
        Illegal::NotThrown { value },
        Illegal::NoSuchSteps { steps },
        Illegal::NotAhead { from, to },
        Illegal::Home { at },
        Illegal::StartsWithTwo { at, value },
        Illegal::StartOrder { foremost, at },
        Illegal::MustStart { value },
        Illegal::OwnPiece { at },
        Illegal::Immune { at },
        Illegal::BeyondEnd { from, steps: 60 },
        Illegal::EntryOrder { required, to },
        Illegal::NoPartner { value, from },
        Illegal::SingleHalfOff,
        Illegal::SingleHalfNeedless { value },
        Illegal::LeapOff,
        Illegal::LeapAfterEachThrow,
        Illegal::LeapTooShort,
        Illegal::LeapTooLate,
        Illegal::LeapWithStart { value },
        Illegal::LeapNotStarted { at },
    ]
}

#[test]
fn every_reason_of_the_rules_has_a_sentence_with_all_its_facts() {
    let words = Words::default();
    let all = every_illegal();
    // The list above must contain every reason.
    let listed: BTreeSet<&str> = all.iter().map(Illegal::key).collect();
    let reasons = GameKind::Tablan.reasons();
    let known: BTreeSet<&str> = reasons.iter().map(|reason| reason.key).collect();
    assert_eq!(listed, known);
    for illegal in all {
        check(&words, &format!("tablan-{}", illegal.key()));
        let refusal = Refusal::Illegal(AnyIllegal::Tablan(illegal));
        let (text, rule) = refusal::refusal(&words, &refusal);
        assert!(!text.contains(['{', '}', '$']), "{text}");
        assert!(text.ends_with('.'), "{text}");
        assert_eq!(rule, Some(illegal.rule()));
    }
}

#[test]
fn every_reason_of_every_game_has_a_text() {
    let words = Words::default();
    for game in GameKind::ALL {
        for reason in game.reasons() {
            check(&words, &format!("{game}-{}", reason.key));
        }
    }
}

#[test]
fn every_reason_has_a_text_in_every_language() {
    for locale in LOCALES {
        let words = Words::of(locale);
        for illegal in every_illegal() {
            let refusal = Refusal::Illegal(AnyIllegal::Tablan(illegal));
            let (text, _) = refusal::refusal(&words, &refusal);
            assert!(!text.contains(['{', '}', '$']), "{}: {text}", locale.tag);
            assert!(text.ends_with('.'), "{}: {text}", locale.tag);
        }
    }
}

#[test]
fn problems_of_a_record_are_described_in_every_language() {
    let begun = "tavoliere 1\ngame: tapatan\npreset: Tapatan\nseed: 1\nfirst: white\n\n";
    let texts = [
        "no record".to_owned(),
        "tavoliere 99\n".to_owned(),
        "tavoliere 1\nno header\n".to_owned(),
        format!("{begun}1. W zz\n"),
        format!("{begun}1. W a1\n2. B a1\n"),
    ];
    for locale in LOCALES {
        let words = Words::of(locale);
        for text in &texts {
            let error = GameRecord::from_record(text).unwrap_err();
            let sentence = record_problem(&words, &error);
            assert!(!sentence.contains(['{', '$']), "{}: {sentence}", locale.tag);
            assert!(
                !sentence.contains("record-problem"),
                "{}: {sentence}",
                locale.tag
            );
        }
    }
    let words = Words::default();
    let error = GameRecord::from_record(&texts[4]).unwrap_err();
    let sentence = record_problem(&words, &error);
    let reason = words.with("tapatan-occupied", &[("at", "a1".into())]);
    assert_eq!(sentence, format!("Line {}: {reason}", error.line));
}

#[test]
fn every_language_says_what_it_is_called() {
    let names: BTreeSet<&str> = LOCALES.iter().map(|locale| locale.name).collect();
    assert_eq!(names.len(), LOCALES.len());
    assert!(names.contains("English") && names.contains("Italiano"));
}

#[test]
fn every_refusal_of_the_table_has_a_sentence() {
    let words = Words::default();
    for refusal in [
        Refusal::NothingToConfirm,
        Refusal::NothingToUndo,
        Refusal::NothingToRedo,
        Refusal::LookingBack,
        Refusal::NotYourTurn,
        Refusal::ThrowFirst,
        Refusal::MoveFirst,
        Refusal::ConfirmFirst,
        Refusal::DrawDeclined,
        Refusal::WinDeclinesDraw,
        Refusal::Over,
        Refusal::NoGame,
    ] {
        let (text, rule) = refusal::refusal(&words, &refusal);
        assert!(
            text.contains(' ') && text.ends_with('.'),
            "{refusal:?}: {text}"
        );
        assert_eq!(rule, None);
    }
}

#[test]
fn every_game_preset_option_and_value_is_named_and_explained() {
    let words = whole_words(Locale::fallback());
    for kind in GameKind::ALL {
        for suffix in ["", "-place", "-line"] {
            check(&words, &format!("game-{kind}{suffix}"));
        }
        for side in ["first", "second"] {
            check(&words, &format!("{kind}-{side}"));
        }
        for preset in kind.presets() {
            let key = format!("preset-{}", preset.replace(' ', "-"));
            check(&words, &key);
            check(&words, &format!("{key}-line"));
        }
        for option in Setup::new(kind).option_states() {
            let key = option_key(kind, option.name);
            check(&words, &key);
            check(&words, &format!("{key}-line"));
            for value in option.accepted {
                check(&words, &value_key(&key, value));
            }
        }
        check_book(&words, kind);
        if !chooses_first(kind) {
            check(&words, &format!("{kind}-begins"));
            check(&words, &format!("{kind}-begins-second"));
        }
    }
}

/// Checks that everything in a game's book has texts.
fn check_book(words: &Words, kind: GameKind) {
    let book = Book::read(kind, &book_text(kind)).unwrap();
    for section in &book.sections {
        check(words, &format!("book-section-{}", section.name));
    }
    for page in book.pages() {
        for part in ["", "-rule", "-more"] {
            check(words, &format!("book-{kind}-{}{part}", page.name));
        }
    }
    for part in ["history-1", "history-2", "history-3", "sources"] {
        check(words, &format!("book-{kind}-{part}"));
    }
    for term in with_game!(kind, Game => <Game as PanelGame>::TERMS) {
        for part in ["", "-said", "-means"] {
            check(words, &format!("book-term-{term}{part}"));
        }
    }
}
