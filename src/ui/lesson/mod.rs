//! Shows a lesson on the panels: the note with its instructions, its buttons, the arrow and the light.

mod arrow;
mod look;
mod motion;
mod note;
mod scene;
mod shade;
mod sheet;

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui;

pub use look::{NoteLook, NoteMaterial};
pub use motion::LessonNote;

use super::kit::fixed_area;
use super::open::OpenPanels;
use super::theme::touch_height;
use super::ui_action::UiAction;
use super::view::View;
use super::{Toasts, Words, event_notes, games, top_bar};
use crate::stage::Tempo;
use crate::table::{Learning, LessonLeft, TableEvent};
use scene::Scene;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LessonNote>().add_systems(
        Update,
        (
            // Setting up a game clears the table's toasts, but this one must stay.
            (announce_game, announce_end).after(event_notes::add),
            motion::follow,
            update_teaching,
        ),
    );
}

/// The lesson's state for the panels.
#[derive(Clone, Copy, Debug)]
pub struct LessonView<'a> {
    /// The lesson on the table. `None` without one.
    pub learning: Option<&'a Learning>,
    /// The state of the lesson's note.
    pub note: &'a LessonNote,
    /// The tempo of all motion.
    pub tempo: Tempo,
    /// The time since the start.
    pub now: Duration,
}

/// Explains the real game at the end once it's set up.
fn announce_game(
    mut table_events: MessageReader<TableEvent>,
    learning: Option<Res<Learning>>,
    words: Res<Words>,
    mut toasts: ResMut<Toasts>,
) {
    let laid = |event: &&TableEvent| matches!(event, TableEvent::SetUp);
    let is_laid = table_events.read().filter(laid).count() > 0;
    if let Some(learning) = learning.filter(|learning| is_laid && learning.plays()) {
        let key = learning.run().step().key(learning.game());
        toasts.add_long(words.get(&format!("{key}-text")));
    }
}

/// Explains that a lesson can be resumed.
fn announce_end(
    mut left: MessageReader<LessonLeft>,
    words: Res<Words>,
    mut toasts: ResMut<Toasts>,
) {
    if left.read().any(|left| !left.finished) {
        toasts.add(words.get("lesson-left"), None);
    }
}

/// Keeps the end of a step's game from opening the panel about a game's end.
fn update_teaching(learning: Option<Res<Learning>>, mut open: ResMut<OpenPanels>) {
    let teaching = learning.is_some_and(|learning| !learning.plays());
    if open.teaching != teaching {
        open.teaching = teaching;
    }
}

/// Shows a lesson's step in place of the panels beside the board. `None` without a lesson.
pub(super) fn show(
    ctx: &egui::Context,
    view: &View,
    lesson_view: &LessonView,
    free: bool,
) -> Option<Option<UiAction>> {
    let learning = lesson_view.learning.filter(|learning| !learning.plays())?;
    let place = view.layout.lesson?;
    let scene = Scene::of(view, learning);
    if view.table.game().setup().kind() == learning.game() {
        shade::paint(ctx, view, &scene);
        arrow::paint(ctx, view, &scene, lesson_view);
    }
    let bar = fixed_area(ctx, "bar", view.layout.bar, free, |ui| {
        top_bar::show(ui, view, lesson_view.learning)
    });
    let note = fixed_area(ctx, "lesson", place, free, |ui| {
        note::show(ui, view, learning, lesson_view)
    });
    let thrown = thrown(ctx, view, place, free);
    Some(bar.or(note).or(thrown))
}

/// Shows the turn's throws and which are unused, beside the sticks.
fn thrown(
    ctx: &egui::Context,
    view: &View,
    place: bevy::math::Rect,
    free: bool,
) -> Option<UiAction> {
    let room = view.layout.actions;
    // The note might cover this place; in that case the dice are on the board anyway.
    let apart = room.max.x <= place.min.x || room.max.y <= place.min.y;
    if !apart || !view.layout.board_view.has_throws() {
        return None;
    }
    fixed_area(ctx, "thrown", room, free, |ui| {
        games::throw_chips(ui, view, touch_height(ui, 44.0))
    })
}
