//! Shows every option of a game's rules in groups, each value with a picture of its effect.

use bevy_egui::egui::{Rect, Ui, UiBuilder, pos2, vec2};

use super::players::caption;
use super::{GUTTER, TWO_COLUMNS};
use crate::rules::{OptionState, Setup};
use crate::ui::accent::Accent;
use crate::ui::games;
use crate::ui::kit::{ChoiceRow, Tile};
use crate::ui::option_picture;
use crate::ui::panels::section;
use crate::ui::text::label;
use crate::ui::theme::{TextStyle, colour, touch_gap, touch_height};
use crate::ui::view::View;
use crate::ui::words::{option_key, value_key};

/// Shows buttons that apply a rule set, and the options.
pub(super) fn show(ui: &mut Ui, view: &View, setup: &mut Setup) {
    as_in(ui, view, setup);
    let states = setup.option_states();
    for group in games::option_groups(setup.kind()) {
        section(ui, &view.words.get(group.title));
        let options: Vec<&OptionState> = group
            .options
            .iter()
            .filter_map(|name| states.iter().find(|state| state.name == *name))
            .collect();
        let columns = if ui.available_width() < TWO_COLUMNS {
            1
        } else {
            2
        };
        for row in options.chunks(columns) {
            option_row(ui, view, setup, row, columns);
            ui.add_space(10.0);
        }
    }
}

/// Shows buttons that set every option as in a rule set.
fn as_in(ui: &mut Ui, view: &View, setup: &mut Setup) {
    let words = view.words;
    let names = setup.kind().presets();
    // A single rule set needs no name.
    let several = names.len() > 1;
    let presets: Vec<(Option<&str>, String)> = names
        .into_iter()
        .map(|preset| {
            let name = ("preset", words.preset(preset, "").into());
            let text = if several {
                words.with("as-in", &[name])
            } else {
                words.get("as-in-only")
            };
            (Some(preset), text)
        })
        .collect();
    // If options differ from the rule set, its button isn't selected, so that it can reset them.
    let chosen = setup.changed_options().is_empty().then(|| setup.preset());
    let picked = ChoiceRow::new(chosen, &presets).id("as in").show(ui);
    if let Some(Some(preset)) = picked {
        // The names are from the game's list, so this can't fail.
        let _ = setup.set_preset(preset);
    }
}

/// Shows one option, or two side by side.
fn option_row(ui: &mut Ui, view: &View, setup: &mut Setup, row: &[&OptionState], columns: usize) {
    let room = ui.available_rect_before_wrap();
    let gaps = GUTTER * (columns as f32 - 1.0);
    let width = (room.width() - gaps) / columns as f32;
    let mut foot = room.min.y;
    for (i, state) in row.iter().enumerate() {
        let left = room.min.x + (width + GUTTER) * i as f32;
        let place = Rect::from_min_max(pos2(left, room.min.y), pos2(left + width, room.max.y));
        ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
            option(ui, view, setup, state);
            foot = foot.max(ui.min_rect().max.y);
        });
    }
    let whole = Rect::from_min_max(room.min, pos2(room.max.x, foot));
    ui.expand_to_include_rect(whole);
    ui.advance_cursor_after_rect(whole);
}

/// The height and the largest width of a picture.
const PICTURE: f32 = 112.0;
const WIDEST: f32 = 186.0;
const GAP: f32 = 8.0;

fn option(ui: &mut Ui, view: &View, setup: &mut Setup, state: &OptionState) {
    let words = view.words;
    let kind = setup.kind();
    let key = option_key(kind, state.name);
    let works = games::option_works(setup, state);
    ui.horizontal(|ui| {
        label(ui, words.get(&key), TextStyle::Strong, colour::TEXT);
        let note = if !works {
            Some(("option-without-effect", colour::SECOND))
        } else if state.value != state.preset_value {
            Some(("option-changed", Accent::of(ui).line))
        } else {
            None
        };
        if let Some((key, tint)) = note {
            label(ui, words.get(key), TextStyle::StrongNote, tint);
        }
    });
    let line = words.get(&format!("{key}-line"));
    label(ui, line, TextStyle::Note, colour::SECOND);
    let count = state.accepted.len() as f32;
    let gap = touch_gap(ui, GAP);
    let width = ((ui.available_width() - gap * (count - 1.0)) / count).min(WIDEST);
    let caption_height = touch_height(ui, 44.0) - 14.0;
    ui.spacing_mut().interact_size.y = PICTURE;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        for value in state.accepted {
            let here = *value == state.value;
            let text = words.get(&value_key(&key, value));
            let size = vec2(width, PICTURE + caption_height);
            let tile = Tile::card(&text).pick(here).size(size);
            let response = tile.show(ui, |ui, rect, _| {
                let foot = rect.max.y - caption_height;
                let place = Rect::from_min_max(rect.min, pos2(rect.max.x, foot)).shrink(6.0);
                if let Some(picture) = games::option_picture(kind, state.name, value) {
                    option_picture::paint(ui, view.icons, kind, place, &picture);
                }
                let place = Rect::from_min_max(pos2(rect.min.x, foot), rect.max);
                caption(ui, place, &text, here);
            });
            if response.clicked() && !here {
                // Names and values are from the game's list, so this can't fail.
                let _ = setup.set_option(state.name, value);
            }
        }
    });
}
