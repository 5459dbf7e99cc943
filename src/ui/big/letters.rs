//! Letters that are read from afar: as large as there is room for, and never too small.

use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{Align2, Color32, FontFamily, FontId, Pos2, Rect, Ui};

/// How large letters are, in units.
#[derive(Clone, Copy, Debug)]
pub(super) struct Letters {
    /// The face: names, or figures and all else.
    title: bool,
    /// As large as this where there is room.
    size: f32,
    /// And never smaller than this.
    least: f32,
}

impl Letters {
    /// The face of names.
    pub(super) fn name(size: f32, least: f32) -> Letters {
        Letters {
            title: true,
            size: size.max(least),
            least,
        }
    }

    /// The face of figures and short texts.
    pub(super) fn text(size: f32, least: f32) -> Letters {
        Letters {
            title: false,
            ..Letters::name(size, least)
        }
    }

    fn font(self, size: f32) -> FontId {
        let family = if self.title { "title" } else { "bold" };
        // The picture of the letters has a size for each; few of them are enough.
        FontId::new(size.round().max(1.0), FontFamily::Name(family.into()))
    }

    /// How wide a text is at a size.
    fn width(self, ui: &Ui, text: &str, size: f32) -> f32 {
        let font = self.font(size);
        let laid = ui
            .painter()
            .layout_no_wrap(text.to_owned(), font, Color32::WHITE);
        laid.size().x
    }

    /// The size at which a text is so wide at most.
    pub(super) fn fitting(self, ui: &Ui, text: &str, room: f32) -> f32 {
        let width = self.width(ui, text, self.size).max(1.0);
        (self.size * (room / width).min(1.0)).max(self.least)
    }

    /// How wide a text is in so much room.
    pub(super) fn taken(self, ui: &Ui, text: &str, room: f32) -> f32 {
        let size = self.fitting(ui, text, room);
        self.width(ui, text, size).min(room)
    }

    /// Writes a text; what has no room even in the smallest letters ends in dots.
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
