//! The record of the game: to take away, and to bring another in by file or by paste.

use bevy::prelude::Resource;
use bevy_egui::egui::{self, ScrollArea, TextEdit, Ui};

use super::{body, section, title};
use crate::record::{GameRecord, RecordError};
use crate::table::Intent;
use crate::ui::accent::Accent;
use crate::ui::icons::Icon;
use crate::ui::theme::{Type, colour};
use crate::ui::view::{UiAction, View};
use crate::ui::widget::{Voice, button, label};

/// A record that is being brought in, before it is laid on the table.
#[derive(Resource, Debug, Default)]
pub struct Incoming {
    text: String,
    read: Option<Result<Box<GameRecord>, RecordError>>,
}

impl Incoming {
    /// Puts a text in the place of whatever was there, and reads it.
    pub fn put(&mut self, text: String) {
        self.text = text;
        self.read();
    }

    fn read(&mut self) {
        let is_blank = self.text.trim().is_empty();
        self.read = (!is_blank).then(|| GameRecord::from_record(&self.text).map(Box::new));
    }
}

/// Whether files can be chosen here, or only dropped on the window.
const CHOOSES_FILES: bool = cfg!(target_arch = "wasm32");

/// The height of the texts, in units.
const TEXT_HEIGHT: f32 = 132.0;

/// The record of the game on the table, and a place for another.
pub fn record(ui: &mut Ui, view: &View, incoming: &mut Incoming, room: f32) -> Option<UiAction> {
    let words = view.words;
    let mut action = title(ui, view, "record-title").then_some(UiAction::Close);
    let asked = body(ui, room - 80.0, |ui| {
        section(ui, &words.get("record-this"));
        let outgoing = take_away(ui, view);
        section(ui, &words.get("record-other"));
        outgoing.or(bring_in(ui, view, incoming))
    });
    action = action.or(asked);
    if matches!(action, Some(UiAction::Intent(_))) {
        *incoming = Incoming::default();
    }
    action
}

fn take_away(ui: &mut Ui, view: &View) -> Option<UiAction> {
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
            label(ui, text.trim_end(), Type::Note, colour::SECOND);
        });
    ui.add_space(6.0);
    ui.horizontal_wrapped(|ui| {
        let copy = words.get("record-copy");
        if button(ui, view.icons, (None, &copy), Voice::Quiet, true, None) {
            ui.copy_text(text.clone());
            action = Some(UiAction::Tell("toast-copied"));
        }
        let save = words.get("record-save");
        if button(ui, view.icons, (None, &save), Voice::Quiet, true, None) {
            action = Some(UiAction::SaveRecord);
        }
    });
    action
}

fn bring_in(ui: &mut Ui, view: &View, incoming: &mut Incoming) -> Option<UiAction> {
    let words = view.words;
    let mut action = None;
    let hint = words.get(if CHOOSES_FILES {
        "record-hint-choose"
    } else {
        "record-hint-drop"
    });
    ScrollArea::vertical()
        .id_salt("incoming")
        .max_height(TEXT_HEIGHT)
        .min_scrolled_height(TEXT_HEIGHT)
        .auto_shrink([false, true])
        .show(ui, |ui| {
            let hint = egui::RichText::new(hint)
                .font(Type::Note.font())
                .color(colour::SECOND);
            let edit = TextEdit::multiline(&mut incoming.text)
                .font(Type::Note.font())
                .text_color(colour::TEXT)
                .hint_text(hint)
                .margin(egui::Margin::symmetric(10, 8))
                .desired_rows(4)
                .desired_width(f32::INFINITY);
            if ui.add(edit).changed() {
                incoming.read();
            }
        });
    ui.add_space(4.0);
    match &incoming.read {
        Some(Ok(game)) => {
            let name = words.get(&format!("game-{}", game.setup().kind()));
            let turns = game.turns_at(game.events().len()).len();
            let table_events = [("game", name.into()), ("turns", turns.into())];
            label(
                ui,
                words.with("record-is", &table_events),
                Type::Body,
                colour::TEXT,
            );
            if let Some(number) = replaced(view, game) {
                let line = words.with("record-replaces", &[("number", number.into())]);
                label(ui, line, Type::Note, Accent::of(ui).line);
            }
        }
        Some(Err(error)) => {
            let table_events = [("problem", error.to_string().into())];
            label(
                ui,
                words.with("record-is-none", &table_events),
                Type::Note,
                colour::RED,
            );
        }
        None => {}
    }
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        let readable = matches!(&incoming.read, Some(Ok(_)));
        let open = words.get("record-open");
        let icon = Some(Icon::Check);
        if button(ui, view.icons, (icon, &open), Voice::Next, readable, None)
            && let Some(Ok(game)) = &incoming.read
        {
            action = Some(UiAction::Intent(Intent::Lay(game.clone())));
        }
        let paste = words.get("record-paste");
        if button(ui, view.icons, (None, &paste), Voice::Quiet, true, None) {
            action = Some(UiAction::PasteRecord);
        }
        if CHOOSES_FILES {
            let choose = words.get("record-choose");
            if button(ui, view.icons, (None, &choose), Voice::Quiet, true, None) {
                action = Some(UiAction::ChooseRecord);
            }
        }
    });
    action
}

/// At which turn the unfinished game stands that this one would take the place of.
fn replaced(view: &View, game: &GameRecord) -> Option<u32> {
    let kind = game.setup().kind();
    let table = view.table.game();
    if table.setup().kind() == kind {
        return table.is_under_way().then(|| table.position().turn_number());
    }
    view.saved.next_move(kind)
}
