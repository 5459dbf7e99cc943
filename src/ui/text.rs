//! Shows texts in the fonts of the theme: as a label, at a point, or shortened.

use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Response, RichText, Ui};

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
    let mut letters: Vec<char> = text.chars().collect();
    loop {
        letters.pop();
        let shorter: String = letters.iter().collect();
        let shorter = format!("{}…", shorter.trim_end());
        if letters.is_empty() || fits(&shorter) {
            return shorter;
        }
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
