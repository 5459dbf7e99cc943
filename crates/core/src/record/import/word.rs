//! The words of an imported line, with their places.

use super::lines::{quote_length, shortened_line};
use super::signs::{is_dash, is_invisible, is_space, plain};

/// A word of a line, without invisible characters.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Word {
    pub text: String,
    /// The offset of its first character (bytes).
    pub at: usize,
    /// `true` if it's the first word of a line that continues another one.
    pub breaks: bool,
}

impl Word {
    /// A word at the place of another one.
    pub fn like(&self, text: impl Into<String>) -> Word {
        Word {
            text: text.into(),
            at: self.at,
            breaks: false,
        }
    }
}

/// A word that no line of a record has. It replaces the end of a line that is too long.
const CUT: &str = "\u{fffd}\u{fffd}";

/// The words of a line that starts at an offset (bytes), without the marks of a quote. The end of a line that is longer
/// than any line of a record is left out, so that the line is refused.
pub(super) fn words(line: &str, at: usize) -> Vec<Word> {
    let whole = line;
    let line = shortened_line(whole);
    let from = quote_length(line);
    let mut words: Vec<Word> = Vec::new();
    let mut open = false;
    for (place, sign) in line.char_indices().skip_while(|(place, _)| *place < from) {
        if is_space(sign) {
            open = false;
        } else if !is_invisible(sign) {
            if !open {
                words.push(Word {
                    text: String::new(),
                    at: at + place,
                    breaks: false,
                });
            }
            open = true;
            if let Some(word) = words.last_mut() {
                word.text.push(sign);
            }
        }
    }
    if line.len() < whole.len() {
        words.push(Word {
            text: CUT.to_owned(),
            at: at + line.len(),
            breaks: false,
        });
    }
    words
        .iter_mut()
        .for_each(|word| word.text = without_escapes(&word.text));
    words
}

/// A word without the `\` that Markdown writes before a sign.
pub(super) fn without_escapes(word: &str) -> String {
    let mut signs = word.chars().peekable();
    let mut text = String::with_capacity(word.len());
    while let Some(sign) = signs.next() {
        if sign != '\\' || !signs.peek().is_some_and(char::is_ascii_punctuation) {
            text.push(sign);
        }
    }
    text
}

/// The words of a line as one text, separated by spaces.
pub(super) fn spaced(words: &[Word]) -> String {
    joined(words, |_| " ")
}

/// The words of a line as one text. Words that a line end broke apart are put together again.
pub(super) fn unbroken(words: &[Word]) -> String {
    joined(words, |word| if word.breaks { "" } else { " " })
}

fn joined(words: &[Word], between: impl Fn(&Word) -> &'static str) -> String {
    let mut text = String::new();
    for (place, word) in words.iter().enumerate() {
        if place > 0 {
            text.push_str(between(word));
        }
        text.push_str(&word.text);
    }
    text
}

/// The words after those that a line end broke apart have been put together again.
pub(super) fn mended(words: &[Word]) -> Vec<Word> {
    let mut mended: Vec<Word> = Vec::new();
    for word in words {
        match mended.last_mut() {
            Some(last) if word.breaks => last.text.push_str(&word.text),
            _ => mended.push(word.clone()),
        }
    }
    mended
}

/// The offset of a column, in characters from 1, of the text that [`spaced`] returns.
pub(super) fn offset_of_column(words: &[Word], column: usize) -> usize {
    let mut first = 1;
    let mut offset = 0;
    for word in words {
        let length = word.text.chars().count();
        if column < first {
            break;
        }
        let inside = (column - first).min(length);
        let before = word.text.chars().take(inside).map(char::len_utf8);
        offset = word.at + before.sum::<usize>();
        first += length + 1;
    }
    offset
}

/// A word in the signs of the notation: plain hyphens and digits. Dashes that end a word and belong to no place, as in
/// `8=—`, are `--`. A dash alone is `-`, whose meaning depends on the words around it.
pub(super) fn in_plain_signs(word: &str) -> String {
    let mut text = String::with_capacity(word.len());
    let mut signs = word.chars().peekable();
    while let Some(sign) = signs.next() {
        if !is_dash(sign) {
            text.push(plain(sign));
            continue;
        }
        let mut dashes = 1;
        while signs.next_if(|next| is_dash(*next)).is_some() {
            dashes += 1;
        }
        // An arrow made of two signs.
        signs.next_if_eq(&'>');
        let follows_sign = text
            .chars()
            .next_back()
            .is_some_and(|last| "=/:".contains(last));
        let is_double = follows_sign || text.is_empty() && dashes > 1;
        let ends = signs.peek().is_none_or(|next| ",;.".contains(*next));
        text.push_str(if is_double && ends { "--" } else { "-" });
    }
    text
}
