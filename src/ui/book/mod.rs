//! The rules book: a spread with a rule on its left page and a live board on its right one.

mod bar;
mod caption;
mod contents;
mod controls;
mod files;
pub(in crate::ui) mod ink;
mod leaf;
mod live_board;
mod page;
mod pages;
mod search;
mod shown;
mod turns;
mod words_pages;

use std::time::Duration;

use bevy_egui::egui::{self, Color32, Key, Rect, Sense, Ui, Vec2, pos2, vec2};

pub use caption::played_sentence;
pub(super) use files::plugin;
pub use leaf::{BookState, Leaf};
pub use live_board::{LatestChoice, LiveBoard};
pub use search::search;

use super::paint::{Repeat, tiles};
use super::panel_game::PanelGame;
use super::theme::touch_height;
use super::ui_action::UiAction;
use super::view::View;
use crate::rules::{GameKind, with_game};
use shown::{Form, Shown};

/// The height of the bar above the book, in units.
const BAR: f32 = 48.0;
/// The size of a tile of the ground, in units.
const TILE: f32 = 384.0;

/// Shows the book over the whole window.
pub fn book(
    ctx: &egui::Context,
    view: &View,
    state: &mut BookState,
    now: Duration,
) -> Option<UiAction> {
    state.open_at(view.position.kind());
    let screen = ctx.content_rect();
    let form = if screen.width() >= 1100.0 && screen.height() >= 560.0 {
        Form::Spread
    } else if screen.width() > screen.height() && screen.width() >= 560.0 {
        Form::Narrow
    } else {
        Form::Single
    };
    let scale = match form {
        Form::Spread => (screen.width() / 1920.0)
            .min(screen.height() / 1080.0)
            .clamp(0.6, 1.3),
        Form::Narrow | Form::Single => 0.66,
    };
    let shown = Shown {
        view,
        now,
        scale,
        form,
    };
    egui::Area::new(egui::Id::new("book"))
        .order(egui::Order::Foreground)
        .fixed_pos(screen.min)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            let (rect, _) = ui.allocate_exact_size(screen.size(), Sense::click_and_drag());
            ground(ui, view, state.game(), rect);
            let bar_height = touch_height(ui, BAR).max(BAR);
            let bar = Rect::from_min_size(rect.min, vec2(rect.width(), bar_height));
            let below = Rect::from_min_max(pos2(rect.min.x, bar.max.y), rect.max);
            keys(ui, state);
            let action = shown.bar(ui, bar, state);
            let here = state.has_books() && view.words.have_book();
            let on_page = match form {
                _ if !here => {
                    shown.waiting(ui, below, state);
                    None
                }
                Form::Spread => shown.spread(ui, below, state),
                Form::Narrow | Form::Single => shown.narrow(ui, below, state),
            };
            action.or(on_page)
        })
        .inner
}

/// Paints the ground of a game's table in dim light.
fn ground(ui: &Ui, view: &View, game: GameKind, rect: Rect) {
    let painter = ui.painter();
    let plain = with_game!(game, Game => <Game as PanelGame>::LOOK.ground);
    painter.rect_filled(rect, 0.0, plain);
    if let Some(texture) = view.icons.ground(game) {
        let tint = [Color32::from_gray(200), Color32::from_gray(130)];
        let tile = Vec2::splat(TILE);
        tiles(painter, texture, Repeat::Seamless, rect, tile, tint);
    }
}

/// Turns the pages by keys unless a text is being typed.
fn keys(ui: &Ui, state: &mut BookState) {
    if ui.ctx().text_edit_focused() {
        return;
    }
    let (next, last) = ui.input(|input| {
        (
            input.key_pressed(Key::PageDown),
            input.key_pressed(Key::PageUp),
        )
    });
    if next || last {
        state.turn(last);
    }
}
