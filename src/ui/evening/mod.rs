//! Shows the page of the game night: its set-up, then its sheet with pairings, results and standings
//! (`docs/evening.md`).

pub mod at_table;
mod bracket;
mod choices;
mod cloth;
mod code;
mod course;
mod draft;
mod facing;
mod foot;
mod format_picture;
mod heading;
mod name_question;
mod names;
mod now;
mod page_state;
pub(super) mod paint;
mod pairing;
mod people;
mod refusals;
mod rows;
mod section;
mod set_up;
mod set_up_foot;
mod sheet;
mod sheet_words;
mod slip;
mod standings;
mod title;
mod written_line;

use bevy_egui::egui::{self, Rect, Sense, Ui, UiBuilder, pos2, vec2};

pub use course::{CurrentEvening, EveningPlugin};
pub use draft::{EveningDraft, NameAnswer, NameQuestion, RefusedName};
pub use page_state::{EveningLeaf, EveningPage};

use super::panels::scroll_body;
use super::ui_action::UiAction;
use super::view::View;
use crate::evening::Evening;
use crate::ui::actions::EveningAction;
use crate::ui::kit::{Answer, Confirm, Link, Skin, button_height};

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
            let (window, _) = ui.allocate_exact_size(screen.size(), Sense::click_and_drag());
            let mut page = EveningPage::read(ctx);
            let asked = match view.evening {
                None => set_up::show(ui, view, window, &mut page),
                Some(evening) => {
                    let room = cloth::sheet(ui, view, window);
                    let inside = UiBuilder::new().max_rect(room);
                    let shown = ui.scope_builder(inside, |ui| {
                        Skin::Paper.scope(ui, |ui| under_way(ui, view, evening, &mut page))
                    });
                    shown.inner
                }
            };
            if let Some(UiAction::Evening(EveningAction::Begin(_))) = asked {
                page = EveningPage::default();
            }
            page.keep(ctx);
            asked
        })
        .inner
}

/// Shows the current game night, or one of its details.
fn under_way(
    ui: &mut Ui,
    view: &View,
    evening: &Evening,
    state: &mut EveningPage,
) -> Option<UiAction> {
    ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
    let room = ui.available_rect_before_wrap();
    match state.leaf {
        EveningLeaf::Sheet => sheet_page(ui, view, evening, state),
        EveningLeaf::Pairing(at) if is_wide(room) => {
            let behind = UiBuilder::new().max_rect(room).disabled();
            ui.scope_builder(behind, |ui| sheet_page(ui, view, evening, state));
            let slip = slip::show(ui, room, |ui| {
                pairing::show(ui, view, evening, at, state, true)
            });
            if slip.is_left {
                state.leaf = EveningLeaf::Sheet;
            }
            slip.inner
        }
        _ => detail(ui, view, evening, state),
    }
}

/// `true` if rounds and standings are side by side in an area.
fn is_wide(room: Rect) -> bool {
    room.width() >= WIDE && room.height() >= HIGH
}

/// Shows a detail of the game night on the whole sheet, below the links that lead back.
fn detail(
    ui: &mut Ui,
    view: &View,
    evening: &Evening,
    state: &mut EveningPage,
) -> Option<UiAction> {
    let mut action = None;
    let room = ui.available_rect_before_wrap();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 26.0;
        if Link::new(&view.words.get("evening-back")).show(ui) {
            state.leaf = EveningLeaf::Sheet;
        }
        if Link::new(&view.words.get("close")).show(ui) {
            action = Some(UiAction::Close);
        }
    });
    let taken = ui.min_rect().max.y - room.min.y;
    let high = room.height() - taken - 6.0;
    let asked = scroll_body(ui, high, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        match state.leaf {
            EveningLeaf::Sheet => None,
            EveningLeaf::Pairing(at) => pairing::show(ui, view, evening, at, state, false),
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
    let wide = is_wide(room);
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
