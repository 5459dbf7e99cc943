//! What the tests of Tapatan share.

use tavoliere_core::rules::tapatan::{Illegal, Move, Options, Point, Position, Preset, Step};
use tavoliere_core::rules::{Notation, Outcome, Rules, Side};

/// The options of a preset with changes such as `"repetition=draw"`.
pub fn options(preset: Preset, changes: &str) -> Options {
    crate::support::options(preset.name(), changes)
}

/// The start of the preset `Tapatan` with changes, White beginning.
pub fn opening(changes: &str) -> Position {
    Position::start(options(Preset::Tapatan, changes), Side::First)
}

/// A position from its text.
pub fn position(text: &str) -> Position {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A point from its name.
pub fn point(name: &str) -> Point {
    name.parse().unwrap()
}

/// A choice as written, legal or not.
pub fn choice(text: &str) -> Move {
    match text.split_once('-') {
        None => Move::Place { to: point(text) },
        Some((from, to)) => Move::Step {
            from: point(from),
            to: point(to),
        },
    }
}

/// Plays choices, all of them legal, and gives the steps of the last.
pub fn play(position: &mut Position, choices: &str) -> Vec<Step> {
    let mut steps = Vec::new();
    for text in choices.split_whitespace() {
        steps = position
            .play(choice(text))
            .unwrap_or_else(|illegal| panic!("{text} in {position}: {illegal}"));
    }
    steps
}

/// The opening after choices.
pub fn after(changes: &str, choices: &str) -> Position {
    let mut position = opening(changes);
    play(&mut position, choices);
    position
}

/// Why a choice is refused; nothing may change by trying.
pub fn refused(position: &Position, text: &str) -> Illegal {
    let mut tried = position.clone();
    let illegal = tried.play(choice(text)).unwrap_err();
    assert_eq!(tried, *position, "a refused choice changes nothing");
    assert_eq!(position.explain(choice(text)), Err(illegal));
    illegal
}

/// The legal choices as written, sorted.
pub fn listed(position: &Position) -> Vec<String> {
    let moves = position.legal_moves();
    let mut list: Vec<String> = moves
        .iter()
        .map(|choice| position.write_choice(*choice))
        .collect();
    list.sort();
    list
}

/// How a game ended.
pub fn outcome(position: &Position) -> Outcome {
    position.outcome().unwrap()
}
