//! Shows the question before the program ends while a game is unfinished.

use bevy_egui::egui::Ui;

use crate::store::Seat;
use crate::table::Table;
use crate::table::autosave::SaveSlot;
use crate::ui::icons::Icon;
use crate::ui::kit::{Answer, Confirm};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// `true` if a person's game on the table is unfinished, so that quitting could be a mistake.
#[must_use]
pub fn asks_before_quitting(table: &Table, slot: &SaveSlot) -> bool {
    *slot == SaveSlot::Autosave
        && (table.game().is_under_way() || table.game().is_in_open_match())
        && table.seats().contains(&Seat::Person)
        && table.puzzle().is_none()
        && !table.is_replayed()
}

/// Shows the question before the program ends.
pub fn quit(ui: &mut Ui, view: &View) -> Option<UiAction> {
    let words = view.words;
    let (question, line) = (words.get("quit-question"), words.get("quit-line"));
    let (yes, no) = (words.get("quit"), words.get("quit-stay"));
    let answer = Confirm::new(&question, &yes, &no)
        .line(&line)
        .icon(view.icons, Icon::Quit)
        .show(ui)?;
    Some(match answer {
        Answer::Yes => UiAction::Quit,
        Answer::No => UiAction::Close,
    })
}
