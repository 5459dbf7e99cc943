//! The forms in which other programs and people write a turn, converted into the notation of the game.

mod number;
mod tablan;
mod tablut;
mod tapatan;
mod tawula;

pub(super) use number::Numbering;

use super::problem::ImportReason;
use super::word::{Word, in_plain_signs, mended, offset_of_column, spaced, unbroken};
use crate::record::RecordProblem;
use crate::rules::{AnyPosition, AnyTurn, GameKind, Rules, Side, with_game};

/// The most readings of a line that are compared.
const MAX_READINGS: usize = 600;

/// The forms of a game's turns that aren't its notation but have one meaning.
pub(super) trait TurnForms: Rules {
    /// Converts the words after the side into the notation.
    fn convert(words: Vec<Word>) -> Vec<Word>;

    /// The lines that an abbreviated line can stand for, each as words after the side. None by default.
    #[must_use]
    fn readings(_words: &[Word]) -> Vec<Vec<Word>> {
        Vec::new()
    }
}

/// Why a turn can't be read, and the offset of its place (bytes).
pub(super) type TurnRefusal = (usize, ImportReason);

/// Reads the words of a turn's line and returns the line in the notation.
///
/// # Errors
/// Fails if no reading is legal, or if two legal readings differ.
pub(super) fn read_turn(
    before: &AnyPosition,
    words: &[Word],
    numbering: &mut Numbering,
) -> Result<String, TurnRefusal> {
    let as_written = [spaced(words), unbroken(words)];
    if let Some(line) = only_reading(before, words, &as_written)? {
        numbering.note(before, words);
        return Ok(line);
    }
    let kind = before.kind();
    let mut refusal = None;
    let mut accepted = Vec::new();
    for words in [words.to_vec(), mended(words)] {
        let (number, rest) = numbering.split(before, &words);
        let (sides, rest) = split_side(before, rest);
        let rest: Vec<Word> = rest.iter().flat_map(separate).collect();
        let rest = with_game!(kind, Game => <Game as TurnForms>::convert(rest));
        for side in &sides {
            let mut line = vec![number.clone(), side.clone()];
            line.extend(rest.iter().cloned());
            match before.read_turn(&spaced(&line)) {
                Ok(_) => accepted.push(spaced(&line)),
                Err(_) if accepts_without_marks(before, &line) => {
                    accepted.push(without_marks(&line));
                }
                Err(error) => {
                    let offset = offset_of_column(&line, error.column());
                    refusal.get_or_insert((offset, RecordProblem::Turn(error).into()));
                    accepted.extend(expanded(before, number.clone(), side, &rest));
                }
            }
        }
    }
    if let Some(line) = only_reading(before, words, &accepted)? {
        numbering.note(before, words);
        return Ok(line);
    }
    Err(refusal.unwrap_or_else(|| {
        let found = spaced(words);
        (
            words.first().map_or(0, |word| word.at),
            ImportReason::Unreadable { found },
        )
    }))
}

/// The first legal line of some. `None` if none is legal.
fn only_reading(
    before: &AnyPosition,
    words: &[Word],
    lines: &[String],
) -> Result<Option<String>, TurnRefusal> {
    let mut only: Option<(&String, AnyTurn)> = None;
    for line in lines {
        let Ok(turn) = before.read_turn(line) else {
            continue;
        };
        match &only {
            None => only = Some((line, turn)),
            Some((_, one)) if is_same(one, &turn) => {}
            Some((_, one)) => {
                let reason = ImportReason::Ambiguous {
                    found: spaced(words),
                    one: one.to_string(),
                    other: turn.to_string(),
                };
                return Err((words.first().map_or(0, |word| word.at), reason));
            }
        }
    }
    Ok(only.map(|(line, _)| line.clone()))
}

/// `true` if two turns have the same throws and lead to the same position.
fn is_same(one: &AnyTurn, other: &AnyTurn) -> bool {
    one == other || one.to_string() == other.to_string() && one.position() == other.position()
}

