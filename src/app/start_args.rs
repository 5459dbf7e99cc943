//! The arguments of the start, for every system that depends on them.

use bevy::prelude::*;

use super::Args;

/// The arguments of the start, from the command line or the page's address.
#[derive(Resource, Clone, Debug, Default)]
pub struct StartArgs(pub Args);
