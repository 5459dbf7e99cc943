//! Finds the blank parts of a text that pictures cover.

use std::ops::Range;

use bevy_egui::egui::epaint::text::{Glyph, Row};

use super::widths::{Width, width};

/// A blank part of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Part {
    /// Its glyphs in the row.
    pub glyphs: Range<usize>,
    /// Its bytes in the text.
    pub text: Range<usize>,
}

/// Walks through the rows of a text.
pub(super) struct Walk<'a> {
    text: &'a str,
    /// The first byte that no row has shown yet.
    at: usize,
}

impl<'a> Walk<'a> {
    pub(super) const fn new(text: &'a str) -> Walk<'a> {
        Walk { text, at: 0 }
    }

    /// The blank parts of the next row. Emoji are in separate parts, because the text's colour doesn't apply to them.
    pub(super) fn parts(&mut self, row: &Row, ends_with_newline: bool) -> Vec<Part> {
        let mut parts: Vec<Part> = Vec::new();
        // The kind of the last part, as long as only spaces follow it: words must keep their order.
        let mut last = None;
        let mut glyph = 0;
        while glyph < row.glyphs.len() {
            let Some(letter) = self.text[self.at..].chars().next() else {
                break;
            };
            let blank = blank_count(&row.glyphs[glyph..]);
            if width(letter).is_none() || blank == 0 {
                if letter != ' ' {
                    last = None;
                }
                self.at += letter.len_utf8();
                glyph += 1;
                continue;
            }
            let run = self.run(blank);
            if run.count < blank {
                // From right to left egui adds glyphs without a width.
                add(
                    &mut parts,
                    &mut last,
                    glyph..glyph + blank,
                    run.text.clone(),
                    Kind::Letter,
                );
            } else {
                for (index, (offset, letter)) in
                    self.text[run.text.clone()].char_indices().enumerate()
                {
                    let start = run.text.start + offset;
                    let glyphs = glyph + index..glyph + index + 1;
                    let text = start..start + letter.len_utf8();
                    add(&mut parts, &mut last, glyphs, text, kind(letter));
                }
            }
            self.at = run.text.end;
            glyph += blank;
        }
        if ends_with_newline {
            let newline = self.text[self.at..].chars().next();
            self.at += newline.map_or(0, char::len_utf8);
        }
        parts
    }

    /// The next letters that can be blank, at most as many as blank glyphs.
    fn run(&self, blank: usize) -> Run {
        let mut run = Run {
            text: self.at..self.at,
            count: 0,
        };
        let letters = self.text[self.at..].chars().take(blank);
        for letter in letters.take_while(|letter| width(*letter).is_some()) {
            run.text.end += letter.len_utf8();
            run.count += 1;
        }
        run
    }
}

/// Letters that can be blank.
struct Run {
    text: Range<usize>,
    count: usize,
}

/// The number of blank glyphs at the start of some.
fn blank_count(glyphs: &[Glyph]) -> usize {
    let blank = |glyph: &&Glyph| glyph.uv_rect.is_nothing() && width(glyph.chr).is_some();
    glyphs.iter().take_while(blank).count()
}

/// Adds glyphs to the last part, or as a new one.
fn add(
    parts: &mut Vec<Part>,
    last: &mut Option<Kind>,
    glyphs: Range<usize>,
    text: Range<usize>,
    kind: Kind,
) {
    match parts.last_mut() {
        Some(part) if last.is_some_and(|last| kind == Kind::Mark || last == kind) => {
            part.glyphs.end = glyphs.end;
            part.text.end = text.end;
        }
        _ => {
            *last = Some(kind);
            parts.push(Part { glyphs, text });
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Letter,
    Emoji,
    /// A mark of the letter or the emoji before it.
    Mark,
}

/// The kind of a letter that the fonts of the panels lack.
fn kind(letter: char) -> Kind {
    match width(letter) {
        Some(Width::Mark) => Kind::Mark,
        Some(Width::Flag | Width::Emoji) => Kind::Emoji,
        Some(Width::Sign | Width::Narrow | Width::Wider | Width::Wide) | None => Kind::Letter,
    }
}
