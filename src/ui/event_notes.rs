//! Adds toasts about events, refusals and hints.

use bevy::prelude::*;

use super::games;
use super::lesson::LessonNote;
use super::open::OpenPanels;
use super::refusal;
use super::toast::{self, Toasts};
use super::words::Words;
use crate::stage::director::ActFinished;
use crate::stage::timeline::Act;
use crate::table::advice::HintFound;
use crate::table::{Learning, Refused, Table, TableEvent};

/// Turns events and refusals into toasts.
pub(super) fn add(
    time: Res<Time<Real>>,
    words: Res<Words>,
    table: Res<Table>,
    mut open: ResMut<OpenPanels>,
    learning: Option<Res<Learning>>,
    mut lesson_note: ResMut<LessonNote>,
    mut toasts: ResMut<Toasts>,
    mut table_events: MessageReader<TableEvent>,
    mut shown: MessageReader<ActFinished>,
    mut refused: MessageReader<Refused>,
    mut hints: MessageReader<HintFound>,
) {
    if !toasts.is_empty() {
        toasts.tick(time.delta());
    }
    for table_event in table_events.read() {
        match table_event {
            TableEvent::SetUp => {
                open.end_dismissed = false;
                toasts.clear_last_game();
            }
            TableEvent::Undone => open.end_dismissed = false,
            TableEvent::Stepped(_)
            | TableEvent::SteppedBack { .. }
            | TableEvent::Jumped
            | TableEvent::TurnConfirmed => {}
        }
    }
    let teaches = learning.is_some_and(|learning| !learning.plays());
    for ActFinished(act) in shown.read() {
        // Unused throws at the end of a game need no toast, a lesson has its own notes, and a replay is too fast for
        // toasts.
        if table.game().outcome().is_some() || table.is_replayed() || teaches {
            continue;
        }
        // The throw that ends a row of turns shown quickly.
        if matches!(act, Act::Throw { .. })
            && let Some(turns) = table.hurried_turns()
        {
            let count = ("count", turns.into());
            toasts.add(words.with("toast-empty-turns", &[count]), None);
        }
        if let Some(note) = games::event_note(&words, &table, act) {
            toasts.add(note, None);
        }
    }
    for Refused(refusal) in refused.read() {
        let (text, rule) = refusal::refusal(&words, refusal);
        if teaches {
            lesson_note.refuse(time.elapsed(), text, rule);
        } else {
            toasts.refuse(text, rule);
        }
    }
    for HintFound(hint) in hints.read() {
        toasts.refuse(toast::advice(&words, &table, hint), None);
    }
}
