//! Splits a line into words with their columns.

/// A word and the column of its first character.
pub(super) type Word<'a> = (usize, &'a str);

/// The words of a text with their columns. The text starts at `column`.
pub(super) fn words(text: &str, column: usize) -> Vec<Word<'_>> {
    let mut list = Vec::new();
    let mut start = None;
    for (place, (byte, sign)) in text.char_indices().enumerate() {
        match (sign.is_whitespace(), start) {
            (false, None) => start = Some((place, byte)),
            (true, Some((from, first))) => {
                list.push((column + from, &text[first..byte]));
                start = None;
            }
            _ => {}
        }
    }
    if let Some((from, first)) = start {
        list.push((column + from, &text[first..]));
    }
    list
}

/// The trimmed text as a single word.
pub(super) fn only_word(text: &str) -> Word<'_> {
    let spaces = text.chars().take_while(|sign| sign.is_whitespace());
    (1 + spaces.count(), text.trim())
}
