//! Tests of links in mails, messages, other links and web pages.

use rand_xoshiro::Xoshiro256PlusPlus;
use tavoliere_core::record::{GameForm, GameRecord, ImportReason, LinkError, import};

use super::samples::{Core, records};
use crate::support::{generator, pick};

/// The address of a page.
const PAGE: &str = "https://example.org/tavoliere/";

/// A way in which a link is passed on: a function from the link, from its `#`, to the text.
type Way = (&'static str, fn(&str) -> String);

/// Breaks a text into lines of `length` characters.
fn broken(text: &str, length: usize, start: &str) -> String {
    let signs: Vec<char> = text.chars().collect();
    let lines = signs
        .chunks(length)
        .map(|line| format!("{start}{}", line.iter().collect::<String>()));
    lines.collect::<Vec<_>>().join("\n")
}

const WAYS: [Way; 36] = [
    ("alone", |link| link.to_owned()),
    ("with its page", |link| format!("{PAGE}{link}")),
    ("without the sign before it", |link| {
        link.trim_start_matches('#').to_owned()
    }),
    ("in a sentence", |link| {
        format!("Look at {PAGE}{link}. It is good.")
    }),
    ("in brackets", |link| {
        format!("Look ({PAGE}{link}), it is good!")
    }),
    ("in angle brackets", |link| format!("<{PAGE}{link}>\n")),
    ("in quotes", |link| format!("\u{201c}{PAGE}{link}\u{201d}")),
    ("with a word after it", |link| format!("{PAGE}{link} Bye")),
    ("with a line after it", |link| {
        format!("{PAGE}{link}\nBye\n")
    }),
    ("wrapped at 76", |link| {
        broken(&format!("{PAGE}{link}"), 76, "")
    }),
    ("wrapped at 20", |link| {
        broken(&format!("{PAGE}{link}"), 20, "")
    }),
    ("wrapped within its name", |link| {
        broken(&format!("{PAGE}{link}"), PAGE.len() + 4, "")
    }),
    ("wrapped and quoted", |link| {
        broken(&format!("{PAGE}{link}"), 76, "> ")
    }),
    ("wrapped and quoted twice", |link| {
        broken(&format!("{PAGE}{link}"), 50, ">> ")
    }),
    ("wrapped with a line after it", |link| {
        format!("{}\nBye\n", broken(link, 60, ""))
    }),
    ("wrapped and indented", |link| broken(link, 60, "    ")),
    ("wrapped with spaces at the ends", |link| {
        broken(link, 60, "").replace('\n', " \n")
    }),
    ("wrapped by CR LF", |link| {
        broken(link, 60, "").replace('\n', "\r\n")
    }),
    ("percent-encoded", |link| {
        link.replace('#', "%23").replace('=', "%3D")
    }),
    ("percent-encoded in small letters", |link| {
        link.replace('#', "%23").replace('=', "%3d")
    }),
    ("percent-encoded twice", |link| {
        link.replace('#', "%2523").replace('=', "%253D")
    }),
    ("with all signs encoded", |link| {
        link.replace('#', "%23")
            .replace('=', "%3D")
            .replace('-', "%2D")
            .replace('_', "%5F")
    }),
    ("within another link", |link| {
        let link = link.replace('#', "%23").replace('=', "%3D");
        format!(
            "https://filter.example/?url=https%3A%2F%2Fexample.org%2F{link}&data=05%7C01%7Cann&reserved=0"
        )
    }),
    ("rewritten by a filter", |link| {
        let link = link
            .replace('-', "-2D")
            .replace('_', "-5F")
            .replace('#', "-23")
            .replace('=', "-3D");
        format!("https://filter.example/v2/url?u=https-3A__example.org_{link}&d=DwMFaQ&c=x")
    }),
    ("with tracking", |link| {
        format!("{PAGE}{link}&fbclid=IwAR0x&utm_source=mail")
    }),
    ("after another value", |link| {
        format!("{PAGE}#speed=2&{}", link.trim_start_matches('#'))
    }),
    ("quoted-printable", |link| {
        broken(&format!("{PAGE}{link}").replace('=', "=3D"), 75, "").replace('\n', "=\n")
    }),
    ("in HTML", |link| {
        format!("<a href=\"{PAGE}?a=1&amp;b=2{link}\">the game</a>")
    }),
    ("in HTML after a value", |link| {
        format!(
            "<a href=\"{PAGE}#a=1&amp;{}\">",
            link.trim_start_matches('#')
        )
    }),
    ("with entities", |link| {
        link.replace('#', "&#35;").replace('=', "&#61;")
    }),
    ("in Markdown", |link| format!("[the game]({PAGE}{link})")),
    ("escaped for Markdown", |link| {
        link.replace('_', "\\_").replace('-', "\\-")
    }),
    ("with zero-width spaces", |link| {
        link.replace('A', "A\u{200b}")
    }),
    ("with soft hyphens", |link| link.replace('b', "b\u{ad}")),
    ("with long dashes", |link| link.replace("--", "\u{2014}")),
    ("emphasised", |link| format!("_{PAGE}{link}_")),
];

fn links() -> Vec<(Core, String)> {
    let games = records().into_iter().filter_map(|game| {
        let link = game.to_link().ok()?;
        Some((Core::of(&game), link))
    });
    games.collect()
}

#[test]
fn links_are_found_however_they_were_passed_on() {
    let links = links();
    let mut failures = Vec::new();
    for (way, apply) in WAYS {
        for (core, link) in &links {
            let text = apply(link);
            let imported = import(text.as_bytes());
            let found: Vec<Core> = imported
                .links
                .iter()
                .map(|found| Core::of(&found.game))
                .collect();
            if found != [core.clone()] || !imported.problems.is_empty() {
                failures.push(format!(
                    "{way}: {:?} of {}\n{text}",
                    imported.problems,
                    found.len()
                ));
            }
        }
    }
    println!("{} links in {} ways", links.len(), WAYS.len());
    assert!(
        failures.is_empty(),
        "{}: {}",
        failures.len(),
        failures[..failures.len().min(3)].join("\n")
    );
}

#[test]
fn a_damaged_link_is_reported_with_its_place() {
    let mut chance: Xoshiro256PlusPlus = generator(61);
    for (_, link) in links() {
        let place = "#replay=".len() + 10;
        let letter = pick(&mut chance, &["A", "B", "_"]);
        let damaged = format!("{}{letter}{}", &link[..place], &link[place + 1..]);
        if damaged == link {
            continue;
        }
        for damaged in [damaged, link[..link.len() - 3].to_owned()] {
            let imported = import(format!("Hello,\n  {PAGE}{damaged} and so on").as_bytes());
            assert!(imported.games.is_empty() && imported.links.is_empty());
            let [problem] = imported.problems.as_slice() else {
                panic!("{:?}", imported.problems);
            };
            assert_eq!(problem.reason, ImportReason::Link(LinkError::Damaged));
            assert_eq!(
                (problem.place.line, problem.place.column),
                (2, 3 + PAGE.len() + 1)
            );
        }
    }
}

#[test]
fn every_link_of_a_text_is_read() {
    let links = links();
    let mut text = String::new();
    for (_, link) in &links {
        text.push_str(&format!("And here is one more: {PAGE}{link}, look.\n\n"));
    }
    let imported = import(text.as_bytes());
    assert_eq!(
        (imported.links.len(), imported.problems.len()),
        (links.len(), 0)
    );
    for (place, (found, (core, _))) in imported.links.iter().zip(&links).enumerate() {
        assert_eq!(Core::of(&found.game), *core);
        assert_eq!(
            (found.form, found.place.line),
            (GameForm::Link, 2 * place + 1)
        );
    }
}

#[test]
fn words_that_look_like_links_are_not_reported() {
    for text in [
        "An instant_replay=yes",
        "Press replay: it is fun.",
        "replay=on of the last game",
        "see docs/replay-mode.md",
    ] {
        let imported = import(text.as_bytes());
        assert!(
            imported.links.is_empty() && imported.problems.is_empty(),
            "{text}: {imported:?}"
        );
    }
}

#[test]
fn a_record_and_its_link_are_one_game() {
    for game in records() {
        let Ok(link) = game.to_link() else { continue };
        let game = GameRecord::from_link(&link).unwrap();
        let text = format!("{}\n{PAGE}{link}\n", game.to_record());
        let imported = import(text.as_bytes());
        assert_eq!(
            (imported.games.len(), imported.links.len()),
            (1, 1),
            "{text}"
        );
        assert_eq!(imported.one().unwrap().game.to_record(), game.to_record());
    }
}
