//! Provides helpers for the Tapatan tests.

use tavoliere_core::rules::tapatan::{Illegal, Move, Options, Point, Position, Preset, Step};
use tavoliere_core::rules::{Notation, Outcome, Rules, Side};

/// The options of a preset with changes such as `"repetition=draw"`.
pub fn options(preset: Preset, changes: &str) -> Options {
    crate::support::options(preset.name(), changes)
}

/// The start of the preset `Tapatan` with changes and White moving first.
pub fn opening(changes: &str) -> Position {
    Position::start(options(Preset::Tapatan, changes), Side::First)
}

/// A position from its text.
pub fn position(text: &str) -> Position {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A point by its name.
pub fn point(name: &str) -> Point {
    name.parse().unwrap()
}

/// A choice from its text, legal or not.
pub fn choice(text: &str) -> Move {
    match text.split_once('-') {
        None => Move::Place { to: point(text) },
        Some((from, to)) => Move::Step {
            from: point(from),
            to: point(to),
        },
    }
}

/// Plays legal choices and returns the steps of the last one.
pub fn play(position: &mut Position, choices: &str) -> Vec<Step> {
    let mut steps = Vec::new();
    for text in choices.split_whitespace() {
        steps = position
            .play(choice(text))
            .unwrap_or_else(|illegal| panic!("{text} in {position}: {illegal}"));
    }
    steps
}

/// The position after choices from the opening.
pub fn after(changes: &str, choices: &str) -> Position {
    let mut position = opening(changes);
    play(&mut position, choices);
    position
}

/// The reason why a choice is refused. Checks that the attempt doesn't change the position.
pub fn refused(position: &Position, text: &str) -> Illegal {
    let mut tried = position.clone();
    let illegal = tried.play(choice(text)).unwrap_err();
    assert_eq!(tried, *position, "a refused choice has no effect");
    assert_eq!(position.check_move(choice(text)), Err(illegal));
    illegal
}

/// The legal choices as text, sorted.
pub fn listed(position: &Position) -> Vec<String> {
    let moves = position.legal_moves();
    let mut list: Vec<String> = moves
        .iter()
        .map(|choice| position.write_choice(*choice))
        .collect();
    list.sort();
    list
}

/// The result of a game.
pub fn outcome(position: &Position) -> Outcome {
    position.outcome().unwrap()
}
