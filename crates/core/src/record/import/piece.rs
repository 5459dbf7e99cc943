//! Splits the lines below the headers into pieces: turns, the lines of the end, and other words.

use std::collections::VecDeque;

use super::lines::Lines;
use super::word::{Word, in_plain_signs, words};
use crate::rules::{GameKind, Side};

/// The kind of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PieceKind {
    /// It starts with the number of a turn.
    Turn,
    /// A result, resignation, draw or lost clock.
    End,
    /// The times of a turn, or an unfinished thinking time.
    Time,
    /// The digest of a sealed record.
    Digest,
    /// Anything else: the continuation of a broken line, or prose.
    Other,
}

/// The words of a line, or of a part of it if several turns stand in it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Piece {
    pub kind: PieceKind,
    pub words: Vec<Word>,
    /// `true` if no blank line separates it from the piece before.
    pub is_adjacent: bool,
}

impl Piece {
    /// `true` if it can only be a part of a record: each word has digits or signs of the notation.
    pub fn is_notation(&self) -> bool {
        let known = ["hand", "bar", "off"];
        self.words.iter().all(|word| {
            let text = word.text.to_lowercase();
            let letters = text.chars().filter(|sign| sign.is_alphabetic()).count();
            let figures = text.chars().any(|sign| sign.is_ascii_digit());
            let is_address = text.contains("://") || text.contains('@');
            !is_address
                && (figures || letters < 2 || known.iter().any(|known| text.starts_with(known)))
        })
    }

    /// `true` if it's the rest of a line such as `white resigns` that was broken.
    fn is_rest_of_end(&self) -> bool {
        let known = ["resigns", "agreed", "runs", "out", "of", "time"];
        self.words
            .iter()
            .all(|word| known.contains(&word.text.to_lowercase().as_str()))
    }
}

/// The pieces of a text.
#[derive(Clone, Debug)]
pub(super) struct Pieces {
    kind: GameKind,
    /// The start of the next line (bytes).
    at: usize,
    queue: VecDeque<Piece>,
    /// `true` if the last line wasn't blank.
    is_adjacent: bool,
}

impl Pieces {
    /// The pieces from an offset on (bytes).
    pub const fn new(kind: GameKind, at: usize) -> Pieces {
        Pieces {
            kind,
            at,
            queue: VecDeque::new(),
            is_adjacent: false,
        }
    }

    /// The offset of the next line (bytes).
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The next piece, which stays the next one.
    pub fn peek(&mut self, text: &str) -> Option<&Piece> {
        while self.queue.is_empty() {
            let line = Lines::starting_at(text, self.at).next()?;
            self.at = line.next;
            let content = text.get(line.start..line.end).unwrap_or_default();
            let words = words(content, line.start);
            if is_separator(&words) {
                self.is_adjacent = false;
            } else if !is_comment(&words) {
                self.split(words);
            }
        }
        self.queue.front()
    }

    /// The next piece.
    pub fn next(&mut self, text: &str) -> Option<Piece> {
        self.peek(text)?;
        self.queue.pop_front()
    }

    /// Splits a line where a turn or the end starts in it.
    fn split(&mut self, words: Vec<Word>) {
        let words = without_bullet(words, self.kind);
        let mut pieces: Vec<Piece> = Vec::new();
        let is_prose = |pieces: &[Piece]| {
            let prose = |piece: &Piece| !piece.is_notation() && !piece.is_rest_of_end();
            pieces
                .iter()
                .any(|piece| piece.kind == PieceKind::Other && prose(piece))
        };
        for (place, word) in words.iter().enumerate() {
            let rest = words.get(place..).unwrap_or_default();
            let kind = kind_of(self.kind, rest, place > 0);
            let starts =
                kind == PieceKind::Digest || kind != PieceKind::Other && !is_prose(&pieces);
            if place == 0 || starts {
                pieces.push(Piece {
                    kind,
                    words: Vec::new(),
                    is_adjacent: self.is_adjacent,
                });
                self.is_adjacent = true;
            }
            if let Some(piece) = pieces.last_mut() {
                piece.words.push(word.clone());
            }
        }
        self.queue.extend(pieces);
    }
}

