//! A die seen from above.

use bevy_egui::egui::{Color32, Painter, Rect, Stroke, StrokeKind, vec2};

use crate::ui::theme::pieces::{IVORY, PIP};

/// The face of a die.
#[derive(Clone, Copy, Debug)]
pub struct Die {
    /// The number.
    pub number: u8,
    /// The face.
    pub fill: Color32,
    /// The line around it.
    pub line: Stroke,
    /// The pips.
    pub pip: Color32,
}

impl Die {
    /// An ivory die.
    #[must_use]
    pub fn ivory(number: u8) -> Self {
        Self {
            number,
            fill: IVORY,
            line: Stroke::new(1.0, IVORY),
            pip: PIP,
        }
    }

    /// The outline of a die.
    #[must_use]
    pub fn outline(number: u8, line: Stroke) -> Self {
        Self {
            number,
            fill: Color32::TRANSPARENT,
            line,
            pip: line.color,
        }
    }

    /// Paints it.
    pub fn paint(&self, painter: &Painter, rect: Rect) {
        let corner = rect.width() * 0.2;
        painter.rect(rect, corner, self.fill, self.line, StrokeKind::Inside);
        for (x, y) in pips(self.number) {
            let at = rect.center() + vec2(*x, *y) * rect.width() * 0.26;
            painter.circle_filled(at, rect.width() * 0.09, self.pip);
        }
    }
}

/// The places of a number's pips, in steps from the middle.
#[must_use]
pub const fn pips(number: u8) -> &'static [(f32, f32)] {
    match number {
        1 => &[(0.0, 0.0)],
        2 => &[(-1.0, 1.0), (1.0, -1.0)],
        3 => &[(-1.0, 1.0), (0.0, 0.0), (1.0, -1.0)],
        4 => &[(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)],
        5 => &[
            (-1.0, -1.0),
            (-1.0, 1.0),
            (0.0, 0.0),
            (1.0, -1.0),
            (1.0, 1.0),
        ],
        _ => &[
            (-1.0, -1.0),
            (-1.0, 0.0),
            (-1.0, 1.0),
            (1.0, -1.0),
            (1.0, 0.0),
            (1.0, 1.0),
        ],
    }
}
