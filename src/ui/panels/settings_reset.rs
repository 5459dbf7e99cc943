//! Resets the settings: one row, or all of them after a question.

use bevy_egui::egui::{Rect, Ui};

use super::settings_undo::SettingsUndo;
use crate::store::{Control, Setting, Settings};
use crate::ui::icons::Icon;
use crate::ui::kit::{Answer, Button, Confirm};
use crate::ui::view::View;
use crate::ui::words::Words;

/// Shows the question about resetting all settings, and resets them if the answer is yes. Returns `false` once there is
/// an answer.
pub(super) fn still_asks(
    ui: &mut Ui,
    words: &Words,
    fresh: &mut Settings,
    undo: &mut SettingsUndo,
) -> bool {
    let question = words.get("settings-reset-asks");
    let line = words.get("settings-reset-asks-line");
    let [yes, no] = ["settings-reset-yes", "cancel"].map(|key| words.get(key));
    ui.add_space(8.0);
    let confirm = Confirm::new(&question, &yes, &no).line(&line).inline();
    let answer = confirm.show(ui);
    if answer == Some(Answer::Yes) {
        let before = fresh.clone();
        fresh.reset_rows();
        undo.offer(before, fresh.clone(), "settings-reset-done");
    }
    answer.is_none()
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
