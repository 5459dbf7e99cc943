//! The state of a control, which decides how it is drawn.

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

    /// `true` if the control stands out because the next press would use it.
    #[must_use]
    pub const fn is_lit(self) -> bool {
        matches!(self, State::Hovered | State::Pressed | State::Focused)
    }
}
