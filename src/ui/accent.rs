//! The accent colours of a table, for selected, active and primary controls.

use bevy_egui::egui::{self, Color32, Stroke, Style, Ui, Visuals};

/// A table's accent on panels. It's part of egui's style, so that drawing code gets it from its `Ui`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Accent {
    /// Fills: primary actions, and switches that are on.
    pub fill: Color32,
    /// Text and lines on panels.
    pub line: Color32,
    /// Text on a fill.
    pub on: Color32,
}

impl Accent {
    /// An accent light enough to be legible on panels, with the same colour for fills and lines.
    pub(super) const fn light(colour: Color32, on: Color32) -> Self {
        Self {
            fill: colour,
            line: colour,
            on,
        }
    }

    /// The current accent.
    #[must_use]
    pub fn of(ui: &Ui) -> Self {
        Self::of_visuals(ui.visuals())
    }

    fn of_visuals(visuals: &Visuals) -> Self {
        Self {
            fill: visuals.selection.bg_fill,
            line: visuals.hyperlink_color,
            on: visuals.selection.stroke.color,
        }
    }

    /// Sets the accent in a style.
    pub(super) fn apply(self, style: &mut Style) {
        let visuals = &mut style.visuals;
        visuals.selection.bg_fill = self.fill;
        visuals.selection.stroke = Stroke::new(1.0, self.on);
        visuals.hyperlink_color = self.line;
        visuals.text_cursor.stroke.color = self.line;
    }

    /// Sets the accent in all styles, unless it's already set.
    pub(super) fn apply_to_all(self, ctx: &egui::Context) {
        if Self::of_visuals(&ctx.global_style().visuals) != self {
            ctx.all_styles_mut(|style| self.apply(style));
        }
    }

    /// The tint of a surface under the pointer or with the focus.
    #[must_use]
    pub fn hover_fill(self) -> Color32 {
        self.line.gamma_multiply(0.12)
    }

    /// The fill of the selected one of several.
    pub(super) fn selected_fill(self) -> Color32 {
        self.line.lerp_to_gamma(Color32::BLACK, 0.72)
    }

    /// The fill of a primary action under the pointer.
    #[must_use]
    pub fn fill_hovered(self) -> Color32 {
        self.fill.lerp_to_gamma(Color32::WHITE, 0.12)
    }
}
