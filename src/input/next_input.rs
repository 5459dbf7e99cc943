//! Catches the next key or button for the player who changes a shortcut, before it has any command.

use bevy::prelude::*;

use super::key_bindings::Modifiers;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<NextInput>();
}

/// A key or button that was caught.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CaughtInput {
    /// A key with its modifiers.
    Key(KeyCode, Modifiers),
    /// A controller's button.
    Button(GamepadButton),
}

/// The next key or button, if a panel waits for it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NextInput {
    waits: bool,
    caught: Option<CaughtInput>,
}

impl NextInput {
    /// `true` while keys and buttons are caught instead of having their commands.
    #[must_use]
    pub const fn waits(&self) -> bool {
        self.waits
    }

    /// Starts or stops to wait.
    pub const fn set_waits(&mut self, waits: bool) {
        self.waits = waits;
        if !waits {
            self.caught = None;
        }
    }

    /// Catches an input, unless one was caught before.
    pub(super) fn catch(&mut self, input: CaughtInput) {
        self.caught.get_or_insert(input);
    }

    /// Returns the caught input once.
    pub const fn take(&mut self) -> Option<CaughtInput> {
        self.caught.take()
    }
}
