//! The big-screen layout: the board, a column for each side, and one line for the throw.

use bevy::math::{Rect, Vec2};

use super::layout::{FINGER, Layout, fit, rect, upon};

/// Height of the important letters, as a share of the window's height.
pub const LETTER: f32 = 1.0 / 28.0;
/// Height of a capital in both typefaces, as a share of the font size; a little less than measured.
const CAPITAL: f32 = 0.60;

/// The places on the big screen, in units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BigPlaces {
    /// The panel of each side, by [`Side::index`](crate::rules::Side::index): beside the board or, if `upright`, above
    /// and below it.
    pub sides: [Rect; 2],
    /// The line with the throw, its remaining parts and the possible actions.
    pub line: Rect,
    /// `true` if the sides' panels are above and below the board.
    pub upright: bool,
    /// Size of the smallest important letters.
    pub least: f32,
    /// Pixels of a window of 1080 in height (in width if `upright`), in units.
    pub design: f32,
}

impl Layout {
    /// The same layout for the big screen if `on`. A lesson keeps the usual layout because its reader is near.
    #[must_use]
    pub fn large(self, on: bool) -> Layout {
        if !on || self.lesson.is_some() {
            self
        } else if self.room.y > self.room.x * 1.15 {
            self.large_upright()
        } else {
            self.large_across()
        }
    }

    fn large_across(mut self) -> Layout {
        let (w, h) = (self.room.x / self.unit, self.room.y / self.unit);
        let design = h / 1080.0;
        let gap = 16.0 * design;
        let column = (0.149 * w).max(0.26 * h).min(0.2 * w);
        let line = 0.168 * h;
        let top = self.bar.max.y + 6.0 * design;
        let foot = h - line - gap;
        let area = Rect::new(column + gap, top, w - column - gap, foot);
        self.board = fit(self.board_view, area);
        let (left, right) = (self.board.min.x - gap, self.board.max.x + gap);
        // Beside a square board there is more room than the panels need.
        let width = left.min(0.27 * w) - gap;
        let first = rect((left - width) * 0.5, top, width, foot - top);
        let second = rect(right + (w - right - width) * 0.5, top, width, foot - top);
        // The buttons are in the corner, as wide as the two answers to a question.
        let row = (FINGER / self.unit).max(52.0);
        let buttons = 372.0_f32.min(0.3 * w).max(256.0);
        self.actions = rect(w - buttons - gap, h - row - gap, buttons, row);
        let end = self.actions.min.x - gap;
        self.places(
            [first, second],
            Rect::new(w - end, foot + gap * 0.5, end, h - gap * 0.5),
            false,
        )
    }

    fn large_upright(mut self) -> Layout {
        let (w, h) = (self.room.x / self.unit, self.room.y / self.unit);
        let gap = 8.0 * h / 1080.0;
        let row = (FINGER / self.unit).max(52.0);
        let line = 0.13 * h;
        let top = self.bar.max.y + gap;
        let foot = h - row - gap;
        let size = self.board_view.size();
        let whole = w * size.y / size.x;
        let plate = |height: f32| foot - top - 2.0 * height - line - 4.0 * gap;
        // Two lines for each side, if the board leaves enough room.
        let height = if plate(0.15 * h) >= whole {
            0.15 * h
        } else {
            0.078 * h
        };
        let area = rect(gap, top + height + gap, w - 2.0 * gap, plate(height));
        self.board = fit(self.board_view, area);
        let second = rect(gap, top, w - 2.0 * gap, height);
        let first = rect(gap, foot - gap - height, w - 2.0 * gap, height);
        let bottom = self.board_view.bottom();
        let mut sides = [first, second];
        if bottom == crate::rules::Side::Second {
            sides.swap(0, 1);
        }
        self.actions = rect(gap, foot, w - 2.0 * gap, row - gap * 0.5);
        let line = rect(gap, first.min.y - gap - line, w - 2.0 * gap, line);
        self.places(sides, line, true)
    }

    fn places(mut self, sides: [Rect; 2], line: Rect, upright: bool) -> Layout {
        let (w, h) = (self.room.x / self.unit, self.room.y / self.unit);
        self.player_panels = sides;
        self.move_list = None;
        self.chips = None;
        self.throw = match self.board_view.throw_place() {
            Some(place) => Some(upon(self.board, self.board_view, place)),
            // Sticks take the first half of the line, their value the rest.
            None => self.throw.map(|_| {
                let share = if upright { 0.38 } else { 0.44 };
                let end = Vec2::new(line.min.x + share * line.width(), line.max.y);
                Rect::from_corners(line.min, end)
            }),
        };
        self.big = Some(BigPlaces {
            sides,
            line,
            upright,
            least: h * LETTER / CAPITAL,
            design: if upright { w / 1080.0 } else { h / 1080.0 },
        });
        self
    }
}
