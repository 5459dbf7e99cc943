//! Shows the question before choices that lose much of the win chance.

use bevy_egui::egui::Ui;

use crate::rules::Event;
use crate::table::Intent;
use crate::ui::kit::{Answer, Confirm};
use crate::ui::move_text::choice_sentence;
use crate::ui::text::capitalized;
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// Shows the question before choices that lose much of the win chance.
pub fn sure(ui: &mut Ui, view: &View) -> Option<UiAction> {
    let keys = ["sure-question", "sure-play", "sure-take-back"];
    let [question, yes, no] = keys.map(|key| view.words.get(key));
    let moves = ("moves", capitalized(&doubted_moves(view)).into());
    let line = view.words.with("sure-line", &[moves]);
    let answer = Confirm::new(&question, &yes, &no).line(&line).show(ui)?;
    Some(match answer {
        Answer::Yes => UiAction::Intent(Intent::PlayDoubted),
        Answer::No => UiAction::Close,
    })
}

/// The choices that the player has to confirm, in words.
fn doubted_moves(view: &View) -> String {
    let mut position = view.table.game().position().clone();
    let moves = view.doubted.iter().map(|choice| {
        let sentence = choice_sentence(view.words, &position, &position.write_choice(*choice));
        position.repeat(Event::Play(*choice));
        sentence
    });
    moves.collect::<Vec<_>>().join(", ")
}
