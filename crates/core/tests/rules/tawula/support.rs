//! Provides helpers for the Tawula tests: short forms for positions, throws and choices.

use tavoliere_core::rules::tawula::{Dice, Move, Options, Origin, Position, Step, opposite};
use tavoliere_core::rules::{Rules, Side};

pub use crate::support::{below, game_count, generator, options, pick, random_options};

/// The options of the preset.
pub fn plain() -> Options {
    Options::default()
}

/// The options of the preset with changes such as `"capote=off"`.
pub fn with(changes: &str) -> Options {
    options("Tawula", changes)
}

/// A position from its text.
pub fn position(text: &str) -> Position {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The text of a board from lists such as `"1x2 13x5 bar hand3 off4"`. Points are by each side's index, with a count
/// after `x`.
pub fn board(white: &str, black: &str) -> String {
    let mut points = vec![String::from("."); 25];
    let mut beside = Vec::new();
    for (letter, list) in [("W", white), ("B", black)] {
        let mut text = String::new();
        for (word, sign) in [("bar", 'b'), ("hand", 'h'), ("off", 'o')] {
            let place = list
                .split_whitespace()
                .find_map(|item| item.strip_prefix(word));
            if let Some(count) = place {
                text += &format!("{sign}{}", if count.is_empty() { "1" } else { count });
            }
        }
        beside.push(if text.is_empty() {
            "-".to_owned()
        } else {
            text
        });
        for item in list.split_whitespace() {
            let (index, count) = item.split_once('x').unwrap_or((item, ""));
            let Ok(index) = index.parse::<u8>() else {
                continue;
            };
            let index = if letter == "W" {
                index
            } else {
                opposite(index)
            };
            let place = &mut points[usize::from(index)];
            assert_eq!(place, ".", "one point, one side");
            *place = format!("{letter}{count}");
        }
    }
    let quadrants = points[1..].chunks(6).map(|part| part.concat());
    quadrants.chain(beside).collect::<Vec<_>>().join("/")
}

/// A position with the pieces of both sides and the rest of its text.
pub fn set_up(white: &str, black: &str, rest: &str) -> Position {
    position(&format!("{} {rest}", board(white, black)))
}

/// A position in the middle of a game, with the side to throw.
pub fn to_throw(white: &str, black: &str, side: char, changes: &str) -> Position {
    set_up(white, black, &format!("{side} throw 40 Tawula {changes}"))
}

/// The same position after a throw.
pub fn thrown(white: &str, black: &str, side: char, roll: u8, changes: &str) -> Position {
    let mut position = to_throw(white, black, side, changes);
    position.throw(dice(roll)).unwrap();
    position
}

/// A roll by its two digits.
pub fn dice(roll: u8) -> Dice {
    Dice::new(roll / 10, roll % 10).unwrap()
}

/// A choice with a piece from the hand.
pub fn hand(die: u8) -> Move {
    let from = Origin::Hand;
    Move { from, die }
}

/// A choice with a piece from the bar.
pub fn bar(die: u8) -> Move {
    let from = Origin::Bar;
    Move { from, die }
}

/// A choice with a piece from a point.
pub fn from(index: u8, die: u8) -> Move {
    let from = Origin::Point(index);
    Move { from, die }
}

/// The legal choices in the order of the notation.
pub fn legal(position: &Position) -> Vec<Move> {
    let mut list = position.legal_moves();
    list.sort();
    list
}

/// Plays legal choices and returns all of their steps.
pub fn play(position: &mut Position, choices: &[Move]) -> Vec<Step> {
    let mut steps = Vec::new();
    for choice in choices {
        steps.extend(position.play(*choice).unwrap_or_else(|error| {
            panic!("{choice:?} in {position}: {error}");
        }));
    }
    steps
}

/// `true` if a side's turn ended without a move.
pub fn passed(steps: &[Step], side: Side) -> bool {
    steps.contains(&Step::TurnEnded { side, passed: true })
}
