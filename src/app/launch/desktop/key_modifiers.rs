//! Reads the modifiers that the system reports between keys.
//!
//! Only on Linux: with sticky keys, and on screen keyboards of Wayland, a modifier counts without a key event. On other
//! systems the modifier keys themselves are reported.

use bevy::prelude::*;
use bevy::winit::RawWinitWindowEvent;
use winit::event::WindowEvent;
use winit::keyboard::ModifiersState;

use crate::input::held_modifiers::{ReportedModifiers, SystemModifiers};

pub(super) fn plugin(app: &mut App) {
    if cfg!(target_os = "linux") {
        app.init_resource::<ReportedModifiers>()
            .add_message::<RawWinitWindowEvent>()
            .add_systems(First, read);
    }
}

fn read(mut events: MessageReader<RawWinitWindowEvent>, mut reported: ResMut<ReportedModifiers>) {
    if events.is_empty() && reported.at_keys.is_empty() {
        return;
    }
    let mut now = reported.now;
    let mut at_keys = Vec::new();
    for event in events.read() {
        match &event.event {
            WindowEvent::ModifiersChanged(modifiers) => now = of(modifiers.state()),
            WindowEvent::KeyboardInput {
                event,
                is_synthetic,
                ..
            // Bevy drops the presses that winit makes up when the window gets the focus.
            } if !(*is_synthetic && event.state.is_pressed()) => at_keys.push(now),
            WindowEvent::Focused(false) => now = SystemModifiers::default(),
            _ => {}
        }
    }
    reported.set_if_neq(ReportedModifiers { at_keys, now });
}

fn of(state: ModifiersState) -> SystemModifiers {
    SystemModifiers {
        shift: state.shift_key(),
        control: state.control_key(),
        alt: state.alt_key(),
        super_key: state.super_key(),
    }
}
