//! Key presses, as the window sends them.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowEvent};

/// The program's window.
pub(crate) fn window(world: &mut World) -> Option<Entity> {
    let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
    windows.single(world).ok()
}

/// Presses or releases a key. A pressed key can type a text.
pub(crate) fn key_event(
    world: &mut World,
    window: Entity,
    key_code: KeyCode,
    logical_key: Key,
    state: ButtonState,
    text: Option<&str>,
) {
    let input = KeyboardInput {
        key_code,
        logical_key,
        state,
        text: text.filter(|_| state.is_pressed()).map(Into::into),
        repeat: false,
        window,
    };
    world.write_message(WindowEvent::from(input.clone()));
    world.write_message(input);
}

/// Presses and releases a key.
pub(crate) fn strike(
    world: &mut World,
    window: Entity,
    code: KeyCode,
    key: Key,
    text: Option<&str>,
) {
    for state in [ButtonState::Pressed, ButtonState::Released] {
        key_event(world, window, code, key.clone(), state, text);
    }
}
