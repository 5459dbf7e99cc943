//! Shows the record of the game, to copy or save it, and the import of another one.

use std::time::Duration;

use bevy::prelude::Resource;
use bevy_egui::egui::{self, ScrollArea, TextEdit, Ui};

use super::{record_problem, scroll_body, section, title};
use crate::record::{GameRecord, Reading, RecordError, RecordReader};
use crate::table::ReplayIntent;
use crate::table::{Intent, Replay};
use crate::ui::accent::Accent;
use crate::ui::actions::FileAction;
use crate::ui::icons::Icon;
use crate::ui::kit::{Button, link_field};
use crate::ui::panel::Panel;
use crate::ui::text::label;
use crate::ui::theme::{TextStyle, colour};
use crate::ui::turn_list::TurnList;
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// The text of a record to import, and the result of reading it.
#[derive(Resource, Debug, Default)]
pub struct ImportText {
    /// The text of the field, or the start of a text that is too long for it.
    text: String,
    is_long: bool,
    state: State,
}

/// The state of reading the text.
#[derive(Debug, Default)]
enum State {
    /// The text is empty.
    #[default]
    Blank,
    /// The text is being read in parts, so that no frame takes long.
    Reading(RecordReader<'static>),
    /// The text is a game, or the error is the reason why it isn't.
    Read(Result<Box<GameRecord>, RecordError>),
}

/// The largest text in the field (bytes), because it's laid out in every frame.
const MAX_FIELD_BYTES: usize = 32 * 1024;

/// The shown part of a longer text (characters).
const LONG_TEXT_CHARS: usize = 2_000;

impl ImportText {
    /// Replaces the text and starts to read it.
    pub fn set(&mut self, text: String) {
        self.is_long = text.len() > MAX_FIELD_BYTES;
        self.text = if self.is_long {
            text.chars().take(LONG_TEXT_CHARS).chain(['…']).collect()
        } else {
            text.clone()
        };
        self.state = if text.trim().is_empty() {
            State::Blank
        } else {
            State::Reading(RecordReader::new(text))
        };
    }

    /// Reads the next part, for this time.
    pub fn read_on(&mut self, time: Duration) {
        if let State::Reading(reader) = std::mem::take(&mut self.state) {
            self.state = match reader.read_for(time) {
                Ok(Reading::Unfinished(reader)) => State::Reading(reader),
                Ok(Reading::Finished(game)) => State::Read(Ok(game)),
                Err(error) => State::Read(Err(error)),
            };
        }
    }

    /// `true` while the text is being read.
    #[must_use]
    pub const fn is_reading(&self) -> bool {
        matches!(self.state, State::Reading(_))
    }

