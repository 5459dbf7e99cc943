//! Makes the QR codes of the compact sheet.

use std::fmt;

use qrcodegen::{Mask, QrCode, QrCodeEcc, QrSegment, Version};

use super::{Evening, SheetLanguage};

/// Largest code at the low level of correction (bytes): version 25, the largest that a phone reads well off a screen.
const MOST_BYTES: usize = 1273;
/// Largest code at the medium level of correction (bytes): version 25.
const MOST_BYTES_MEDIUM: usize = 997;
/// Largest code if the sheet needs several (bytes): version 20 at the low level, which is easier to read.
const PART_BYTES: usize = 858;

/// A text of the sheet and its QR code.
#[derive(Clone, PartialEq, Eq)]
pub struct SheetCode {
    /// The text.
    pub text: String,
    code: QrCode,
}

impl fmt::Debug for SheetCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SheetCode")
            .field("text", &self.text)
            .field("size", &self.size())
            .finish()
    }
}

impl SheetCode {
    /// Makes the code. `None` if the text doesn't fit into the largest one.
    fn new(text: String) -> Option<SheetCode> {
        let ecc = if text.len() <= MOST_BYTES_MEDIUM {
            QrCodeEcc::Medium
        } else {
            QrCodeEcc::Low
        };
        let segment = QrSegment::make_bytes(text.as_bytes());
        let (smallest, largest) = (Version::MIN, Version::MAX);
        let mask: Option<Mask> = None;
        let code =
            QrCode::encode_segments_advanced(&[segment], ecc, smallest, largest, mask, false)
                .ok()?;
        Some(SheetCode { text, code })
    }

    /// The number of modules along each side, without the quiet zone of four modules around them.
    #[must_use]
    pub fn size(&self) -> usize {
        self.code.size() as usize
    }

    /// `true` if a module is dark. Modules outside the code are light.
    #[must_use]
    pub fn is_dark(&self, column: usize, row: usize) -> bool {
        let (Ok(x), Ok(y)) = (i32::try_from(column), i32::try_from(row)) else {
            return false;
        };
        self.code.get_module(x, y)
    }
}

impl Evening {
    /// The compact sheet as QR codes: a single one if it fits, otherwise several, each of which starts with its number,
    /// such as `2/3`. Lines are never split.
    #[must_use]
    pub fn codes(&self, words: &impl SheetLanguage) -> Vec<SheetCode> {
        let text = self.compact(words, MOST_BYTES);
        let parts = if text.len() <= MOST_BYTES {
            vec![text]
        } else {
            in_parts(&text, PART_BYTES)
        };
        parts.into_iter().filter_map(SheetCode::new).collect()
    }
}

/// Splits a text into as few parts as possible, each of at most `most` bytes including its number. Lines are never
/// split, since every line of a sheet is shorter than a part.
fn in_parts(text: &str, most: usize) -> Vec<String> {
    /// Length of `32/32` and the end of its line (bytes).
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
