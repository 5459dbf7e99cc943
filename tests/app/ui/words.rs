//! Every word that the program asks for exists, and every colour can be read.

use std::collections::BTreeSet;

use bevy_egui::egui::Color32;
use strum::IntoEnumIterator;
use tavoliere::book::Book;
use tavoliere::record::GameRecord;
use tavoliere::rules::tablan::{Cell, Illegal, Value};
use tavoliere::rules::{AnyIllegal, GameKind, Setup};
use tavoliere::store::{BigMode, Section, Setting, Settings};
use tavoliere::table::Refusal;
use tavoliere::ui::book::terms;
use tavoliere::ui::games::{accent, chooses_first, side_colours};
use tavoliere::ui::language::{LOCALES, Locale};
use tavoliere::ui::panels::record_problem;
use tavoliere::ui::tablan::{PAINT, WOOD};
use tavoliere::ui::theme::colour;
use tavoliere::ui::{Words, toast};

use crate::stage::assets::{literals, sources};
use crate::ui::book::{book_pages, book_text, whole_words};

/// The English texts: `tests/core/locales.rs` compares the other languages with them.
fn texts() -> Vec<&'static str> {
    let locale = Locale::fallback();
    [locale.sources, &[book_pages(locale)]].concat()
}

/// Every key of the texts.
fn keys() -> BTreeSet<&'static str> {
    texts()
        .into_iter()
        .flat_map(|text| text.lines())
        .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
        .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
        .collect()
}

fn check(words: &Words, key: &str) {
    assert!(words.has(key), "no text for {key}");
    assert!(!words.get(key).trim().is_empty(), "an empty text for {key}");
}

/// One refusal of every kind in Tablan.
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
    // The list above is complete: it has every reason.
    let listed: BTreeSet<&str> = all.iter().map(Illegal::key).collect();
    let reasons = GameKind::Tablan.reasons();
    let known: BTreeSet<&str> = reasons.iter().map(|reason| reason.key).collect();
    assert_eq!(listed, known);
    for illegal in all {
        check(&words, &format!("tablan-{}", illegal.key()));
        let refusal = Refusal::Illegal(AnyIllegal::Tablan(illegal));
        let (text, rule) = toast::refusal(&words, &refusal);
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
fn every_reason_can_be_told_in_every_language() {
    for locale in LOCALES {
        let words = Words::of(locale);
        for illegal in every_illegal() {
            let refusal = Refusal::Illegal(AnyIllegal::Tablan(illegal));
            let (text, _) = toast::refusal(&words, &refusal);
            assert!(!text.contains(['{', '}', '$']), "{}: {text}", locale.tag);
            assert!(text.ends_with('.'), "{}: {text}", locale.tag);
        }
    }
}

#[test]
fn what_is_wrong_with_a_record_is_told_in_every_language() {
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
            let told = record_problem(&words, &error);
            assert!(!told.contains(['{', '$']), "{}: {told}", locale.tag);
            assert!(!told.contains("record-problem"), "{}: {told}", locale.tag);
        }
    }
    let words = Words::default();
    let error = GameRecord::from_record(&texts[4]).unwrap_err();
    let told = record_problem(&words, &error);
    let reason = words.with("tapatan-occupied", &[("at", "a1".into())]);
    assert_eq!(told, format!("Line {}: {reason}", error.line));
}

#[test]
fn every_language_says_what_it_is_called() {
    let names: BTreeSet<&str> = LOCALES.iter().map(Locale::name).collect();
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
        Refusal::Over,
        Refusal::NoGame,
    ] {
        let (text, rule) = toast::refusal(&words, &refusal);
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
            let key = format!("option-{kind}-{}", option.name);
            check(&words, &key);
            check(&words, &format!("{key}-line"));
            for value in option.accepted {
                check(&words, &tavoliere::ui::words::of_value(&key, value));
            }
        }
        check_book(&words, kind);
        if !chooses_first(kind) {
            check(&words, &format!("{kind}-begins"));
        }
    }
}

/// Everything in the book of a game has its texts.
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
    for term in terms(kind) {
        for part in ["", "-said", "-means"] {
            check(words, &format!("book-term-{term}{part}"));
        }
    }
}

/// The literals of the parts that speak which look like keys of the texts.
fn asked_for() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (path, text) in sources() {
        let text = text.split("#[cfg(test)]").next().unwrap_or_default();
        for call in ["words.get(\"", "words.with(\"", "named(\""] {
            for after in text.split(call).skip(1) {
                found.extend(after.split('"').next().map(str::to_owned));
            }
        }
        let speaks = path
            .components()
            .any(|part| part.as_os_str() == "ui" || part.as_os_str() == "app");
        if speaks {
            let prefixes = [
                "toast-",
                "refuse-",
                "setting-",
                "settings-",
                "end-",
                "help-",
                "new-",
                "to-",
                "legend-",
                "now-",
            ];
            found.extend(
                literals(text)
                    .into_iter()
                    .filter(|literal| prefixes.iter().any(|prefix| literal.starts_with(prefix)))
                    .filter(|literal| !literal.contains(['{', ' ', '/']))
                    .map(str::to_owned),
            );
        }
    }
    found
}

#[test]
fn every_key_in_the_sources_has_a_text() {
    let words = whole_words(Locale::fallback());
    let asked = asked_for();
    assert!(
        asked.len() > 60,
        "only {} keys were found in the sources",
        asked.len()
    );
    for key in asked {
        check(&words, &key);
    }
}

