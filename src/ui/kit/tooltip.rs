//! The note that appears beside a control under the pointer.

use bevy_egui::egui::Response;

/// Shows a note under the pointer, such as the name of a button that is only an icon.
pub fn tooltip(response: Response, text: &str) -> Response {
    response.on_hover_text(text)
}
