//! Notes the last used device, whose keys or buttons texts name.

use bevy::ecs::system::SystemParam;
use bevy::input::gamepad::GamepadButtonStateChangedEvent;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;

use super::InputSystems;
use super::gamepad::LEAN;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastDevice>()
        .add_message::<KeyboardInput>()
        .add_message::<MouseButtonInput>()
        .add_message::<TouchInput>()
        .add_message::<GamepadButtonStateChangedEvent>()
        .add_systems(Update, note_device.in_set(InputSystems::Read));
}

/// The last used device, whose keys or buttons texts name.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LastDevice {
    /// A keyboard or a mouse, or nothing yet.
    #[default]
    Keyboard,
    /// A controller.
    Controller,
    /// A finger on the screen, which needs no keys.
    Touch,
}

/// The input of all devices.
#[derive(SystemParam)]
struct Inputs<'w, 's> {
    keys: MessageReader<'w, 's, KeyboardInput>,
    mouse: MessageReader<'w, 's, MouseButtonInput>,
    touches: MessageReader<'w, 's, TouchInput>,
    buttons: MessageReader<'w, 's, GamepadButtonStateChangedEvent>,
    pads: Query<'w, 's, &'static Gamepad, Changed<Gamepad>>,
}

impl Inputs<'_, '_> {
    /// The device used in this frame. `None` without one. Reads every message, so that none counts a frame later.
    fn device(&mut self) -> Option<LastDevice> {
        let keys = self.keys.read().filter(|key| key.state.is_pressed());
        let mouse = self.mouse.read().filter(|button| button.state.is_pressed());
        let touches = self.touches.read();
        let touches = touches.filter(|touch| touch.phase == TouchPhase::Started);
        let buttons = self.buttons.read();
        let buttons = buttons.filter(|button| button.state.is_pressed());
        let mut pads = self.pads.iter();
        let leans = pads.any(|pad| pad.left_stick().length() > LEAN);
        let is_typed = keys.count() + mouse.count() > 0;
        let is_on_pad = buttons.count() > 0 || leans;
        if touches.count() > 0 {
            Some(LastDevice::Touch)
        } else if is_on_pad {
            Some(LastDevice::Controller)
        } else {
            is_typed.then_some(LastDevice::Keyboard)
        }
    }
}

fn note_device(mut inputs: Inputs, mut device: ResMut<LastDevice>) {
    if let Some(used) = inputs.device() {
        device.set_if_neq(used);
    }
}
