//! Tells a player beside the throw that no throw can move a piece, and offers to play on quickly.

use bevy_egui::egui::{
    self, Align, Align2, Frame, Label, Layout, Margin, RichText, Stroke, pos2, vec2,
};

use super::kit::Button;
use super::text::label;
use super::theme::{RADIUS, TextStyle, colour};
use super::ui_action::UiAction;
use super::view::View;
use crate::table::quick_finish::{can_play_on, stuck_thrower};

/// The id of the area.
const AREA: &str = "throw caption";
/// The space between the edge of the frame and its contents on a phone, in units.
const INSET: i8 = 12;

/// Shows the caption if the person to throw can't move with any throw.
pub(super) fn show(ctx: &egui::Context, view: &View) -> Option<UiAction> {
    let board = view.layout.whole_board();
    let mut throw = view.layout.throw?;
    if let Some(chips) = view.layout.chips {
        throw = throw.union(chips);
    }
    if view.moving || view.events != view.table.game().events().len() {
        return None;
    }
    stuck_thrower(view.table)?;
    let is_phone = view.layout.is_phone();
    let left = if is_phone {
        throw.min.x
    } else {
        throw.min.x.max(board.min.x)
    };
    let text = view.words.get("stuck");
    let quickly = view.words.get("stuck-finish");
    let shown = egui::Area::new(egui::Id::new(AREA))
        .order(egui::Order::Middle)
        .pivot(Align2::LEFT_CENTER)
        .fixed_pos(pos2(left, throw.center().y))
        .constrain(true)
        .fade_in(false)
        .show(ctx, |ui| {
            let frame = Frame::new()
                .fill(colour::PANEL_FILL)
                .stroke(Stroke::new(1.0, colour::HAIRLINE))
                .corner_radius(RADIUS)
                .inner_margin(Margin::symmetric(16, 10));
            let contents = |ui: &mut egui::Ui| {
                ui.set_max_width(throw.width().clamp(220.0, 420.0));
                ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
                label(ui, &text, TextStyle::Body, colour::TEXT);
                can_play_on(view.table) && Button::new(&quickly).primary().show(ui)
            };
            // A phone's low strip has the button beside the text.
            let in_row = |ui: &mut egui::Ui| {
                let room = vec2(throw.width() - 2.0 * f32::from(INSET), 0.0);
                let layout = Layout::right_to_left(Align::Center);
                let row = ui.allocate_ui_with_layout(room, layout, |ui| {
                    ui.spacing_mut().item_spacing.x = 10.0;
                    let button = Button::new(&quickly).primary();
                    let pressed = can_play_on(view.table) && button.show(ui);
                    let left = Layout::left_to_right(Align::Center);
                    ui.with_layout(left, |ui| {
                        let font = TextStyle::Note.font();
                        let text = RichText::new(&text).font(font).color(colour::TEXT);
                        ui.add(Label::new(text).wrap());
                    });
                    pressed
                });
                row.inner
            };
            if is_phone {
                let margin = Margin::symmetric(INSET, 2);
                frame.inner_margin(margin).show(ui, in_row).inner
            } else {
                frame.show(ui, contents).inner
            }
        });
    shown.inner.then_some(UiAction::FinishQuickly)
}
