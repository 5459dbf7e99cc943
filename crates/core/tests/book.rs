//! Tests that the rules books can be read and explain every rule.

use std::collections::BTreeSet;
use std::path::Path;

use tavoliere_core::book::{Book, BookProblem};
use tavoliere_core::rules::{AnyReason, Expect, GameKind, Setup};

use crate::support::is_rule;

const RULES: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules.md"));

fn books() -> Vec<Book> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/book");
    let read = |game: GameKind| {
        let text = std::fs::read_to_string(folder.join(format!("{game}.txt"))).unwrap();
        Book::read(game, &text).unwrap_or_else(|error| panic!("{game}: {error}"))
    };
    GameKind::ALL.into_iter().map(read).collect()
}

#[test]
fn every_rule_has_a_page() {
    let explained: BTreeSet<String> = books()
        .iter()
        .flat_map(Book::pages)
        .flat_map(|page| page.rules.clone())
        .collect();
    let headed: BTreeSet<String> = RULES
        .lines()
        .filter_map(|line| line.strip_prefix("**")?.split([' ', '.']).next())
        .filter(|name| is_rule(name))
        .map(str::to_owned)
        .collect();
    assert!(headed.len() > 60, "only {} rules were found", headed.len());
    let missing: Vec<_> = headed.difference(&explained).collect();
    assert!(missing.is_empty(), "no page explains {missing:?}");
    let unknown: Vec<_> = explained.difference(&headed).collect();
    assert!(unknown.is_empty(), "there is no rule {unknown:?}");
}

#[test]
fn every_option_and_every_preset_has_a_page() {
    for book in books() {
        let options: BTreeSet<String> = book.pages().flat_map(|p| p.options.clone()).collect();
        let presets: BTreeSet<String> = book.pages().flat_map(|p| p.presets.clone()).collect();
        let wanted: BTreeSet<String> = Setup::new(book.game)
            .option_states()
            .iter()
            .map(|option| option.name.to_owned())
            .collect();
        assert_eq!(options, wanted, "the options of {}", book.game);
        let wanted: BTreeSet<String> = book
            .game
            .presets()
            .iter()
            .map(|&name| name.to_owned())
            .collect();
        assert_eq!(presets, wanted, "the presets of {}", book.game);
    }
}

#[test]
fn every_refusal_has_a_page() {
    for book in books() {
        for AnyReason { rule, .. } in book.game.reasons() {
            let (section, page) = book.about(rule).unwrap_or_else(|| panic!("{rule}"));
            let rules = &book.sections[section].pages[page].rules;
            assert!(rules.iter().any(|one| one == rule), "{rule}");
        }
    }
}

#[test]
fn every_example_can_be_played_on() {
    for book in books() {
        for page in book.pages() {
            let example = &page.example;
            let last = example.after(example.choices.len());
            if let Some(refused) = &example.refused {
                assert!(last.read_choice(&refused.text).is_err(), "{}", page.name);
                assert!(page.rules.len() + page.options.len() > 0);
            }
            let rests = example.choices.is_empty();
            if rests && example.refused.is_none() {
                assert_ne!(last.expect(), Expect::Nothing, "{}", page.name);
            }
        }
    }
}

#[test]
fn errors_in_a_book_name_their_place() {
    let problem = |text: &str| Book::read(GameKind::Tapatan, text).unwrap_err();
    let page = "section a\npage b\nposition 3/3/3 W move 1 Tapatan\n";
    assert!(Book::read(GameKind::Tapatan, page).is_ok());
    for (text, line) in [
        ("page b", 1),
        ("rules TP-1", 1),
        ("section a\npage b\nrules TP-1", 2),
        ("section a\npage b\nwhat is this", 3),
        ("section a\npage b\nposition 3/3", 3),
        ("section\n", 1),
        (&format!("{page}play b4"), 4),
        (&format!("{page}refused b2 TP-8"), 4),
        (&format!("{page}refused a1-a2 TP-4"), 4),
        (&format!("{page}see c"), 4),
        (&format!("{page}page b"), 4),
    ] {
        assert_eq!(problem(text).line, line, "{text:?}: {}", problem(text));
    }
    let other = problem(&format!("{page}refused a1-a2 TP-4"));
    assert!(
        matches!(other.problem, BookProblem::OtherRule { .. }),
        "{other}"
    );
}
