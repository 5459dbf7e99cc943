//! The modifier keys that are held down, each on its own.

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::KeyCode;

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

/// The modifier keys that are held down. If one of two Shift keys is released, the other one still counts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HeldModifiers(Vec<(KeyCode, Modifier)>);

impl HeldModifiers {
    /// Reads a key event. Returns `true` if it was a modifier.
    pub fn read(&mut self, input: &KeyboardInput) -> bool {
        // With sticky keys a modifier can be released as another logical key.
        self.0.retain(|(held, _)| *held != input.key_code);
        let Some(modifier) = Modifier::of(input) else {
            return false;
        };
        if input.state.is_pressed() {
            self.0.push((input.key_code, modifier));
        }
        true
    }

    /// Releases all keys: the window lost the focus, and gets no event when they're released in another one.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// `true` if a key for a modifier is held.
    #[must_use]
    pub fn has(&self, modifier: Modifier) -> bool {
        self.0.iter().any(|(_, held)| *held == modifier)
    }
}