#[test]
fn every_text_is_asked_for_somewhere() {
    let sources = sources();
    let all: BTreeSet<&str> = sources
        .iter()
        .flat_map(|(_, text)| literals(text))
        .collect();
    let mut composed = [
        "preset-",
        "game-",
        "speed-",
        "thinking-",
        "opponent-",
        "language-name",
        "book-section-",
        "book-term-",
        "fair-waits-",
        "evening-end-",
        "evening-new-",
        "mark-",
        "colour-",
    ]
    .map(str::to_owned)
    .to_vec();
    composed.extend(Settings::ALL.iter().map(Setting::key));
    composed.extend(Section::iter().filter_map(Section::key));
    composed.extend(BigMode::ALL.map(|mode| format!("big-{mode}")));
    for kind in GameKind::ALL {
        composed.extend(
            ["", "option-", "book-", "lesson-", "home-"].map(|prefix| format!("{prefix}{kind}-")),
        );
    }
    let lines: BTreeSet<String> = all.iter().map(|key| format!("{key}-line")).collect();
    let unused: Vec<&str> = keys()
        .into_iter()
        .filter(|key| {
            !all.contains(key)
                && !lines.contains(*key)
                && !composed
                    .iter()
                    .any(|prefix| key.starts_with(prefix.as_str()))
        })
        .collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}

#[test]
fn texts_name_only_variables_that_are_given() {
    let given: BTreeSet<&str> = sources()
        .iter()
        .flat_map(|(_, text)| {
            literals(text)
                .into_iter()
                .map(str::to_owned)
                .collect::<Vec<_>>()
        })
        .map(|literal| &*Box::leak(literal.into_boxed_str()))
        .collect();
    for text in texts() {
        for line in text.lines() {
            for variable in line.split("{ $").skip(1) {
                let name = variable.split([' ', '}']).next().unwrap_or_default();
                assert!(given.contains(name), "${name} is given by nobody: {line}");
            }
        }
    }
}

/// The relative luminance of an opaque colour (WCAG).
fn luminance([r, g, b]: [f64; 3]) -> f64 {
    let linear = |c: f64| {
        let c = c / 255.0;
        if c <= 0.040_45 {
            c / 12.92
        } else {
            ((c + 0.055) / 1.055).powf(2.4)
        }
    };
    0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

fn contrast(a: [f64; 3], b: [f64; 3]) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// A colour, premultiplied as panels have it, over an opaque one.
fn over(colour: Color32, background: [f64; 3]) -> [f64; 3] {
    let left = 1.0 - f64::from(colour.a()) / 255.0;
    let [r, g, b, _] = colour.to_array().map(f64::from);
    [
        r + left * background[0],
        g + left * background[1],
        b + left * background[2],
    ]
}

/// The darkest and the lightest thing that may lie behind a panel: nothing, and the plain wood of
/// the sticks.
const GROUNDS: [[f64; 3]; 2] = [[0.0; 3], [192.0, 146.0, 92.0]];

#[test]
fn text_on_panels_has_a_contrast_of_at_least_4_5_whatever_lies_behind() {
    let texts = [
        ("text", colour::TEXT),
        ("second", colour::SECOND),
        ("error", colour::ERROR),
    ];
    for background in GROUNDS {
        for (fill_name, fill) in [
            ("panels", colour::PANEL_FILL),
            ("modals", colour::MODAL_FILL),
        ] {
            let plain = over(fill, background);
            for game in GameKind::ALL {
                let accent = accent(game);
                let hovered = over(accent.hover_fill(), plain);
                let [first, second] = side_colours(game);
                let own = [
                    ("accent", accent.line),
                    ("first side", first),
                    ("second side", second),
                ];
                for (name, text) in texts.into_iter().chain(own) {
                    for background in [plain, hovered] {
                        let ratio = contrast(over(text, background), background);
                        assert!(ratio >= 4.5, "{game}: {name} on {fill_name}: {ratio:.2}");
                    }
                }
            }
        }
    }
    for game in GameKind::ALL {
        let accent = accent(game);
        for fill in [accent.fill, accent.fill_hovered()] {
            let ratio = contrast(over(accent.on, [0.0; 3]), over(fill, [0.0; 3]));
            assert!(ratio >= 4.5, "{game}: text on the accent: {ratio:.2}");
        }
    }
}

#[test]
fn lines_and_marks_on_panels_have_a_contrast_of_at_least_3() {
    for background in GROUNDS {
        for fill in [colour::PANEL_FILL, colour::MODAL_FILL] {
            let fill = over(fill, background);
            for (name, mark) in [
                ("brass", colour::BRASS),
                ("wood", WOOD),
                ("error", colour::ERROR),
            ]
            .into_iter()
            .chain(GameKind::ALL.map(|game| ("accent", accent(game).line)))
            {
                let ratio = contrast(over(mark, fill), fill);
                assert!(ratio >= 3.0, "{name}: {ratio:.2}");
            }
        }
    }
    // The two sides of a stick are told apart by more than their hue.
    let [wood, paint] = [WOOD, PAINT].map(|side| over(side, [0.0; 3]));
    assert!(contrast(wood, paint) >= 1.8, "{:.2}", contrast(wood, paint));
}
