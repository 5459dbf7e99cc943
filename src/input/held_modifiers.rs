//! The modifiers of each key: the modifier keys that are held down, each on its own, and those that the system reports.

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::{KeyCode, Resource};

/// The kind of a modifier key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Modifier {
    /// Shift.
    Shift,
    /// Control.
    Control,
    /// Alt, but not AltGr.
    Alt,
    /// The Windows key, or Command on a Mac.
    Super,
}

impl Modifier {
    /// The kind of a key. `None` if it isn't a modifier. The logical key counts, because a layout can put a
    /// modifier on another key, such as Control on Caps Lock.
    fn of(input: &KeyboardInput) -> Option<Modifier> {
        match &input.logical_key {
            Key::Shift => return Some(Modifier::Shift),
            Key::Control => return Some(Modifier::Control),
            Key::Alt => return Some(Modifier::Alt),
            Key::Super | Key::Meta => return Some(Modifier::Super),
            Key::Unidentified(_) => {}
            _ => return None,
        }
        match input.key_code {
            KeyCode::ShiftLeft | KeyCode::ShiftRight => Some(Modifier::Shift),
            KeyCode::ControlLeft | KeyCode::ControlRight => Some(Modifier::Control),
            KeyCode::AltLeft => Some(Modifier::Alt),
            KeyCode::SuperLeft | KeyCode::SuperRight => Some(Modifier::Super),
            _ => None,
        }
    }
}

/// Modifiers as the system reports them, which also count without a key: with sticky keys, and on screen keyboards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SystemModifiers {
    /// `true` if Shift counts.
    pub shift: bool,
    /// `true` if Control counts.
    pub control: bool,
    /// `true` if Alt counts.
    pub alt: bool,
    /// `true` if the Windows key or Command counts.
    pub super_key: bool,
}

impl SystemModifiers {
    const fn has(self, modifier: Modifier) -> bool {
        match modifier {
            Modifier::Shift => self.shift,
            Modifier::Control => self.control,
            Modifier::Alt => self.alt,
            Modifier::Super => self.super_key,
        }
    }
}

/// The system's report about the keys of this frame. Empty on systems whose report isn't needed.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct ReportedModifiers {
    /// The modifiers at each key event, in the order of the events.
    pub at_keys: Vec<SystemModifiers>,
    /// The modifiers after all events.
    pub now: SystemModifiers,
}

impl ReportedModifiers {
    /// Pairs each key event of the frame with the reported modifiers.
    pub fn pair<'a>(
        &'a self,
        inputs: impl ExactSizeIterator<Item = &'a KeyboardInput> + 'a,
    ) -> impl Iterator<Item = (&'a KeyboardInput, SystemModifiers)> + 'a {
        // Events from elsewhere, such as tests, have no report.
        let is_complete = inputs.len() == self.at_keys.len();
        inputs.enumerate().map(move |(index, input)| {
            let reported = self.at_keys.get(index).filter(|_| is_complete);
            (input, reported.copied().unwrap_or_default())
        })
    }
}

/// The modifiers that count. If one of two Shift keys is released, the other one still counts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HeldModifiers {
    keys: Vec<(KeyCode, Modifier)>,
    reported: SystemModifiers,
}

impl HeldModifiers {
    /// Reads a key event with the system's report. Returns `true` if it was a modifier.
    pub fn read(&mut self, input: &KeyboardInput, reported: SystemModifiers) -> bool {
        self.reported = reported;
        // With sticky keys a modifier can be released as another logical key.
        self.keys.retain(|(held, _)| *held != input.key_code);
        let Some(modifier) = Modifier::of(input) else {
            return false;
        };
        if input.state.is_pressed() {
            self.keys.push((input.key_code, modifier));
        }
        true
    }

    /// Takes over the system's report after all events of a frame.
    pub const fn end_frame(&mut self, reported: &ReportedModifiers) {
        self.reported = reported.now;
    }

    /// Releases everything: the window lost the focus, and gets no event when keys are released in another one.
    pub fn clear(&mut self) {
        *self = HeldModifiers::default();
    }

    /// `true` if a modifier counts.
    #[must_use]
    pub fn has(&self, modifier: Modifier) -> bool {
        self.reported.has(modifier) || self.keys.iter().any(|(_, held)| *held == modifier)
    }
}
