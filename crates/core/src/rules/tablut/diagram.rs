//! Draws the board as plain text, with rank 9 at the top and rank 1 at the bottom.

use super::{Position, Square};

/// The letter of the piece on a square. `None` if the square is empty.
pub(super) fn sign(position: &Position, at: Square) -> Option<char> {
    let piece = position.piece(at)?;
    Some(match piece.side {
        crate::rules::Side::First => 'b',
        crate::rules::Side::Second if piece.king => 'K',
        crate::rules::Side::Second => 'w',
    })
}

/// The board as text, as in `docs/rules.md`.
pub(super) fn diagram(position: &Position) -> String {
    let mut text = String::new();
    for rank in (1..=9).rev() {
        text.push_str(&rank.to_string());
        for at in (0..9).filter_map(|file| Square::at(file, rank)) {
            text.push(' ');
            text.push(sign(position, at).unwrap_or('.'));
        }
        text.push('\n');
    }
    text.push_str("  a b c d e f g h i");
    text
}
