//! The row of minor actions for the whole game night, at the bottom of its sheet.

use bevy_egui::egui::{FontId, Ui, vec2};

use super::page_state::{EveningLeaf, EveningPage};
use super::paint::Typeface;
use crate::evening::Evening;
use crate::ui::actions::FileAction;
use crate::ui::kit::{Button, Link, growth};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// An action of the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FootAction {
    Look(EveningLeaf),
    Save { picture: bool },
}

/// All actions apart from closing, with their text keys.
fn actions(evening: &Evening, code_is_there: bool) -> Vec<(&'static str, FootAction)> {
    let mut deeds = Vec::new();
    if !code_is_there {
        deeds.push(("evening-code", FootAction::Look(EveningLeaf::Code(0))));
    }
    if evening.is_over() {
        if evening.can_return() {
            deeds.push(("evening-people", FootAction::Look(EveningLeaf::People)));
        }
        deeds.push(("evening-new", FootAction::Look(EveningLeaf::Delete)));
    } else {
        deeds.push(("evening-people", FootAction::Look(EveningLeaf::People)));
        deeds.push(("evening-end", FootAction::Look(EveningLeaf::End)));
    }
    deeds.push(("evening-save-text", FootAction::Save { picture: false }));
    deeds.push(("evening-save-picture", FootAction::Save { picture: true }));
    deeds
}

/// `true` if everything fits into one row.
pub(super) fn fits(ui: &Ui, view: &View, evening: &Evening, code_is_there: bool) -> bool {
    let deeds = actions(evening, code_is_there);
    let widths = deeds.iter().map(|(key, _)| {
        let text = Typeface::Text.width(ui, &view.words.get(key), font(ui).size);
        text + BESIDE + GAP
    });
    let close = Button::new(&view.words.get("close")).size(ui).x;
    close + widths.sum::<f32>() <= ui.available_width()
}

/// The gap between links, in units.
const GAP: f32 = 24.0;
/// The width of a link apart from its text, in units.
const BESIDE: f32 = 4.0;
/// The size of a link's text, in units of a window of 1280 by 720.
const SIZE: f32 = 17.0;

/// The font of the links.
fn font(ui: &Ui) -> FontId {
    Typeface::Text.font(SIZE * growth(ui))
}

/// Shows all actions apart from closing as links, side by side.
fn action_links(
    ui: &mut Ui,
    view: &View,
    evening: &Evening,
    state: &mut EveningPage,
    code_is_there: bool,
) -> Option<UiAction> {
    let mut action = None;
    for (key, deed) in actions(evening, code_is_there) {
        let text = view.words.get(key);
        if Link::new(&text).font(font(ui)).show(ui) {
            match deed {
                FootAction::Look(leaf) => state.leaf = leaf,
                FootAction::Save { picture } => {
                    let save = if picture {
                        FileAction::SaveEveningPicture
                    } else {
                        FileAction::SaveEveningText
                    };
                    action = Some(UiAction::File(save));
                }
            }
        }
    }
    action
}

/// Shows all actions apart from closing, in several rows.
pub(super) fn actions_row(
    ui: &mut Ui,
    view: &View,
    evening: &Evening,
    state: &mut EveningPage,
    code_is_there: bool,
) -> Option<UiAction> {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, 0.0);
        action_links(ui, view, evening, state, code_is_there)
    })
    .inner
}

/// Shows the close button, and the links if they fit.
pub(super) fn show(
    ui: &mut Ui,
    view: &View,
    evening: &Evening,
    state: &mut EveningPage,
    code_is_there: bool,
    with_deeds: bool,
) -> Option<UiAction> {
    let mut action = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, 0.0);
        if Button::new(&view.words.get("close")).show(ui) {
            action = Some(UiAction::Close);
        }
        if with_deeds {
            let asked = action_links(ui, view, evening, state, code_is_there);
            action = action.take().or(asked);
        }
    });
    action
}
