//! The ring around the control that has the keyboard's focus.

use bevy_egui::egui::{CornerRadius, Rect, Stroke, StrokeKind, Ui};

use super::skin::Skin;
use crate::ui::accent::Accent;
use crate::ui::theme;

/// Paints the ring around a rectangle, in the skin of the `Ui`.
pub fn focus_ring(ui: &Ui, rect: Rect) {
    focus_ring_of(ui, rect, Skin::of(ui).radius());
}

/// Paints the ring around a rectangle with these corners.
pub fn focus_ring_of(ui: &Ui, rect: Rect, radius: CornerRadius) {
    let painter = ui.painter();
    let accent = Accent::of(ui).line;
    match Skin::of(ui) {
        Skin::Table => {
            let ring = Stroke::new(2.0, accent);
            painter.rect_stroke(rect.expand(3.0), radius, ring, StrokeKind::Inside);
        }
        Skin::Paper => {
            let ring = Stroke::new(3.0, theme::paper::LINK);
            painter.rect_stroke(rect.expand(2.0), radius, ring, StrokeKind::Outside);
        }
        Skin::Home => {
            // Two tones stay visible on pictures, which are partly light and partly dark.
            let rect = rect.expand(4.0);
            let dark = Stroke::new(6.0, theme::home::RING_SEAT);
            painter.rect_stroke(rect, radius, dark, StrokeKind::Middle);
            painter.rect_stroke(rect, radius, Stroke::new(3.0, accent), StrokeKind::Middle);
        }
    }
}
