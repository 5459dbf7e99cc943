//! Draws a box for each letter of a text that no font can draw.

use unicode_segmentation::UnicodeSegmentation as _;

use super::{LetterStyle, TextPicture};

/// The most boxes in a picture.
const MOST: usize = 200;

/// A box for each letter. `None` if the text has no letters.
pub(super) fn boxes(text: &str, style: LetterStyle) -> Option<TextPicture> {
    let letters: Vec<&str> = text.graphemes(true).take(MOST).collect();
    if text.trim().is_empty() {
        return None;
    }
    let side = style.size() as usize;
    let step = (side * 3 / 5).max(3);
    let size = [step * letters.len(), side.max(3)];
    let mut pixels = vec![0; 4 * size[0] * size[1]];
    let mut missing: Vec<String> = Vec::new();
    for (index, letter) in letters.iter().enumerate() {
        if letter.trim().is_empty() {
            continue;
        }
        let left = index * step;
        for y in 0..size[1] {
            for x in 0..step - 1 {
                if y == 0 || y == size[1] - 1 || x == 0 || x == step - 2 {
                    let at = 4 * (y * size[0] + left + x);
                    pixels[at..at + 4].fill(255);
                }
            }
        }
        if !missing.iter().any(|one| one == letter) {
            missing.push((*letter).to_owned());
        }
    }
    Some(TextPicture {
        size,
        pixels,
        origin: [0.0, size[1] as f32 * 0.85],
        advance: size[0] as f32,
        is_coloured: false,
        missing,
    })
}
