//! The state of a control, which decides how it is drawn.

use bevy_egui::egui::{Response, Ui};

use super::skin::Scope;

/// The state of a control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// Can be used, and isn't being used.
    Rest,
    /// Under the pointer.
    Hovered,
    /// Held down.
    Pressed,
    /// Has the keyboard's focus.
    Focused,
    /// Can't be used now.
    Disabled,
}

impl State {
    /// All states, in the order of the gallery.
    pub const ALL: [State; 5] = [
        State::Rest,
        State::Hovered,
        State::Pressed,
        State::Focused,
        State::Disabled,
    ];

    /// The state of a control. The gallery can force one.
    #[must_use]
    pub fn of(ui: &Ui, response: &Response, enabled: bool) -> Self {
        if let Some(forced) = Scope::of(ui).forced {
            forced
        } else if !enabled {
            State::Disabled
        } else if response.is_pointer_button_down_on() {
            State::Pressed
        } else if response.hovered() {
            State::Hovered
        } else if response.has_focus() {
            State::Focused
        } else {
            State::Rest
        }
    }

    /// `true` if the control stands out because the next press would use it.
    #[must_use]
    pub const fn is_lit(self) -> bool {
        matches!(self, State::Hovered | State::Pressed | State::Focused)
    }
}

/// `true` if a focus ring is drawn around a control, which it also is under the pointer.
pub(super) fn shows_ring(ui: &Ui, response: &Response) -> bool {
    match Scope::of(ui).forced {
        Some(forced) => forced == State::Focused,
        None => response.has_focus(),
    }
}
