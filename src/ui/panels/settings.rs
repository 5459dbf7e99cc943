//! Shows the settings, which apply as soon as they're changed.

use bevy_egui::egui::{Rect, Ui, UiBuilder, pos2};
use strum::IntoEnumIterator;

use super::seats::seats;
use super::{on_phone, scroll_body, section, title};
use crate::store::{Choice, Control, Label, Section, Setting, Settings};
use crate::ui::icons::Icon;
use crate::ui::kit::{Button, ChoiceRow, Slider, Switch};
use crate::ui::language::LOCALES;
use crate::ui::panel::Panel;
use crate::ui::storage;
use crate::ui::text::label;
use crate::ui::theme::{TextStyle, colour};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;
use crate::ui::words::Words;

/// The largest width of the panel.
pub const WIDTH: f32 = 960.0;
/// The width from which the settings have two columns, and the gap between them.
const TWO_COLUMNS: f32 = 770.0;
const GUTTER: f32 = 36.0;
/// The height of the title.
const TITLE: f32 = 80.0;
/// The sections of the two columns: sound and motion, play and display.
const COLUMNS: [&[Section]; 2] = [
    &[
        Section::Language,
        Section::Sound,
        Section::Motion,
        Section::Seats,
    ],
    &[Section::Play, Section::View, Section::Window],
];

/// Shows the settings.
pub fn settings(ui: &mut Ui, view: &View, room: f32) -> Option<UiAction> {
    let mut action = title(ui, view, "settings").then_some(UiAction::Close);
    let mut fresh = view.settings.clone();
    // The question stays in view while the settings scroll.
    let top = ui.cursor().top();
    action = action.take().or_else(|| storage::question(ui, view));
    let question = ui.cursor().top() - top;
    scroll_body(ui, room - TITLE - question, |ui| {
        action = action.take().or(all_sections(ui, view, &mut fresh));
        action = action.take().or(storage::rows(ui, view));
        ui.add_space(10.0);
        let version = view.version.to_string();
        label(ui, version, TextStyle::Note, colour::SECOND);
    });
    if fresh.fullscreen != view.settings.fullscreen {
        action = Some(UiAction::ToggleFullscreen);
    } else if fresh != *view.settings {
        action = Some(UiAction::Settings(Box::new(fresh)));
    }
    action
}

/// Shows all sections, in two columns if there's space.
fn all_sections(ui: &mut Ui, view: &View, fresh: &mut Settings) -> Option<UiAction> {
    let room = ui.available_rect_before_wrap();
    if room.width() < TWO_COLUMNS {
        return column(ui, view, Section::iter(), fresh);
    }
    let width = ((room.width() - GUTTER) / 2.0).floor();
    let mut action = None;
    let mut foot = room.min.y;
    for (at, sections) in COLUMNS.into_iter().enumerate() {
        let left = room.min.x + (width + GUTTER) * at as f32;
        let place = Rect::from_min_max(pos2(left, room.min.y), pos2(left + width, room.max.y));
        ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
            let asked = column(ui, view, sections.iter().copied(), fresh);
            action = action.take().or(asked);
            foot = foot.max(ui.min_rect().max.y);
        });
    }
    let whole = Rect::from_min_max(room.min, pos2(room.max.x, foot));
    ui.expand_to_include_rect(whole);
    ui.advance_cursor_after_rect(whole);
    action
}

/// Shows sections one below the other.
fn column(
    ui: &mut Ui,
    view: &View,
    sections: impl Iterator<Item = Section>,
    fresh: &mut Settings,
) -> Option<UiAction> {
    let mut action = None;
    for section in sections {
        if section == Section::Window && !view.platform.fullscreen {
            continue;
        }
        rows(ui, view, section, fresh);
        let more = match section {
            Section::Play if !on_phone(view) => Some((Icon::Keys, "keys", Panel::Keys)),
            Section::Seats => Some((Icon::Person, "players", Panel::Players)),
            _ => None,
        };
        if let Some((icon, key, panel)) = more {
            ui.add_space(4.0);
            let name = view.words.get(key);
            if Button::new(&name).icon(view.icons, icon).show(ui) {
                action = Some(UiAction::Open(panel));
            }
        }
    }
    action
}

/// Shows the rows of a section under its title.
fn rows(ui: &mut Ui, view: &View, of: Section, fresh: &mut Settings) {
    if let Some(key) = of.key() {
        section(ui, &view.words.get(&key));
    }
    let mut below_choice = false;
    for (setting, row) in Setting::rows(of) {
        if !(row.is_shown)(fresh) {
            continue;
        }
        if below_choice && matches!(row.control, Control::Switch(_)) {
            ui.add_space(4.0);
        }
        below_choice = matches!(row.control, Control::Choice(_));
        change(ui, view, setting, &row.control, fresh);
    }
}

/// Shows a setting with its control, and changes it if the player does.
fn change(ui: &mut Ui, view: &View, setting: &Setting, control: &Control, fresh: &mut Settings) {
    let words = view.words;
    match control {
        Control::Switch(access) => {
            let line = setting.line_key();
            let line = if words.has(&line) {
                words.get(&line)
            } else {
                String::new()
            };
            let on = (access.is_on)(fresh);
            if Switch::new(&words.get(&setting.key()), on)
                .line(&line)
                .show(ui)
            {
                (access.set)(fresh, !on);
            }
        }
        Control::Slider(access) => {
            let name = words.get(&setting.key());
            label(ui, name.clone(), TextStyle::Body, colour::TEXT);
            if let Some(share) = Slider::new(&name, (access.share)(fresh)).show(ui) {
                (access.set)(fresh, share);
            }
        }
        Control::Choice(access) => {
            let name = words.get(&setting.key());
            label(ui, name, TextStyle::Body, colour::TEXT);
            choose(ui, words, setting, access, fresh);
        }
        Control::Languages => languages(ui, words, fresh),
        Control::Seats => seats(ui, view, fresh),
    }
}

fn choose(ui: &mut Ui, words: &Words, setting: &Setting, choice: &Choice, fresh: &mut Settings) {
    let text = |label: &Label| match label {
        Label::Text(value) => words.get(&setting.value_key(value)),
        Label::Percent(share) => words.with("percent", &[("number", (share * 100.0).into())]),
        Label::Number(number) => number.to_string(),
    };
    let labels = (choice.labels)();
    let choices: Vec<_> = labels
        .iter()
        .enumerate()
        .map(|(index, label)| (Some(index), text(label)))
        .collect();
    let chosen = (choice.chosen)(fresh);
    let picked = ChoiceRow::new(chosen, &choices).id(setting.name).show(ui);
    if let Some(index) = picked.flatten() {
        (choice.choose)(fresh, index);
    }
}

/// Shows the system's language, then every language by its name for itself.
fn languages(ui: &mut Ui, words: &Words, fresh: &mut Settings) {
    let system = (
        Settings::SYSTEM_LANGUAGE,
        words.get("setting-language-auto"),
    );
    let named = LOCALES
        .iter()
        .map(|locale| (locale.tag, locale.name().to_owned()));
    let choices: Vec<_> = std::iter::once(system).chain(named).collect();
    let picked = ChoiceRow::new(&*fresh.language, &choices)
        .id("language")
        .show(ui);
    if let Some(language) = picked {
        fresh.language = language.to_owned();
    }
}
