//! The state of a control, which decides how it is drawn.

/// The state of a control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// Usable, and not in use.
    Rest,
    /// Under the pointer.
    Hovered,
    /// Held down.
    Pressed,
    /// Focused by the keyboard.
    Focused,
    /// Not usable now.
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

    /// `true` if the pointer is on the control.
    #[must_use]
    pub const fn is_pointed_at(self) -> bool {
        matches!(self, State::Hovered | State::Pressed)
    }

    /// `true` if the control is highlighted because the next press would use it.
    #[must_use]
    pub const fn is_lit(self) -> bool {
        self.is_pointed_at() || matches!(self, State::Focused)
    }
}
