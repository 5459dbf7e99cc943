//! The text of a turn as a coloured line.

use bevy_egui::egui::Color32;
use bevy_egui::egui::text::{LayoutJob, TextFormat};

use super::theme::TextStyle;
use super::view::View;
use crate::record::Turn;

/// The coloured line of a turn, which a game writes.
#[derive(Debug)]
pub struct TurnText {
    job: LayoutJob,
    /// The height of a line (units).
    line: f32,
    side_colours: [Color32; 2],
}

impl TurnText {
    /// An empty line with a width and a height (units).
    pub(super) fn new(width: f32, line: f32, side_colours: [Color32; 2]) -> Self {
        let mut job = LayoutJob::default();
        job.wrap.max_width = width;
        Self {
            job,
            line,
            side_colours,
        }
    }

    /// The text for egui.
    pub(super) fn into_job(self) -> LayoutJob {
        self.job
    }

    /// Adds a part of the text.
    pub fn add(&mut self, text: &str, style: TextStyle, colour: Color32) {
        self.add_after(0.0, text, style, colour);
    }

    /// Adds a part of the text after a gap (units).
    pub fn add_after(&mut self, gap: f32, text: &str, style: TextStyle, color: Color32) {
        let format = TextFormat {
            font_id: style.font(),
            color,
            line_height: Some(self.line),
            ..TextFormat::default()
        };
        self.job.append(text, gap, format);
    }

    /// Adds the letter of the side, in that side's colour, and returns the rest of the turn's notation.
    pub fn add_side<'a>(&mut self, view: &View, turn: &'a Turn) -> &'a str {
        // "12. B 2 8 0: 2=l1-l2+k1-l1"
        let text = turn.text.as_str();
        let numbered = text.split_once(". ").map_or(text, |(_, after)| after);
        let (_, rest) = numbered.split_once(' ').unwrap_or((numbered, ""));
        // The letter in the notation is that of the English name.
        let letter: String = view.side(turn.side).chars().take(1).collect();
        let colour = self.side_colours[turn.side.index()];
        self.add(&format!("{letter}  "), TextStyle::StrongMove, colour);
        rest
    }
}
