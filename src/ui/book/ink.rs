//! Shows texts on the pages.

use bevy_egui::egui::{Color32, FontFamily, FontId, RichText, Ui};

/// The smallest text, in units.
const LEAST: f32 = 15.0;

fn title_font(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("title".into()))
}

/// The font of text.
#[must_use]
pub fn text_font(size: f32) -> FontId {
    FontId::proportional(size.max(LEAST))
}

/// The font of titles.
#[must_use]
pub fn bold_font(size: f32) -> FontId {
    title_font(size.max(20.0))
}

/// The font of a link to another page.
#[must_use]
pub fn link_font(size: f32) -> FontId {
    title_font(size.max(16.0))
}

/// Shows text of a page.
pub fn medium(ui: &mut Ui, text: impl Into<String>, size: f32, ink: Color32) {
    ui.label(RichText::new(text).font(text_font(size)).color(ink));
}

/// Shows a title.
pub fn bold(ui: &mut Ui, text: impl Into<String>, size: f32, ink: Color32) {
    ui.label(RichText::new(text).font(bold_font(size)).color(ink));
}
