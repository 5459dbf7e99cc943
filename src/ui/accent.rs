//! The one accent that each table has: what is chosen, live or next wears it.

use bevy_egui::egui::{self, Color32, Stroke, Style, Ui, Visuals};

/// A table's accent on panels, worn by the panels' style: whatever draws asks its own `Ui` for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Accent {
    /// Fills: the next action, a switch that is on.
    pub fill: Color32,
    /// Text and lines on glass.
    pub line: Color32,
    /// Text on a fill.
    pub on: Color32,
}

impl Accent {
    /// An accent that is light enough to be read on glass: fills and lines are the same.
    pub(super) const fn light(colour: Color32, on: Color32) -> Self {
        Self {
            fill: colour,
            line: colour,
            on,
        }
    }

    /// The accent that these panels wear.
    #[must_use]
    pub fn of(ui: &Ui) -> Self {
        Self::among(ui.visuals())
    }

    fn among(visuals: &Visuals) -> Self {
        Self {
            fill: visuals.selection.bg_fill,
            line: visuals.hyperlink_color,
            on: visuals.selection.stroke.color,
        }
    }

    /// Gives the accent to a style; what is drawn with it wears the accent from then on.
    pub(super) fn dress(self, style: &mut Style) {
        let visuals = &mut style.visuals;
        visuals.selection.bg_fill = self.fill;
        visuals.selection.stroke = Stroke::new(1.0, self.on);
        visuals.hyperlink_color = self.line;
        visuals.text_cursor.stroke.color = self.line;
    }

    /// Gives the accent to all panels, unless they wear it already.
    pub(super) fn dress_all(self, ctx: &egui::Context) {
        if Self::among(&ctx.global_style().visuals) != self {
            ctx.all_styles_mut(|style| self.dress(style));
        }
    }

    /// What a pointed-at or pressed surface is tinted with.
    #[must_use]
    pub fn touched(self) -> Color32 {
        self.line.gamma_multiply(0.12)
    }

    /// What a chosen surface among others is filled with.
    pub(super) fn shade(self) -> Color32 {
        self.line.lerp_to_gamma(Color32::BLACK, 0.72)
    }

    /// The fill with a pointer on it.
    #[must_use]
    pub fn lit(self) -> Color32 {
        self.fill.lerp_to_gamma(Color32::WHITE, 0.12)
    }
}
