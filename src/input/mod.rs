//! Pointer, touch, keyboard and gamepad: all become presses, and presses become intents.

use bevy::prelude::*;
use bevy::window::WindowEvent;

use crate::table::TableSystems;

pub mod advice;
pub mod gamepad;
pub mod key_bindings;
pub mod keyboard;
mod lesson;
mod lift;
pub mod pointer;
pub mod press;
pub mod selection;

pub use press::Press;
pub use selection::{PointedOut, Selection};

/// The order of the input's work within a frame, before the table's.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InputSystems {
    /// Devices write presses.
    Read,
    /// Presses are understood.
    Understand,
}

/// What a press means, without any device.
pub struct InputPlugin;

impl Plugin for InputPlugin {
    fn build(&self, app: &mut App) {
        app.configure_sets(
            Update,
            (InputSystems::Read, InputSystems::Understand)
                .chain()
                .before(TableSystems::Guide),
        )
        .add_plugins((
            press::plugin,
            selection::plugin,
            advice::plugin,
            lesson::plugin,
        ));
    }
}

/// The devices themselves.
pub struct DevicesPlugin;

impl Plugin for DevicesPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            pointer::plugin,
            lift::plugin,
            keyboard::plugin,
            gamepad::plugin,
        ));
    }
}

/// Whether a window tells of something that somebody does.
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
