//! The button that returns from a closer view of the board to all of it, and a ground under the panels around the view.

use bevy::math::Rect;
use bevy::prelude::*;
use bevy_egui::egui;

use super::icons::Icon;
use super::kit::{self, Button, rect_of};
use super::open::OpenPanels;
use super::theme::{colour, touch_height_in};
use super::ui_action::UiAction;
use super::view::View;
use crate::stage::CloserView;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, end_at_home.run_if(resource_changed::<OpenPanels>));
}

/// The distance of the button from the corner, in units.
const INSET: f32 = 8.0;
/// The most room for the button, in units.
const MOST_WIDTH: f32 = 260.0;
const HEIGHT: f32 = 40.0;

/// The name of the command that changes the view.
pub(super) const fn name(view: &View) -> &'static str {
    if view.layout.closer.is_some() {
        "whole-board"
    } else {
        "closer-view"
    }
}

/// The whole board is in view when the player returns from the home screen.
fn end_at_home(open: Res<OpenPanels>, mut closer: ResMut<CloserView>) {
    if open.home && closer.is_on() {
        *closer = CloserView::default();
    }
}

/// Covers what a closer board would show behind panels, throws and the table around it.
pub(super) fn cover(ctx: &egui::Context, view: &View) {
    let Some(places) = view.layout.closer else {
        return;
    };
    let painter = ctx.layer_painter(egui::LayerId::background());
    let (window, seen) = (ctx.content_rect(), rect_of(places.view));
    for side in [
        window.with_max_y(seen.min.y),
        window.with_min_y(seen.max.y),
        window.with_max_x(seen.min.x).intersect(window),
        window.with_min_x(seen.max.x),
    ] {
        if side.is_positive() {
            painter.rect_filled(side, 0.0, colour::PANEL_FILL);
        }
    }
}

/// Shows the button that returns to the whole board, in a corner of the view.
pub(super) fn button(ctx: &egui::Context, view: &View, free: bool) -> Option<UiAction> {
    let places = view.layout.closer?;
    let text = view.words.get("whole-board");
    let corner = places.view.min + INSET;
    let size = Vec2::new(MOST_WIDTH, touch_height_in(ctx, HEIGHT));
    let place = Rect::from_corners(corner, corner + size);
    kit::fixed_area(ctx, "whole board", place, free, |ui| {
        Button::new(&text)
            .icon(view.icons, Icon::Windowed)
            .show(ui)
            .then_some(UiAction::ToggleCloserView)
    })
}
