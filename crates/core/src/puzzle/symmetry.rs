//! Recognizes equal puzzles by their positions, up to the symmetry of the board.

use crate::rules::{AnyPosition, Rules, with_game};

/// A text that is equal for positions that differ only by a symmetry of a square board or by the turn number. The
/// boards of the other games have no symmetry except exchanged sides, so their text is unchanged.
#[must_use]
pub fn canonical(position: &AnyPosition) -> String {
    let text = position.text();
    let mut words = text.split_whitespace();
    let board = words.next().unwrap_or("");
    let side = words.next().unwrap_or("");
    let phase = words.next().unwrap_or("");
    let rest: Vec<&str> = words.skip(1).collect();
    let size = with_game!(position.kind(), Game => <Game as Rules>::SQUARE_BOARD);
    let board = size.map_or_else(|| board.to_owned(), |size| turned(board, size));
    format!("{board} {side} {phase} {}", rest.join(" "))
}

/// The smallest of the eight texts of a square board, with its empty places written out.
fn turned(board: &str, size: usize) -> String {
    let mut cells: Vec<char> = Vec::with_capacity(size * size);
    for sign in board.chars() {
        match sign.to_digit(10) {
            Some(empty) => cells.extend(std::iter::repeat_n('.', empty as usize)),
            None if sign == '/' => {}
            None => cells.push(sign),
        }
    }
    if cells.len() != size * size {
        return board.to_owned();
    }
    let last = size - 1;
    let mut best: Option<String> = None;
    for turn in 0..8 {
        let text: String = (0..size * size)
            .map(|place| {
                let (mut row, mut column) = (place / size, place % size);
                if turn & 1 != 0 {
                    row = last - row;
                }
                if turn & 2 != 0 {
                    column = last - column;
                }
                if turn & 4 != 0 {
                    (row, column) = (column, row);
                }
                cells[row * size + column]
            })
            .collect();
        if best.as_ref().is_none_or(|best| text < *best) {
            best = Some(text);
        }
    }
    best.unwrap_or_default()
}
