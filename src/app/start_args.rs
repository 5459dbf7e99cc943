//! Makes the launch options available to every system.

use bevy::prelude::*;

use super::Args;

/// The launch options, from the command line or the page's address.
#[derive(Resource, Clone, Debug, Default)]
pub struct StartArgs(pub Args);
