//! The growth of paper in large windows.

use bevy_egui::egui::{Context, Ui};

/// The factor by which a page grows in large windows, which are read from farther away.
#[must_use]
pub fn growth(ui: &Ui) -> f32 {
    growth_in(ui.ctx())
}

/// The same outside a `Ui`.
#[must_use]
pub fn growth_in(ctx: &Context) -> f32 {
    let screen = ctx.content_rect();
    (screen.width() / 1280.0)
        .min(screen.height() / 720.0)
        .clamp(1.0, 1.5)
}
