//! The forms of Tawula's turns, including those of backgammon.

use super::{TurnForms, glue};
use crate::record::import::word::Word;
use crate::rules::tawula::{POINTS, Position};

/// The most words after the side in a turn that can be abbreviated: two rolls and four moves.
const MAX_WORDS: usize = 6;

impl TurnForms for Position {
    /// Takes chains such as `24/18*/14` apart, and puts dice, colons and repeated moves into the notation.
    fn convert(mut words: Vec<Word>) -> Vec<Word> {
        // A hyphen at the end is a pass, others are parts of moves or rolls.
        let is_pass = |word: &mut Word| word.text.bytes().all(|byte| byte == b'-');
        let pass = words.pop_if(is_pass);
        let words = glue(words, &['/', '(', '*', '[', '-'], &['/', '(', '-']);
        let moves = words.iter().position(|word| is_move(&word.text));
        let moves = moves.unwrap_or(words.len());
        let mut line = dice(words.get(..moves).unwrap_or_default());
        let mut items: Vec<Word> = words
            .get(moves..)
            .unwrap_or_default()
            .iter()
            .flat_map(chain)
            .collect();
        items.extend(pass.map(|word| word.like("--")));
        let Some(first) = items.first() else {
            return line;
        };
        match line.last_mut() {
            Some(last) => last.text.push(':'),
            None => line.push(first.like(":")),
        }
        line.extend(items);
        line
    }

    /// The lines with every stop of a piece that moves by several dice at once, such as `24/14`.
    fn readings(words: &[Word]) -> Vec<Vec<Word>> {
        if words.len() > MAX_WORDS {
            return Vec::new();
        }
        let mut readings: Vec<Vec<Word>> = vec![Vec::new()];
        let mut has_long = false;
        for word in words {
            let ways = ways(word);
            has_long |= ways.len() > 1;
            let longer = readings.iter().flat_map(|reading| {
                ways.iter().map(|way| {
                    let mut reading = reading.clone();
                    reading.extend(way.iter().cloned());
                    reading
                })
            });
            readings = longer.take(super::MAX_READINGS).collect();
        }
        if has_long { readings } else { Vec::new() }
    }
}

/// `true` for a move, not for dice or the colon after them.
fn is_move(text: &str) -> bool {
    let text = text.to_ascii_lowercase();
    let has_places = text.split(['/', '-']).count() > 1 && !is_roll(&text);
    has_places
        || ["hand", "bar", "off"]
            .iter()
            .any(|name| text.starts_with(name))
}

/// `true` for two dice such as `6-3`, `6/3` or `63:`. No move of a piece has such places before the colon.
fn is_roll(text: &str) -> bool {
    let text = text.trim_end_matches(':');
    let digits: Vec<char> = text.chars().filter(|sign| !"-/".contains(*sign)).collect();
    let short = text.len() == 3
        && digits.len() == 2
        && !text.starts_with(['-', '/'])
        && !text.ends_with(['-', '/']);
    short && text.contains('-') && digits.iter().all(|sign| ('1'..='6').contains(sign))
}

/// The words of the dice, two digits each.
fn dice(words: &[Word]) -> Vec<Word> {
    let mut line: Vec<Word> = Vec::new();
    for word in words {
        let text: String = word
            .text
            .chars()
            .filter(|sign| !"-():".contains(*sign))
            .collect();
        match line.last_mut() {
            Some(last) if last.text.len() == 1 && text.len() == 1 => last.text.push_str(&text),
            _ if text.is_empty() => {}
            _ => line.push(word.like(text)),
        }
    }
    line
}

/// The single moves of a chain, each with the number of times that the chain is repeated.
fn chain(word: &Word) -> Vec<Word> {
    let text = word
        .text
        .trim_end_matches(['!', '?'])
        .replace('[', "(")
        .replace(']', ")");
    let (text, star) = match text.strip_suffix(")*") {
        Some(text) => (format!("{text})"), "*"),
        None => (text, ""),
    };
    let (places, count) = match text.split_once('(') {
        Some((places, count)) => (places, format!("({count}")),
        None => match text.rsplit_once('x') {
            Some((places, count)) => (places, format!("({count})")),
            None => (text.as_str(), String::new()),
        },
    };
    let places = places.replace('-', "/");
    let stops: Vec<&str> = places.split('/').collect();
    let moves = stops.iter().zip(stops.iter().skip(1)).map(|(from, to)| {
        let from = from
            .split(':')
            .next()
            .unwrap_or_default()
            .trim_end_matches('*');
        word.like(format!("{from}/{to}{star}{count}"))
    });
    let moves: Vec<Word> = moves.collect();
    if moves.is_empty() {
        vec![word.clone()]
    } else {
        moves
    }
}

/// A move as it is, and in two to four parts with every possible stop.
fn ways(word: &Word) -> Vec<Vec<Word>> {
    let mut ways = vec![vec![word.clone()]];
    let (places, mark) = match word.text.split_once('*') {
        Some((places, _)) => (places, "*"),
        None => (word.text.as_str(), ""),
    };
    let Some((from, to)) = places.split_once('/') else {
        return ways;
    };
    let start = match from.to_ascii_lowercase().as_str() {
        "hand" | "bar" => Some(0),
        point => point.parse::<u8>().ok(),
    };
    let end = match to.to_ascii_lowercase().as_str() {
        "off" => Some(POINTS + 1),
        point => point.parse().ok(),
    };
    let (Some(start), Some(end)) = (start, end) else {
        return ways;
    };
    if end > POINTS + 1 || start >= end {
        return ways;
    }
    for stop in start + 1..end {
        ways.push(vec![
            word.like(format!("{from}/{stop}")),
            word.like(format!("{stop}/{to}{mark}")),
        ]);
    }
    // With doubles all steps are equal.
    for step in 1..=6 {
        let stops: Vec<u8> = (start..end).step_by(step).skip(1).collect();
        if !(2..=3).contains(&stops.len()) {
            continue;
        }
        let mut names = vec![from.to_owned()];
        names.extend(stops.iter().map(u8::to_string));
        names.push(to.to_owned());
        let steps = names.iter().zip(names.iter().skip(1));
        ways.push(
            steps
                .map(|(from, to)| word.like(format!("{from}/{to}")))
                .collect(),
        );
    }
    ways
}
