//! The store of saves, and the slots in it that games are saved in.

use bevy::prelude::*;

use crate::rules::GameKind;
use crate::store::{Slot, Store};

/// The store of saves and settings.
#[derive(Resource, Debug, Deref, DerefMut)]
pub struct Saves(pub Store);

/// The group of slots that games are saved in, so that a demonstration never touches a player's game.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub enum SaveSlot {
    /// A player's games.
    #[default]
    Autosave,
    /// Games of the computer against itself.
    Demo,
    /// A lesson, and the real game at its end.
    Lesson,
    /// No slot: games aren't saved during a demonstration or a replay.
    Unsaved,
}

impl SaveSlot {
    /// The slot of one game.
    #[must_use]
    pub fn of(&self, game: GameKind) -> Slot {
        match self {
            // Games that aren't saved don't change the player's saves, which can still be read.
            SaveSlot::Autosave | SaveSlot::Unsaved => Slot::game(game),
            SaveSlot::Demo => Slot::demo(game),
            SaveSlot::Lesson => Slot::lesson(game),
        }
    }
}
