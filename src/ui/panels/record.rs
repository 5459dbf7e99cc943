//! The record of the game, to be copied or saved, and the import of another one.

use bevy::prelude::Resource;
use bevy_egui::egui::{self, ScrollArea, TextEdit, Ui};

use super::{scroll_body, section, title};
use crate::record::{GameRecord, RecordError};
use crate::table::Intent;
use crate::ui::accent::Accent;
use crate::ui::icons::Icon;
use crate::ui::theme::{TextStyle, colour};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;
use crate::ui::widget::{ButtonStyle, button, label};

/// The text of a record to import, and what was read from it.
#[derive(Resource, Debug, Default)]
pub struct ImportText {
    text: String,
    read: Option<Result<Box<GameRecord>, RecordError>>,
}

impl ImportText {
    /// Replaces the text and reads it.
    pub fn set(&mut self, text: String) {
        self.text = text;
        self.read();
    }

    fn read(&mut self) {
        let is_blank = self.text.trim().is_empty();
        self.read = (!is_blank).then(|| GameRecord::from_record(&self.text).map(Box::new));
    }
}

/// The height of the texts, in units.
const TEXT_HEIGHT: f32 = 132.0;

/// The record of the game on the table, and a field for another.
pub fn record(ui: &mut Ui, view: &View, import: &mut ImportText, room: f32) -> Option<UiAction> {
    let words = view.words;
    let mut action = title(ui, view, "record-title").then_some(UiAction::Close);
    let asked = scroll_body(ui, room - 80.0, |ui| {
        section(ui, &words.get("record-this"));
        let exported = export(ui, view);
        section(ui, &words.get("record-other"));
        exported.or(import_record(ui, view, import))
    });
    action = action.or(asked);
    if matches!(action, Some(UiAction::Intent(_))) {
        *import = ImportText::default();
    }
    action
}

fn export(ui: &mut Ui, view: &View) -> Option<UiAction> {
    let words = view.words;
    let mut action = None;
    let text = view.table.game().to_record();
    ScrollArea::vertical()
        .id_salt("record")
        .max_height(TEXT_HEIGHT)
        .min_scrolled_height(TEXT_HEIGHT)
        .auto_shrink([false, true])
        .stick_to_bottom(true)
        .show(ui, |ui| {
            label(ui, text.trim_end(), TextStyle::Note, colour::SECOND);
        });
    ui.add_space(6.0);
    ui.horizontal_wrapped(|ui| {
        let copy = words.get("record-copy");
        if button(
            ui,
            view.icons,
            (None, &copy),
            ButtonStyle::Secondary,
            true,
            None,
        ) {
            ui.copy_text(text.clone());
            action = Some(UiAction::Tell("toast-copied"));
        }
        let save = words.get("record-save");
        if button(
            ui,
            view.icons,
            (None, &save),
            ButtonStyle::Secondary,
            true,
            None,
        ) {
            action = Some(UiAction::SaveRecord);
        }
    });
    action
}

fn import_record(ui: &mut Ui, view: &View, import: &mut ImportText) -> Option<UiAction> {
    let words = view.words;
    let mut action = None;
    let hint = words.get(if view.platform.chooses_files {
        "record-hint-choose"
    } else {
        "record-hint-drop"
    });
    ScrollArea::vertical()
        .id_salt("import")
        .max_height(TEXT_HEIGHT)
        .min_scrolled_height(TEXT_HEIGHT)
        .auto_shrink([false, true])
        .show(ui, |ui| {
            let hint = egui::RichText::new(hint)
                .font(TextStyle::Note.font())
                .color(colour::SECOND);
            let edit = TextEdit::multiline(&mut import.text)
                .font(TextStyle::Note.font())
                .text_color(colour::TEXT)
                .hint_text(hint)
                .margin(egui::Margin::symmetric(10, 8))
                .desired_rows(4)
                .desired_width(f32::INFINITY);
            if ui.add(edit).changed() {
                import.read();
            }
        });
    ui.add_space(4.0);
    match &import.read {
        Some(Ok(game)) => {
            let name = words.get(&format!("game-{}", game.setup().kind()));
            let turns = game.turns_at(game.events().len()).len();
            let variables = [("game", name.into()), ("turns", turns.into())];
            label(
                ui,
                words.with("record-is", &variables),
                TextStyle::Body,
                colour::TEXT,
            );
            if let Some(number) = replaced(view, game) {
                let line = words.with("record-replaces", &[("number", number.into())]);
                label(ui, line, TextStyle::Note, Accent::of(ui).line);
            }
        }
        Some(Err(error)) => {
            let variables = [("problem", error.to_string().into())];
            label(
                ui,
                words.with("record-is-none", &variables),
                TextStyle::Note,
                colour::ERROR,
            );
        }
        None => {}
    }
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        let readable = matches!(&import.read, Some(Ok(_)));
        let open = words.get("record-open");
        let icon = Some(Icon::Check);
        if button(
            ui,
            view.icons,
            (icon, &open),
            ButtonStyle::Primary,
            readable,
            None,
        ) && let Some(Ok(game)) = &import.read
        {
            action = Some(UiAction::Intent(Intent::Lay(game.clone())));
        }
        let paste = words.get("record-paste");
        if button(
            ui,
            view.icons,
            (None, &paste),
            ButtonStyle::Secondary,
            true,
            None,
        ) {
            action = Some(UiAction::PasteRecord);
        }
        if view.platform.chooses_files {
            let choose = words.get("record-choose");
            if button(
                ui,
                view.icons,
                (None, &choose),
                ButtonStyle::Secondary,
                true,
                None,
            ) {
                action = Some(UiAction::ChooseRecord);
            }
        }
    });
    action
}

/// The turn of the unfinished game that this one would replace.
fn replaced(view: &View, game: &GameRecord) -> Option<u32> {
    let kind = game.setup().kind();
    let table = view.table.game();
    if table.setup().kind() == kind {
        return table.is_under_way().then(|| table.position().turn_number());
    }
    view.saved.next_move(kind)
}
