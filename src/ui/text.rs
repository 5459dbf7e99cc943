//! Shows texts in the fonts of the theme: as a label, at a point, or shortened.

use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{Align2, Color32, FontId, Pos2, Rect, Response, RichText, Ui, pos2};
use unicode_segmentation::UnicodeSegmentation as _;

use super::theme::TextStyle;

/// Shows a line of text.
pub fn label(ui: &mut Ui, text: impl Into<String>, kind: TextStyle, colour: Color32) -> Response {
    ui.label(RichText::new(text).font(kind.font()).color(colour))
}

/// The text, or as much of its start as fits, with an ellipsis.
#[must_use]
pub fn shortened(text: &str, fits: impl Fn(&str) -> bool) -> String {
    if fits(text) {
        return text.to_owned();
    }
    let mut letters = text.grapheme_indices(true);
    loop {
        let end = letters.next_back().map_or(0, |(at, _)| at);
        let shorter = format!("{}…", text[..end].trim_end());
        if end == 0 || fits(&shorter) {
            return shorter;
        }
    }
}

/// The text, or its first letters with an ellipsis.
#[must_use]
pub fn first_letters(text: &str, most: usize) -> String {
    match text.grapheme_indices(true).nth(most) {
        Some((end, _)) => format!("{}…", text[..end].trim_end()),
        None => text.to_owned(),
    }
}

/// The text with a capital letter at its start.
#[must_use]
pub fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// The decimal digits.
const DECIMAL: &str = "0123456789";
/// The hexadecimal digits.
pub const HEXADECIMAL: &str = "0123456789abcdef";

/// The widths of a sign: its own, and that of its place among digits of the same width.
fn sign_widths(ui: &Ui, sign: char, digits: &str, font: &FontId) -> (f32, f32) {
    ui.fonts_mut(|fonts| {
        let own = fonts.glyph_width(font, sign);
        if !digits.contains(sign) {
            return (own, own);
        }
        let widest = digits.chars().map(|digit| fonts.glyph_width(font, digit));
        (own, widest.fold(own, f32::max))
    })
}

/// The width of a number whose digits all have the same width.
#[must_use]
pub fn figures_width(ui: &Ui, text: &str, font: &FontId) -> f32 {
    even_width(ui, text, DECIMAL, font)
}

/// The width of a text in which these digits all have the same width.
#[must_use]
pub fn even_width(ui: &Ui, text: &str, digits: &str, font: &FontId) -> f32 {
    let places = text
        .chars()
        .map(|sign| sign_widths(ui, sign, digits, font).1);
    places.sum()
}

/// Lays out a text in one row so that these digits all have the same width.
#[must_use]
pub fn even_digits(ui: &Ui, text: &str, digits: &str, font: &FontId, colour: Color32) -> LayoutJob {
    let mut job = LayoutJob::default();
    job.wrap.max_width = f32::INFINITY;
    let mut before = 0.0;
    for sign in text.chars() {
        let (own, place) = sign_widths(ui, sign, digits, font);
        let beside = (place - own) / 2.0;
        let format = TextFormat::simple(font.clone(), colour);
        job.append(&sign.to_string(), before + beside, format);
        before = beside;
    }
    job
}

/// Shows a number to the right of a point. All its digits have the same width, so it doesn't move while it counts.
pub fn figures_at(ui: &Ui, at: Pos2, text: &str, font: &FontId, colour: Color32) {
    let job = even_digits(ui, text, DECIMAL, font, colour);
    let galley = ui.painter().layout_job(job);
    let top = at.y - galley.size().y / 2.0;
    ui.painter().galley(pos2(at.x, top), galley, colour);
}

/// Shows a text at a point, outside the layout.
pub fn text_at(
    ui: &Ui,
    at: Pos2,
    anchor: Align2,
    text: &str,
    kind: TextStyle,
    colour: Color32,
) -> Rect {
    ui.painter().text(at, anchor, text, kind.font(), colour)
}
