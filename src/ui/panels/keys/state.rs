//! The state of the panel of keys while it's open, and the changes of shortcuts.

use bevy::prelude::{GamepadButton, KeyCode, Resource};

use crate::input::controller_make::ControllerMake;
use crate::input::key_bindings::{Modifiers, shortcut_button, shortcut_key};
use crate::input::last_device::LastDevice;
use crate::input::next_input::CaughtInput;
use crate::store::{Settings, Shortcut, ShortcutButton, ShortcutKey};

/// The state of the panel of keys while it's open.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct KeysState {
    is_open: bool,
    /// `true` if the panel was opened on the home screen.
    pub(super) at_home: bool,
    /// The device whose keys or buttons are listed.
    pub(super) device: LastDevice,
    /// The maker of the controller.
    pub(super) make: ControllerMake,
    pub(super) request: Request,
    /// The row that gets the focus back.
    pub(super) returns_to: Option<Shortcut>,
}

/// The open question of the panel.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Request {
    /// There's none.
    #[default]
    None,
    /// The next key or button is for a shortcut.
    Input {
        shortcut: Shortcut,
        /// The device of the last input, if that can't be used.
        refused: Option<LastDevice>,
    },
    /// Other shortcuts have the new key or button.
    Swap {
        shortcut: Shortcut,
        input: ShortcutInput,
        holders: Vec<Shortcut>,
    },
    /// All shortcuts get their defaults.
    ResetAll,
}

/// A key or button for a shortcut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ShortcutInput {
    Key(ShortcutKey),
    Button(ShortcutButton),
}

impl ShortcutInput {
    /// The key or button that was caught. `None` if no shortcut can have it.
    fn of(caught: CaughtInput) -> Option<ShortcutInput> {
        match caught {
            CaughtInput::Key(key, held) => {
                let is_alone = Modifiers {
                    shift: false,
                    ..held
                } == Modifiers::default();
                shortcut_key(key)
                    .filter(|_| is_alone)
                    .map(ShortcutInput::Key)
            }
            CaughtInput::Button(button) => shortcut_button(button).map(ShortcutInput::Button),
        }
    }

    pub(super) fn is_of(self, shortcut: Shortcut, settings: &Settings) -> bool {
        match self {
            ShortcutInput::Key(key) => settings.keys.of(shortcut) == Some(key),
            ShortcutInput::Button(button) => settings.buttons.of(shortcut) == Some(button),
        }
    }

    fn holders(self, shortcut: Shortcut, settings: &Settings) -> Vec<Shortcut> {
        match self {
            ShortcutInput::Key(key) => settings.keys.holders(shortcut, key),
            ShortcutInput::Button(button) => settings.buttons.holders(shortcut, button),
        }
    }

    /// Gives it to a shortcut.
    pub(super) fn give(self, shortcut: Shortcut, settings: &mut Settings) {
        match self {
            ShortcutInput::Key(key) => settings.keys.take(shortcut, key),
            ShortcutInput::Button(button) => settings.buttons.take(shortcut, button),
        }
    }
}

impl KeysState {
    /// `true` if the panel is closed.
    #[must_use]
    pub const fn is_closed(&self) -> bool {
        !self.is_open
    }

    /// Starts to show the keys of the last used device.
    pub fn open_for(&mut self, device: LastDevice, make: ControllerMake, at_home: bool) {
        *self = KeysState {
            is_open: true,
            at_home,
            device,
            make,
            ..KeysState::default()
        };
    }

    /// `true` while the next key or button is for a shortcut.
    #[must_use]
    pub const fn waits(&self) -> bool {
        matches!(self.request, Request::Input { .. })
    }

    /// Waits for the new key or button of a shortcut.
    pub fn wait_for(&mut self, shortcut: Shortcut) {
        self.request = Request::Input {
            shortcut,
            refused: None,
        };
    }

    /// Closes the open question. Returns `false` if there's none.
    pub fn back(&mut self) -> bool {
        match std::mem::take(&mut self.request) {
            Request::None => false,
            Request::Input { shortcut, .. } | Request::Swap { shortcut, .. } => {
                self.returns_to = Some(shortcut);
                true
            }
            Request::ResetAll => true,
        }
    }

    /// Handles the key or button that the player pressed for a shortcut. Returns the changed settings, unless a question
    /// is open first or nothing changes.
    #[must_use]
    pub fn answer(&mut self, caught: CaughtInput, settings: &Settings) -> Option<Settings> {
        let Request::Input { shortcut, .. } = self.request else {
            return None;
        };
        if matches!(
            caught,
            CaughtInput::Key(KeyCode::Escape, _) | CaughtInput::Button(GamepadButton::East)
        ) {
            self.back();
            return None;
        }
        self.device = match caught {
            CaughtInput::Key(..) => LastDevice::Keyboard,
            CaughtInput::Button(_) => LastDevice::Controller,
        };
        let Some(input) = ShortcutInput::of(caught) else {
            self.request = Request::Input {
                shortcut,
                refused: Some(self.device),
            };
            return None;
        };
        let holders = input.holders(shortcut, settings);
        if !holders.is_empty() {
            self.request = Request::Swap {
                shortcut,
                input,
                holders,
            };
            return None;
        }
        self.back();
        if input.is_of(shortcut, settings) {
            return None;
        }
        let mut changed = settings.clone();
        input.give(shortcut, &mut changed);
        Some(changed)
    }
}
