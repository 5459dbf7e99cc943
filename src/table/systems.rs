//! The order of the table's work within a frame.

use bevy::prelude::*;

/// The table's work within a frame, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableSystems {
    /// A lesson blocks intents that its step doesn't want.
    Guide,
    /// A replay moves to another moment.
    Replay,
    /// Intents are judged one after another, and become events.
    Judge,
    /// The pieces' entities follow the game record.
    Follow,
    /// Accepted events are saved.
    Save,
}

/// The work at the end of a frame, when the stage knows whether it's busy: the computer and automatic throws write
/// intents for the next frame. It waits until the players' networks are loaded.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ThinkSystems;
