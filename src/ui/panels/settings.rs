//! Shows the settings, which apply as soon as they're changed.

use bevy_egui::egui::{Rect, Ui, UiBuilder, Vec2, pos2};
use strum::IntoEnumIterator;

use super::seats::{seating_name, seats};
use super::setting_row::SettingRow;
use super::settings_reset::{reset_button, row_name, still_asks};
use super::settings_search::{Asked, values};
use super::settings_state::SettingsState;
use super::settings_text;
use super::{LOW, scroll_body, section, title};
use crate::store::{Choice, Control, Row, Section, Setting, Settings, Switch as Access};
use crate::ui::icons::Icon;
use crate::ui::kit::{Button, ChoiceRow, Slider, Switch};
use crate::ui::language::LOCALES;
use crate::ui::panel::Panel;
use crate::ui::storage;
use crate::ui::text::label;
use crate::ui::theme::{BUTTON, TextStyle, colour, touch_height};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;
use crate::ui::words::Words;

/// The largest width of the panel.
pub const WIDTH: f32 = 960.0;
/// The width from which the settings have two columns, and the gap between them.
const TWO_COLUMNS: f32 = 770.0;
const GUTTER: f32 = 36.0;
/// The distance of a reset button's picture to its edge.
const RESET_INSET: f32 = 9.0;
/// The height of the title, and of that in a low window.
const TITLE: f32 = 80.0;
const LOW_TITLE: f32 = 72.0;
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

/// Shows the settings, or those that a search finds.
pub fn settings(
    ui: &mut Ui,
    view: &View,
    state: &mut SettingsState,
    room: f32,
) -> Option<UiAction> {
    let mut action = title(ui, view, "settings").then_some(UiAction::Close);
    let mut fresh = view.settings.clone();
    // The search and the questions stay in view while the settings scroll, if there's space.
    let top = ui.cursor().top();
    let is_low = ui.ctx().content_rect().height() < LOW;
    if !is_low {
        state.search.field(ui, view.words);
    }
    action = action.take().or_else(|| storage::question(ui, view));
    if state.asks_to_reset {
        let SettingsState {
            asks_to_reset,
            undo,
            ..
        } = &mut *state;
        *asks_to_reset = still_asks(ui, view.words, &mut fresh, undo);
    } else {
        state.undo.show(ui, view.words, &mut fresh);
    }
    let head = ui.cursor().top() - top;
    let title = if is_low { LOW_TITLE } else { TITLE };
    scroll_body(ui, room - title - head, |ui| {
        if is_low {
            state.search.field(ui, view.words);
        }
        action = action.take().or(found(ui, view, state, &mut fresh));
    });
    if fresh.fullscreen != view.settings.fullscreen {
        action = Some(UiAction::ToggleFullscreen);
    } else if fresh != *view.settings {
        action = Some(UiAction::Settings(Box::new(fresh)));
    }
    action
}

/// Shows everything that a search finds, or a note that it finds nothing.
fn found(
    ui: &mut Ui,
    view: &View,
    state: &mut SettingsState,
    fresh: &mut Settings,
) -> Option<UiAction> {
    let words = view.words;
    let asked = &state.search.asked();
    let parts: Vec<Part> = Section::iter()
        .filter_map(|section| Part::of(view, section, asked, fresh))
        .collect();
    let has_storage = asked.is_in(&storage::all_texts(view));
    let reset = words.get("settings-reset-all");
    let has_reset = asked.is_in(&reset);
    let has_text = settings_text::is_found(view, asked);
    if parts.is_empty() && !has_storage && !has_reset && !has_text {
        ui.add_space(8.0);
        let none = words.get("settings-none-found");
        label(ui, none, TextStyle::Body, colour::SECOND);
        return None;
    }
    let mut action = sections(ui, view, &parts, fresh, &mut state.open);
    if has_reset {
        ui.add_space(12.0);
        let button = Button::new(&reset).icon(view.icons, Icon::Undo);
        if button.enabled(!fresh.rows_are_default()).show(ui) {
            state.asks_to_reset = true;
        }
    }
    if has_text {
        action = action.take().or(settings_text::rows(ui, view, fresh));
    }
    if has_storage {
        action = action.take().or(storage::rows(ui, view));
    }
    if asked.is_empty() {
        ui.add_space(10.0);
        let version = view.version.to_string();
        label(ui, version, TextStyle::Note, colour::SECOND);
    }
    action
}

