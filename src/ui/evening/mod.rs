//! Shows the page of the game night: its set-up, then its sheet with pairings, results and standings
//! (`docs/evening.md`).

pub mod at_table;
mod bracket;
mod cloth;
mod code;
mod course;
mod draft;
mod foot;
mod heading;
mod name_question;
mod now;
mod page_state;
pub(super) mod paint;
mod pairing;
mod people;
mod refusals;
mod rows;
mod set_up;
mod sheet;
mod sheet_words;
mod standings;

use bevy_egui::egui::{self, Rect, Sense, Ui, UiBuilder, pos2, vec2};

pub use course::{CurrentEvening, EveningPlugin};
pub use draft::{EveningDraft, NameAnswer, NameQuestion, RefusedName};
pub use page_state::{EveningLeaf, EveningPage};

use super::panels::scroll_body;
use super::ui_action::UiAction;
use super::view::View;
use crate::evening::Evening;
use crate::ui::actions::EveningAction;
use crate::ui::kit::{self, Answer, Button, Confirm, Skin, button_height};
use cloth::cloth;

/// The width and height from which rounds and standings are side by side.
const WIDE: f32 = 860.0;
const HIGH: f32 = 430.0;

/// Shows the page over the whole window.
pub fn evening(ctx: &egui::Context, view: &View) -> Option<UiAction> {
    let screen = ctx.content_rect();
    egui::Area::new(egui::Id::new("evening"))
        .order(egui::Order::Foreground)
        .fixed_pos(screen.min)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            let (rect, _) = ui.allocate_exact_size(screen.size(), Sense::click_and_drag());
            let foot = cloth(ui, rect);
            let margin = (rect.width() * 0.025).clamp(8.0, 40.0);
            let sheet = Rect::from_min_max(
                rect.min + vec2(margin, margin * 0.6),
                pos2(rect.max.x - margin, foot - margin * 0.3),
            );
            let painter = ui.painter().clone();
            kit::paper::sheet(&painter, sheet.translate(vec2(6.0, 7.0)), 0.45);
            kit::paper::sheet(&painter, sheet, 0.0);
            let inner = sheet.shrink2(vec2(margin.max(12.0), (margin * 0.5).max(8.0)));
            let inside = UiBuilder::new().max_rect(inner);
            ui.scope_builder(inside, |ui| Skin::Paper.scope(ui, |ui| page(ui, view)))
                .inner
        })
        .inner
}

fn page(ui: &mut Ui, view: &View) -> Option<UiAction> {
    let mut state = EveningPage::read(ui.ctx());
    let asked = match view.evening {
        None => set_up::show(ui, view, &mut state),
        Some(evening) => under_way(ui, view, evening, &mut state),
    };
    if let Some(UiAction::Evening(EveningAction::Begin(_))) = asked {
        state = EveningPage::default();
    }
    state.keep(ui.ctx());
    asked
}

/// Shows the current game night, or one of its details.
fn under_way(
    ui: &mut Ui,
    view: &View,
    evening: &Evening,
    state: &mut EveningPage,
) -> Option<UiAction> {
    ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
    if state.leaf == EveningLeaf::Sheet {
        return sheet_page(ui, view, evening, state);
    }
    let mut action = None;
    let room = ui.available_rect_before_wrap();
    ui.horizontal_wrapped(|ui| {
        if Button::new(&view.words.get("evening-back")).show(ui) {
            state.leaf = EveningLeaf::Sheet;
        }
        if Button::new(&view.words.get("close")).quiet().show(ui) {
            action = Some(UiAction::Close);
        }
    });
    let taken = ui.min_rect().max.y - room.min.y;
    let high = room.height() - taken - 6.0;
    let asked = scroll_body(ui, high, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        match state.leaf {
            EveningLeaf::Sheet => None,
            EveningLeaf::Pairing(at) => pairing::show(ui, view, evening, at, state),
            EveningLeaf::People => people::show(ui, view, evening, state),
            EveningLeaf::Code(which) => {
                code::show(ui, view, evening, which, high, state);
                None
            }
            EveningLeaf::End => sure(
                ui,
                view,
                "evening-end",
                state,
                EveningAction::Apply(crate::evening::Step::End),
            ),
            EveningLeaf::Delete => sure(ui, view, "evening-new", state, EveningAction::Delete),
        }
    });
    action.or(asked)
}

/// Shows the sheet, with its actions at the bottom.
fn sheet_page(
    ui: &mut Ui,
    view: &View,
    evening: &Evening,
    state: &mut EveningPage,
) -> Option<UiAction> {
    let room = ui.available_rect_before_wrap();
    let wide = room.width() >= WIDE && room.height() >= HIGH;
    let scale = (room.width() / 1740.0)
        .min(room.height() / 940.0)
        .clamp(0.5, 1.6);
    let mut code_is_there = false;
    if wide {
        code_is_there = heading::show(ui, view, evening, scale, true, state);
    }
    let row = button_height(ui);
    let foot = Rect::from_min_max(pos2(room.min.x, room.max.y - row), room.max);
    let taken = ui.min_rect().max.y - room.min.y;
    let high = room.height() - if wide { taken } else { 0.0 } - row - 8.0;
    let has_deeds = foot::fits(ui, view, evening, code_is_there);
    let asked = scroll_body(ui, high, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        if wide {
            // The difference leaves space for frames and gaps around the scroll area.
            sheet::side_by_side(ui, view, evening, state, scale, high - 12.0);
        } else {
            heading::show(ui, view, evening, 0.5, false, state);
            sheet::in_column(ui, view, evening, state);
        }
        if has_deeds {
            return None;
        }
        foot::actions_row(ui, view, evening, state, code_is_there)
    });
    let inside = UiBuilder::new().max_rect(foot);
    let at_foot = ui
        .scope_builder(inside, |ui| {
            foot::show(ui, view, evening, state, code_is_there, has_deeds)
        })
        .inner;
    asked.or(at_foot)
}

/// Asks for confirmation.
fn sure(
    ui: &mut Ui,
    view: &View,
    key: &str,
    state: &mut EveningPage,
    ask: EveningAction,
) -> Option<UiAction> {
    let words = view.words;
    let [question, consequence, yes] =
        ["ask", "line", "yes"].map(|part| words.get(&format!("{key}-{part}")));
    let no = words.get("evening-no");
    let confirm = Confirm::new(&question, &yes, &no).line(&consequence);
    let answer = confirm.show(ui)?;
    state.leaf = EveningLeaf::Sheet;
    (answer == Answer::Yes).then_some(UiAction::Evening(ask))
}
