//! Reads the games that can be continued while the home screen or the panel for a new game is open.

use bevy::prelude::*;

use super::CurrentSettings;
use super::home::Home;
use super::open::OpenPanels;
use super::panel::Panel;
use super::panels::NewGameDraft;
use super::toast::Toasts;
use super::words::Words;
use crate::table::autosave::{SaveSlot, Saves};
use crate::table::{READING, Saved, Table};

/// Reads the games that can be continued when the home screen or the panel for a new game opens. The panel starts with
/// the game on the table, or that of the open room.
pub(super) fn look_up(
    open: Res<OpenPanels>,
    table: Res<Table>,
    settings: Res<CurrentSettings>,
    slot: Res<SaveSlot>,
    words: Res<Words>,
    home: Res<Home>,
    mut seen_before: Local<(bool, bool)>,
    mut saves: ResMut<Saves>,
    mut saved: ResMut<Saved>,
    mut draft: ResMut<NewGameDraft>,
    mut toasts: ResMut<Toasts>,
) {
    let sets_up = open.panel == Some(Panel::NewGame);
    let seen = (open.home, sets_up);
    let before = std::mem::replace(&mut *seen_before, seen);
    let comes_home = seen.0 && !before.0;
    let begins = sets_up && !before.1;
    let mut notices = Vec::new();
    if comes_home || begins {
        // Demonstrations can't be continued, so these are the player's games.
        let slot = match &*slot {
            SaveSlot::Demo | SaveSlot::Unsaved if open.home => &SaveSlot::Autosave,
            slot => slot,
        };
        (*saved, notices) = Saved::begin(&mut saves, slot);
    }
    if saved.is_reading() {
        notices.extend(saved.read_on(&mut saves, READING));
    }
    for notice in notices {
        toasts.add_problem(words.get("toast-damaged"), notice.problem);
    }
    if !begins {
        return;
    }
    draft.begin_choosing();
    let kind = if open.home {
        home.game()
    } else {
        table.game().setup().kind()
    };
    if draft.setup.kind() != kind {
        draft.take_game(&settings.0, kind);
    }
}