/// The found rows of a section.
struct Part {
    section: Section,
    rows: Vec<(&'static Setting, &'static Row)>,
    /// The button below the rows.
    more: Option<(Icon, &'static str, Panel)>,
}

impl Part {
    /// The rows of a section that a search finds. `None` if it finds none.
    fn of(view: &View, section: Section, asked: &Asked, settings: &Settings) -> Option<Part> {
        if section == Section::Window && !view.platform.fullscreen {
            return None;
        }
        let words = view.words;
        let is_titled = section
            .key()
            .is_some_and(|key| asked.is_in(&words.get(&key)));
        let rows: Vec<_> = Setting::rows(section)
            .filter(|(_, row)| (row.is_shown)(settings))
            .filter(|(setting, row)| is_titled || asked.finds(words, setting, &row.control))
            .collect();
        let more = match section {
            Section::Play => Some((Icon::Keys, "keys", Panel::Keys)),
            Section::Seats => Some((Icon::Person, "players", Panel::Players)),
            _ => None,
        };
        let more = more.filter(|(_, key, _)| is_titled || asked.is_in(&words.get(key)));
        let part = Part {
            section,
            rows,
            more,
        };
        (!part.rows.is_empty() || part.more.is_some()).then_some(part)
    }
}

/// Shows sections, in two columns if there's space.
fn sections(
    ui: &mut Ui,
    view: &View,
    parts: &[Part],
    fresh: &mut Settings,
    open: &mut Option<&'static str>,
) -> Option<UiAction> {
    let room = ui.available_rect_before_wrap();
    if room.width() < TWO_COLUMNS {
        return column(ui, view, parts.iter(), fresh, open);
    }
    let columns = COLUMNS.map(|sections| {
        let shown = sections
            .iter()
            .filter_map(|section| parts.iter().find(|part| part.section == *section));
        shown.collect::<Vec<_>>()
    });
    // A single column is the left one.
    let columns = columns.into_iter().filter(|parts| !parts.is_empty());
    let width = ((room.width() - GUTTER) / 2.0).floor();
    let mut action = None;
    let mut foot = room.min.y;
    for (at, parts) in columns.enumerate() {
        let left = room.min.x + (width + GUTTER) * at as f32;
        let place = Rect::from_min_max(pos2(left, room.min.y), pos2(left + width, room.max.y));
        ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
            let asked = column(ui, view, parts.into_iter(), fresh, open);
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
fn column<'a>(
    ui: &mut Ui,
    view: &View,
    parts: impl Iterator<Item = &'a Part>,
    fresh: &mut Settings,
    open: &mut Option<&'static str>,
) -> Option<UiAction> {
    let mut action = None;
    for part in parts {
        rows(ui, view, part, fresh, open);
        if let Some((icon, key, panel)) = part.more {
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
fn rows(
    ui: &mut Ui,
    view: &View,
    part: &Part,
    fresh: &mut Settings,
    open: &mut Option<&'static str>,
) {
    let is_low = ui.ctx().content_rect().height() < LOW;
    // The row of the language has the name of its section.
    let is_titled = !is_low || part.section != Section::Language;
    if let Some(key) = part.section.key().filter(|_| is_titled) {
        section(ui, &view.words.get(&key));
    }
    for (at, (setting, row)) in part.rows.iter().enumerate() {
        if at > 0 {
            ui.add_space(4.0);
        }
        if is_low {
            change_in_row(ui, view, setting, &row.control, fresh, open);
        } else {
            change(ui, view, setting, &row.control, fresh);
        }
    }
}

/// The side of a button that resets a row.
fn reset_side(ui: &Ui) -> f32 {
    touch_height(ui, BUTTON)
}

/// Shows a setting with its explanation and its control, and changes it if the player does.
fn change(
    ui: &mut Ui,
    view: &View,
    setting: &'static Setting,
    control: &Control,
    fresh: &mut Settings,
) {
    let words = view.words;
    match control {
        Control::Switch(access) => switch(ui, view, setting, access, fresh),
        Control::Slider(access) => {
            let takes_focus = head(ui, view, setting, fresh);
            let name = words.get(&setting.key());
            let slider = Slider::new(&name, (access.share)(fresh)).takes_focus(takes_focus);
            if let Some(share) = slider.show(ui) {
                (access.set)(fresh, share);
            }
        }
        Control::Choice(access) => {
            let takes_focus = head(ui, view, setting, fresh);
            choose(ui, words, setting, access, fresh, takes_focus);
        }
        Control::Languages => {
            let takes_focus = head(ui, view, setting, fresh);
            languages(ui, words, fresh, takes_focus);
        }
        Control::Seats => {
            let takes_focus = head(ui, view, setting, fresh);
            seats(ui, view, fresh, takes_focus);
        }
    }
}

/// Shows a setting of a low window as a row. Its choices are below it once it's pressed.
fn change_in_row(
    ui: &mut Ui,
    view: &View,
    setting: &'static Setting,
    control: &Control,
    fresh: &mut Settings,
    open: &mut Option<&'static str>,
) {
    let words = view.words;
    let name = row_name(words, setting);
    // The seating explains the selected one.
    let line = match control {
        Control::Seats => String::new(),
        _ => words.get(&setting.line_key()),
    };
    let is_changed = !setting.row_is_default(fresh);
    let row = SettingRow {
        name: &name,
        line: &line,
        reset: if is_changed { reset_side(ui) } else { 0.0 },
    };
    let value = match control {
        Control::Switch(access) => return switch(ui, view, setting, access, fresh),
        Control::Slider(access) => {
            let share = (access.share)(fresh);
            let (reset, moved) = row.show_with(ui, |ui| Slider::new(&name, share).show(ui));
            if is_changed {
                reset_button(ui, view, setting, reset, fresh);
            }
            if let Some(share) = moved {
                (access.set)(fresh, share);
            }
            return;
        }
        Control::Choice(access) => {
            let chosen = (access.chosen)(fresh);
            let mut all = values(words, setting, access).into_iter();
            let found = all.find(|(value, _)| *value == chosen);
            found.map_or_else(String::new, |(_, text)| text)
        }
        Control::Languages => language_name(words, fresh),
        Control::Seats => seating_name(words, fresh),
    };
    let is_open = *open == Some(setting.name);
    let shown = row.show(ui, &value, is_open);
    if is_changed && reset_button(ui, view, setting, shown.reset, fresh) {
        shown.response.request_focus();
    } else if shown.response.clicked() {
        *open = (!is_open).then_some(setting.name);
    }
    if !is_open {
        return;
    }
    match control {
        Control::Choice(access) => choose(ui, words, setting, access, fresh, false),
        Control::Languages => languages(ui, words, fresh, false),
        Control::Seats => seats(ui, view, fresh, false),
        Control::Switch(_) | Control::Slider(_) => {}
    }
}

/// Shows a switch, with the button that resets it before its track.
fn switch(
    ui: &mut Ui,
    view: &View,
    setting: &'static Setting,
    access: &Access,
    fresh: &mut Settings,
) {
    let on = (access.is_on)(fresh);
    let [name, line] = [setting.key(), setting.line_key()].map(|key| view.words.get(&key));
    let switch = Switch::new(&name, on).line(&line);
    if setting.row_is_default(fresh) {
        if switch.show(ui) {
            (access.set)(fresh, !on);
        }
        return;
    }
    let before = switch.with_space(reset_side(ui)).show_parts(ui);
    if reset_button(ui, view, setting, before.space, fresh) {
        before.response.request_focus();
    } else if before.response.clicked() {
        (access.set)(fresh, !on);
    }
}

/// Shows the name of a row and its explanation, with the button that resets the row. Returns `true` if its control
/// takes over the focus from that button.
fn head(ui: &mut Ui, view: &View, setting: &'static Setting, fresh: &mut Settings) -> bool {
    let words = view.words;
    let is_changed = !setting.row_is_default(fresh);
    let (side, right) = (reset_side(ui), ui.available_rect_before_wrap().max.x);
    let texts = ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        if is_changed {
            ui.set_max_width(ui.available_width() - side);
        }
        let control = setting.row.as_ref().map(|row| &row.control);
        // The title of the section is the name of this row.
        if !matches!(control, Some(Control::Languages)) {
            let name = row_name(words, setting);
            label(ui, name, TextStyle::Body, colour::TEXT);
        }
        // The seating explains the selected one.
        if !matches!(control, Some(Control::Seats)) {
            let line = words.get(&setting.line_key());
            label(ui, line, TextStyle::Note, colour::SECOND);
        }
    });
    if !is_changed {
        return false;
    }
    // The picture within the button is flush with the controls below. A button that is higher than the texts extends
    // upwards, beside the title or into the gap.
    let texts = texts.response.rect;
    let y = texts.center().y.min(texts.max.y - side / 2.0);
    let middle = pos2(right + RESET_INSET - side / 2.0, y);
    let place = Rect::from_center_size(middle, Vec2::splat(side));
    reset_button(ui, view, setting, place, fresh)
}

fn choose(
    ui: &mut Ui,
    words: &Words,
    setting: &Setting,
    choice: &Choice,
    fresh: &mut Settings,
    takes_focus: bool,
) {
    let choices = values(words, setting, choice);
    let chosen = (choice.chosen)(fresh);
    let row = ChoiceRow::new(chosen, &choices).id(setting.name);
    let picked = row.takes_focus(takes_focus).show(ui);
    if let Some(index) = picked.flatten() {
        (choice.choose)(fresh, index);
    }
}

/// The name of the chosen language.
fn language_name(words: &Words, settings: &Settings) -> String {
    let named = LOCALES
        .iter()
        .find(|locale| *locale.tag == *settings.language);
    named.map_or_else(
        || words.get("setting-language-auto"),
        |locale| locale.name.to_owned(),
    )
}

/// Shows the system's language, then every language by its name for itself.
fn languages(ui: &mut Ui, words: &Words, fresh: &mut Settings, takes_focus: bool) {
    let system = (
        Settings::SYSTEM_LANGUAGE,
        words.get("setting-language-auto"),
    );
    let named = LOCALES
        .iter()
        .map(|locale| (locale.tag, locale.name.to_owned()));
    let choices: Vec<_> = std::iter::once(system).chain(named).collect();
    let picked = ChoiceRow::new(&*fresh.language, &choices)
        .id("language")
        .takes_focus(takes_focus)
        .show(ui);
    if let Some(language) = picked {
        fresh.language = language.to_owned();
    }
}
