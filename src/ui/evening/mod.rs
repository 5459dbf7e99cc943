//! The page of the evening: setting one up, then its sheet with pairings, results and places
//! (`docs/evening.md`).

pub mod at_table;
mod bracket;
mod code;
mod course;
mod draft;
mod foot;
mod heading;
mod now;
mod pairing;
mod people;
pub(super) mod pieces;
mod refusals;
mod rows;
mod set_up;
mod sheet;
mod sheet_words;
mod standings;

use std::sync::Arc;

use bevy_egui::egui::{self, Color32, Rect, Sense, Stroke, Ui, UiBuilder, pos2, vec2};

pub use course::{CurrentEvening, EveningPlugin};
pub use draft::EveningDraft;

use super::panels::scroll_body;
use super::theme::TextStyle;
use super::ui_action::UiAction;
use super::view::View;
use crate::evening::{Evening, PairingId, SheetCode};
use crate::ui::actions::EveningAction;
use crate::ui::kit::{self, Button, Skin, button_height};
use pieces::line;

pub(super) use super::fair_throws::{INK, SECOND_INK};

/// What is being played, and what has to be thought about twice.
const NOW: Color32 = Color32::from_rgb(0x84, 0x15, 0x0F);
/// From this width and height on, rounds and places stand side by side.
const WIDE: f32 = 860.0;
const HIGH: f32 = 430.0;
/// Between columns.
const GUTTER: f32 = 40.0;

/// What of the evening is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum EveningLeaf {
    /// The rounds and the places.
    #[default]
    Sheet,
    /// A pairing: playing it, its result.
    Pairing(PairingId),
    /// Who leaves, who is back, who comes late.
    People,
    /// The codes for phones, and which one.
    Code(usize),
    /// Whether it is to end.
    End,
    /// Whether it is to be forgotten.
    Forget,
}

/// The codes of an evening after so many steps, in a language.
type Codes = (usize, &'static str, Arc<Vec<SheetCode>>);

/// What is chosen and written on the page, for as long as the program runs.
#[derive(Clone, Debug, Default)]
pub struct EveningPage {
    /// What is looked at.
    pub leaf: EveningLeaf,
    /// The evening that is being set up.
    pub draft: EveningDraft,
    /// Which round is looked at; none for the one that is played.
    pub round: Option<u16>,
    /// The name of somebody who comes late, as it is being written.
    pub late: String,
    codes: Option<Codes>,
}

impl EveningPage {
    fn id() -> egui::Id {
        egui::Id::new("evening page")
    }

    /// What is chosen on the page now.
    #[must_use]
    pub fn read(ctx: &egui::Context) -> EveningPage {
        ctx.data(|data| data.get_temp(EveningPage::id()))
            .unwrap_or_default()
    }

    /// From now on this is chosen.
    pub fn keep(self, ctx: &egui::Context) {
        ctx.data_mut(|data| data.insert_temp(EveningPage::id(), self));
    }
}

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

/// Indigo cloth with a woven border at its foot; says where that begins.
fn cloth(ui: &Ui, rect: Rect) -> f32 {
    let painter = ui.painter();
    painter.rect_filled(rect, 0.0, Color32::from_rgb(0x13, 0x1F, 0x45));
    let thread = Stroke::new(1.0, Color32::from_rgb(0x1B, 0x2A, 0x58));
    let mut y = rect.min.y;
    while y < rect.max.y {
        painter.hline(rect.x_range(), y, thread);
        y += 5.0;
    }
    let high = if rect.height() < 420.0 { 10.0 } else { 26.0 };
    let foot = rect.max.y - high;
    let border = Rect::from_min_max(pos2(rect.min.x, foot), rect.max);
    let gold = Color32::from_rgb(0xC9, 0x9A, 0x4A);
    let mut mesh = egui::Mesh::default();
    mesh.add_colored_rect(border, Color32::from_rgb(0x7A, 0x22, 0x1C));
    let half = high * 0.28;
    let mut x = border.min.x + high / 2.0;
    while x < border.max.x {
        let middle = pos2(x, border.center().y);
        let first = mesh.vertices.len() as u32;
        for corner in [
            vec2(0.0, -half),
            vec2(half, 0.0),
            vec2(0.0, half),
            vec2(-half, 0.0),
        ] {
            mesh.colored_vertex(middle + corner, gold);
        }
        mesh.add_triangle(first, first + 1, first + 2);
        mesh.add_triangle(first, first + 2, first + 3);
        x += high;
    }
    painter.add(egui::Shape::mesh(mesh));
    painter.hline(border.x_range(), foot + 2.0, Stroke::new(2.0, gold));
    foot
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

/// The evening as it stands, or what of it is looked at more closely.
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
                code::show(ui, view, evening, (which, high), state);
                None
            }
            EveningLeaf::End => sure(
                ui,
                view,
                "evening-end",
                state,
                EveningAction::Take(crate::evening::Step::End),
            ),
            EveningLeaf::Forget => sure(ui, view, "evening-new", state, EveningAction::Forget),
        }
    });
    action.or(asked)
}

/// The sheet, with what can be done at its foot.
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
        code_is_there = heading::show(ui, view, evening, (scale, true), state);
    }
    let row = button_height(ui);
    let foot = Rect::from_min_max(pos2(room.min.x, room.max.y - row), room.max);
    let taken = ui.min_rect().max.y - room.min.y;
    let high = room.height() - if wide { taken } else { 0.0 } - row - 8.0;
    let has_deeds = foot::fits(ui, view, evening, code_is_there);
    let asked = scroll_body(ui, high, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        if wide {
            // Frames and spaces around what scrolls.
            sheet::side_by_side(ui, view, evening, state, (scale, high - 12.0));
        } else {
            heading::show(ui, view, evening, (0.5, false), state);
            sheet::in_column(ui, view, evening, state);
        }
        if has_deeds {
            return None;
        }
        foot::deeds_row(ui, view, evening, (state, code_is_there))
    });
    let inside = UiBuilder::new().max_rect(foot);
    let at_foot = ui
        .scope_builder(inside, |ui| {
            foot::show(ui, view, evening, (state, code_is_there), has_deeds)
        })
        .inner;
    asked.or(at_foot)
}

/// Asks once more.
fn sure(
    ui: &mut Ui,
    view: &View,
    key: &str,
    state: &mut EveningPage,
    ask: EveningAction,
) -> Option<UiAction> {
    let words = view.words;
    line(ui, words.get(&format!("{key}-ask")), TextStyle::Title, INK);
    line(
        ui,
        words.get(&format!("{key}-line")),
        TextStyle::Body,
        SECOND_INK,
    );
    ui.add_space(8.0);
    let mut action = None;
    ui.horizontal_wrapped(|ui| {
        if Button::new(&words.get(&format!("{key}-yes")))
            .primary()
            .show(ui)
        {
            action = Some(UiAction::Evening(ask));
            state.leaf = EveningLeaf::Sheet;
        }
        if Button::new(&words.get("evening-no")).show(ui) {
            state.leaf = EveningLeaf::Sheet;
        }
    });
    action
}