    /// Takes a pasted text that is too long for the field, before the field gets it.
    fn take_paste(&mut self, ui: &Ui) {
        let pasted = ui.input_mut(|input| {
            let mut pasted = None;
            input.events.retain_mut(|event| match event {
                egui::Event::Paste(text) if self.is_long || text.len() > MAX_FIELD_BYTES => {
                    pasted = Some(std::mem::take(text));
                    false
                }
                _ => true,
            });
            pasted
        });
        if let Some(text) = pasted {
            self.set(text);
        }
    }
}

/// The largest number of shown turns.
const MAX_SHOWN_TURNS: usize = 500;

/// The height of the texts, in units.
const TEXT_HEIGHT: f32 = 132.0;
/// The height of the turns.
const TURNS_HEIGHT: f32 = 190.0;

/// Shows the record of the game on the table, and a field for another.
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
    // A replay is written whole.
    let game = view.replay.map_or(view.table.game(), Replay::record);
    let scroll = ScrollArea::vertical()
        .id_salt("record")
        .auto_shrink([false, true])
        .stick_to_bottom(true);
    if view.settings.notation {
        // The whole text is laid out, and a record can be very long.
        let text = match game.turns().len() {
            0..=MAX_SHOWN_TURNS => game.to_record(),
            _ => format!("…\n{}", game.record_end(MAX_SHOWN_TURNS)),
        };
        scroll
            .max_height(TEXT_HEIGHT)
            .min_scrolled_height(TEXT_HEIGHT)
            .show(ui, |ui| {
                label(ui, text.trim_end(), TextStyle::Note, colour::SECOND);
            });
    } else {
        let list = TurnList {
            record: game,
            turns: &game.turns_at(game.events().len()),
            marks_last: false,
        };
        scroll
            .max_height(TURNS_HEIGHT)
            .min_scrolled_height(TURNS_HEIGHT)
            .show_viewport(ui, |ui, viewport| list.show(ui, view, viewport));
    }
    ui.add_space(6.0);
    ui.horizontal_wrapped(|ui| {
        let copy = words.get("record-copy");
        if Button::new(&copy).show(ui) {
            ui.copy_text(game.to_record());
            action = Some(UiAction::Tell("toast-copied"));
        }
        let save = words.get("record-save");
        if Button::new(&save).show(ui) {
            action = Some(UiAction::File(FileAction::SaveRecord));
        }
        let share = words.get("share");
        if Button::new(&share).show(ui) {
            action = Some(UiAction::Open(Panel::Share));
        }
        let back = words.get("look-back");
        let can = view.table.can_look_back();
        if Button::new(&back)
            .icon(view.icons, Icon::Play)
            .enabled(can)
            .show(ui)
        {
            action = Some(UiAction::Replay(ReplayIntent::Open(Box::new(game.clone()))));
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
    import.take_paste(ui);
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
                .interactive(!import.is_long)
                .margin(egui::Margin::symmetric(10, 8))
                .desired_rows(4)
                .desired_width(f32::INFINITY);
            let mut response = ui.add(edit);
            if !import.is_long {
                let name = words.get("record-title");
                link_field(ui, &mut response, &name, &mut import.text, usize::MAX, true);
            }
            if response.changed() {
                let text = std::mem::take(&mut import.text);
                import.set(text);
            }
        });
    ui.add_space(4.0);
    match &import.state {
        State::Read(Ok(game)) => {
            let name = words.get(&format!("game-{}", game.setup().kind()));
            let turns = game.turns().len();
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
        State::Read(Err(error)) => {
            let variables = [("problem", record_problem(words, error).into())];
            label(
                ui,
                words.with("record-is-none", &variables),
                TextStyle::Note,
                colour::ERROR,
            );
        }
        State::Reading(reader) => {
            let percent = (reader.progress() * 100.0) as u32;
            let line = words.with("record-reading", &[("percent", percent.into())]);
            label(ui, line, TextStyle::Note, colour::SECOND);
        }
        State::Blank => {}
    }
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        let readable = matches!(&import.state, State::Read(Ok(_)));
        let open = words.get("record-open");
        if Button::new(&open)
            .icon(view.icons, Icon::Check)
            .primary()
            .enabled(readable)
            .show(ui)
            && let State::Read(Ok(game)) = std::mem::take(&mut import.state)
        {
            action = Some(UiAction::Intent(Intent::SetUp(game)));
        }
        let paste = words.get("record-paste");
        if Button::new(&paste).show(ui) {
            action = Some(UiAction::File(FileAction::PasteRecord));
        }
        if view.platform.chooses_files {
            let choose = words.get("record-choose");
            if Button::new(&choose).show(ui) {
                action = Some(UiAction::File(FileAction::ChooseRecord));
            }
        }
    });
    action
}

/// The turn of the unfinished game that this one would replace. `None` if it would replace none.
fn replaced(view: &View, game: &GameRecord) -> Option<u32> {
    let kind = game.setup().kind();
    let table = view.table.game();
    if table.setup().kind() == kind {
        let goes_on = table.is_under_way() || table.is_in_open_match();
        return goes_on.then(|| table.position().turn_number());
    }
    view.saved.next_move(kind)
}
