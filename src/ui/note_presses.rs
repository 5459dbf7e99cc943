//! Follows the player's presses with any device, which remove notes if the player wants them to stay until then.

use bevy::ecs::system::SystemParam;
use bevy::input::gamepad::GamepadButtonStateChangedEvent;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;

use super::event_notes;
use super::toast::Toasts;
use crate::input::InputSystems;
use crate::settings::CurrentSettings;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Toasts>()
        .add_message::<KeyboardInput>()
        .add_message::<MouseButtonInput>()
        .add_message::<TouchInput>()
        .add_message::<GamepadButtonStateChangedEvent>()
        .add_systems(
            Update,
            follow.after(InputSystems::Read).before(event_notes::add),
        );
}

/// The presses of all devices.
#[derive(SystemParam)]
struct Presses<'w, 's> {
    keys: MessageReader<'w, 's, KeyboardInput>,
    mouse: MessageReader<'w, 's, MouseButtonInput>,
    touches: MessageReader<'w, 's, TouchInput>,
    buttons: MessageReader<'w, 's, GamepadButtonStateChangedEvent>,
}

impl Presses<'_, '_> {
    /// If a press has started in this frame, and if one has ended. Reads every message.
    fn started_and_ended(&mut self) -> [bool; 2] {
        let keys = self.keys.read().filter(|key| !key.repeat);
        let keys = keys.map(|key| key.state.is_pressed());
        let mouse = self.mouse.read().map(|button| button.state.is_pressed());
        let buttons = self.buttons.read();
        let buttons = buttons.map(|button| button.state.is_pressed());
        let touches = self.touches.read().filter_map(|touch| match touch.phase {
            TouchPhase::Started => Some(true),
            TouchPhase::Moved => None,
            TouchPhase::Ended | TouchPhase::Canceled => Some(false),
        });
        let mut found = [false; 2];
        for starts in keys.chain(mouse).chain(buttons).chain(touches) {
            found[usize::from(!starts)] = true;
        }
        found
    }
}

fn follow(mut presses: Presses, settings: Res<CurrentSettings>, mut toasts: ResMut<Toasts>) {
    let [starts, ends] = presses.started_and_ended();
    let keep = settings.0.note_time;
    if toasts.keep() != keep {
        toasts.keep_for(keep);
    }
    if toasts.is_empty() {
        return;
    }
    if starts {
        toasts.start_press();
    }
    if ends {
        toasts.end_press();
    }
}
