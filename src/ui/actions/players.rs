//! Requests to the remembered players.

use bevy::prelude::Message;

use crate::players::PlayerList;

/// A request to the remembered players.
#[derive(Message, Clone, Debug)]
pub enum PlayersAction {
    /// Save this list of players.
    Remember(Box<PlayerList>),
}
