//! The rules book: a spread with a rule on its left page and a live board on its right one.

mod bar;
mod contents;
mod files;
pub(in crate::ui) mod ink;
mod leaf;
mod live_board;
mod page;
mod pages;
mod search;
mod shown;
mod words_pages;

use std::time::Duration;

use bevy_egui::egui::{self, Key, Rect, Sense, Ui, pos2, vec2};

pub(super) use files::plugin;
pub use leaf::{BookState, Leaf};
pub use live_board::LiveBoard;
pub use search::search;

use super::panel_game::PanelGame;
use super::theme::touch_height;
use super::ui_action::UiAction;
use super::view::View;
use crate::rules::with_game;
use shown::{Form, Shown};

/// The height of the bar above the book, in units.
const BAR: f32 = 54.0;
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
            ui.painter().rect_filled(
                rect,
                0.0,
                with_game!(state.game(), Game => <Game as PanelGame>::LOOK.ground),
            );
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
