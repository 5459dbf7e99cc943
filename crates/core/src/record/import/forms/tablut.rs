//! The forms of Tablut's turns.

use super::{TurnForms, glue, is_place, two_places};
use crate::record::import::word::Word;
use crate::rules::tablut::Position;

impl TurnForms for Position {
    /// Joins the squares of a move and of its captures, and leaves out marks of praise.
    fn convert(words: Vec<Word>) -> Vec<Word> {
        let words = glue(words, &['-', 'x', 'X', '+', '/'], &['-', 'x', 'X', '/']);
        let mut line: Vec<Word> = Vec::new();
        for mut word in words {
            let text = word.text.trim_end_matches(['!', '?', '#', ':']);
            word.text = with_hyphen(text);
            match line.last_mut() {
                Some(last) if is_place(&word.text) && last.text.contains('x') => {
                    last.text.push('/');
                    last.text.push_str(&word.text);
                }
                Some(last) if is_place(&word.text) && is_place(&last.text) => {
                    last.text.push('-');
                    last.text.push_str(&word.text);
                }
                _ if word.text.is_empty() => {}
                _ => line.push(word),
            }
        }
        line
    }
}

/// A move with a hyphen between its squares, and with all captures in one list.
fn with_hyphen(text: &str) -> String {
    let king = text.starts_with(['K', 'k']);
    let body = if king {
        text.get(1..).unwrap_or_default()
    } else {
        text
    };
    let (squares, rest) = body.split_at_checked(4).unwrap_or((body, ""));
    let (from, to, rest) = match two_places(squares) {
        Some((from, to)) => (from, to, rest),
        None => match body.split_once('-') {
            Some((from, rest)) => {
                let (to, rest) = rest.split_at_checked(2).unwrap_or((rest, ""));
                (from, to, rest)
            }
            None => return text.to_owned(),
        },
    };
    let captures = rest
        .strip_prefix(['x', 'X'])
        .map(|list| list.replace(['x', 'X'], "/"));
    let captures = captures.map_or(rest.to_owned(), |list| format!("x{list}"));
    format!("{}{from}-{to}{captures}", if king { "K" } else { "" })
}
