//! How to play, in short.

use bevy_egui::egui::Ui;

use super::{scroll_body, section, title};
use crate::input::Press;
use crate::input::key_bindings::{KeyCommand, ProgramCommand, key_name};
use crate::table::has_draw_offers;
use crate::ui::games;
use crate::ui::lesson;
use crate::ui::theme::{TextStyle, colour};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;
use crate::ui::widget::label;

/// The keys that the texts name, and what each text calls them.
pub const KEYS: [(&str, KeyCommand); 16] = [
    ("next", KeyCommand::Table(Press::Next)),
    ("cycle", KeyCommand::Table(Press::Cycle { back: false })),
    ("throw", KeyCommand::Table(Press::Throw)),
    ("done", KeyCommand::Table(Press::Done)),
    ("undo", KeyCommand::Table(Press::Undo)),
    ("undo-turn", KeyCommand::Table(Press::UndoTurn)),
    ("hint", KeyCommand::Table(Press::Hint)),
    ("new", KeyCommand::Program(ProgramCommand::NewGame)),
    ("puzzles", KeyCommand::Program(ProgramCommand::Puzzles)),
    ("settings", KeyCommand::Program(ProgramCommand::Settings)),
    ("help", KeyCommand::Program(ProgramCommand::Help)),
    ("moves", KeyCommand::Program(ProgramCommand::MoveList)),
    ("mute", KeyCommand::Program(ProgramCommand::Mute)),
    (
        "fullscreen",
        KeyCommand::Program(ProgramCommand::Fullscreen),
    ),
    ("escape", KeyCommand::Program(ProgramCommand::Escape)),
    ("draw", KeyCommand::Program(ProgramCommand::OfferDraw)),
];

/// How to play.
pub fn help(ui: &mut Ui, view: &View, room: f32) -> Option<UiAction> {
    let words = view.words;
    let mut action = title(ui, view, "help").then_some(UiAction::Close);
    scroll_body(ui, room - 86.0, |ui| {
        let game = view.position.kind();
        if lesson::offer(ui, view) {
            action = Some(UiAction::Learn(game));
        }
        for part in games::help(game) {
            section(ui, &words.get(&format!("help-{game}-{part}")));
            label(
                ui,
                words.get(&format!("help-{game}-{part}-text")),
                TextStyle::Body,
                colour::TEXT,
            );
        }
        section(ui, &words.get(&format!("help-{game}-keys")));
        let turn = if view.layout.board_view.has_throws() {
            "help-keys-throw"
        } else {
            "help-keys-moves"
        };
        let mut lines = vec!["help-keys-board", turn, "help-keys-program"];
        if has_draw_offers(game) {
            lines.push("help-keys-draw");
        }
        let keys = KEYS.map(|(name, command)| (name, key_name(command).into()));
        for line in lines {
            label(ui, words.with(line, &keys), TextStyle::Body, colour::TEXT);
        }
    });
    action
}
