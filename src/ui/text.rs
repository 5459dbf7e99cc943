//! Shows texts in the fonts of the theme: as a label, at a point, or shortened.

use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Response, RichText, Ui};
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
