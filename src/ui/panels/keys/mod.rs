//! Shows keys, controller buttons or gestures in tables, and changes the keys and buttons of shortcuts.

mod groups;
mod rows;
mod state;

use bevy_egui::egui::Ui;

use self::groups::{Group, Listing, Screen};
use self::rows::{show_rows, show_whole};
use self::state::Request;
use super::{enter_pressed, scroll_body, section, title};
use crate::input::last_device::LastDevice;
use crate::store::Settings;
use crate::ui::icons::Icon;
use crate::ui::kit::{Answer, Button, ChoiceRow, Confirm};
use crate::ui::panel_row::PanelRow;
use crate::ui::text::label;
use crate::ui::theme::{TextStyle, colour};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;
use crate::ui::words::Words;

pub use self::state::KeysState;

/// The width from which the groups are in two columns.
const TWO_COLUMNS: f32 = 620.0;
/// The gap between the columns.
const BETWEEN: f32 = 34.0;
/// The height of the title.
const FRAME: f32 = 72.0;

/// Shows the tables.
pub fn keys(
    ui: &mut Ui,
    view: &View,
    state: &mut KeysState,
    panels: &'static [PanelRow],
    room: f32,
) -> Option<UiAction> {
    let mut closed = title(ui, view, "keys");
    let mut fresh = view.settings.clone();
    let had_request = state.request != Request::None;
    scroll_body(ui, room - FRAME, |ui| {
        head(ui, view.words, state);
        let screen = match (state.at_home, view.replay) {
            (true, _) => Screen::Home,
            (false, Some(_)) => Screen::Replay,
            (false, None) => Screen::Table,
        };
        let listing = Listing {
            words: view.words,
            settings: view.settings,
            panels,
            device: state.device,
            make: state.make,
        };
        tables(ui, view, state, &listing, screen, &mut fresh);
        if state.device != LastDevice::Touch {
            reset_all(ui, view, state, &mut fresh);
        }
    });
    closed |= !had_request && enter_pressed(ui);
    if fresh != *view.settings {
        return Some(UiAction::Settings(Box::new(fresh)));
    }
    closed.then_some(UiAction::Close)
}

/// Shows the choice of the device, and how to change a key.
fn head(ui: &mut Ui, words: &Words, state: &mut KeysState) {
    let devices = [
        (LastDevice::Keyboard, words.get("device-keyboard")),
        (LastDevice::Controller, words.get("keys-controller")),
        (LastDevice::Touch, words.get("keys-touch")),
    ];
    let row = ChoiceRow::new(state.device, &devices).id("device");
    if let Some(device) = row.show(ui) {
        state.device = device;
        state.request = Request::None;
    }
    if state.device != LastDevice::Touch {
        label(ui, words.get("keys-line"), TextStyle::Note, colour::SECOND);
    }
}

/// Shows the groups, in two columns if there's space.
fn tables(
    ui: &mut Ui,
    view: &View,
    state: &mut KeysState,
    listing: &Listing,
    screen: Screen,
    fresh: &mut Settings,
) {
    let groups = listing.groups(screen);
    let width = ui.available_width();
    if width < TWO_COLUMNS {
        for group in &groups {
            show_group(ui, view, state, listing, group, fresh);
        }
        return;
    }
    let column = (width - BETWEEN) / 2.0;
    let columns = in_columns(groups);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = BETWEEN;
        for groups in columns {
            ui.vertical(|ui| {
                ui.set_width(column);
                for group in &groups {
                    show_group(ui, view, state, listing, group, fresh);
                }
            });
        }
    });
}

/// The groups of two columns: each in turn goes to the shorter one.
fn in_columns(groups: Vec<Group>) -> [Vec<Group>; 2] {
    /// The height of a title, in rows.
    const TITLE: usize = 1;
    let mut columns = [Vec::new(), Vec::new()];
    let mut lengths = [0, 0];
    for group in groups {
        let shorter = usize::from(lengths[1] < lengths[0]);
        lengths[shorter] += group.rows.len() + TITLE;
        columns[shorter].push(group);
    }
    columns
}

fn show_group(
    ui: &mut Ui,
    view: &View,
    state: &mut KeysState,
    listing: &Listing,
    group: &Group,
    fresh: &mut Settings,
) {
    section(ui, &group.title);
    show_rows(ui, view, state, listing, &group.rows, fresh);
    ui.add_space(10.0);
}

/// Shows the button that resets all shortcuts, or its question.
fn reset_all(ui: &mut Ui, view: &View, state: &mut KeysState, fresh: &mut Settings) {
    let words = view.words;
    if state.request == Request::ResetAll {
        let [question, yes, no] =
            ["keys-reset-asks", "settings-reset-yes", "cancel"].map(|key| words.get(key));
        let top = ui.cursor().top();
        let answer = Confirm::new(&question, &yes, &no).inline().show(ui);
        show_whole(ui, "reset", ui.min_rect().with_min_y(top));
        match answer {
            None => {}
            Some(Answer::No) => state.request = Request::None,
            Some(Answer::Yes) => {
                state.request = Request::None;
                fresh.keys = Settings::default().keys;
                fresh.buttons = Settings::default().buttons;
            }
        }
        return;
    }
    let is_default = fresh.keys.are_default() && fresh.buttons.are_default();
    let text = words.get("keys-reset-all");
    let button = Button::new(&text).icon(view.icons, Icon::Undo);
    if button.enabled(!is_default).show(ui) {
        state.request = Request::ResetAll;
    }
}
