//! Adds toasts about events, refusals and hints.

use bevy::prelude::*;

use super::advice;
use super::games;
use super::lesson::LessonNote;
use super::open::OpenPanels;
use super::refusal;
use super::side_note::LastSide;
use super::toast::{self, Toasts};
use super::words::Words;
use crate::input::{Press, Pressed, Selection};
use crate::stage::director::ActFinished;
use crate::stage::timeline::Act;
use crate::table::advice::HintFound;
use crate::table::{Experience, Learning, Location, Refusal, Refused, Table, TableEvent};

/// Turns events and refusals into toasts.
pub(super) fn add(
    time: Res<Time<Real>>,
    words: Res<Words>,
    table: Res<Table>,
    selection: Res<Selection>,
    experience: Res<Experience>,
    mut open: ResMut<OpenPanels>,
    learning: Option<Res<Learning>>,
    mut lesson_note: ResMut<LessonNote>,
    mut toasts: ResMut<Toasts>,
    mut table_events: MessageReader<TableEvent>,
    mut shown: MessageReader<ActFinished>,
    mut refused: MessageReader<Refused>,
    mut hints: MessageReader<HintFound>,
    mut presses: MessageReader<Pressed>,
    mut last_side: Local<LastSide>,
    mut pressed: Local<Option<Location>>,
) {
    for table_event in table_events.read() {
        match table_event {
            TableEvent::SetUp => {
                open.end_dismissed = false;
                toasts.clear_last_game();
                let note = last_side.note(&words, &table);
                if let Some(note) = note.filter(|_| learning.is_none()) {
                    toasts.add(note, None);
                }
            }
            TableEvent::Undone => {
                open.end_dismissed = false;
                toasts.remove_about_move();
            }
            TableEvent::Stepped(step) if step.change.is_none() => {}
            TableEvent::Stepped(_) | TableEvent::SteppedBack { .. } | TableEvent::Jumped => {
                toasts.remove_about_move();
            }
            TableEvent::TurnConfirmed => {}
        }
    }
    let lesson = learning.filter(|learning| !learning.plays());
    let teaches = lesson.is_some();
    for ActFinished(act) in shown.read() {
        // The table can be ahead of the stage.
        if matches!(act, Act::Travel { .. } | Act::Enter { .. }) {
            toasts.remove_about_move();
        }
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
            toasts.add_about_move(words.with("toast-empty-turns", &[count]));
        }
        if let Some(note) = games::event_note(&words, &table, act) {
            toasts.add_about_move(note);
        }
    }
    for Pressed { press, .. } in presses.read() {
        *pressed = match *press {
            Press::Location(at) | Press::Drag { to: at, .. } => Some(at),
            _ => None,
        };
    }
    for Refused(refusal) in refused.read() {
        if let Some(lesson) = &lesson {
            let has_arrow = !lesson.wanted().is_empty();
            let (text, rule) = refusal::lesson_answer(&words, refusal, has_arrow);
            lesson_note.refuse(time.elapsed(), text, rule);
        } else {
            let (text, rule) = refusal::answer(&words, &table, &selection, refusal);
            match pressed.take().filter(|_| is_of_board(refusal)) {
                Some(at) => toasts.refuse_at(text, rule, at),
                None => toasts.refuse(text, rule),
            }
        }
    }
    for HintFound(hint) in hints.read() {
        let is_new = experience.is_new(table.game().setup().kind());
        let mut text = toast::advice(&words, &table, hint);
        if let Some(ways) = advice::two_ways(&words, &table, hint).filter(|_| is_new) {
            text = advice::sentences(&words, text, ways);
        }
        toasts.refuse(text, None);
    }
}

/// `true` if a press on the board can be refused for this reason, not only a button.
const fn is_of_board(refusal: &Refusal) -> bool {
    matches!(
        refusal,
        Refusal::Illegal(_)
            | Refusal::PickPiece { .. }
            | Refusal::NotYourTurn
            | Refusal::ThrowFirst
            | Refusal::MoveFirst
            | Refusal::ConfirmFirst
            | Refusal::Over
    )
}
