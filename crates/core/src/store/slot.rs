//! Checks the names under which a store keeps texts.

use std::fmt;

use thiserror::Error;

use crate::rules::GameKind;

/// A valid slot name, which is also its file name in a folder.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Slot(String);

/// The error for a name that isn't a valid slot name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "{name:?} is not a slot name: 1 to {max} of a-z, 0-9, '-', '_' and single dots inside, \
     starting and ending with a letter or digit, and not a device name such as \"con\"",
    max = Slot::MAX_LENGTH
)]
pub struct SlotError {
    /// The refused name.
    pub name: String,
}

/// Names that Windows reserves, also if more follows after a dot.
const DEVICES: [&str; 4] = ["con", "prn", "aux", "nul"];

impl Slot {
    /// The longest name (bytes).
    pub const MAX_LENGTH: usize = 64;

    /// Checks a name.
    ///
    /// # Errors
    /// Fails if the name could leave the folder, be hidden, or clash with names that a system reserves.
    pub fn new(name: &str) -> Result<Slot, SlotError> {
        let alphanumeric = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
        let fits = name.len() <= Self::MAX_LENGTH
            && name.starts_with(alphanumeric)
            && name.ends_with(alphanumeric)
            && name
                .chars()
                .all(|c| alphanumeric(c) || matches!(c, '-' | '_' | '.'))
            && !name.contains("..")
            && !is_device(name);
        if fits {
            Ok(Slot(name.to_owned()))
        } else {
            Err(SlotError {
                name: name.to_owned(),
            })
        }
    }

    /// The slot of the settings.
    #[must_use]
    pub fn settings() -> Slot {
        Slot("settings.ron".to_owned())
    }

    /// The slot of a game played by people.
    #[must_use]
    pub fn game(kind: GameKind) -> Slot {
        Slot(format!("{kind}.txt"))
    }

    /// The slot of a demonstration game between two computers.
    #[must_use]
    pub fn demo(kind: GameKind) -> Slot {
        Slot(format!("{kind}-demo.txt"))
    }

    /// The slot of a lesson in progress.
    #[must_use]
    pub fn lesson(kind: GameKind) -> Slot {
        Slot(format!("{kind}-lesson.txt"))
    }

    /// The slot of the learner's progress in all lessons.
    #[must_use]
    pub fn lessons() -> Slot {
        Slot("lessons.txt".to_owned())
    }

    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl AsRef<str> for Slot {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl std::ops::Deref for Slot {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

fn is_device(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or(name);
    let numbered = |prefix: &str| {
        stem.strip_prefix(prefix)
            .is_some_and(|rest| rest.len() == 1 && rest.chars().all(|c| c.is_ascii_digit()))
    };
    DEVICES.contains(&stem) || numbered("com") || numbered("lpt")
}
