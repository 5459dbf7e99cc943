//! The growth of paper in large windows.

use bevy_egui::egui::Ui;

/// The factor by which a page grows in large windows, which are read from farther away.
#[must_use]
pub fn growth(ui: &Ui) -> f32 {
    let screen = ui.ctx().content_rect();
    (screen.width() / 1280.0)
        .min(screen.height() / 720.0)
        .clamp(1.0, 1.5)
}
