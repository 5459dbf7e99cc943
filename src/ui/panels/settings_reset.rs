//! Resets the settings: one row, or all of them after a question, with an undo for a few seconds.

use std::time::Duration;

use bevy_egui::egui::{Context, Rect, Ui};

use crate::store::{Control, Setting, Settings};
use crate::ui::icons::Icon;
use crate::ui::kit::{Answer, Button, Confirm};
use crate::ui::text::label;
use crate::ui::theme::{TextStyle, colour};
use crate::ui::undoable::Undoable;
use crate::ui::view::View;
use crate::ui::words::Words;

/// The reset of all settings.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum ResetAll {
    /// The player hasn't asked for it.
    #[default]
    NotAsked,
    /// The question is open.
    Asks,
    /// All settings were reset and can be restored for a short time.
    Done(Box<Undoable<Settings>>),
}

impl ResetAll {
    /// Opens the question.
    pub fn ask(&mut self) {
        *self = ResetAll::Asks;
    }

    /// Closes the question. Returns `false` if it isn't open.
    pub fn close_question(&mut self) -> bool {
        let asks = *self == ResetAll::Asks;
        if asks {
            *self = ResetAll::NotAsked;
        }
        asks
    }

    /// The time until the undo disappears. `None` if there isn't one.
    #[must_use]
    pub fn next_change(&self, ctx: &Context) -> Option<Duration> {
        match self {
            ResetAll::Done(done) => done.left(ctx),
            ResetAll::NotAsked | ResetAll::Asks => None,
        }
    }

    /// Shows the question or the undo, and does what the player answers.
    pub(super) fn show(&mut self, ui: &mut Ui, words: &Words, fresh: &mut Settings) {
        match self {
            ResetAll::NotAsked => {}
            ResetAll::Asks => self.show_question(ui, words, fresh),
            ResetAll::Done(done) => {
                let is_over = done.left(ui.ctx()).is_none();
                if is_over || show_undo(ui, words, &done.before, fresh) {
                    *self = ResetAll::NotAsked;
                }
            }
        }
    }

    fn show_question(&mut self, ui: &mut Ui, words: &Words, fresh: &mut Settings) {
        let question = words.get("settings-reset-asks");
        let line = words.get("settings-reset-asks-line");
        let [yes, no] = ["settings-reset-yes", "cancel"].map(|key| words.get(key));
        ui.add_space(8.0);
        let confirm = Confirm::new(&question, &yes, &no).line(&line).inline();
        match confirm.show(ui) {
            None => {}
            Some(Answer::No) => *self = ResetAll::NotAsked,
            Some(Answer::Yes) => {
                let done = Undoable::new(ui.ctx(), fresh.clone());
                fresh.reset_rows();
                *self = ResetAll::Done(Box::new(done));
            }
        }
    }
}

/// Shows the undo, and restores the settings if it's pressed. Returns `true` in that case.
fn show_undo(ui: &mut Ui, words: &Words, before: &Settings, fresh: &mut Settings) -> bool {
    let row = ui.horizontal_wrapped(|ui| {
        let done = words.get("settings-reset-done");
        label(ui, done, TextStyle::Strong, colour::TEXT);
        Button::new(&words.get("settings-reset-undo")).show(ui)
    });
    if row.inner {
        // Other settings keep what the player has changed since.
        let mut reset = before.clone();
        reset.reset_rows();
        *fresh = before.merged(&reset, fresh.clone());
    }
    row.inner
}

/// Shows the button that resets a row, and resets it when pressed. Returns `true` if the row's control takes over the
/// focus, because the button disappears.
pub(super) fn reset_button(
    ui: &Ui,
    view: &View,
    setting: &Setting,
    place: Rect,
    fresh: &mut Settings,
) -> bool {
    let id = ui.id().with(("reset", setting.name));
    let name = [("setting", row_name(view.words, setting).into())];
    let name = view.words.with("setting-reset", &name);
    let had_focus = ui.memory(|memory| memory.has_focus(id));
    let button = Button::only_icon(view.icons, Icon::Undo, &name).quiet();
    let is_pressed = button.id(id).show_at(ui, place);
    if is_pressed {
        setting.reset_row(fresh);
    }
    is_pressed && had_focus
}

/// The name of a row.
pub(super) fn row_name(words: &Words, setting: &Setting) -> String {
    match setting.row.as_ref().map(|row| &row.control) {
        Some(Control::Languages) => words.get("settings-language"),
        Some(Control::Seats) => words.get("seating"),
        _ => words.get(&setting.key()),
    }
}
