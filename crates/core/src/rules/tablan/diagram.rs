//! Draws the board as plain text, with column 4 at the top and column 1 at the bottom.

use super::{Cell, Position};
use crate::rules::Side;

/// The board as text. Pieces that haven't started are capital letters.
pub(super) fn diagram(position: &Position) -> String {
    let mut text = String::new();
    for column in (1..=4).rev() {
        text.push_str(&format!("{column} "));
        for at in (0..12).filter_map(|letter| Cell::at(letter, column)) {
            let sign = match position.piece(at) {
                None => '.',
                Some(piece) => {
                    let sign = match piece.side {
                        Side::First => 'B',
                        Side::Second => 'R',
                    };
                    if piece.started {
                        sign.to_ascii_lowercase()
                    } else {
                        sign
                    }
                }
            };
            text.push(' ');
            text.push(sign);
        }
        text.push('\n');
    }
    text.push_str("   a b c d e f g h i j k l");
    text
}
