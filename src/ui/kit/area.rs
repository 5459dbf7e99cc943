//! Shows panels in places of the layout.

use bevy_egui::egui::{self, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use crate::ui::accent::Accent;
use crate::ui::theme::{RADIUS, colour};

/// Converts a rectangle of the layout to egui's type.
#[must_use]
pub fn rect_of(rect: bevy::math::Rect) -> Rect {
    Rect::from_min_max(pos2(rect.min.x, rect.min.y), pos2(rect.max.x, rect.max.y))
}

/// Shows a panel in a fixed place of the layout. With `enabled` false its controls don't react.
pub fn fixed_area<R>(
    ctx: &egui::Context,
    id: &str,
    rect: bevy::math::Rect,
    enabled: bool,
    add: impl FnOnce(&mut Ui) -> R,
) -> R {
    let rect = rect_of(rect);
    egui::Area::new(egui::Id::new(id))
        .order(egui::Order::Middle)
        .fixed_pos(rect.min)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            ui.scope_builder(egui::UiBuilder::new().max_rect(rect), |ui| {
                ui.set_clip_rect(rect.expand(3.0));
                if !enabled {
                    ui.disable();
                }
                add(ui)
            })
            .inner
        })
        .inner
}

/// Fills a panel and draws its hairline. With `acting` its left edge has the accent colour.
pub fn panel_frame(ui: &Ui, acting: bool) {
    let rect = ui.max_rect();
    let line = if acting {
        Stroke::new(1.2, Accent::of(ui).line.gamma_multiply(0.85))
    } else {
        Stroke::new(1.0, colour::HAIRLINE)
    };
    ui.painter()
        .rect(rect, RADIUS, colour::PANEL_FILL, line, StrokeKind::Inside);
    if acting {
        let edge = Rect::from_min_max(
            rect.min + vec2(0.0, 14.0),
            pos2(rect.min.x + 3.5, rect.max.y - 14.0),
        );
        ui.painter().rect_filled(edge, 2.0, Accent::of(ui).line);
    }
}
