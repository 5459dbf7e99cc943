//! Requests to the statistics.

use bevy::prelude::Message;

/// A request to the statistics.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatisticsAction {
    /// Save the games as a table.
    Save,
    /// Delete all games.
    Delete,
}
