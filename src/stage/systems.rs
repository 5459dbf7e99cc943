//! The order of the stage's work within a frame.

use bevy::prelude::*;

/// The stage's work within a frame, in this order and after the table's.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StageSystems {
    /// What happened at the table becomes acts.
    Direct,
    /// Acts are played.
    Play,
    /// Everything visible is put where it belongs.
    Arrange,
}
