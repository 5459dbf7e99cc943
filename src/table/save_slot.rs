//! The store of saves, and the slots in it that games are saved in.

use bevy::prelude::*;

use crate::rules::GameKind;
use crate::store::{Slot, Store};

/// Where saves and settings live.
#[derive(Resource, Debug, Deref, DerefMut)]
pub struct Saves(pub Store);

/// Under which prefix games are saved, so that a demonstration never touches a player's game.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub enum SaveSlot {
    /// A player's games.
    #[default]
    Autosave,
    /// Computer against computer.
    Demo,
    /// A lesson, and the real game at its end.
    Lesson,
    /// Nothing is saved: the program shows how it goes while nobody plays.
    Nowhere,
}

impl SaveSlot {
    /// The slot of one game.
    #[must_use]
    pub fn of(&self, game: GameKind) -> Slot {
        match self {
            // What nobody keeps is not in the way of what is read.
            SaveSlot::Autosave | SaveSlot::Nowhere => Slot::game(game),
            SaveSlot::Demo => Slot::demo(game),
            SaveSlot::Lesson => Slot::lesson(game),
        }
    }
}
