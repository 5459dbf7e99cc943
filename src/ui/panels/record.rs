//! The record of the game: to take away, and to bring another in by file or by paste.

use std::time::Duration;

use bevy::prelude::Resource;
use bevy_egui::egui::{self, ScrollArea, TextEdit, Ui};

use super::{body, section, title};
use crate::record::{GameRecord, Reading, RecordError, RecordReader};
use crate::table::Intent;
use crate::ui::accent::Accent;
use crate::ui::icons::Icon;
use crate::ui::theme::{Type, colour};
use crate::ui::view::{UiAction, View};
use crate::ui::widget::{Voice, button, label};

/// A record that is being brought in, before it is laid on the table.
#[derive(Resource, Debug, Default)]
pub struct Incoming {
    /// What the field shows: the text, or the beginning of one that is too long for it.
    text: String,
    is_long: bool,
    state: State,
}

/// How far a text is read.
#[derive(Debug, Default)]
enum State {
    /// There is none.
    #[default]
    Blank,
    /// In slices, so that no frame waits.
    Reading(RecordReader<'static>),
    /// It is a game, or it is none.
    Read(Result<Box<GameRecord>, RecordError>),
}

/// The most bytes that the field takes, for it lays out all of them.
const FIELD: usize = 32 * 1024;

/// How much of a longer text the field shows, in characters.
const BEGINNING: usize = 2_000;

impl Incoming {
    /// Puts a text in the place of whatever was there, to be read.
    pub fn put(&mut self, text: String) {
        self.is_long = text.len() > FIELD;
        self.text = if self.is_long {
            text.chars().take(BEGINNING).chain(['…']).collect()
        } else {
            text.clone()
        };
        self.state = if text.trim().is_empty() {
            State::Blank
        } else {
            State::Reading(RecordReader::new(text))
        };
    }

    /// Reads on for so long.
    pub fn read_on(&mut self, time: Duration) {
        if let State::Reading(reader) = std::mem::take(&mut self.state) {
            self.state = match reader.read_for(time) {
                Ok(Reading::Unfinished(reader)) => State::Reading(reader),
                Ok(Reading::Finished(game)) => State::Read(Ok(game)),
                Err(error) => State::Read(Err(error)),
            };
        }
    }

    /// Whether there is something to read on.
    #[must_use]
    pub const fn is_reading(&self) -> bool {
        matches!(self.state, State::Reading(_))
    }

    /// Takes what is pasted and too long for the field, before the field has it.
    fn take_paste(&mut self, ui: &Ui) {
        let pasted = ui.input_mut(|input| {
            let mut pasted = None;
            input.events.retain_mut(|event| match event {
                egui::Event::Paste(text) if self.is_long || text.len() > FIELD => {
                    pasted = Some(std::mem::take(text));
                    false
                }
                _ => true,
            });
            pasted
        });
        if let Some(text) = pasted {
            self.put(text);
        }
    }
}

/// Whether files can be chosen here, or only dropped on the window.
const CHOOSES_FILES: bool = cfg!(target_arch = "wasm32");

/// How many turns of a record are shown at most.
const SHOWN: usize = 500;

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
    let game = view.table.game();
    // All that is shown is laid out, and a record may be very long.
    let text = match game.turns().len() {
        0..=SHOWN => game.to_record(),
        _ => format!("…\n{}", game.record_end(SHOWN)),
    };
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
            ui.copy_text(game.to_record());
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
    incoming.take_paste(ui);
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
                .interactive(!incoming.is_long)
                .margin(egui::Margin::symmetric(10, 8))
                .desired_rows(4)
                .desired_width(f32::INFINITY);
            if ui.add(edit).changed() {
                let text = std::mem::take(&mut incoming.text);
                incoming.put(text);
            }
        });
    ui.add_space(4.0);
    match &incoming.state {
        State::Read(Ok(game)) => {
            let name = words.get(&format!("game-{}", game.setup().kind()));
            let turns = game.turns().len();
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
        State::Read(Err(error)) => {
            let table_events = [("problem", error.to_string().into())];
            label(
                ui,
                words.with("record-is-none", &table_events),
                Type::Note,
                colour::RED,
            );
        }
        State::Reading(reader) => {
            let percent = (reader.progress() * 100.0) as u32;
            let line = words.with("record-reading", &[("percent", percent.into())]);
            label(ui, line, Type::Note, colour::SECOND);
        }
        State::Blank => {}
    }
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        let readable = matches!(&incoming.state, State::Read(Ok(_)));
        let open = words.get("record-open");
        let icon = Some(Icon::Check);
        if button(ui, view.icons, (icon, &open), Voice::Next, readable, None)
            && let State::Read(Ok(game)) = std::mem::take(&mut incoming.state)
        {
            action = Some(UiAction::Intent(Intent::Lay(game)));
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
