//! Requests to the review of a game.

use bevy::prelude::Message;

/// A request to the review of a game.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewAction {
    /// Analyse a turn more deeply, by its index in the game.
    AnalyseDeeper(usize),
}
