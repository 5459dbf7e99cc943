//! The order of the table's work within a frame.

use bevy::prelude::*;

/// The table's work within a frame, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableSystems {
    /// A lesson holds back what its step does not want.
    Guide,
    /// A game that is looked back at goes to another of its moments.
    Replay,
    /// Intents are judged, one after another; events come out.
    Judge,
    /// The pieces' entities follow the game record.
    Follow,
    /// Whatever was accepted is saved.
    Save,
}

/// After everything else in a frame, once it is known whether the stage is busy: the computer and
/// the rhythm of throws write intents for the next frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ThinkSystems;
