//! The keys of the screen keyboard, by language, and the way from one to another.

use super::super::words::Words;

/// The number of columns.
pub(super) const COLUMNS: usize = 10;

/// A key of the screen keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ScreenKey {
    /// A sign.
    Sign(char),
    /// Capitals for the next letter, or not.
    Shift,
    /// The text cursor, one sign to the left.
    Left,
    /// A space.
    Space,
    /// The text cursor, one sign to the right.
    Right,
    /// Deletes the sign before the text cursor.
    Delete,
    /// Ends the input.
    Done,
}

/// The rows of signs that all languages share.
const SHARED: [&str; 4] = ["1234567890", "qwertyuiop", "asdfghjkl'", "zxcvbnm-.,"];
/// The letters with accents of a language, and the most common ones of its neighbours.
const ACCENTS: [(&str, &str); 2] = [("en", "éèêëáàäöüñ"), ("it", "àèéìòùçñöü")];
/// The keys of the last row with their widths in columns.
const LAST: [(ScreenKey, usize); 6] = [
    (ScreenKey::Shift, 2),
    (ScreenKey::Left, 1),
    (ScreenKey::Space, 2),
    (ScreenKey::Right, 1),
    (ScreenKey::Delete, 2),
    (ScreenKey::Done, 2),
];

/// The rows of keys in a language, each key with its first column and its width in columns.
pub(super) fn rows(words: &Words) -> Vec<Vec<(ScreenKey, usize, usize)>> {
    let tag = words.locale().tag;
    let accents = ACCENTS.iter().find(|(language, _)| *language == tag);
    let accents = accents.unwrap_or(&ACCENTS[0]).1;
    let signs = SHARED.into_iter().chain([accents]);
    let mut rows: Vec<Vec<_>> = signs
        .map(|row| {
            let keys = row.chars().enumerate();
            keys.map(|(column, sign)| (ScreenKey::Sign(sign), column, 1))
                .collect()
        })
        .collect();
    let mut column = 0;
    let last = LAST.map(|(key, width)| {
        let place = (key, column, width);
        column += width;
        place
    });
    rows.push(last.into());
    rows
}

/// A place of the keyboard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Place {
    pub row: usize,
    pub column: usize,
}

impl Place {
    /// The key at this place.
    pub(super) fn key(self, words: &Words) -> Option<(ScreenKey, usize, usize)> {
        let row = rows(words).into_iter().nth(self.row)?;
        let covers = |(_, from, width): &(ScreenKey, usize, usize)| {
            (*from..from + width).contains(&self.column)
        };
        row.into_iter().find(covers)
    }

    /// The place one step away. Past an edge it's at the other one.
    pub(super) fn step(self, right: i8, down: i8, words: &Words) -> Place {
        let count = rows(words).len();
        let Some((_, from, width)) = self.key(words) else {
            return Place::default();
        };
        let column = match right {
            1.. => (from + width) % COLUMNS,
            0 => self.column,
            _ => (from + COLUMNS - 1) % COLUMNS,
        };
        let row = match down {
            1.. => (self.row + 1) % count,
            0 => self.row,
            _ => (self.row + count - 1) % count,
        };
        Place { row, column }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::language::LOCALES;

    #[test]
    fn every_row_is_full_and_every_language_has_its_accents() {
        for locale in LOCALES {
            let words = Words::of(locale);
            for row in rows(&words) {
                let width: usize = row.iter().map(|(_, _, width)| width).sum();
                assert_eq!(width, COLUMNS, "{row:?}");
            }
            let has = ACCENTS.iter().any(|(tag, _)| *tag == locale.tag);
            assert!(has, "{} has no accents", locale.tag);
        }
    }

    #[test]
    fn steps_lead_round_the_edges_and_over_wide_keys() {
        let words = Words::default();
        let start = Place { row: 0, column: 4 };
        let up = start.step(0, -1, &words);
        assert_eq!(up.key(&words).map(|key| key.0), Some(ScreenKey::Space));
        let left = up.step(-1, 0, &words);
        assert_eq!(left.key(&words).map(|key| key.0), Some(ScreenKey::Left));
        assert_eq!(up.step(0, 1, &words), start);
        let end = Place { row: 1, column: 9 };
        assert_eq!(end.step(1, 0, &words), Place { row: 1, column: 0 });
    }
}
