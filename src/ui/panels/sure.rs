//! Shows the question before choices that lose much of the win chance.

use bevy_egui::egui::Ui;

use crate::table::Intent;
use crate::ui::kit::{Answer, Confirm};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// Shows the question before choices that lose much of the win chance.
pub fn sure(ui: &mut Ui, view: &View) -> Option<UiAction> {
    let keys = ["sure-question", "sure-line", "sure-play", "sure-take-back"];
    let [question, line, yes, no] = keys.map(|key| view.words.get(key));
    let answer = Confirm::new(&question, &yes, &no).line(&line).show(ui)?;
    Some(match answer {
        Answer::Yes => UiAction::Intent(Intent::PlayDoubted),
        Answer::No => UiAction::Close,
    })
}
