//! The fonts and colours of the home screen.

use bevy_egui::egui::{Color32, FontFamily, FontId};

/// The colour of the text about a game's origin.
pub(super) const PLACE: Color32 = Color32::from_rgb(0xE4, 0xD5, 0xB4);
/// The colour of the sentence about a game, in a room that isn't open.
pub(super) const LINE: Color32 = Color32::from_rgb(0xE4, 0xDC, 0xCB);

/// The font of names (points).
pub(super) fn title_font(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("title".into()))
}

/// The font of buttons and of a game's state (points).
pub(super) fn bold_font(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("bold".into()))
}
