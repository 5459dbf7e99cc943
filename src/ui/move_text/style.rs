//! The size and the colours of drawn moves.

use bevy_egui::egui::{Color32, FontFamily, FontId, Ui};

use super::tone::Tone;
use crate::ui::accent::Accent;
use crate::ui::theme::colour;

/// The size and the colours of drawn moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MoveStyle {
    /// Size of places (units). All else follows from it.
    pub size: f32,
    /// Places.
    pub place: Color32,
    /// Plain text.
    pub plain: Color32,
    /// Less important text, and arrows.
    pub quiet: Color32,
    /// Marks: captures, pieces that come home.
    pub accent: Color32,
    /// Text on the accent.
    pub on_accent: Color32,
    /// Text about a mistake.
    pub warning: Color32,
}

impl MoveStyle {
    /// Moves on the panels of a table.
    #[must_use]
    pub fn of(ui: &Ui) -> Self {
        let accent = Accent::of(ui);
        Self {
            size: 16.0,
            place: colour::TEXT,
            plain: colour::TEXT,
            quiet: colour::SECOND,
            accent: accent.line,
            on_accent: accent.on,
            warning: colour::ERROR,
        }
    }

    /// The same in another size.
    #[must_use]
    pub fn sized(self, size: f32) -> Self {
        Self { size, ..self }
    }

    /// A length of the design, in which places are 15 high.
    #[must_use]
    pub fn length(&self, design: f32) -> f32 {
        design * self.size / 15.0
    }

    /// The font and the colour of a text.
    #[must_use]
    pub fn text(&self, tone: Tone) -> (FontId, Color32) {
        let bold = |size| FontId::new(size, FontFamily::Name("bold".into()));
        match tone {
            Tone::Strong => (bold(self.size), self.place),
            Tone::Plain => (FontId::proportional(self.size), self.plain),
            Tone::Quiet => (FontId::proportional(self.size - 1.0), self.quiet),
            Tone::Accent => (FontId::proportional(self.size - 1.0), self.accent),
            Tone::Warning => (bold(self.size), self.warning),
        }
    }

    /// The font of a throw's value.
    #[must_use]
    pub fn chip_font(&self) -> FontId {
        let size = (self.size * 0.86).round();
        FontId::new(size, FontFamily::Name("bold".into()))
    }
}
