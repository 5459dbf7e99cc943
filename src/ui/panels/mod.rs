//! Panels over the table: a new game, the settings, how to play, records, giving up, and the end.

use bevy_egui::egui::{self, Align2, ScrollArea, Stroke, Ui, vec2};

use super::icons::Icon;
use super::theme::{RADIUS, Type, colour};
use super::view::View;
use super::widget::{icon_button, label};

mod draw;
mod end;
mod game_cards;
mod help;
mod new_game;
mod record;
mod resign;
mod settings;

pub use draw::{can_offer, draw};
pub use end::{end, onward};
pub use game_cards::game_cards;
pub use help::help;
pub use new_game::{Draft, First, drawn_by_lot, new_game};
pub use record::{Incoming, record};
pub use resign::resign;
pub use settings::settings;

/// A panel over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Panel {
    /// Choosing game, rules and players.
    NewGame,
    /// The settings.
    Settings,
    /// How to play.
    Help,
    /// Giving up, asked once.
    Resign,
    /// Offering a draw, or agreeing on one.
    Draw,
    /// The record of the game, and another to bring in.
    Record,
}

/// Shows a panel in the middle of the window over a veil.
pub fn over<R>(
    ctx: &egui::Context,
    id: &str,
    width: f32,
    add: impl FnOnce(&mut Ui, f32) -> R,
) -> R {
    let screen = ctx.content_rect();
    egui::Area::new(egui::Id::new((id, "veil")))
        .order(egui::Order::Foreground)
        .fixed_pos(screen.min)
        .fade_in(false)
        .show(ctx, |ui| {
            let (rect, _) = ui.allocate_exact_size(screen.size(), egui::Sense::click_and_drag());
            ui.painter().rect_filled(rect, 0.0, colour::VEIL);
        });
    let margin = if screen.width() < 520.0 { 8.0 } else { 20.0 };
    let width = width.min(screen.width() - 2.0 * margin);
    let room = screen.height() - 2.0 * margin;
    egui::Area::new(egui::Id::new(id))
        .order(egui::Order::Tooltip)
        .anchor(Align2::CENTER_CENTER, vec2(0.0, 0.0))
        .constrain_to(screen)
        .fade_in(false)
        .show(ctx, |ui| {
            egui::Frame::new()
                .fill(colour::GLASS_OVER)
                .stroke(Stroke::new(1.0, colour::HAIRLINE))
                .corner_radius(RADIUS)
                .inner_margin(egui::Margin::symmetric(
                    if width < 460.0 { 16 } else { 26 },
                    18,
                ))
                .show(ui, |ui| {
                    ui.set_width(width - if width < 460.0 { 32.0 } else { 52.0 });
                    add(ui, room - 40.0)
                })
                .inner
        })
        .inner
}

/// A panel's title with its closing cross; true where that was pressed.
pub(super) fn title(ui: &mut Ui, view: &View, key: &str) -> bool {
    let mut close = false;
    ui.horizontal(|ui| {
        label(ui, view.words.get(key), Type::Display, colour::TEXT);
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            close = icon_button(ui, view.icons, Icon::Close, &view.words.get("close"));
        });
    });
    ui.add_space(4.0);
    close
}

/// A heading within a panel.
pub(super) fn section(ui: &mut Ui, text: &str) {
    ui.add_space(10.0);
    label(ui, text.to_uppercase(), Type::StrongNote, colour::BRASS);
    ui.add_space(2.0);
}

/// A scrolling body that leaves room for a footer.
pub(super) fn body<R>(ui: &mut Ui, height: f32, add: impl FnOnce(&mut Ui) -> R) -> R {
    ScrollArea::vertical()
        .max_height(height.max(90.0))
        // Else what it has been given in the first frame would bound it for good.
        .min_scrolled_height(height.max(90.0))
        .auto_shrink([false, true])
        .show(ui, |ui| {
            // Room for the scroll bar and for focus rings at the edges.
            egui::Frame::new()
                .inner_margin(egui::Margin {
                    left: 4,
                    right: 14,
                    top: 2,
                    bottom: 4,
                })
                .show(ui, add)
                .inner
        })
        .inner
}

/// Enter was pressed while nothing has the keyboard's focus: the one next action is meant.
pub(super) fn entered(ui: &Ui) -> bool {
    ui.memory(|memory| memory.focused().is_none()) && ui.input(|i| i.key_pressed(egui::Key::Enter))
}
