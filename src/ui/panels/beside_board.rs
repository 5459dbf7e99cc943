//! The place of a panel beside or below the board, because players want to see the position.

use bevy_egui::egui::{self, Align2, Rect, Stroke, Ui, pos2};

use crate::stage::Layout;
use crate::ui::kit::rect_of;
use crate::ui::theme::{RADIUS, colour};

/// The padding of the frame, in a wide place and in a narrow one.
const PADDING: [f32; 2] = [18.0, 10.0];
/// The width below which a place is narrow.
const NARROW: f32 = 300.0;

/// The place of a panel that leaves the board in view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BesideBoard {
    /// A column beside the board.
    Column(Rect),
    /// The strip below the board.
    Strip(Rect),
    /// The middle of the window, for a tablet between two people.
    Middle,
}

impl BesideBoard {
    /// The place in a layout.
    #[must_use]
    pub fn of(layout: &Layout) -> BesideBoard {
        /// The margin at the edges of the window.
        const EDGE: f32 = 4.0;
        if layout.far_actions.is_some() {
            return BesideBoard::Middle;
        }
        let window = layout.room / layout.unit;
        let foot = pos2(window.x - EDGE, window.y - EDGE);
        let below = |top: f32| BesideBoard::Strip(Rect::from_min_max(pos2(EDGE, top), foot));
        if let Some(big) = layout.big {
            return if big.upright {
                below(layout.whole_board().max.y)
            } else {
                BesideBoard::Column(rect_of(big.sides[1]))
            };
        }
        let [one, other] = layout.player_panels;
        match layout.move_list {
            Some(list) => BesideBoard::Column(rect_of(one.union(other).union(list))),
            None => below(layout.whole_board().max.y),
        }
    }

    /// Shows a panel in its place. The contents get the largest height. `None` for the middle of the window.
    pub fn show<R>(
        self,
        ctx: &egui::Context,
        id: &str,
        add: impl FnOnce(&mut Ui, f32) -> R,
    ) -> Option<R> {
        let (place, pivot, at) = match self {
            BesideBoard::Column(place) => (place, Align2::LEFT_TOP, place.left_top()),
            BesideBoard::Strip(place) => (place, Align2::LEFT_BOTTOM, place.left_bottom()),
            BesideBoard::Middle => return None,
        };
        let padding = PADDING[usize::from(place.width() < NARROW || pivot == Align2::LEFT_BOTTOM)];
        let shown = egui::Area::new(egui::Id::new(id))
            .order(egui::Order::Tooltip)
            .pivot(pivot)
            .fixed_pos(at)
            .constrain(false)
            .fade_in(false)
            .show(ctx, |ui| {
                egui::Frame::new()
                    .fill(colour::PANEL_FILL)
                    .stroke(Stroke::new(1.0, colour::HAIRLINE))
                    .corner_radius(RADIUS)
                    .inner_margin(egui::Margin::same(padding as i8))
                    .show(ui, |ui| {
                        ui.set_width(place.width() - 2.0 * padding);
                        if pivot == Align2::LEFT_TOP {
                            // The column is empty below the actions.
                            ui.set_min_height(place.height() - 2.0 * padding);
                        }
                        add(ui, place.height() - 2.0 * padding)
                    })
                    .inner
            });
        Some(shown.inner)
    }
}
