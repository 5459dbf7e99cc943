//! What the Tablut tests share: short ways to write positions, moves and what follows from them.

use tavoliere_core::rules::tablut::{Move, Position, Square, Step};
use tavoliere_core::rules::{EndReason, Notation, Rules};

pub use crate::support::{below, games, generator, options, pick, random_options};

/// A square by name.
pub fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// Squares by name.
pub fn squares(names: &str) -> Vec<Square> {
    names.split_whitespace().map(square).collect()
}

/// A position from its text.
pub fn position(text: &str) -> Position {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A position by the squares of Black's men, White's men and the king, the side to move and the
/// options as in `"Linnaeus throne=transit"`.
pub fn set_up(black: &str, white: &str, king: &str, side: &str, rules: &str) -> Position {
    position(&text(
        black,
        white,
        king,
        &format!("{side} move 12 {rules}"),
    ))
}

/// The text of a position by the squares of its pieces and the rest of it.
pub fn text(black: &str, white: &str, king: &str, rest: &str) -> String {
    let mut board = [['.'; 9]; 9];
    for (list, sign) in [(black, 'b'), (white, 'w'), (king, 'K')] {
        for at in squares(list) {
            board[usize::from(at.rank() - 1)][usize::from(at.file())] = sign;
        }
    }
    format!("{} {rest}", ranks(&board))
}

/// The board of a position's text; the rows are the ranks from 1.
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

/// A move by its squares, as in `"a7-d7"`.
pub fn choice(text: &str) -> Move {
    let (from, to) = text.split_once('-').unwrap();
    Move {
        from: square(from),
        to: square(to),
    }
}

/// Plays moves one after the other and gives the steps of the last.
pub fn play(position: &mut Position, moves: &str) -> Vec<Step> {
    let mut steps = Vec::new();
    for text in moves.split_whitespace() {
        steps = position
            .play(choice(text))
            .unwrap_or_else(|error| panic!("{text} in {position}: {error}"));
    }
    steps
}

/// The move in the program's spelling, as it is played from a position.
pub fn spelled(position: &Position, text: &str) -> String {
    position.write_choice(choice(text))
}

/// The destinations of a piece, by name.
pub fn reach(position: &Position, from: &str) -> String {
    let list: Vec<String> = position
        .destinations(square(from))
        .map(|at| at.to_string())
        .collect();
    list.join(" ")
}

/// Why the game is over, if it is.
pub fn reason(position: &Position) -> Option<EndReason> {
    position.outcome().map(|outcome| outcome.reason)
}
