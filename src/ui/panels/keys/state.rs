//! The state of the panel of keys while it's open, and the changes of shortcuts.

use bevy::prelude::{KeyCode, Resource};

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
        /// The reason why the last one can't be used. `None` before the first.
        refused: Option<Refusal>,
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

/// The reason why a key or button can't be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    /// No shortcut can have the key.
    Key,
    /// No shortcut can have the button.
    Button,
    /// It's the only one of a basic shortcut.
    Needed { input: ShortcutInput, by: Shortcut },
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

    fn losers(self, shortcut: Shortcut, settings: &Settings) -> Vec<Shortcut> {
        match self {
            ShortcutInput::Key(key) => settings.keys.losers(shortcut, key),
            ShortcutInput::Button(button) => settings.buttons.losers(shortcut, button),
        }
    }

    /// The basic shortcut that would be left without a key or button. `None` if all keep one.
    fn stranded(self, shortcut: Shortcut, settings: &Settings) -> Option<Shortcut> {
        match self {
            ShortcutInput::Key(key) => settings.keys.stranded(shortcut, key),
            ShortcutInput::Button(button) => settings.buttons.stranded(shortcut, button),
        }
    }

    /// The effect on the shortcuts that lose it to another one.
    pub(super) fn effect(self, shortcut: Shortcut, settings: &Settings) -> SwapEffect {
        let (swaps, keep) = match self {
            ShortcutInput::Key(key) => (
                settings.keys.swaps(shortcut, key),
                settings.keys.holders(shortcut, key).is_empty(),
            ),
            ShortcutInput::Button(button) => (
                settings.buttons.swaps(shortcut, button),
                settings.buttons.holders(shortcut, button).is_empty(),
            ),
        };
        match (keep, swaps) {
            (true, _) => SwapEffect::KeepAnother,
            (false, true) => SwapEffect::Swap,
            (false, false) => SwapEffect::Lose,
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

/// The effect on the shortcuts that lose a key or button to another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SwapEffect {
    /// They get the one that the other shortcut had.
    Swap,
    /// They have none afterwards.
    Lose,
    /// They keep another one.
    KeepAnother,
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

    /// Handles the key or button that the player pressed for a shortcut. Returns the changed settings. `None` if a
    /// question is open first or nothing changes.
    #[must_use]
    pub fn answer(&mut self, caught: CaughtInput, settings: &Settings) -> Option<Settings> {
        let Request::Input { shortcut, .. } = self.request else {
            return None;
        };
        let cancels = match caught {
            CaughtInput::Key(key, _) => key == KeyCode::Escape,
            // Picking can get the button that goes back: on some controllers the two are swapped.
            CaughtInput::Button(button) => {
                let back = settings.buttons.of(Shortcut::Back);
                shortcut != Shortcut::Choose && shortcut_button(button) == back
            }
        };
        if cancels {
            self.back();
            return None;
        }
        let refusal;
        (self.device, refusal) = match caught {
            CaughtInput::Key(..) => (LastDevice::Keyboard, Refusal::Key),
            CaughtInput::Button(_) => (LastDevice::Controller, Refusal::Button),
        };
        let input = ShortcutInput::of(caught).ok_or(refusal);
        let input = input.and_then(|input| match input.stranded(shortcut, settings) {
            None => Ok(input),
            Some(by) => Err(Refusal::Needed { input, by }),
        });
        let input = match input {
            Ok(input) => input,
            Err(refusal) => {
                self.request = Request::Input {
                    shortcut,
                    refused: Some(refusal),
                };
                return None;
            }
        };
        let holders = input.losers(shortcut, settings);
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
