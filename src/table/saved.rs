//! The games that lie saved, each in a slot of its own, and can go on.

use bevy::prelude::*;

use super::autosave::{SaveSlot, Saves};
use crate::record::GameRecord;
use crate::rules::GameKind;
use crate::store::Notice;

/// The unfinished games of all kinds, as they were when this was read.
#[derive(Resource, Clone, Debug, Default)]
pub struct Saved {
    games: Vec<GameRecord>,
}

impl Saved {
    /// Reads every game's slot. A damaged save is set aside, which the notice tells.
    #[must_use]
    pub fn read(saves: &mut Saves, slot: &SaveSlot) -> (Saved, Vec<Notice>) {
        let (mut found, mut notices) = (Vec::new(), Vec::new());
        for game in GameKind::ALL {
            let loaded = saves.load_with(&slot.of(game), GameRecord::from_record);
            found.extend(loaded.value.filter(GameRecord::is_under_way));
            notices.extend(loaded.notice);
        }
        (Saved { games: found }, notices)
    }

    /// The unfinished game of a kind.
    #[must_use]
    pub fn game(&self, kind: GameKind) -> Option<&GameRecord> {
        self.games.iter().find(|game| game.setup().kind() == kind)
    }

    /// The number of the move with which the unfinished game of a kind goes on.
    #[must_use]
    pub fn next_move(&self, kind: GameKind) -> Option<u32> {
        self.game(kind).map(|game| game.position().turn_number())
    }
}
