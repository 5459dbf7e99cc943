//! Where everything goes in a window of any size: pure arithmetic, no entities.
//!
//! All rectangles are in units from the window's upper left corner, y downwards; one unit is
//! [`Layout::unit`] logical pixels, so that text keeps its size while the board takes the rest.

use bevy::math::{Rect, Vec2};
use bevy::prelude::Resource;

use super::geometry::BoardShape;

/// The smallest window the layout is made for, in logical pixels.
pub const MIN_WINDOW: Vec2 = Vec2::new(360.0, 360.0);

/// The places of one screen.
#[derive(Clone, Debug, PartialEq, Resource)]
pub struct Layout {
    /// The window in logical pixels.
    pub window: Vec2,
    /// Logical pixels a unit: the interface's scale.
    pub unit: f32,
    /// Which board is on the table.
    pub shape: BoardShape,
    /// The strip along the top edge.
    pub bar: Rect,
    /// The board with its front face.
    pub board: Rect,
    /// Where the sticks fall.
    pub throw: Rect,
    /// Where the buttons of the turn stand.
    pub actions: Rect,
    /// The players' plates, by side.
    pub plates: [Rect; 2],
    /// The journal, where there is room for it.
    pub journal: Option<Rect>,
}

impl Default for Layout {
    fn default() -> Self {
        Layout::of(Vec2::new(1280.0, 720.0), 1.0)
    }
}

impl Layout {
    /// The layout of a window (logical pixels) with text scaled by `text_scale`.
    ///
    /// Of the two arrangements the one with the larger pieces wins.
    #[must_use]
    pub fn of(window: Vec2, text_scale: f32) -> Layout {
        let window = window.max(MIN_WINDOW);
        let landscape = landscape(window, text_scale);
        let portrait = portrait(window, text_scale);
        if portrait.board_scale() * portrait.unit > landscape.board_scale() * landscape.unit * 1.05
        {
            portrait
        } else {
            landscape
        }
    }

    /// Units a design unit of the board.
    #[must_use]
    pub fn board_scale(&self) -> f32 {
        self.board.width() / self.shape.size().x
    }

    /// World pixels a design unit of the board.
    #[must_use]
    pub fn world_scale(&self) -> f32 {
        self.board_scale() * self.unit
    }

    /// The journal's place has room for more than a line or two of moves.
    #[must_use]
    pub fn journal_is_readable(&self) -> bool {
        self.journal
            .is_some_and(|journal| journal.height() >= 210.0)
    }

    /// World position (origin in the window's centre, y upwards) of a place in units.
    #[must_use]
    pub fn world(&self, units: Vec2) -> Vec2 {
        let pixels = units * self.unit - self.window / 2.0;
        Vec2::new(pixels.x, -pixels.y)
    }

    /// World position of a point in board space.
    #[must_use]
    pub fn board_to_world(&self, point: Vec2) -> Vec2 {
        self.world(self.board.min + point * self.board_scale())
    }

    /// The point in board space under a place in logical window pixels.
    #[must_use]
    pub fn window_to_board(&self, pixels: Vec2) -> Vec2 {
        (pixels / self.unit - self.board.min) / self.board_scale()
    }

    /// World pixels a unit of the sticks (a cell's short side at the sticks' own scale).
    #[must_use]
    pub fn stick_scale(&self) -> f32 {
        let room = self.throw.size() / STICK_ROOM;
        (room.x.min(room.y) * self.unit).min(112.0 * self.world_scale() * 1.25)
    }
}

/// The width and height that a throw of sticks may take, in stick units, seen at the tilt.
const STICK_ROOM: Vec2 = Vec2::new(6.5, 1.36);

fn rect(x: f32, y: f32, width: f32, height: f32) -> Rect {
    Rect::from_corners(Vec2::new(x, y), Vec2::new(x + width, y + height))
}

/// The largest rectangle of the shape's proportions in an area, centred.
fn fit(shape: BoardShape, area: Rect) -> Rect {
    let size = shape.size();
    let scale = (area.width() / size.x)
        .min(area.height() / size.y)
        .max(0.01);
    Rect::from_center_size(area.center(), size * scale)
}

/// Text of 15 units stays at 13 pixels or more.
const SMALLEST_UNIT: f32 = 13.0 / 15.0;

