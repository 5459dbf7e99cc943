//! How two people sit at one screen, and which device each of them plays with.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// How two people sit at one screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Seating {
    /// Both see the screen upright.
    #[default]
    SideBySide,
    /// They sit across from each other: what is to be read faces whoever acts.
    Opposite,
    /// The screen lies between them: each has panel and buttons at the own edge.
    FlatTablet,
}

/// What somebody plays with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Device {
    /// The mouse or a finger.
    Pointer,
    /// The keyboard.
    Keyboard,
    /// A pad, counted from 1 in the order of connection.
    Pad(u8),
}

/// Which device plays a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Binding {
    /// All of them.
    #[default]
    Any,
    /// This one alone.
    Only(Device),
}

/// A name that is no [`Seating`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is no seating; accepted: side by side, opposite, flat tablet")]
pub struct SeatingError(pub String);

/// A name that is no [`Binding`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is no device; accepted: any, pointer, keyboard, pad 1, pad 2")]
pub struct BindingError(pub String);

impl Seating {
    /// Every seating.
    pub const ALL: [Seating; 3] = [Seating::SideBySide, Seating::Opposite, Seating::FlatTablet];

    /// The name in settings.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Seating::SideBySide => "side by side",
            Seating::Opposite => "opposite",
            Seating::FlatTablet => "flat tablet",
        }
    }
}

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
            // More pads than sides cannot be bound.
            Binding::Any | Binding::Only(Device::Pad(_)) => "any",
        }
    }

    /// A device may play the side.
    #[must_use]
    pub fn allows(self, device: Device) -> bool {
        match self {
            Binding::Any => true,
            Binding::Only(only) => only == device,
        }
    }
}

impl FromStr for Seating {
    type Err = SeatingError;

    fn from_str(text: &str) -> Result<Seating, SeatingError> {
        let named = |seating: &Seating| seating.name() == text;
        let found = Seating::ALL.into_iter().find(named);
        found.ok_or_else(|| SeatingError(text.to_owned()))
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

impl fmt::Display for Seating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Binding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl From<Seating> for String {
    fn from(seating: Seating) -> String {
        seating.to_string()
    }
}

impl From<Binding> for String {
    fn from(binding: Binding) -> String {
        binding.to_string()
    }
}

impl TryFrom<String> for Seating {
    type Error = SeatingError;

    fn try_from(text: String) -> Result<Seating, SeatingError> {
        text.parse()
    }
}

impl TryFrom<String> for Binding {
    type Error = BindingError;

    fn try_from(text: String) -> Result<Binding, BindingError> {
        text.parse()
    }
}