/// `true` if a line is legal once the marks of hits are left out. They follow from the move.
fn accepts_without_marks(before: &AnyPosition, line: &[Word]) -> bool {
    before.kind() == GameKind::Tawula && before.read_turn(&without_marks(line)).is_ok()
}

fn without_marks(line: &[Word]) -> String {
    spaced(line).replace('*', "")
}

/// The legal lines that an abbreviated one can stand for.
fn expanded(before: &AnyPosition, number: Word, side: &Word, rest: &[Word]) -> Vec<String> {
    let readings = with_game!(before.kind(), Game => <Game as TurnForms>::readings(rest));
    let readings = readings.into_iter().take(MAX_READINGS).map(|words| {
        let mut line = vec![number.clone(), side.clone()];
        line.extend(words);
        spaced(&line)
    });
    readings
        .filter(|line| before.read_turn(line).is_ok())
        .collect()
}

/// The letter of the side, and the words after it. Without one it follows from the position, but an opening roll
/// leaves both sides possible (TW-3).
fn split_side(before: &AnyPosition, words: Vec<Word>) -> (Vec<Word>, Vec<Word>) {
    let kind = before.kind();
    let Some(first) = words.first().cloned() else {
        return (sides_to_act(before, None), words);
    };
    let name = in_plain_signs(&first.text)
        .trim_end_matches(':')
        .to_lowercase();
    let named = Side::BOTH
        .into_iter()
        .find(|side| kind.side_name(*side) == name);
    let letter = named
        .or_else(|| kind.side_of_letter(&name))
        .map(|side| kind.letter(side));
    let mut rest = words.into_iter();
    if let Some(letter) = letter {
        rest.next();
        return (vec![first.like(letter)], rest.collect());
    }
    if name == "-" && before.is_opening() {
        rest.next();
        return (vec![first.like("-")], rest.collect());
    }
    (sides_to_act(before, Some(&first)), rest.collect())
}

fn sides_to_act(before: &AnyPosition, at: Option<&Word>) -> Vec<Word> {
    let kind = before.kind();
    let empty = Word {
        text: String::new(),
        at: 0,
        breaks: false,
    };
    let at = at.unwrap_or(&empty);
    let word = |side: Side| at.like(kind.letter(side));
    match before.side_to_act() {
        _ if before.is_opening() => Side::BOTH.map(word).to_vec(),
        Some(side) => vec![word(side)],
        None => Vec::new(),
    }
}

/// A word in plain signs, split at commas and without signs that a sentence adds.
fn separate(word: &Word) -> Vec<Word> {
    // Two asterisks make a text bold; one is a hit.
    let text = word.text.trim_matches('`');
    let text = text.strip_suffix("**").unwrap_or(text);
    let text = in_plain_signs(text.trim_end_matches('_'));
    let parts = text
        .split([',', ';'])
        .map(|part| part.trim_end_matches('.'));
    parts
        .filter(|part| !part.is_empty())
        .map(|part| word.like(part))
        .collect()
}

/// Joins words at signs: a sign alone, or at the start or end of a word, belongs to its neighbours.
fn glue(words: Vec<Word>, starts: &[char], ends: &[char]) -> Vec<Word> {
    let mut glued: Vec<Word> = Vec::new();
    for word in words {
        let joins = |last: &str| {
            let is_open = last.ends_with(ends) && !last.ends_with("--");
            // Two throws have two signs.
            let is_other = word.text.contains('=') && last.contains('=');
            word.text.starts_with(starts) || is_open && !is_other
        };
        match glued.last_mut() {
            Some(last) if joins(&last.text) => last.text.push_str(&word.text),
            _ => glued.push(word),
        }
    }
    glued
}

/// Splits a text into two places of two characters each, such as `e5e8`. `None` if it has another form.
fn two_places(text: &str) -> Option<(&str, &str)> {
    let (from, to) = text.split_at_checked(2)?;
    (is_place(from) && is_place(to)).then_some((from, to))
}

/// `true` if a text is a place of two characters, such as `e5`.
fn is_place(text: &str) -> bool {
    let [file, rank] = text.as_bytes() else {
        return false;
    };
    file.is_ascii_alphabetic() && rank.is_ascii_digit()
}
