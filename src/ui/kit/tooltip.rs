//! The tooltip of a control.

use bevy_egui::egui::{Response, Ui};

use super::scope::Scope;
use super::state::State;

/// Shows a tooltip, such as the name of a button with only an icon.
pub fn tooltip(ui: &Ui, response: Response, text: &str) -> Response {
    let is_seen = ui.is_rect_visible(response.rect);
    if is_seen && Scope::of(ui).forced == Some(State::Hovered) {
        response.show_tooltip_text(text);
    }
    response.on_hover_text(text)
}
