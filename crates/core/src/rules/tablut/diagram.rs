//! The board as plain text, as people draw it: rank 9 above, rank 1 below.

use super::{Position, Square};

/// The sign of what stands on a square, if anything does.
pub(super) fn sign(position: &Position, at: Square) -> Option<char> {
    let piece = position.piece(at)?;
    Some(match piece.side {
        crate::rules::Side::First => 'b',
        crate::rules::Side::Second if piece.king => 'K',
        crate::rules::Side::Second => 'w',
    })
}

/// The diagram of `docs/rules.md`.
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
