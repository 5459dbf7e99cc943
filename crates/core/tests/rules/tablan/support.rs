//! Provides helpers for the Tablan tests: random numbers, and short forms for positions and choices.

use rand_xoshiro::Xoshiro256PlusPlus;
use tavoliere_core::rules::tablan::{Cell, Move, Options, Position, Preset, Step, Value};
use tavoliere_core::rules::{Rules, Side};

use crate::support::weighted;
pub use crate::support::{below, game_count, generator, pick, random_options};

/// A random throw by its weight.
pub fn roll(generator: &mut Xoshiro256PlusPlus) -> Value {
    weighted(generator, Position::throws())
}

/// A cell by its name.
pub fn cell(name: &str) -> Cell {
    name.parse().unwrap()
}

/// The options of a preset with changes such as `"leap=off tie=survivors"`.
pub fn options(preset: Preset, changes: &str) -> Options {
    crate::support::options(preset.name(), changes)
}

/// A position from its text.
pub fn position(text: &str) -> Position {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The opening position with Blue to act.
pub fn opening(options: Options) -> Position {
    Position::start(options, Side::First)
}

/// Makes throws with these numbers of steps.
pub fn throw(position: &mut Position, steps: &[u8]) -> Vec<Step> {
    let mut all = Vec::new();
    for steps in steps {
        all.extend(position.throw(Value::of_steps(*steps).unwrap()).unwrap());
    }
    all
}

fn value(steps: u8) -> Value {
    Value::of_steps(steps).unwrap()
}

/// The choice that uses a full throw.
pub fn whole(steps: u8, from: &str) -> Move {
    Move::Whole {
        value: value(steps),
        from: cell(from),
    }
}

/// The choice that uses half of a throw.
pub fn half(steps: u8, from: &str) -> Move {
    Move::Half {
        value: value(steps),
        from: cell(from),
    }
}

/// The choice that uses half of a throw and loses the other half.
pub fn single(steps: u8, from: &str) -> Move {
    Move::SingleHalf {
        value: value(steps),
        from: cell(from),
    }
}

/// The choice that uses the whole series for one piece.
pub fn leap(from: &str) -> Move {
    Move::Leap { from: cell(from) }
}

/// A declaration.
pub fn declare(steps: u8, start: bool) -> Move {
    Move::Declare {
        value: value(steps),
        start,
    }
}

/// A position with the cells of each side's pieces and the rest of its text.
///
/// Pieces haven't started unless marked with `*`. `a1..d1` are the cells of one column between two letters.
pub fn set_up(blue: &str, red: &str, rest: &str) -> Position {
    let mut rows = [[' '; 12]; 4];
    for (list, sign) in [(blue, 'B'), (red, 'R')] {
        for word in list.split_whitespace() {
            let (word, sign) = match word.strip_suffix('*') {
                Some(word) => (word, sign.to_ascii_lowercase()),
                None => (word, sign),
            };
            let (first, last) = word.split_once("..").unwrap_or((word, word));
            let (first, last) = (cell(first), cell(last));
            assert_eq!(first.column(), last.column());
            for letter in first.letter()..=last.letter() {
                rows[usize::from(4 - first.column())][usize::from(letter)] = sign;
            }
        }
    }
    let rows = rows.iter().map(|row| {
        let mut text = String::new();
        let mut empty = 0;
        for sign in row.iter().chain(['/'].iter()) {
            if *sign == ' ' {
                empty += 1;
                continue;
            }
            if empty > 0 {
                text += &empty.to_string();
                empty = 0;
            }
            text.push(*sign);
        }
        text
    });
    let board: String = rows.collect();
    position(&format!("{} {rest}", board.trim_end_matches('/')))
}

/// The options of PerGioco.
pub fn italian() -> Options {
    Preset::PerGioco.options()
}

/// The choices in a fixed order.
pub fn set(mut list: Vec<Move>) -> Vec<Move> {
    list.sort();
    list
}

/// The legal choices in that order.
pub fn legal(position: &Position) -> Vec<Move> {
    set(position.legal_moves())
}

/// The lost throws, each with `true` if only half of it is lost.
pub fn lapses(steps: &[Step]) -> Vec<(u8, bool)> {
    let lapsed = |step: &Step| match step {
        Step::Lapsed { value, half } => Some((value.steps(), *half)),
        _ => None,
    };
    steps.iter().filter_map(lapsed).collect()
}
