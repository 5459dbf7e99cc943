//! Provides helpers for the Tablut tests: short forms for positions, moves and results.

use tavoliere_core::rules::tablut::{Move, Position, Square, Step};
use tavoliere_core::rules::{EndReason, Notation, Rules};

pub use crate::support::{below, game_count, generator, options, pick, random_options};

/// A square by its name.
pub fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// Squares by their names.
pub fn squares(names: &str) -> Vec<Square> {
    names.split_whitespace().map(square).collect()
}

/// A position from its text.
pub fn position(text: &str) -> Position {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A position with the squares of Black's men, White's men and the king, the side to move, and options such as
/// `"Linnaeus throne=transit"`.
pub fn set_up(black: &str, white: &str, king: &str, side: &str, rules: &str) -> Position {
    position(&text(
        black,
        white,
        king,
        &format!("{side} move 12 {rules}"),
    ))
}

/// The text of a position with the squares of its pieces and the rest of the text.
pub fn text(black: &str, white: &str, king: &str, rest: &str) -> String {
    let mut board = [['.'; 9]; 9];
    for (list, sign) in [(black, 'b'), (white, 'w'), (king, 'K')] {
        for at in squares(list) {
            board[usize::from(at.rank() - 1)][usize::from(at.file())] = sign;
        }
    }
    format!("{} {rest}", ranks(&board))
}

/// The board in the text of a position. The rows are the ranks from 1.
pub fn ranks(board: &[[char; 9]; 9]) -> String {
    let mut text = String::new();
    for row in board.iter().rev() {
        let mut empty = 0;
        for sign in row.iter().chain(['/'].iter()) {
            if *sign == '.' {
                empty += 1;
                continue;
            }
            if empty > 0 {
                text += &empty.to_string();
                empty = 0;
            }
            text.push(*sign);
        }
    }
    text.trim_end_matches('/').to_owned()
}

/// A move by its squares, such as `"a7-d7"`.
pub fn choice(text: &str) -> Move {
    let (from, to) = text.split_once('-').unwrap();
    Move {
        from: square(from),
        to: square(to),
    }
}

/// Plays moves one after the other and returns the steps of the last one.
pub fn play(position: &mut Position, moves: &str) -> Vec<Step> {
    let mut steps = Vec::new();
    for text in moves.split_whitespace() {
        steps = position
            .play(choice(text))
            .unwrap_or_else(|error| panic!("{text} in {position}: {error}"));
    }
    steps
}

/// A move in the program's notation, from a position.
pub fn spelled(position: &Position, text: &str) -> String {
    position.write_choice(choice(text))
}

/// The targets of a piece by their names.
pub fn reach(position: &Position, from: &str) -> String {
    let list: Vec<String> = position
        .destinations(square(from))
        .map(|at| at.to_string())
        .collect();
    list.join(" ")
}

/// The reason for the end of the game. `None` if it continues.
pub fn reason(position: &Position) -> Option<EndReason> {
    position.outcome().map(|outcome| outcome.reason)
}
