//! The tooltip of a control. Esc closes it, because it can cover what the player wants to see.

use bevy_egui::egui::{Context, Id, Response, Ui};

use super::scope::Scope;
use super::state::State;

/// The tooltip in view and the closed one.
#[derive(Clone, Copy, Debug, Default)]
struct Tooltips {
    /// The control whose tooltip is in view, and the pass of egui that showed it.
    shown: Option<(Id, u64)>,
    /// The control whose tooltip the player closed. It stays closed until the pointer leaves the control.
    closed: Option<Id>,
}

fn key() -> Id {
    Id::new("tooltips")
}

/// Shows a tooltip, such as the name of a button with only an icon.
pub fn tooltip(ui: &Ui, response: Response, text: &str) -> Response {
    let is_seen = ui.is_rect_visible(response.rect);
    if is_seen && Scope::of(ui).forced == Some(State::Hovered) {
        response.show_tooltip_text(text);
    }
    let mut tooltips: Tooltips = ui.data(|data| data.get_temp(key())).unwrap_or_default();
    if tooltips.closed == Some(response.id) {
        if response.contains_pointer() {
            return response;
        }
        tooltips.closed = None;
        ui.data_mut(|data| data.insert_temp(key(), tooltips));
    }
    let response = response.on_hover_text(text);
    if response.is_tooltip_open() {
        tooltips.shown = Some((response.id, ui.ctx().cumulative_pass_nr()));
        ui.data_mut(|data| data.insert_temp(key(), tooltips));
    }
    response
}

/// Closes the tooltip in view. Returns `false` if there isn't one.
pub fn close_tooltip(ctx: &Context) -> bool {
    let pass = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| {
        let tooltips: &mut Tooltips = data.get_temp_mut_or_default(key());
        match tooltips.shown.take() {
            // Only a tooltip of the latest pass is in view.
            Some((id, shown)) if shown + 1 >= pass => {
                tooltips.closed = Some(id);
                true
            }
            _ => false,
        }
    })
}
