//! A decoded text that knows the place of each part in the original.

/// A text with the offset in the original for each of its bytes.
#[derive(Clone, Debug, Default)]
pub(super) struct Traced {
    text: String,
    /// Offsets in this text and in the original from which both run in step (bytes).
    marks: Vec<(usize, usize)>,
}

impl Traced {
    /// A part of the original that starts at `offset`, unchanged.
    pub fn copy(text: &str, offset: usize) -> Traced {
        Traced {
            text: text.to_owned(),
            marks: vec![(0, offset)],
        }
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The offset in the original of an offset in this text.
    pub fn origin(&self, offset: usize) -> usize {
        let after = self.marks.partition_point(|(here, _)| *here <= offset);
        match after.checked_sub(1).and_then(|mark| self.marks.get(mark)) {
            Some((here, there)) => there + (offset - here),
            None => offset,
        }
    }

    /// Adds a text whose place in the original is `origin` (bytes).
    pub fn push(&mut self, text: &str, origin: usize) {
        let here = self.text.len();
        if self.origin(here) != origin || self.marks.is_empty() {
            self.marks.push((here, origin));
        }
        self.text.push_str(text);
    }
}
