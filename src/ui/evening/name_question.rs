//! Asks if a name is that of someone on the list.

use bevy_egui::egui::Ui;

use super::draft::{NameAnswer, NameQuestion};
use super::paint::line;
use crate::ui::kit::Button;
use crate::ui::theme::TextStyle;
use crate::ui::theme::paper::CURRENT;
use crate::ui::view::View;

/// Shows a question about a name. Returns the answer once a button is pressed.
pub(super) fn ask(ui: &mut Ui, view: &View, question: &NameQuestion) -> Option<NameAnswer> {
    let words = view.words;
    let with_name = |key: &str, name: &str| words.with(key, &[("name", name.to_owned().into())]);
    let (asked, same, someone_else) = match question {
        NameQuestion::Duplicate { name, other } => (
            with_name("evening-twice", name),
            words.get("evening-twice-leave"),
            with_name("evening-twice-add", other),
        ),
        NameQuestion::Lookalike { other, .. } => (
            with_name("who-alike", other),
            with_name("who-twice-same", other),
            words.get("who-alike-other"),
        ),
    };
    line(ui, asked, TextStyle::Strong, CURRENT);
    let mut answer = None;
    ui.horizontal_wrapped(|ui| {
        if Button::new(&someone_else).primary().show(ui) {
            answer = Some(NameAnswer::SomeoneElse);
        }
        if Button::new(&same).show(ui) {
            answer = Some(NameAnswer::SamePerson);
        }
    });
    answer
}
