//! The numbers of turns: one for each turn, or one for a turn of each side.

use crate::record::import::word::Word;
use crate::rules::AnyPosition;

/// The way in which a record counts its turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::record::import) enum Numbering {
    /// The first turns don't show it.
    #[default]
    Unknown,
    /// Every turn has a number.
    Single,
    /// A turn of each side has the same number, as in chess: `1. W a1`, `1... B b2`.
    Double,
}

/// The number at the start of a turn.
struct Number {
    number: Option<u32>,
    /// `true` for `1...`, the second side's turn.
    is_second: bool,
    /// The number of words it takes.
    words: usize,
    /// The rest of its last word.
    rest: String,
}

impl Numbering {
    /// Decides how the record counts, once a turn has been read.
    pub fn note(&mut self, before: &AnyPosition, words: &[Word]) {
        let number = read(words);
        let turn = before.turn_number();
        if *self == Numbering::Unknown && turn > 1 {
            *self = match number.number {
                Some(number) if number == turn => Numbering::Single,
                _ => Numbering::Double,
            };
        }
    }

    /// `true` if a turn can have a number in this way of counting.
    pub const fn can_be(self, found: u32, turn: u32) -> bool {
        match self {
            Numbering::Single => found == turn,
            Numbering::Double => found == turn.div_ceil(2),
            Numbering::Unknown => found == turn || found == turn.div_ceil(2),
        }
    }

    /// The number in the notation, and the words after it. A number that doesn't fit stays as it is.
    pub fn split(self, before: &AnyPosition, words: &[Word]) -> (Word, Vec<Word>) {
        let number = read(words);
        let turn = before.turn_number();
        let found = number.number.unwrap_or(0);
        let single = found == turn && self != Numbering::Double;
        let double = found == turn.div_ceil(2)
            && self != Numbering::Single
            && number.is_second <= turn.is_multiple_of(2)
            && (self == Numbering::Double || turn <= 2);
        let shown = if single || double { turn } else { found };
        let first = words.first();
        let head = first.map_or_else(
            || Word {
                text: format!("{shown}."),
                at: 0,
                breaks: false,
            },
            |first| first.like(format!("{shown}.")),
        );
        let mut rest: Vec<Word> = words.iter().skip(number.words).cloned().collect();
        if let (false, Some(first)) = (number.rest.is_empty(), first) {
            rest.insert(0, first.like(number.rest));
        }
        (head, rest)
    }
}

fn read(words: &[Word]) -> Number {
    const DOTS: [char; 4] = ['.', ')', '\u{2026}', '\u{ff0e}'];
    let first = words.first().map_or("", |word| word.text.as_str());
    let rest = first.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let number = first
        .strip_suffix(rest)
        .and_then(|digits| digits.parse().ok());
    let mut dots = rest.len() - rest.trim_start_matches(DOTS).len();
    let mut signs = rest.get(..dots).unwrap_or_default().to_owned();
    let rest = rest.get(dots..).unwrap_or_default().to_owned();
    let mut count = 1;
    while rest.is_empty()
        && let Some(next) = words.get(count)
        && next.text.trim_matches(DOTS).is_empty()
    {
        signs.push_str(&next.text);
        dots += next.text.len();
        count += 1;
    }
    Number {
        number,
        is_second: signs.contains('\u{2026}') || dots > 1 && !signs.contains(')'),
        words: count,
        rest,
    }
}
