//! The panels over the table: a new game, the settings, records, resigning, the end, and others.

use bevy_egui::egui::{
    self, Align2, Color32, Rect, RichText, ScrollArea, Shape, Stroke, Ui, UiBuilder, vec2,
};

use super::icons::Icon;
use super::theme::{RADIUS, TextStyle, colour};
use super::view::View;
use crate::ui::kit::{Button, Palette, Skin, fade_edges, growth_in, paper};

mod beside_board;
mod draw;
mod end;
mod first_start;
mod game_cards;
mod keys;
mod match_sheet;
mod new_game;
mod pause;
mod play_from;
mod player_choice;
mod quit;
mod reason;
mod record;
mod record_problem;
mod resign;
mod score_box;
mod seats;
mod setting_row;
mod settings;
mod settings_reset;
mod settings_search;
mod settings_state;
mod settings_text;
mod settings_undo;
mod sure;

pub use beside_board::BesideBoard;
pub use draw::{can_offer, draw, has_offers};
pub use end::{end, following_game, short_end};
pub use first_start::first_start;
pub use game_cards::game_cards;
pub use keys::{KeysState, keys};
pub use new_game::{
    First, NewGameDraft, NewGameStep, WIDTH as NEW_GAME_WIDTH, learner_seats, new_game, own_seats,
    quick_game, random_first_side,
};
pub use pause::{on_phone, pause, pause_width};
pub use play_from::play_from;
pub use player_choice::{PlayerChoiceDraft, players};
pub use quit::{asks_before_quitting, quit};
pub(in crate::ui) use reason::{headline, is_counted, reason_and_score};
pub use record::{ImportText, record};
pub use record_problem::{one_game_problem, record_problem};
pub use resign::resign;
pub use score_box::score_box;
pub use settings::{WIDTH as SETTINGS_WIDTH, settings};
pub use settings_state::SettingsState;
pub use sure::sure;

/// The height of a window (units) in which a panel leaves out its margins, and has a small title and a small footer.
pub(in crate::ui) const LOW: f32 = 480.0;

/// Dims everything behind a panel, and blocks presses there.
pub(super) fn backdrop(ctx: &egui::Context, id: &str) {
    let screen = ctx.content_rect();
    egui::Area::new(egui::Id::new((id, "backdrop")))
        .order(egui::Order::Foreground)
        .fixed_pos(screen.min)
        .fade_in(false)
        .show(ctx, |ui| {
            let (rect, _) = ui.allocate_exact_size(screen.size(), egui::Sense::click_and_drag());
            ui.painter().rect_filled(rect, 0.0, colour::MODAL_BACKDROP);
        });
}

/// The material of a panel in the middle of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Material {
    /// A dark plate.
    Dark,
    /// Paper. Its controls have the paper skin, and it grows in large windows.
    Paper,
}

impl Material {
    /// The factor by which it grows in a large window.
    fn growth(self, ctx: &egui::Context) -> f32 {
        match self {
            Material::Dark => 1.0,
            Material::Paper => growth_in(ctx),
        }
    }
}

/// Shows a modal panel in the middle of the window, with everything behind it dimmed.
pub fn modal<R>(
    ctx: &egui::Context,
    id: &str,
    width: f32,
    add: impl FnOnce(&mut Ui, f32) -> R,
) -> R {
    modal_of(ctx, id, Material::Dark, width, add)
}

/// Shows a modal panel on a plate of this material.
pub fn modal_of<R>(
    ctx: &egui::Context,
    id: &str,
    material: Material,
    width: f32,
    add: impl FnOnce(&mut Ui, f32) -> R,
) -> R {
    let screen = ctx.content_rect();
    backdrop(ctx, id);
    let is_low = screen.height() < LOW;
    let (margin, padding) = match (is_low, screen.width() < 520.0) {
        (true, _) => (4.0, 8_i8),
        (false, true) => (8.0, 18),
        (false, false) => (20.0, 18),
    };
    let width = (width * material.growth(ctx)).min(screen.width() - 2.0 * margin);
    let room = screen.height() - 2.0 * margin;
    let frame = egui::Frame::new().inner_margin(egui::Margin::symmetric(
        if width < 460.0 { 16 } else { 26 },
        padding,
    ));
    let frame = match material {
        Material::Dark => frame
            .fill(colour::PANEL_FILL)
            .stroke(Stroke::new(1.0, colour::HAIRLINE))
            .corner_radius(RADIUS),
        Material::Paper => frame,
    };
    egui::Area::new(egui::Id::new(id))
        .order(egui::Order::Tooltip)
        .anchor(Align2::CENTER_CENTER, vec2(0.0, 0.0))
        .constrain_to(screen)
        .fade_in(false)
        .show(ctx, |ui| {
            let below = ui.painter().add(Shape::Noop);
            let shown = frame.show(ui, |ui| {
                ui.set_width(width - if width < 460.0 { 32.0 } else { 52.0 });
                let room = room - 2.0 * f32::from(padding) - 4.0;
                match material {
                    Material::Dark => add(ui, room),
                    Material::Paper => Skin::Paper.scope(ui, |ui| add(ui, room)),
                }
            });
            if material == Material::Paper {
                paper::page_below(ui.painter(), below, shown.response.rect);
            }
            shown.inner
        })
        .inner
}

