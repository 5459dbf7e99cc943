//! The ring around the control that has the keyboard's focus.

use bevy_egui::egui::{CornerRadius, Rect, Stroke, StrokeKind, Ui};

use super::skin::Skin;
use crate::ui::accent::Accent;
use crate::ui::theme;

/// Paints the ring around a rectangle, in the skin of the `Ui`.
pub fn focus_ring(ui: &Ui, rect: Rect) {
    focus_ring_of(ui, rect, Skin::of(ui).radius());
}

/// Paints the ring around a rectangle with these corners: a line on a wider band, because two tones stay visible on
/// pictures and grounds that are partly light and partly dark.
pub fn focus_ring_of(ui: &Ui, rect: Rect, radius: CornerRadius) {
    let accent = Accent::of(ui).line;
    let (distance, width, line, band) = match Skin::of(ui) {
        Skin::Table => (2.0, 2.0, accent, theme::RING_BAND),
        Skin::Paper => (3.5, 3.0, theme::paper::LINK, theme::paper::SLIP),
        Skin::Home => (4.0, 3.0, accent, theme::RING_BAND),
    };
    let ring = rect.expand(distance);
    for (width, ink) in [(2.0 * width, band), (width, line)] {
        let stroke = Stroke::new(width, ink);
        ui.painter()
            .rect_stroke(ring, radius, stroke, StrokeKind::Middle);
    }
}
