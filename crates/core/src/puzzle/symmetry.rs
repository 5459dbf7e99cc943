//! Recognizes equal puzzles by their positions, up to the symmetry of the board.

use crate::rules::{AnyPosition, GameKind, Rules, with_game};

/// A text that is equal for positions that differ only by a symmetry of a square board or by the turn number. The
/// boards of the other games have no symmetry except exchanged sides, so their text is unchanged.
#[must_use]
pub fn canonical(position: &AnyPosition) -> String {
    canonical_text(position.kind(), &position.text())
}

/// A text that is also equal for positions of different rule sets and, on square boards, for positions with exchanged
/// sides.
#[must_use]
pub fn canonical_for_both_sides(position: &AnyPosition) -> String {
    let text = position.text();
    let (board, rest) = text.split_once(' ').unwrap_or((&text, ""));
    let (side, rest) = rest.split_once(' ').unwrap_or((rest, ""));
    let exchanged = [board, side].map(|word| {
        let letters = word.chars().map(|letter| match letter {
            'w' => 'b',
            'b' => 'w',
            'W' => 'B',
            'B' => 'W',
            _ => letter,
        });
        letters.collect::<String>()
    });
    let exchanged = format!("{} {} {rest}", exchanged[0], exchanged[1]);
    let keys = [text, exchanged].map(|text| {
        let text = canonical_text(position.kind(), &text);
        // The rule set follows the board, the side and the phase.
        let words: Vec<&str> = text.split_whitespace().take(3).collect();
        words.join(" ")
    });
    let [key, exchanged] = keys;
    key.min(exchanged)
}

fn canonical_text(kind: GameKind, text: &str) -> String {
    let mut words = text.split_whitespace();
    let board = words.next().unwrap_or("");
    let side = words.next().unwrap_or("");
    let phase = words.next().unwrap_or("");
    let rest: Vec<&str> = words.skip(1).collect();
    let size = with_game!(kind, Game => <Game as Rules>::SQUARE_BOARD);
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
