//! Which games can go on, read while the panel for a new game is open.

use bevy::prelude::*;

use super::CurrentSettings;
use super::open::Open;
use super::open::Panel;
use super::panels::NewGameDraft;
use super::toast::Toasts;
use super::words::Words;
use crate::table::autosave::{SaveSlot, Saves};
use crate::table::{READING, Saved, Table};

/// Reads which games can go on, from the moment in which the panel for a new game opens. The panel
/// begins with the game on the table.
pub(super) fn look_up(
    open: Res<Open>,
    table: Res<Table>,
    settings: Res<CurrentSettings>,
    slot: Res<SaveSlot>,
    words: Res<Words>,
    mut was_open: Local<bool>,
    mut saves: ResMut<Saves>,
    mut saved: ResMut<Saved>,
    mut draft: ResMut<NewGameDraft>,
    mut toasts: ResMut<Toasts>,
) {
    let opens = open.panel == Some(Panel::NewGame);
    let begins = opens != std::mem::replace(&mut *was_open, opens) && opens;
    let mut notices = Vec::new();
    if begins {
        (*saved, notices) = Saved::begin(&mut saves, &slot);
    }
    if saved.is_reading() {
        notices.extend(saved.read_on(&mut saves, READING));
    }
    for notice in notices {
        let problem = [("problem", notice.problem.into())];
        toasts.add(words.with("toast-damaged", &problem), None);
    }
    if !begins {
        return;
    }
    draft.begin_choosing();
    let kind = table.game().setup().kind();
    if draft.setup.kind() != kind {
        draft.setup = settings.0.setup(kind);
    }
}
