//! The keys and buttons that panels read: the standard ones of the player's shortcuts.

use bevy::prelude::{GamepadButton, KeyCode};

use super::key_bindings::{holder, shortcut_button, shortcut_key};
use crate::store::{Shortcut, ShortcutButton, ShortcutInput, ShortcutKey, Shortcuts};

/// A key as panels read it: the standard one for its shortcut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PanelKey {
    /// The standard key.
    pub key: KeyCode,
    /// `true` for the key that leads to the previous control, in place of Shift.
    pub shift: bool,
}

/// The key that panels read in place of a key. `None` if it's a standard key that another action has.
#[must_use]
pub fn panel_key(key: KeyCode, keys: &Shortcuts<ShortcutKey>) -> Option<PanelKey> {
    let plain = |key| PanelKey { key, shift: false };
    let Some(own) = shortcut_key(key) else {
        return Some(plain(key));
    };
    match holder(own, keys, false) {
        Some(Shortcut::Left) => Some(plain(KeyCode::ArrowLeft)),
        Some(Shortcut::Right) => Some(plain(KeyCode::ArrowRight)),
        Some(Shortcut::Up) => Some(plain(KeyCode::ArrowUp)),
        Some(Shortcut::Down) => Some(plain(KeyCode::ArrowDown)),
        Some(Shortcut::Choose) => Some(plain(KeyCode::Enter)),
        Some(Shortcut::Back) => Some(plain(KeyCode::Escape)),
        Some(Shortcut::NextChoice) => Some(plain(KeyCode::Tab)),
        Some(Shortcut::PreviousChoice) => Some(PanelKey {
            key: KeyCode::Tab,
            shift: true,
        }),
        Some(_) if own.standard_use().is_some() => None,
        _ => Some(plain(key)),
    }
}

/// The button that panels read in place of a button. `None` if it's a standard button that another action has.
#[must_use]
pub fn panel_button(
    button: GamepadButton,
    buttons: &Shortcuts<ShortcutButton>,
) -> Option<GamepadButton> {
    let own = shortcut_button(button)?;
    match holder(own, buttons, false) {
        Some(Shortcut::Left) => Some(GamepadButton::DPadLeft),
        Some(Shortcut::Right) => Some(GamepadButton::DPadRight),
        Some(Shortcut::Up) => Some(GamepadButton::DPadUp),
        Some(Shortcut::Down) => Some(GamepadButton::DPadDown),
        Some(Shortcut::Choose) => Some(GamepadButton::South),
        Some(Shortcut::Back) => Some(GamepadButton::East),
        Some(Shortcut::NextChoice) => Some(GamepadButton::RightTrigger),
        Some(Shortcut::PreviousChoice) => Some(GamepadButton::LeftTrigger),
        Some(_) if has_standard_use_on_panels(own) => None,
        _ => Some(button),
    }
}

/// `true` for the buttons of the basic shortcuts and the two that lead to other controls or pages.
fn has_standard_use_on_panels(button: ShortcutButton) -> bool {
    let is_shoulder = matches!(
        button,
        ShortcutButton::LeftShoulder | ShortcutButton::RightShoulder
    );
    is_shoulder || button.standard_use().is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::key_bindings::letters_move;

    #[test]
    fn panels_read_the_standard_keys_and_buttons() {
        let keys = letters_move();
        let read = |key| panel_key(key, &keys).map(|key| (key.key, key.shift));
        assert_eq!(read(KeyCode::KeyW), Some((KeyCode::ArrowUp, false)));
        assert_eq!(read(KeyCode::ArrowUp), Some((KeyCode::ArrowUp, false)));
        assert_eq!(read(KeyCode::KeyQ), Some((KeyCode::Enter, false)));
        assert_eq!(read(KeyCode::Space), None);
        assert_eq!(read(KeyCode::KeyM), Some((KeyCode::KeyM, false)));
        let mut previous = Shortcuts::default();
        previous.take(Shortcut::PreviousChoice, ShortcutKey::K);
        let back = PanelKey {
            key: KeyCode::Tab,
            shift: true,
        };
        assert_eq!(panel_key(KeyCode::KeyK, &previous), Some(back));
        for key in [KeyCode::Space, KeyCode::Enter, KeyCode::Tab, KeyCode::KeyS] {
            let read = panel_key(key, &Shortcuts::default());
            assert_eq!(read, Some(PanelKey { key, shift: false }));
        }

        let mut buttons = Shortcuts::default();
        let read = |button, buttons: &Shortcuts<ShortcutButton>| panel_button(button, buttons);
        for button in [
            GamepadButton::South,
            GamepadButton::DPadUp,
            GamepadButton::RightTrigger,
            GamepadButton::LeftTrigger,
            GamepadButton::West,
            GamepadButton::Start,
        ] {
            assert_eq!(read(button, &buttons), Some(button));
        }
        buttons.take(Shortcut::Choose, ShortcutButton::East);
        buttons.take(Shortcut::Undo, ShortcutButton::RightShoulder);
        assert_eq!(
            read(GamepadButton::East, &buttons),
            Some(GamepadButton::South)
        );
        assert_eq!(
            read(GamepadButton::South, &buttons),
            Some(GamepadButton::East)
        );
        assert_eq!(read(GamepadButton::RightTrigger, &buttons), None);
        let next = Some(GamepadButton::RightTrigger);
        assert_eq!(read(GamepadButton::West, &buttons), next);
    }
}
