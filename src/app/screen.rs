//! The screens of the program.

use bevy::prelude::*;

/// The screens of the program.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The pictures of the home screen or of the first table are loading.
    #[default]
    Loading,
    /// The table, or the home screen over it.
    Table,
}
