//! The compact sheet cut into texts that a QR code each can hold.

use super::{Evening, SheetWords};
use crate::qr::{Level, QrCode, capacity};

/// The largest code that a phone reads well off a screen.
const MOST_VERSION: u8 = 25;
/// Where one code is not enough, each holds less, to be read the more easily: as much as version 20 at level L.
const PART_VERSION: u8 = 20;

impl Evening {
    /// The compact sheet as QR codes with the text that each holds: one where one is enough, else several, each of which
    /// begins with its number, as in `2/3`. Lines stay whole.
    #[must_use]
    pub fn codes(&self, words: &impl SheetWords) -> Vec<(String, QrCode)> {
        let one = capacity(MOST_VERSION, Level::L);
        let text = self.compact(words, one);
        let parts = if text.len() <= one {
            vec![text]
        } else {
            in_parts(&text, capacity(PART_VERSION, Level::L))
        };
        let code = |text: String| {
            let fits_better = text.len() <= capacity(MOST_VERSION, Level::M);
            let level = if fits_better { Level::M } else { Level::L };
            let code = QrCode::of(text.as_bytes(), level).ok()?;
            Some((text, code))
        };
        parts.into_iter().filter_map(code).collect()
    }
}

/// Whole lines in as few parts as possible, each of at most `most` bytes with its number. No line of a sheet is
/// as long as that.
fn in_parts(text: &str, most: usize) -> Vec<String> {
    /// `32/32` and the end of its line.
    const NUMBER: usize = 6;
    let mut parts: Vec<String> = Vec::new();
    for line in text.lines() {
        match parts.last_mut() {
            Some(part) if part.len() + 1 + line.len() + NUMBER <= most => {
                part.push('\n');
                part.push_str(line);
            }
            _ => parts.push(line.to_owned()),
        }
    }
    let all = parts.len();
    let numbered = parts.into_iter().enumerate();
    numbered
        .map(|(at, part)| format!("{}/{all}\n{part}", at + 1))
        .collect()
}
