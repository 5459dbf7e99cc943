//! The forms of Tablan's turns.

use super::{TurnForms, glue, two_places};
use crate::record::import::word::Word;
use crate::rules::tablan::Position;

impl TurnForms for Position {
    /// Joins halves that were taken apart, and puts back the colon after the throws and the hyphens between cells.
    fn convert(words: Vec<Word>) -> Vec<Word> {
        let words = glue(
            words,
            &['=', 'x', 'X', '!', '?', '-', '/'],
            &['=', '-', '/'],
        );
        let is_use = |word: &Word| word.text.contains('=') || word.text.starts_with('+');
        let uses = words.iter().position(is_use).unwrap_or(words.len());
        let mut line: Vec<Word> = Vec::new();
        for mut word in words.iter().take(uses).cloned() {
            word.text = word.text.trim_end_matches(':').to_owned();
            if !word.text.is_empty() {
                line.push(word);
            }
        }
        let mut items: Vec<Word> = Vec::new();
        for word in words.into_iter().skip(uses) {
            match items.last_mut() {
                // The second half has no value.
                Some(last) if !word.text.contains('=') => {
                    let half = word.text.trim_start_matches('+');
                    if !last.text.ends_with('+') {
                        last.text.push('+');
                    }
                    last.text.push_str(half);
                }
                _ => items.push(word),
            }
        }
        if items.is_empty() {
            return line;
        }
        if let Some(last) = line.last_mut() {
            last.text.push(':');
        } else if let Some(first) = items.first() {
            line.push(first.like(":"));
        }
        line.extend(
            items
                .into_iter()
                .map(|word| word.like(with_hyphens(&word.text))),
        );
        line
    }
}

/// A use of a throw with a hyphen between the cells of each half.
fn with_hyphens(item: &str) -> String {
    let Some((value, moves)) = item.split_once('=') else {
        return half_with_hyphen(item);
    };
    let halves: Vec<String> = moves.split('+').map(half_with_hyphen).collect();
    format!("{value}={}", halves.join("+"))
}

/// A half with a hyphen between its cells. A capture happens on the cell where the piece lands.
fn half_with_hyphen(half: &str) -> String {
    if let Some(moved) = half
        .strip_suffix('-')
        .filter(|moved| moved.is_empty() || moved.ends_with('/'))
    {
        return format!("{}--", half_with_hyphen(moved));
    }
    let (cells, rest) = half.split_at_checked(4).unwrap_or((half, ""));
    if let Some((from, to)) = two_places(cells) {
        return format!("{from}-{to}{rest}");
    }
    match half.split_once(['x', 'X']) {
        Some((from, to)) if from.len() == 2 && to.len() == 2 => format!("{from}-{to}x{to}"),
        _ => half.to_owned(),
    }
}
