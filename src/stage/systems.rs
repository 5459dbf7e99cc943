//! The order of the stage's systems in a frame.

use bevy::prelude::*;

/// The stage's systems in a frame, in this order and after the table's.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StageSystems {
    /// Turns table events into acts.
    Direct,
    /// Plays the acts.
    Play,
    /// Moves everything visible to its place.
    Arrange,
}
