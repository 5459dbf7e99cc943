//! The key that a keyboard's layout makes of a pressed key. Commands belong to letters, which every layout has elsewhere.

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::KeyCode;

/// The keys of the letters A to Z.
pub(super) const LETTERS: [KeyCode; 26] = [
    KeyCode::KeyA,
    KeyCode::KeyB,
    KeyCode::KeyC,
    KeyCode::KeyD,
    KeyCode::KeyE,
    KeyCode::KeyF,
    KeyCode::KeyG,
    KeyCode::KeyH,
    KeyCode::KeyI,
    KeyCode::KeyJ,
    KeyCode::KeyK,
    KeyCode::KeyL,
    KeyCode::KeyM,
    KeyCode::KeyN,
    KeyCode::KeyO,
    KeyCode::KeyP,
    KeyCode::KeyQ,
    KeyCode::KeyR,
    KeyCode::KeyS,
    KeyCode::KeyT,
    KeyCode::KeyU,
    KeyCode::KeyV,
    KeyCode::KeyW,
    KeyCode::KeyX,
    KeyCode::KeyY,
    KeyCode::KeyZ,
];

/// The keys of the digits 0 to 9.
const DIGITS: [KeyCode; 10] = [
    KeyCode::Digit0,
    KeyCode::Digit1,
    KeyCode::Digit2,
    KeyCode::Digit3,
    KeyCode::Digit4,
    KeyCode::Digit5,
    KeyCode::Digit6,
    KeyCode::Digit7,
    KeyCode::Digit8,
    KeyCode::Digit9,
];

/// The key whose command an input has, as on a US keyboard: by its letter or digit if it types one, and otherwise by
/// its place, as for arrows. [`KeyCode::Help`] is the question mark. `None` for a letter's key that types another sign.
///
/// The keys of other scripts keep the commands of their places, because they type no letter from A to Z.
#[must_use]
pub fn key_of(input: &KeyboardInput) -> Option<KeyCode> {
    let Key::Character(typed) = &input.logical_key else {
        return Some(input.key_code);
    };
    let mut signs = typed.chars();
    let (Some(sign), None) = (signs.next(), signs.next()) else {
        return Some(input.key_code);
    };
    let sign = sign.to_ascii_lowercase();
    let place = |first: char| (sign as usize).checked_sub(first as usize);
    match sign {
        '?' => Some(KeyCode::Help),
        'a'..='z' => place('a').and_then(|place| LETTERS.get(place)).copied(),
        '0'..='9' => place('0').and_then(|place| DIGITS.get(place)).copied(),
        _ if LETTERS.contains(&input.key_code) && !sign.is_alphabetic() => None,
        _ => Some(input.key_code),
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::entity::Entity;
    use bevy::input::ButtonState;

    use super::*;

    fn typed(key_code: KeyCode, sign: &str) -> Option<KeyCode> {
        key_of(&KeyboardInput {
            key_code,
            logical_key: Key::Character(sign.into()),
            state: ButtonState::Pressed,
            text: Some(sign.into()),
            repeat: false,
            window: Entity::PLACEHOLDER,
        })
    }

    #[test]
    fn letters_and_digits_are_those_of_the_layout() {
        for (place, sign, key) in [
            // French
            (KeyCode::KeyQ, "a", KeyCode::KeyA),
            (KeyCode::KeyA, "Q", KeyCode::KeyQ),
            (KeyCode::Semicolon, "m", KeyCode::KeyM),
            (KeyCode::Digit2, "2", KeyCode::Digit2),
            (KeyCode::Digit2, "é", KeyCode::Digit2),
            // German
            (KeyCode::KeyY, "z", KeyCode::KeyZ),
            (KeyCode::Minus, "?", KeyCode::Help),
            // Dvorak
            (KeyCode::KeyN, "b", KeyCode::KeyB),
            (KeyCode::Comma, "w", KeyCode::KeyW),
            // Turkish
            (KeyCode::KeyI, "ı", KeyCode::KeyI),
            (KeyCode::Quote, "i", KeyCode::KeyI),
            // Russian
            (KeyCode::KeyU, "г", KeyCode::KeyU),
        ] {
            assert_eq!(typed(place, sign), Some(key), "{place:?} {sign}");
        }
    }

    #[test]
    fn a_letters_key_that_types_another_sign_has_no_command() {
        // The key beside the French N, the Greek Q, and the German Q with AltGr.
        assert_eq!(typed(KeyCode::KeyM, ","), None);
        assert_eq!(typed(KeyCode::KeyQ, ";"), None);
        assert_eq!(typed(KeyCode::KeyQ, "@"), None);
    }

    #[test]
    fn the_letters_are_in_order() {
        for (sign, key) in ('a'..='z').zip(LETTERS) {
            assert_eq!(
                format!("{key:?}"),
                format!("Key{}", sign.to_ascii_uppercase())
            );
        }
        for (sign, key) in ('0'..='9').zip(DIGITS) {
            assert_eq!(format!("{key:?}"), format!("Digit{sign}"));
        }
    }
}
