//! Requests to the game night.

use bevy::prelude::Message;

use crate::evening::{PairingId, Plan, Step};

/// A request to the game night.
#[derive(Message, Clone, Debug)]
pub enum EveningAction {
    /// Begin one.
    Begin(Box<Plan>),
    /// Take a step.
    Take(Step),
    /// Play a pairing at this table, or continue it.
    Play(PairingId),
    /// Forget it, so that another can begin.
    Forget,
}
