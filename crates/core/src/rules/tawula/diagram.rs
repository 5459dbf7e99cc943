//! Draws the board as plain text from White's side, with the far side at the top and the near side at the bottom.

use super::board::{POINTS, opposite};
use super::notation::letter;
use super::{Board, Position};
use crate::rules::Side;

/// Both rows with White's indices, then the numbers of pieces on the bar, in hand and off.
pub(super) fn diagram(position: &Position) -> String {
    let board = position.board();
    let far: Vec<u8> = (1..=12).rev().collect();
    let near: Vec<u8> = (13..=POINTS).collect();
    let mut text = String::new();
    for line in [
        row(&far, |index| index.to_string()),
        row(&far, |index| held(board, index)),
        row(&near, |index| held(board, index)),
        row(&near, |index| index.to_string()),
    ] {
        text.push_str(&line);
        text.push('\n');
    }
    let beside: Vec<String> = Side::BOTH
        .into_iter()
        .map(|side| {
            let (bar, hand, off) = (board.bar(side), board.hand(side), board.off(side));
            format!("{}: bar {bar}, hand {hand}, off {off}", letter(side))
        })
        .collect();
    text + &beside.join("\n")
}

fn row(indices: &[u8], cell: impl Fn(u8) -> String) -> String {
    let mut line = String::new();
    for (place, index) in indices.iter().enumerate() {
        if place == 6 {
            line.push_str(" |");
        }
        line.push_str(&format!("{:>4}", cell(*index)));
    }
    line
}

/// The pieces on a point by White's index, such as `W2`.
fn held(board: &Board, index: u8) -> String {
    match (
        board.count(Side::First, index),
        board.count(Side::Second, opposite(index)),
    ) {
        (0, 0) => ".".to_owned(),
        (0, count) => format!("B{count}"),
        (count, _) => format!("W{count}"),
    }
}
