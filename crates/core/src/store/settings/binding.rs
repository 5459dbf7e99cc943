//! The devices that two people at one screen play with.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::text_form::text_form;

/// A device that players use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Device {
    /// The mouse or a finger.
    Pointer,
    /// The keyboard.
    Keyboard,
    /// A controller, counted from 1 in the order of connection.
    Pad(u8),
}

/// The devices that can play a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Binding {
    /// All of them.
    #[default]
    Any,
    /// This one alone.
    Only(Device),
}

/// A name that isn't a [`Binding`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is not a device; accepted: any, pointer, keyboard, pad 1, pad 2")]
pub struct BindingError(pub String);

text_form!(Binding);

impl Binding {
    /// Every binding.
    pub const ALL: [Binding; 5] = [
        Binding::Any,
        Binding::Only(Device::Pointer),
        Binding::Only(Device::Keyboard),
        Binding::Only(Device::Pad(1)),
        Binding::Only(Device::Pad(2)),
    ];

    /// The name in settings.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Binding::Only(Device::Pointer) => "pointer",
            Binding::Only(Device::Keyboard) => "keyboard",
            Binding::Only(Device::Pad(1)) => "pad 1",
            Binding::Only(Device::Pad(2)) => "pad 2",
            // Only two controllers can be bound, one for each side.
            Binding::Any | Binding::Only(Device::Pad(_)) => "any",
        }
    }

    /// `true` if a device can play the side.
    #[must_use]
    pub fn allows(self, device: Device) -> bool {
        match self {
            Binding::Any => true,
            Binding::Only(only) => only == device,
        }
    }
}

impl FromStr for Binding {
    type Err = BindingError;

    fn from_str(text: &str) -> Result<Binding, BindingError> {
        let named = |binding: &Binding| binding.name() == text;
        let found = Binding::ALL.into_iter().find(named);
        found.ok_or_else(|| BindingError(text.to_owned()))
    }
}

impl fmt::Display for Binding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
