//! The order of the input's work within a frame.

use bevy::prelude::*;

/// The input's work within a frame, in this order and before the table's.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InputSystems {
    /// Devices write presses.
    Read,
    /// Presses become intents.
    Interpret,
}
