//! How to play, short enough to read standing.

use bevy_egui::egui::Ui;

use super::{body, section, title};
use crate::table::knows_draws;
use crate::ui::games;
use crate::ui::theme::{Type, colour};
use crate::ui::view::{View, Wish};
use crate::ui::widget::label;

/// How to play.
pub fn help(ui: &mut Ui, view: &View, room: f32) -> Option<Wish> {
    let words = view.words;
    let wish = title(ui, view, "help").then_some(Wish::Close);
    body(ui, room - 86.0, |ui| {
        let game = view.position.kind();
        for part in games::help(game) {
            section(ui, &words.get(&format!("help-{game}-{part}")));
            label(
                ui,
                words.get(&format!("help-{game}-{part}-text")),
                Type::Body,
                colour::TEXT,
            );
        }
        section(ui, &words.get(&format!("help-{game}-keys")));
        let turn = if view.layout.ground.has_throws() {
            "help-keys-throw"
        } else {
            "help-keys-moves"
        };
        for line in ["help-keys-board", turn, "help-keys-program"] {
            label(ui, words.get(line), Type::Body, colour::TEXT);
        }
        if knows_draws(game) {
            label(ui, words.get("help-keys-draw"), Type::Body, colour::TEXT);
        }
    });
    wish
}
