//! Follows the player's presses with any device, which remove notes if the player wants them to stay until then.

use bevy::ecs::system::SystemParam;
use bevy::input::gamepad::GamepadButtonStateChangedEvent;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Action;

use super::event_notes;
use super::screen_reader::ReaderRequest;
use super::toast::Toasts;
use crate::input::InputSystems;
use crate::settings::CurrentSettings;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Toasts>()
        .add_message::<KeyboardInput>()
        .add_message::<MouseButtonInput>()
        .add_message::<TouchInput>()
        .add_message::<GamepadButtonStateChangedEvent>()
        .add_message::<ReaderRequest>()
        .add_systems(
            Update,
            follow.after(InputSystems::Read).before(event_notes::add),
        );
}

/// The presses of all devices, and those of screen readers.
#[derive(SystemParam)]
struct Presses<'w, 's> {
    keys: MessageReader<'w, 's, KeyboardInput>,
    mouse: MessageReader<'w, 's, MouseButtonInput>,
    touches: MessageReader<'w, 's, TouchInput>,
    buttons: MessageReader<'w, 's, GamepadButtonStateChangedEvent>,
    requests: MessageReader<'w, 's, ReaderRequest>,
}

impl Presses<'_, '_> {
    /// Returns whether a press started and whether one ended in this frame. Reads every message.
    fn started_and_ended(&mut self) -> (bool, bool) {
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
        let clicks = self.requests.read().filter(
            |request| matches!(request, ReaderRequest::Act(act) if act.action == Action::Click),
        );
        let clicks = clicks.flat_map(|_| [true, false]);
        let (mut started, mut ended) = (false, false);
        for starts in keys
            .chain(mouse)
            .chain(buttons)
            .chain(touches)
            .chain(clicks)
        {
            started |= starts;
            ended |= !starts;
        }
        (started, ended)
    }
}

fn follow(
    mut presses: Presses,
    settings: Res<CurrentSettings>,
    time: Res<Time<Real>>,
    mut toasts: ResMut<Toasts>,
) {
    let (started, ended) = presses.started_and_ended();
    let keep = settings.0.note_time;
    if toasts.keep() != keep {
        toasts.keep_for(keep);
    }
    if toasts.is_empty() {
        return;
    }
    // At rest, frames are drawn only for input, so the time in view must be counted before the press is judged.
    toasts.tick(time.delta());
    if started {
        toasts.start_press();
    }
    if ended {
        toasts.end_press();
    }
}
