//! The forms of Tapatan's turns.

use super::{TurnForms, glue, is_place, two_places};
use crate::record::import::word::Word;
use crate::rules::tapatan::Position;

impl TurnForms for Position {
    /// Joins the points of a step, and leaves out marks of praise.
    fn convert(words: Vec<Word>) -> Vec<Word> {
        let words = glue(words, &['-', '#', '='], &['-']);
        let mut line: Vec<Word> = Vec::new();
        for mut word in words {
            word.text = word.text.trim_end_matches(['!', '?', ':']).to_owned();
            let (points, rest) = word.text.split_at_checked(4).unwrap_or((&word.text, ""));
            if let Some((from, to)) = two_places(points) {
                word.text = format!("{from}-{to}{rest}");
            }
            let point = word.text.trim_end_matches(['#', '=']);
            match line.last_mut() {
                Some(last) if is_place(point) && is_place(&last.text) => {
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
