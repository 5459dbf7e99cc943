//! Requests to the game night.

use bevy::prelude::Message;

use crate::evening::{PairingId, Plan, Step};

/// A request to the game night.
#[derive(Message, Clone, Debug)]
pub enum EveningAction {
    /// Start a game night.
    Begin(Box<Plan>),
    /// Apply a step.
    Apply(Step),
    /// Play a pairing at this table, or continue it.
    Play(PairingId),
    /// Delete it, so that another can start.
    Delete,
}
