//! Turns the input of mouse, touch, keyboard and controllers into presses, and presses into intents.

use bevy::prelude::*;
use bevy::window::WindowEvent;

use crate::table::TableSystems;

pub mod advice;
pub mod binding;
pub mod closer_view;
pub mod controller_make;
pub mod controllers;
pub mod gamepad;
pub mod held_modifiers;
pub mod key_bindings;
pub mod key_letter;
pub mod key_names;
pub mod keyboard;
pub mod last_device;
mod lesson;
mod lift;
pub mod next_input;
pub mod panel_keys;
pub mod pointer;
pub mod press;
pub mod replay;
pub mod selection;
pub mod switches;
mod systems;
pub mod throw_entry;
pub mod throw_in_use;
mod way_to;

pub use press::{Press, Pressed};
pub use selection::{PointedOut, Selection};
pub use systems::InputSystems;
pub use throw_entry::ThrowEntry;
pub use throw_in_use::ThrowInUse;
pub use way_to::{WayTo, ways_to};

/// Handles presses, independent of devices.
pub struct InputPlugin;

impl Plugin for InputPlugin {
    fn build(&self, app: &mut App) {
        app.configure_sets(
            Update,
            (InputSystems::Read, InputSystems::Interpret)
                .chain()
                .before(TableSystems::Guide),
        )
        .add_plugins((
            press::plugin,
            binding::plugin,
            selection::plugin,
            throw_entry::plugin,
            throw_in_use::plugin,
            advice::plugin,
            lesson::plugin,
        ));
    }
}

/// Reads the devices.
pub struct DevicesPlugin;

impl Plugin for DevicesPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            pointer::plugin,
            closer_view::plugin,
            lift::plugin,
            keyboard::plugin,
            gamepad::plugin,
            controllers::plugin,
            next_input::plugin,
            last_device::plugin,
            switches::plugin,
            replay::plugin,
        ));
    }
}

/// `true` if a window event is caused by a player's input.
#[must_use]
pub const fn is_by_hand(event: &WindowEvent) -> bool {
    matches!(
        event,
        WindowEvent::CursorMoved(_)
            | WindowEvent::MouseButtonInput(_)
            | WindowEvent::MouseWheel(_)
            | WindowEvent::TouchInput(_)
            | WindowEvent::PinchGesture(_)
            | WindowEvent::KeyboardInput(_)
    )
}
