//! Shows a lesson on the panels: the note with its instructions, its buttons, the arrow and the light.

mod arrow;
mod caption;
mod lit;
mod look;
mod motion;
mod note;
mod scene;
mod shade;
mod sheet;
mod texts;

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui;

pub use lit::LitPlaces;
pub use look::{NoteLook, NoteMaterial};
pub use motion::{LessonNote, LessonNotePlugin};

use super::kit::fixed_area;
use super::open::OpenPanels;
use super::theme::touch_height;
use super::ui_action::UiAction;
use super::view::View;
use super::{Toasts, Words, action_bar, advice, event_notes, games, throw_tray, top_bar};
use crate::input::{Press, Pressed};
use crate::stage::{Tempo, Timeline};
use crate::table::learning::location_of;
use crate::table::{Learning, LessonLeft, Location};
use scene::Scene;

/// The instruction of a lesson's step, as screen readers say it.
pub(super) fn spoken(view: &View, learning: &Learning) -> String {
    let texts::NoteTexts { title, text } = texts::NoteTexts::of(view, learning);
    let ends = title.ends_with(['.', '!', '?']);
    let title = if ends { title } else { format!("{title}.") };
    let both = advice::sentences(view.words, title, text);
    let side = learning.run().step().side;
    let places = lit::spots(learning)
        .iter()
        .filter_map(|spot| location_of(*spot, side))
        .filter(|location| matches!(location, Location::Board(_)))
        .map(|location| games::place_name(view.words, view.position, location));
    let places: Vec<String> = places.collect();
    if places.is_empty() {
        return both;
    }
    let lit = view.words.list(&places);
    let lit = view.words.with("reader-lit-at", &[("at", lit.into())]);
    advice::sentences(view.words, both, lit)
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(LessonNotePlugin).add_systems(
        Update,
        (
            // Setting up a game clears the table's toasts, but this one must stay.
            announce_end.after(event_notes::add),
            update_teaching,
            play_after_end,
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

/// Starts a game if a key or a controller's button for the next action is pressed after the real game of a lesson.
fn play_after_end(
    time: Res<Time<Real>>,
    learning: Option<Res<Learning>>,
    timeline: Res<Timeline>,
    open: Res<OpenPanels>,
    mut over_since: Local<Option<Duration>>,
    mut pressed: MessageReader<Pressed>,
    mut actions: MessageWriter<UiAction>,
) {
    /// Until then, a press was meant for the board.
    const FRESH: Duration = Duration::from_millis(800);
    let next = |pressed: &Pressed| matches!(pressed.press, Press::Next | Press::Done);
    let asked = pressed.read().filter(|pressed| next(pressed)).count() > 0;
    let is_over = learning.filter(|learning| {
        learning.is_finished() && timeline.is_idle() && open.panel.is_none() && !open.home
    });
    let Some(learning) = is_over else {
        *over_since = None;
        return;
    };
    let since = *over_since.get_or_insert(time.elapsed());
    if asked && time.elapsed() >= since + FRESH {
        actions.write(UiAction::PlayLearned(learning.game()));
    }
}

/// Keeps the end of a lesson's game from opening the panel about a game's end, because the lesson's note tells it.
fn update_teaching(learning: Option<Res<Learning>>, mut open: ResMut<OpenPanels>) {
    let teaching = learning.is_some();
    if open.teaching != teaching {
        open.teaching = teaching;
    }
}

/// Shows a lesson in place of the panels beside the board. `None` without a lesson.
pub(super) fn show(
    ctx: &egui::Context,
    view: &View,
    lesson_view: &LessonView,
    open: &OpenPanels,
    free: bool,
) -> Option<Option<UiAction>> {
    let learning = lesson_view.learning?;
    let place = note_place(view, learning)?;
    let is_set_up = view.table.game().setup().kind() == learning.game();
    if is_set_up && !learning.plays() {
        let scene = Scene::of(view, learning);
        shade::paint(ctx, view, &scene);
        arrow::paint(ctx, view, &scene, lesson_view);
    }
    if is_set_up {
        caption::paint(ctx, view, learning, lesson_view);
    }
    let bar = fixed_area(ctx, "bar", view.layout.bar, free, |ui| {
        top_bar::show(ui, view, lesson_view.learning)
    });
    let note = fixed_area(ctx, "lesson", place, free, |ui| {
        note::show(ui, view, learning, lesson_view)
    });
    let beside = if learning.plays() {
        turn(ctx, view, learning, open, free)
    } else {
        thrown(ctx, view, place, free)
    };
    Some(bar.or(note).or(beside))
}

/// The place of the note. At the end of the real game it takes that of the turn's buttons too, if they're in line.
fn note_place(view: &View, learning: &Learning) -> Option<Rect> {
    let (place, buttons) = (view.layout.lesson?, view.layout.actions);
    let in_line = buttons.min.x < place.max.x && buttons.max.x > place.min.x;
    let is_over = texts::ending(view, learning).is_some();
    Some(if is_over && in_line {
        place.union(buttons)
    } else {
        place
    })
}

/// Shows the buttons of the turn in the real game at the end.
fn turn(
    ctx: &egui::Context,
    view: &View,
    learning: &Learning,
    open: &OpenPanels,
    free: bool,
) -> Option<UiAction> {
    if texts::ending(view, learning).is_some() {
        return None;
    }
    let buttons = fixed_area(ctx, "actions", view.layout.actions, free, |ui| {
        action_bar::show(ui, view, None)
    });
    let tray = if free && throw_tray::is_open(view, open) {
        throw_tray::show(ctx, view)
    } else {
        None
    };
    buttons.or(tray)
}

/// `true` if a note in this place covers the place of the turn's throws. Then they're in line with its buttons.
const fn covers(place: Rect, throws: Rect) -> bool {
    throws.max.x > place.min.x && throws.max.y > place.min.y
}

/// Shows the turn's throws and which are unused, beside the sticks.
fn thrown(ctx: &egui::Context, view: &View, place: Rect, free: bool) -> Option<UiAction> {
    let room = view.layout.actions;
    if !view.layout.board_view.has_throws() || covers(place, room) {
        return None;
    }
    fixed_area(ctx, "thrown", room, free, |ui| {
        games::throw_chips(ui, view, touch_height(ui, 44.0))
    })
}