/// Shows a panel's title with its close button. Returns `true` if that was pressed.
pub(super) fn title(ui: &mut Ui, view: &View, key: &str) -> bool {
    title_with_note(ui, view, key, None)
}

/// Shows a panel's title with a note at the right. Returns `true` if the close button was pressed.
pub(super) fn title_with_note(ui: &mut Ui, view: &View, key: &str, note: Option<String>) -> bool {
    let mut close = false;
    ui.horizontal(|ui| {
        let style = if ui.ctx().content_rect().height() < LOW {
            TextStyle::Title
        } else {
            TextStyle::Display
        };
        let ink = Palette::of(ui).ink;
        skin_label(ui, view.words.get(key), style, ink);
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            close = Button::only_icon(view.icons, Icon::Close, &view.words.get("close"))
                .quiet()
                .show(ui);
            if let Some(note) = note {
                ui.add_space(6.0);
                let ink = Palette::of(ui).second_ink;
                skin_label(ui, note, TextStyle::Note, ink);
            }
        });
    });
    ui.add_space(4.0);
    close
}

/// Shows a heading within a panel.
pub(in crate::ui) fn section(ui: &mut Ui, text: &str) {
    ui.add_space(8.0);
    let ink = Palette::of(ui).icon;
    skin_label(ui, text, TextStyle::SmallTitle, ink);
}

/// Shows a text in the size of the panel's material.
fn skin_label(ui: &mut Ui, text: impl Into<String>, style: TextStyle, ink: Color32) {
    let font = Skin::of(ui).font(ui, style);
    ui.label(RichText::new(text).font(font).color(ink));
}

/// Shows the scrolling part of a panel, with a largest height (units). A row of buttons can follow.
pub(super) fn scroll_body<R>(ui: &mut Ui, height: f32, add: impl FnOnce(&mut Ui) -> R) -> R {
    let shown = ScrollArea::vertical()
        .max_height(height.max(90.0))
        // Without this it would keep the height of its first frame.
        .min_scrolled_height(height.max(90.0))
        .auto_shrink([false, true])
        .show(ui, |ui| {
            // Space for the scroll bar and for focus rings at the edges.
            egui::Frame::new()
                .inner_margin(egui::Margin {
                    left: 4,
                    right: 14,
                    top: 2,
                    bottom: 4,
                })
                .show(ui, |ui| {
                    let shown = add(ui);
                    show_used(ui);
                    shown
                })
                .inner
        });
    fade_edges(ui, &shown);
    shown.inner
}

/// Shows a panel with a largest height (units), which scrolls if the window is too low for it.
pub fn scrolled<R>(ui: &mut Ui, room: f32, add: impl FnOnce(&mut Ui) -> R) -> R {
    let shown = ScrollArea::vertical()
        .max_height(room)
        .min_scrolled_height(room)
        .auto_shrink([false, true])
        .show(ui, add);
    fade_edges(ui, &shown);
    shown.inner
}

/// Shows a part of a page in an area. The part scrolls if it's higher than the area.
pub(super) fn in_area<R>(ui: &mut Ui, area: Rect, id: &str, add: impl FnOnce(&mut Ui) -> R) -> R {
    let inside = UiBuilder::new().max_rect(area).id_salt(id);
    ui.scope_builder(inside, |ui| scroll_body(ui, area.height(), add))
        .inner
}

/// Scrolls to a control that has just got the focus, because keys and controllers can focus any, and to a pressed one
/// that is partly hidden.
fn show_used(ui: &Ui) {
    let control = |id: Option<egui::Id>| id.and_then(|id| ui.ctx().read_response(id));
    let focused = control(ui.memory(egui::Memory::focused));
    let focused = focused.filter(egui::Response::gained_focus);
    let pressed = control(ui.ctx().interaction_snapshot(|snapshot| snapshot.clicked));
    let seen = ui.clip_rect();
    let pressed = pressed.filter(|pressed| !seen.contains_rect(pressed.rect));
    if let Some(response) = focused.or(pressed)
        && ui.min_rect().contains_rect(response.rect)
    {
        let around = response.rect.expand2(vec2(0.0, 16.0));
        let at_once = egui::style::ScrollAnimation::none();
        ui.scroll_to_rect_animation(around, None, at_once);
    }
}

/// `true` if Enter was pressed while no control has the focus, which performs the primary action.
pub(super) fn enter_pressed(ui: &Ui) -> bool {
    ui.memory(|memory| memory.focused().is_none()) && ui.input(|i| i.key_pressed(egui::Key::Enter))
}