/// `true` for a blank line, a line of signs such as the end of a fence, and the line above a mail's signature.
fn is_separator(words: &[Word]) -> bool {
    match words {
        [] => true,
        [first, ..] if first.text.starts_with("```") || first.text.starts_with("~~~") => true,
        [only] => only.text.chars().all(|sign| "-=_*~`|>".contains(sign)),
        _ => false,
    }
}

fn is_comment(words: &[Word]) -> bool {
    words
        .first()
        .is_some_and(|word| word.text.starts_with('#') && word.text.len() > 1)
        || words.len() > 1 && words[0].text == "#"
}

/// The words without the bullet of a list before them.
fn without_bullet(mut words: Vec<Word>, kind: GameKind) -> Vec<Word> {
    if let [first, _, ..] = words.as_slice()
        && [
            "-", "*", "+", "\u{2022}", "\u{b7}", "\u{2013}", "**", "__", "|",
        ]
        .contains(&first.text.as_str())
        && words
            .get(1..)
            .is_some_and(|rest| kind_of(kind, rest, false) != PieceKind::Other)
    {
        words.remove(0);
    }
    if let Some(first) = words.first_mut() {
        let bare = first.text.trim_start_matches(['*', '_', '`', '|']);
        if !bare.is_empty() {
            first.text = bare.to_owned();
        }
    }
    words
}

/// The kind of the piece that starts with some words. Within a line only complete starts count.
fn kind_of(kind: GameKind, words: &[Word], is_inside: bool) -> PieceKind {
    let word = |place: usize| {
        let word: &Word = words.get(place)?;
        Some(in_plain_signs(&word.text).to_lowercase())
    };
    let Some(first) = word(0) else {
        return PieceKind::Other;
    };
    let second = word(1);
    let second = second.as_deref();
    let sides = Side::BOTH.map(|side| kind.side_name(side));
    let has_key = |name: &str| {
        first.strip_prefix(name).is_some_and(|rest| {
            rest.starts_with(':')
                || rest.is_empty() && second.is_some_and(|word| word.starts_with(':'))
        })
    };
    if starts_turn(&first, second) {
        let has_side = second.is_some_and(|word| {
            kind.side_of_letter(word.trim_end_matches(':')).is_some()
                || sides.contains(&word.trim_end_matches(':'))
                || word == "--"
        });
        // At the end of a line the side is on the next one.
        if !is_inside || has_side || second.is_none() {
            return PieceKind::Turn;
        }
    }
    if has_key("result") {
        return PieceKind::End;
    }
    if has_key("digest") {
        return PieceKind::Digest;
    }
    // At the end of a line the rest is on the next one.
    let has_time = second.is_none_or(|word| word.starts_with(|sign: char| sign.is_ascii_digit()));
    if ["time", "thinking"].contains(&first.as_str()) && has_time {
        return PieceKind::Time;
    }
    let ends = |word: &str| word.starts_with("resign") || word.starts_with("runs");
    let is_end = match second {
        Some(second) if sides.contains(&first.as_str()) => ends(second),
        Some(second) => first == "draw" && second.starts_with("agreed"),
        None => sides.contains(&first.as_str()) || first == "draw",
    };
    if is_end {
        PieceKind::End
    } else {
        PieceKind::Other
    }
}

/// `true` if a word is the number of a turn, such as `12.`, `12)` or `12...`, maybe with the side right after it.
fn starts_turn(first: &str, second: Option<&str>) -> bool {
    let rest = first.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let digits = first.len() - rest.len();
    if !(1..=9).contains(&digits) {
        return false;
    }
    let after = rest.trim_start_matches(['.', ')', '\u{2026}']);
    if rest.is_empty() {
        return second.is_some_and(|word| word.trim_matches(['.', ')', '\u{2026}']).is_empty());
    }
    after.len() < rest.len()
        && (after.is_empty() || after.starts_with(|sign: char| sign.is_alphabetic()))
}