fn landscape(window: Vec2, text_scale: f32) -> Layout {
    let natural = (window.x / 1920.0).min(window.y / 1080.0);
    let unit = (natural.max(SMALLEST_UNIT) * text_scale)
        .min(window.y / 330.0)
        .min(window.x / 640.0);
    let (w, h) = (window.x / unit, window.y / unit);
    let roomy = w >= 1400.0 && h >= 760.0;
    let (bar_height, gap, column, strip) = if roomy {
        (48.0, 24.0, 328.0, 130.0)
    } else {
        (
            44.0,
            10.0,
            (w * 0.27).clamp(192.0, 300.0),
            (h * 0.155).clamp(56.0, 120.0),
        )
    };
    let top = bar_height + if roomy { 16.0 } else { gap };
    let column_x = w - gap - column;
    let area = rect(
        gap + if roomy { 16.0 } else { 0.0 },
        top,
        column_x - 2.0 * gap - if roomy { 24.0 } else { 0.0 },
        h - top - strip - gap.min(20.0),
    );
    let board = fit(BoardShape::Landscape, area);
    let strip_y = board.max.y + 4.0;
    let strip_height = (h - strip_y - gap.min(20.0)).min(strip * 1.6);
    let actions_width = if roomy {
        640.0
    } else {
        (board.width() * 0.52).max(250.0)
    };
    let plate = if roomy {
        128.0
    } else {
        (h * 0.2).clamp(74.0, 116.0)
    };
    let column_rect = rect(column_x, top, column, h - top - gap);
    let between = rect(
        column_x,
        top + plate + gap.min(16.0),
        column,
        column_rect.height() - 2.0 * (plate + gap.min(16.0)),
    );
    Layout {
        window,
        unit,
        shape: BoardShape::Landscape,
        bar: rect(0.0, 0.0, w, bar_height),
        board,
        throw: rect(
            board.min.x,
            strip_y,
            board.width() - actions_width - gap,
            strip_height,
        ),
        actions: rect(
            board.max.x - actions_width,
            strip_y,
            actions_width,
            strip_height,
        ),
        plates: [
            rect(column_x, column_rect.max.y - plate, column, plate),
            rect(column_x, top, column, plate),
        ],
        journal: Some(between),
    }
}

fn portrait(window: Vec2, text_scale: f32) -> Layout {
    let natural = (window.x / 620.0).min(window.y / 1100.0);
    let unit = (natural.max(SMALLEST_UNIT) * text_scale)
        .min(window.x / 400.0)
        .min(window.y / 640.0);
    let (w, h) = (window.x / unit, window.y / unit);
    let gap = 10.0;
    let (bar_height, plate, strip, row) = (48.0, 56.0, (h * 0.1).clamp(64.0, 130.0), 60.0);
    let area = rect(
        gap,
        bar_height + plate + 2.0 * gap,
        w - 2.0 * gap,
        h - bar_height - 2.0 * plate - strip - row - 6.0 * gap,
    );
    let board = fit(BoardShape::Portrait, area);
    let mut y = area.max.y + gap;
    let throw = rect(gap, y, w - 2.0 * gap, strip);
    y += strip + gap;
    let actions = rect(gap, y, w - 2.0 * gap, row);
    y += row + gap;
    Layout {
        window,
        unit,
        shape: BoardShape::Portrait,
        bar: rect(0.0, 0.0, w, bar_height),
        board,
        throw,
        actions,
        plates: [
            rect(gap, y, w - 2.0 * gap, plate),
            rect(gap, bar_height + gap, w - 2.0 * gap, plate),
        ],
        journal: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOWS: [(f32, f32); 14] = [
        (640.0, 360.0),
        (800.0, 600.0),
        (1024.0, 768.0),
        (1280.0, 720.0),
        (1366.0, 768.0),
        (1920.0, 1080.0),
        (2560.0, 1080.0),
        (3440.0, 1440.0),
        (3840.0, 2160.0),
        (360.0, 640.0),
        (390.0, 844.0),
        (768.0, 1024.0),
        (1080.0, 1920.0),
        (900.0, 900.0),
    ];

    #[test]
    fn every_place_is_inside_the_window_and_none_overlap() {
        for (w, h) in WINDOWS {
            for text_scale in [1.0, 1.25, 1.5, 2.0] {
                let layout = Layout::of(Vec2::new(w, h), text_scale);
                let whole =
                    Rect::from_corners(Vec2::ZERO, layout.window / layout.unit).inflate(0.5);
                let mut places = vec![
                    ("bar", layout.bar),
                    ("board", layout.board),
                    ("throw", layout.throw),
                    ("actions", layout.actions),
                    ("first plate", layout.plates[0]),
                    ("second plate", layout.plates[1]),
                ];
                places.extend(layout.journal.map(|journal| ("journal", journal)));
                for (i, (name, place)) in places.iter().enumerate() {
                    let told = format!("{name} at {w}x{h}, text {text_scale}: {place:?}");
                    assert!(
                        place.width() > 30.0 && place.height() > 30.0,
                        "too small: {told}"
                    );
                    assert!(
                        whole.contains(place.min) && whole.contains(place.max),
                        "outside the window: {told}"
                    );
                    for (other_name, other) in &places[i + 1..] {
                        let overlap = place.intersect(*other);
                        assert!(
                            overlap.width() <= 0.5 || overlap.height() <= 0.5,
                            "{told} overlaps {other_name} {other:?}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn at_full_hd_the_board_is_the_hero() {
        let layout = Layout::of(Vec2::new(1920.0, 1080.0), 1.0);
        assert_eq!(layout.shape, BoardShape::Landscape);
        assert!(layout.board.width() >= 0.60 * 1920.0);
        assert!(layout.board.height() >= 0.78 * 1080.0);
    }

    #[test]
    fn a_phone_held_upright_gets_the_upright_board() {
        let layout = Layout::of(Vec2::new(390.0, 844.0), 1.0);
        assert_eq!(layout.shape, BoardShape::Portrait);
    }

    #[test]
    fn a_cell_is_found_under_its_own_centre() {
        for shape in [BoardShape::Landscape, BoardShape::Portrait] {
            for cell in crate::rules::tablan::Cell::all() {
                assert_eq!(shape.cell_under(shape.cell_centre(cell)), Some(cell));
            }
        }
    }
}
