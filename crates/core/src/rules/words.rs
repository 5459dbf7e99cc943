//! The words of a line with their places.

/// A word and the column where it begins, in characters.
pub(super) type Word<'a> = (usize, &'a str);

/// The words of a text with their columns, the text beginning at `column`.
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

/// A text that is one word, without the spaces around it.
pub(super) fn only_word(text: &str) -> Word<'_> {
    let spaces = text.chars().take_while(|sign| sign.is_whitespace());
    (1 + spaces.count(), text.trim())
}
