//! Shows the rule sets of a game, each with a small board that shows its difference.

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{Align, Color32, FontId, Rect, Ui, pos2, vec2};

use super::players::name_style;
use super::{NewGameDraft, NewGameStep, clock};
use crate::rules::GameKind;
use crate::ui::games;
use crate::ui::kit::{ListRow, Tile};
use crate::ui::option_picture;
use crate::ui::panels::section;
use crate::ui::text::label;
use crate::ui::theme::{TextStyle, colour};
use crate::ui::view::View;

/// The most cards side by side.
const COLUMNS: usize = 4;
/// The number of rule sets up to which three columns need no scrolling.
const FEW: usize = 6;
/// The gap between cards, and between a card's edge and its contents.
const GAP: f32 = 8.0;
const MARGIN: f32 = 4.0;
/// The height of a picture by the number of columns, from one on.
const PICTURES: [f32; COLUMNS] = [132.0, 92.0, 64.0, 46.0];

/// Shows the rule sets, a line about the selected one, and the way to every option.
pub(super) fn show(ui: &mut Ui, view: &View, draft: &mut NewGameDraft) {
    let words = view.words;
    let kind = draft.setup.kind();
    section(ui, &words.get("new-rules"));
    let presets = in_order(kind, view.settings.setup(kind).preset());
    let columns = match presets.len() {
        few @ ..=FEW => few.min(COLUMNS - 1),
        _ => COLUMNS,
    };
    for row in presets.chunks(columns) {
        let picked = cards(ui, view, draft, row, columns);
        if let Some(preset) = picked {
            // The names are from the game's list, so this can't fail.
            let _ = draft.setup.set_preset(preset);
        }
        ui.add_space(GAP - ui.spacing().item_spacing.y);
    }
    let line = words.preset(draft.setup.preset(), "-line");
    label(ui, line, TextStyle::Note, colour::SECOND);
    ui.add_space(2.0);
    pages(ui, view, draft);
}

/// The rule sets of a game. The one that was played last comes first.
fn in_order(kind: GameKind, last: &str) -> Vec<&'static str> {
    let mut presets = kind.presets();
    // The others keep their order.
    presets.sort_by_key(|preset| *preset != last);
    presets
}

/// Shows a row of cards. Returns the rule set of the pressed one.
fn cards(
    ui: &mut Ui,
    view: &View,
    draft: &NewGameDraft,
    row: &[&'static str],
    columns: usize,
) -> Option<&'static str> {
    let kind = draft.setup.kind();
    let width = (ui.available_width() - GAP * (columns as f32 - 1.0)) / columns as f32;
    let names: Vec<String> = row
        .iter()
        .map(|preset| view.words.preset(preset, ""))
        .collect();
    // All cards of a row have space for the longest name.
    let text_height = names
        .iter()
        .map(|name| ui.fonts_mut(|fonts| fonts.layout_job(name_job(name, width, true)).size().y))
        .fold(0.0, f32::max);
    let picture_height = PICTURES[columns - 1];
    let size = vec2(width, MARGIN + picture_height + text_height + 3.0 * MARGIN);
    let mut picked = None;
    ui.spacing_mut().interact_size.y = size.y;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        for (preset, name) in row.iter().zip(&names) {
            let here = *preset == draft.setup.preset();
            let tile = Tile::card(name).pick(here).size(size);
            let response = tile.show(ui, |ui, rect, _| {
                let foot = rect.min.y + MARGIN + picture_height;
                let place = Rect::from_min_max(
                    rect.min + vec2(MARGIN, MARGIN),
                    pos2(rect.max.x - MARGIN, foot),
                );
                if let Some(picture) = games::preset_picture(kind, preset) {
                    option_picture::paint(ui, view.icons, kind, place, &picture);
                }
                let job = name_job(name, width, here);
                let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
                let height = galley.size().y;
                let at = pos2(rect.center().x, (foot + rect.max.y - height) / 2.0);
                ui.painter().galley(at, galley, Color32::PLACEHOLDER);
            });
            if response.clicked() && !here {
                picked = Some(*preset);
            }
        }
    });
    picked
}

/// The name of a rule set, in as many lines as the card's width needs.
fn name_job(name: &str, width: f32, here: bool) -> LayoutJob {
    let (style, tint) = name_style(here);
    let font: FontId = style.font();
    let mut job = LayoutJob::simple(name.to_owned(), font, tint, width - 2.0 * MARGIN);
    job.halign = Align::Center;
    job
}

/// Shows the rows that open the other steps.
fn pages(ui: &mut Ui, view: &View, draft: &mut NewGameDraft) {
    let words = view.words;
    let kind = draft.setup.kind();
    let changed = draft.setup.changed_options().len();
    let changes = match changed {
        0 => String::new(),
        _ => words.with("new-changed", &[("count", changed.into())]),
    };
    let mut pages = vec![
        (NewGameStep::Rules, "new-details", changes),
        (
            NewGameStep::Clock,
            "clock-title",
            clock::value(words, draft.clock),
        ),
    ];
    if kind.has_throws() {
        let key = if draft.by_hand {
            "hand-by-hand"
        } else {
            "hand-by-program"
        };
        pages.push((NewGameStep::Throws, "fair-mix", words.get(key)));
    }
    let last = pages.len() - 1;
    for (place, (step, key, value)) in pages.into_iter().enumerate() {
        let name = words.get(key);
        let row = ListRow::new(&name).note(&value).opens();
        if row.ruled(place < last).show(ui) {
            draft.step = step;
        }
    }
}
