//! Which games can go on, looked up as the panel for a new game opens.

use bevy::prelude::*;

use super::CurrentSettings;
use super::open::Open;
use super::panels::{NewGameDraft, Panel};
use super::toast::Toasts;
use super::words::Words;
use crate::table::autosave::{SaveSlot, Saves};
use crate::table::{Saved, Table};

/// Looks, as the panel for a new game opens, which games can go on; the panel begins with the
/// game on the table.
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
    if opens == std::mem::replace(&mut *was_open, opens) || !opens {
        return;
    }
    let (fresh, notices) = Saved::read(&mut saves, &slot);
    *saved = fresh;
    for notice in notices {
        let problem = [("problem", notice.problem.into())];
        toasts.add(words.with("toast-damaged", &problem), None);
    }
    let kind = table.game().setup().kind();
    if draft.setup.kind() != kind {
        draft.setup = settings.0.setup(kind);
    }
}
