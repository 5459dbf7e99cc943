//! Fits large texts into their space without making them too small.

use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{Align2, Color32, FontFamily, FontId, Pos2, Rect, Ui};

/// A font with its preferred and its least size, in units.
#[derive(Clone, Copy, Debug)]
pub(super) struct Letters {
    /// `true` for the font of names, `false` for the font of digits and other texts.
    title: bool,
    /// The preferred size.
    size: f32,
    /// The least size.
    least: f32,
}

impl Letters {
    /// The font of names.
    pub(super) fn name(size: f32, least: f32) -> Letters {
        Letters {
            title: true,
            size: size.max(least),
            least,
        }
    }

    /// The font of digits and short texts.
    pub(super) fn text(size: f32, least: f32) -> Letters {
        Letters {
            title: false,
            ..Letters::name(size, least)
        }
    }

    fn font(self, size: f32) -> FontId {
        let family = if self.title { "title" } else { "bold" };
        // Each size needs space in the font texture, so only whole sizes are used.
        FontId::new(size.round().max(1.0), FontFamily::Name(family.into()))
    }

    /// The width of a text at a size.
    fn width(self, ui: &Ui, text: &str, size: f32) -> f32 {
        let font = self.font(size);
        let laid = ui
            .painter()
            .layout_no_wrap(text.to_owned(), font, Color32::WHITE);
        laid.size().x
    }

    /// The largest size at which a text fits into a width.
    pub(super) fn fitting(self, ui: &Ui, text: &str, room: f32) -> f32 {
        let width = self.width(ui, text, self.size).max(1.0);
        (self.size * (room / width).min(1.0)).max(self.least)
    }

    /// The width of a text after fitting it into a width.
    pub(super) fn taken(self, ui: &Ui, text: &str, room: f32) -> f32 {
        let size = self.fitting(ui, text, room);
        self.width(ui, text, size).min(room)
    }

    /// Writes a text. If it's too wide even at the least size, it ends with an ellipsis.
    pub(super) fn write(
        self,
        ui: &Ui,
        at: Pos2,
        anchor: Align2,
        text: &str,
        room: f32,
        colour: Color32,
    ) -> Rect {
        let font = self.font(self.fitting(ui, text, room));
        let mut job = LayoutJob::simple_singleline(text.to_owned(), font, colour);
        if self.taken(ui, text, f32::MAX) > room {
            job.wrap = TextWrapping::truncate_at_width(room);
        }
        let galley = ui.painter().layout_job(job);
        let place = anchor.anchor_size(at, galley.size());
        ui.painter().galley(place.min, galley, colour);
        place
    }
}
