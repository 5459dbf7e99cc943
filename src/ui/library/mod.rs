//! The library's page: the games that are kept, found, opened, pinned, named, handed out and taken in.

mod ask;
mod head;
mod page_state;
mod row_words;
mod rows;
mod selected;
mod work;

pub use ask::{LibraryAsk, OpenAs};
pub use page_state::LibraryPageState;
pub use work::{ImportReport, LibraryView, LibraryWork};

use bevy_egui::egui::{self, Color32, Sense, Ui, UiBuilder, Vec2, vec2};

use super::book::paper;
use super::evening::pieces::{Look, button, growth, line, rule};
use super::fair_throws::{INK, SECOND_INK};
use super::paint::tiles;
use super::panels::scroll_body;
use super::theme::TextStyle;
use super::ui_action::UiAction;
use super::view::View;

/// A tile of the ground under the paper.
const TILE: f32 = 384.0;
/// The widest that the paper is, in units of a window of 1280 by 720.
const WIDEST: f32 = 1120.0;

/// Shows the page over the whole window.
pub fn library(ctx: &egui::Context, view: &View) -> Option<UiAction> {
    let screen = ctx.content_rect();
    egui::Area::new(egui::Id::new("library"))
        .order(egui::Order::Foreground)
        .fixed_pos(screen.min)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            let (rect, _) = ui.allocate_exact_size(screen.size(), Sense::click_and_drag());
            let painter = ui.painter().clone();
            painter.rect_filled(rect, 0.0, Color32::from_rgb(0x16, 0x1C, 0x1A));
            if let Some(ground) = view.icons.ground(view.table.game().setup().kind()) {
                let tint = [Color32::from_gray(200), Color32::from_gray(130)];
                tiles(&painter, (ground, false), rect, Vec2::splat(TILE), tint);
            }
            let margin = (rect.width() * 0.025).clamp(8.0, 40.0);
            let beside = ((rect.width() - WIDEST * growth(ui)) / 2.0).max(margin);
            let sheet = rect.shrink2(vec2(beside, margin));
            paper::sheet(&painter, sheet.translate(vec2(6.0, 8.0)), 0.45);
            paper::sheet(&painter, sheet, 0.0);
            let inner = sheet.shrink2(vec2(margin.max(14.0), (margin * 0.6).max(10.0)));
            let inside = UiBuilder::new().max_rect(inner);
            ui.scope_builder(inside, |ui| page(ui, view)).inner
        })
        .inner
}

fn page(ui: &mut Ui, view: &View) -> Option<UiAction> {
    let words = view.words;
    let library = view.library.games.library();
    let mut state = LibraryPageState::read(ui.ctx());
    let room = ui.available_rect_before_wrap();
    let mut action = head::title(ui, view);
    let taken = ui.min_rect().max.y - room.min.y;
    let asked = scroll_body(ui, room.height() - taken - 8.0, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        let mut action = head::told(ui, view, &mut state);
        if library.is_empty() {
            let key = if library.is_reading() {
                "library-reading"
            } else {
                "library-empty"
            };
            line(ui, words.get(key), TextStyle::Body, INK);
            ui.add_space(8.0);
            return action.or(head::exchange(ui, view, &[]));
        }
        head::search(ui, view, &mut state);
        let found = library.find(&state.query, |game| row_words::all(view, game));
        let ids: Vec<_> = found.iter().map(|game| game.id).collect();
        action = action.or(head::exchange(ui, view, &ids));
        rule(ui);
        if found.is_empty() {
            line(ui, words.get("library-none-found"), TextStyle::Body, INK);
            if button(ui, &words.get("library-show-all"), Look::Plain) {
                state.query = Default::default();
            }
            return action;
        }
        let asked = rows::show(ui, view, &mut state, &found);
        head::foot(ui, view, found.len());
        action.or(asked)
    });
    action = action.or(asked);
    state.keep(ui.ctx());
    action
}
