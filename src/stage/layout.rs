//! The layout of a window of any size: pure arithmetic, no entities.
//!
//! All rectangles are in units from the window's upper left corner, y downwards. One unit is [`Layout::unit`] logical
//! pixels, so text keeps its size and the board takes the rest.

use bevy::math::{Rect, Vec2};
use bevy::prelude::Resource;

use super::big_layout::BigPlaces;
use super::board::BoardShape;
use super::board_view::BoardView;
use super::closer_view::CloserPlaces;
use super::review_layout::ReviewPlaces;
use crate::rules::{GameKind, Side};
use crate::table::Learning;

/// The smallest window the layout is made for, in logical pixels.
pub const MIN_WINDOW: Vec2 = Vec2::new(360.0, 360.0);

/// The width of a window (logical pixels) below which it belongs to a phone held upright.
pub const PHONE: f32 = 520.0;

/// The height of the chips of throws on a phone, in logical pixels.
pub const CHIPS: f32 = 36.0;

/// The height of a phone's line of chips and sticks, in units of a window of this height in units.
fn line_of_chips(unit: f32, height: f32) -> f32 {
    (CHIPS / unit + 6.0).max((height * 0.055).clamp(54.0, 110.0))
}

/// The height of the strip for captions, in units.
const CAPTIONS: f32 = 36.0;
/// Its share of the window's height on the big screen.
const BIG_CAPTIONS: f32 = 0.104;

/// The part of a lesson that the screen has room for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Teaching {
    /// None, because no lesson is on the table.
    #[default]
    Nothing,
    /// A step, which has its buttons in its note.
    Step,
    /// The real game at the end, which keeps the buttons of the turn.
    Game,
}

impl Teaching {
    /// The part of the lesson on the table.
    #[must_use]
    pub fn of(learning: Option<&Learning>) -> Teaching {
        match learning {
            None => Teaching::Nothing,
            Some(learning) if learning.plays() => Teaching::Game,
            Some(_) => Teaching::Step,
        }
    }
}

/// The places of one screen.
#[derive(Clone, Debug, PartialEq, Resource)]
pub struct Layout {
    /// The window in logical pixels.
    pub window: Vec2,
    /// The part of the window that everything is laid out in, in logical pixels: all of it, or all but the strip for
    /// [captions](Self::captions) at its foot.
    pub room: Vec2,
    /// Logical pixels per unit: the interface's scale.
    pub unit: f32,
    /// The scale of the text, 1 to 2.
    pub text_scale: f32,
    /// The board on the table.
    pub board_view: BoardView,
    /// The strip along the top edge.
    pub bar: Rect,
    /// The board with its front face. With a closer view, most of it can be outside the window.
    pub board: Rect,
    /// The area where sticks or dice land, in games with throws.
    pub throw: Option<Rect>,
    /// The place for the values of the turn's throws, beside the area of the throw. `None` if they're shown elsewhere.
    pub chips: Option<Rect>,
    /// The buttons of the turn.
    pub actions: Rect,
    /// The second side's buttons at the far edge, on a tablet that is flat on the table.
    pub far_actions: Option<Rect>,
    /// `true` if the whole screen is turned to the second side.
    pub turned: bool,
    /// The players' panels, by side.
    pub player_panels: [Rect; 2],
    /// The move list. `None` if there isn't enough room.
    pub move_list: Option<Rect>,
    /// The lesson's text, in place of players and moves. `None` outside lessons.
    pub lesson: Option<Rect>,
    /// The part of the lesson that is on the table.
    pub teaching: Teaching,
    /// The places on the big screen. `None` in the usual layout.
    pub big: Option<BigPlaces>,
    /// The places beside the board during a review. `None` otherwise.
    pub review: Option<ReviewPlaces>,
    /// The places of a closer view. `None` if the whole board is in view.
    pub closer: Option<CloserPlaces>,
}

impl Default for Layout {
    fn default() -> Self {
        Layout::of(Vec2::new(1280.0, 720.0), 1.0, GameKind::ALL[0])
    }
}

impl Layout {
    /// The layout of a window (logical pixels) with text scaled by `text_scale`, for a game.
    ///
    /// Chooses between landscape and portrait by the size of the pieces.
    #[must_use]
    pub fn of(window: Vec2, text_scale: f32, game: GameKind) -> Layout {
        let window = window.max(MIN_WINDOW);
        Layout::in_room(window, window, text_scale, game)
    }

    /// The layout of the same window with the same captions, for a game.
    #[must_use]
    pub fn again(&self, game: GameKind) -> Layout {
        Layout::in_room(self.window, self.room, self.text_scale, game)
    }

    /// The same layout with a strip at its foot for this number of lines: captions, and the commands of a scan. The strip
    /// is higher on the `big` screen. Must be called before everything that follows from the room.
    #[must_use]
    pub fn captioned(self, lines: u8, big: bool) -> Layout {
        if lines == 0 {
            return self;
        }
        let strip = if big {
            self.window.y * BIG_CAPTIONS
        } else {
            CAPTIONS * self.unit
        };
        let room = self.window - Vec2::Y * strip * f32::from(lines);
        Layout::in_room(self.window, room, self.text_scale, self.board_view.game())
    }

    /// The strip along the foot of the window for captions and the commands of a scan. `None` if both are off.
    #[must_use]
    pub fn captions(&self) -> Option<Rect> {
        let [foot, window] = [self.room, self.window].map(|size| size / self.unit);
        let strip = Rect::from_corners(Vec2::new(0.0, foot.y), window);
        (foot.y < window.y).then_some(strip)
    }

    fn in_room(window: Vec2, room: Vec2, text_scale: f32, game: GameKind) -> Layout {
        let board_view = |shape| BoardView::of(game, shape);
        let landscape = landscape(room, text_scale, board_view(BoardShape::Landscape));
        let portrait = portrait(room, text_scale, board_view(BoardShape::Portrait));
        let is_upright = portrait.world_scale() > landscape.world_scale() * 1.05;
        Layout {
            window,
            ..if is_upright { portrait } else { landscape }
        }
    }

    /// The same layout with a side's seat at the bottom, if the board can be turned.
    #[must_use]
    pub fn facing(mut self, bottom: Side) -> Layout {
        let turned = self.board_view.facing(bottom);
        if turned != self.board_view {
            self.board_view = turned;
            self.player_panels.swap(0, 1);
        }
        self
    }

    /// The same layout with room for a lesson's text: in place of players and moves, beside the board or below it.
    #[must_use]
    pub fn teaching(mut self, teaching: Teaching) -> Layout {
        const GAP: f32 = 8.0;
        if teaching == Teaching::Nothing || self.lesson.is_some() {
            return self;
        }
        // The few throws of a lesson's turn are beside the buttons.
        if let Some(chips) = self.chips.take() {
            self.throw = self.throw.map(|throw| throw.union(chips));
        }
        let buttons = self.actions.size();
        self.teaching = teaching;
        let [one, other] = self.player_panels;
        if let Some(move_list) = self.move_list {
            let mut column = one.union(other).union(move_list);
            let inside = self.actions.min.x >= column.min.x - 1.0;
            match teaching {
                Teaching::Step if inside => column = column.union(self.actions),
                Teaching::Game if inside => {
                    // The buttons move to the foot of the column.
                    let height = self.actions.height();
                    self.actions = Rect::from_corners(
                        Vec2::new(column.min.x, column.max.y - height),
                        column.max,
                    );
                    column.max.y = self.actions.min.y - GAP;
                }
                _ => {}
            }
            self.lesson = Some(column);
            return self;
        }
        // The board moves up to the place of the upper player's panel.
        let up = Vec2::Y * (self.board.min.y - self.bar.max.y - GAP).max(0.0);
        let shifted = |rect: Rect| Rect::from_corners(rect.min - up, rect.max - up);
        let beside = self
            .throw
            .filter(|throw| !self.board.contains(throw.center()));
        self.board = shifted(self.board);
        self.throw = self.throw.map(shifted);
        let mut foot = beside.map_or(self.board, shifted).max.y;
        let window = self.room / self.unit;
        if teaching == Teaching::Game {
            let corner = Vec2::new(self.actions.min.x, foot + GAP);
            self.actions = Rect::from_corners(corner, corner + buttons);
            foot = self.actions.max.y;
        }
        self.lesson = Some(Rect::from_corners(
            Vec2::new(GAP, foot + GAP),
            window - Vec2::splat(GAP),
        ));
        self
    }

    /// The same layout for two people opposite each other. If the tablet is `flat`, there are panels and buttons at
    /// both edges. If the screen is `turned`, the second side's panel is at the bottom. Lessons and reviews stay
    /// unchanged because they have one reader.
    #[must_use]
    pub fn seated(mut self, flat: bool, turned: bool) -> Layout {
        if self.lesson.is_some() || self.review.is_some() {
            return self;
        }
        if flat {
            let bottom = self.board_view.bottom();
            let game = self.board_view.game();
            let of = |shape, upright| {
                let board_view = BoardView::of(game, shape).facing(bottom);
                Layout {
                    window: self.window,
                    ..between_edges(self.room, self.text_scale, board_view, upright)
                }
            };
            let wide = of(BoardShape::Landscape, false);
            let upright = of(BoardShape::Portrait, true);
            return if upright.world_scale() > wide.world_scale() * 1.05 {
                upright
            } else {
                wide
            };
        }
        if turned {
            self.player_panels.swap(0, 1);
        }
        self.turned = turned;
        self
    }

    /// Units per design unit of the board.
    #[must_use]
    pub fn board_scale(&self) -> f32 {
        self.board.width() / self.board_view.size().x
    }

    /// World pixels per design unit of the board.
    #[must_use]
    pub fn world_scale(&self) -> f32 {
        self.board_scale() * self.unit
    }

    /// `true` if sticks or dice land on the board.
    #[must_use]
    pub fn throws_on_board(&self) -> bool {
        let (board, throw) = match self.closer {
            Some(places) => (places.whole, places.throw),
            None => (self.board, self.throw),
        };
        throw.is_some_and(|throw| board.contains(throw.center()))
    }

    /// `true` on a phone held upright, with everything in a column.
    #[must_use]
    pub const fn is_phone(&self) -> bool {
        let is_upright = self.move_list.is_none() && self.review.is_none();
        let is_usual = self.far_actions.is_none() && self.big.is_none();
        is_upright && is_usual && self.window.x < PHONE
    }

    /// `true` if the move list has room for more than a line or two.
    #[must_use]
    pub fn move_list_is_readable(&self) -> bool {
        self.move_list
            .is_some_and(|move_list| move_list.height() >= 210.0)
    }

    /// The world position (origin in the window's centre, y upwards) of a place in units.
    #[must_use]
    pub fn world(&self, units: Vec2) -> Vec2 {
        let pixels = units * self.unit - self.window / 2.0;
        Vec2::new(pixels.x, -pixels.y)
    }

    /// The world position of a point in board space.
    #[must_use]
    pub fn board_to_world(&self, point: Vec2) -> Vec2 {
        self.world(self.board.min + point * self.board_scale())
    }

    /// The point in board space under a place in logical window pixels.
    #[must_use]
    pub fn window_to_board(&self, pixels: Vec2) -> Vec2 {
        (pixels / self.unit - self.board.min) / self.board_scale()
    }
}

pub(super) fn rect(x: f32, y: f32, width: f32, height: f32) -> Rect {
    Rect::from_corners(Vec2::new(x, y), Vec2::new(x + width, y + height))
}

/// The largest rectangle with the board's proportions in an area, centred.
pub(super) fn fit(board_view: BoardView, area: Rect) -> Rect {
    let size = board_view.size();
    let scale = (area.width() / size.x)
        .min(area.height() / size.y)
        .max(0.01);
    Rect::from_center_size(area.center(), size * scale)
}

/// Converts a place in board space to units, for a board at `board`.
pub(super) fn upon(board: Rect, board_view: BoardView, place: Rect) -> Rect {
    let scale = board.width() / board_view.size().x;
    Rect::from_corners(board.min + place.min * scale, board.min + place.max * scale)
}

/// The smallest unit. It keeps text of 15 units at 13 pixels or more.
const SMALLEST_UNIT: f32 = 13.0 / 15.0;

/// Size of a target that a finger hits reliably, in logical pixels.
pub const FINGER: f32 = 44.0;

fn landscape(window: Vec2, text_scale: f32, board_view: BoardView) -> Layout {
    let natural = (window.x / 1920.0).min(window.y / 1080.0);
    let unit = (natural.max(SMALLEST_UNIT) * text_scale)
        .min(window.y / 330.0)
        .min(window.x / 640.0);
    let (w, h) = (window.x / unit, window.y / unit);
    let roomy = w >= 1400.0 && h >= 760.0;
    let finger = FINGER / unit;
    let (bar_height, gap, column, strip) = if roomy {
        (finger.max(48.0), 24.0, 328.0, 130.0)
    } else {
        (
            finger.max(44.0),
            10.0,
            (w * 0.27).clamp(192.0, 300.0),
            (h * 0.155).clamp(56.0, 120.0),
        )
    };
    // Games without throws only need buttons below the board.
    let strip = if board_view.has_throws() {
        strip
    } else {
        strip.min(72.0)
    };
    // If throws land on the board, it takes the whole height, and the buttons are at the foot of the move list.
    let on_board = board_view.throw_place();
    let strip = if on_board.is_some() { 0.0 } else { strip };
    let top = bar_height + if roomy { 16.0 } else { gap };
    let column_x = w - gap - column;
    let area = rect(
        gap + if roomy { 16.0 } else { 0.0 },
        top,
        column_x - 2.0 * gap - if roomy { 24.0 } else { 0.0 },
        h - top - strip - gap.min(20.0),
    );
    let board = fit(board_view, area);
    let strip_y = board.max.y + 4.0;
    let strip_height = (h - strip_y - gap.min(20.0)).min(strip * 1.6);
    let actions_width = if roomy {
        640.0
    } else {
        (board.width() * 0.52).max(250.0)
    };
    let player_panel = if roomy {
        128.0
    } else {
        (h * 0.2).clamp(74.0, 116.0)
    };
    let column_rect = rect(column_x, top, column, h - top - gap);
    let mut between = rect(
        column_x,
        top + player_panel + gap.min(16.0),
        column,
        column_rect.height() - 2.0 * (player_panel + gap.min(16.0)),
    );
    let (throw, actions) = if let Some(place) = on_board {
        let foot = between.max.y;
        let row = finger.max(52.0);
        between.max.y -= row + gap.min(12.0);
        let actions = rect(column_x, foot - row, column, row);
        (Some(upon(board, board_view, place)), actions)
    } else {
        let width = board.width() - actions_width - gap;
        let throw = rect(board.min.x, strip_y, width, strip_height);
        let x = board.max.x - actions_width;
        let actions = rect(x, strip_y, actions_width, strip_height);
        (board_view.has_throws().then_some(throw), actions)
    };
    Layout {
        window,
        room: window,
        unit,
        text_scale,
        board_view,
        bar: rect(0.0, 0.0, w, bar_height),
        board,
        throw,
        chips: None,
        actions,
        far_actions: None,
        turned: false,
        player_panels: [
            rect(
                column_x,
                column_rect.max.y - player_panel,
                column,
                player_panel,
            ),
            rect(column_x, top, column, player_panel),
        ],
        move_list: Some(between),
        lesson: None,
        teaching: Teaching::Nothing,
        big: None,
        review: None,
        closer: None,
    }
}

fn portrait(window: Vec2, text_scale: f32, board_view: BoardView) -> Layout {
    let natural = (window.x / 620.0).min(window.y / 1100.0);
    // A phone has no space for text of twice the size. There the sizes are spread evenly up to the largest.
    let usual = natural.max(SMALLEST_UNIT).min(window.x / 400.0);
    let largest = (2.0 * usual).min(window.x / 355.0).min(window.y / 600.0);
    let unit = usual + (largest - usual).max(0.0) * (text_scale - 1.0);
    let (w, h) = (window.x / unit, window.y / unit);
    let gap = 10.0;
    let finger = FINGER / unit;
    let bar_height = finger.max(48.0);
    let beside = board_view.has_throws() && board_view.throw_place().is_none();
    // A board on which throws land is the most crowded. It gets as much room as possible, until on a phone each of its
    // points is as wide as a finger.
    let full = board_view.throw_place().is_some();
    // On a phone, throws beside the board leave little height for it, so their values are beside them.
    let low = beside && window.x < PHONE;
    let (player_panel, row) = match (full, low) {
        (true, _) => (48.0, 51.0),
        // Buttons with large text are higher than a finger.
        (false, true) => (44.0, if text_scale > 1.25 { 58.0 } else { 53.0 }),
        (false, false) => (56.0, 60.0),
    };
    let row = finger.max(row);
    // Gaps beside the board, above and below it, and elsewhere.
    let (side, near, gap) = match (full, low) {
        (true, _) => (1.5, 6.5, 4.0),
        (false, true) => (4.0, 4.0, 4.0),
        (false, false) => (gap, gap, gap),
    };
    let inset = 10.0;
    let strip = if beside {
        let height = if low {
            line_of_chips(unit, h)
        } else {
            (h * 0.1).clamp(64.0, 130.0)
        };
        height + gap
    } else {
        0.0
    };
    let area = rect(
        side,
        bar_height + gap + player_panel + near,
        w - 2.0 * side,
        h - bar_height - 2.0 * player_panel - strip - row - 3.0 * gap - 2.0 * near,
    );
    let board = fit(board_view, area);
    let mut y = area.max.y + near;
    let line = rect(inset, y, w - 2.0 * inset, strip - gap);
    let middle = w / 2.0;
    let (chips, throw) = match board_view.throw_place() {
        Some(place) => (None, Some(upon(board, board_view, place))),
        None if low => {
            let (mut left, mut right) = (line, line);
            left.max.x = middle - gap;
            right.min.x = middle;
            (Some(left), Some(right))
        }
        None => (None, beside.then_some(line)),
    };
    y += strip;
    let actions = rect(inset, y, w - 2.0 * inset, row);
    y += row + gap;
    Layout {
        window,
        room: window,
        unit,
        text_scale,
        board_view,
        bar: rect(0.0, 0.0, w, bar_height),
        board,
        throw,
        chips,
        actions,
        far_actions: None,
        turned: false,
        player_panels: [
            rect(inset, y, w - 2.0 * inset, player_panel),
            rect(inset, bar_height + gap, w - 2.0 * inset, player_panel),
        ],
        move_list: None,
        lesson: None,
        teaching: Teaching::Nothing,
        big: None,
        review: None,
        closer: None,
    }
}

/// The layout of a flat tablet between two people. Each player has a panel and buttons at their edge. The far edge
/// mirrors the near one, and the board is between them.
fn between_edges(window: Vec2, text_scale: f32, board_view: BoardView, upright: bool) -> Layout {
    let unit = if upright {
        let natural = (window.x / 620.0).min(window.y / 1100.0);
        (natural.max(SMALLEST_UNIT) * text_scale)
            .min(window.x / 400.0)
            .min(window.y / 700.0)
    } else {
        let natural = (window.x / 1920.0).min(window.y / 1080.0);
        (natural.max(SMALLEST_UNIT) * text_scale)
            .min(window.x / 640.0)
            .min(window.y / 350.0)
    };
    let (w, h) = (window.x / unit, window.y / unit);
    let finger = FINGER / unit;
    let gap = if h < 500.0 { 4.0 } else { 8.0 };
    let bar_height = finger.max(44.0);
    let row = finger.max(60.0);
    let inside = w - 2.0 * gap;
    let (actions, panel) = if upright {
        let panel = rect(gap, h - gap - row, inside, row);
        let actions = rect(gap, panel.min.y - gap - row, inside, row);
        (actions, panel)
    } else {
        let buttons = (inside * 0.56).min(760.0);
        let actions = rect(w - gap - buttons, h - gap - row, buttons, row);
        let panel = rect(gap, h - gap - row, inside - buttons - gap, row);
        (actions, panel)
    };
    // The far edge is the near one, rotated by half a turn.
    let across = |near: Rect| {
        let corner = Vec2::new(w, h);
        Rect::from_corners(corner - near.max, corner - near.min)
    };
    let foot = panel.min.y.min(actions.min.y) - gap;
    let bar = rect(0.0, h - foot, w, bar_height);
    let beside = board_view.has_throws() && board_view.throw_place().is_none();
    let strip = if beside {
        (h * 0.1).clamp(48.0, 130.0)
    } else {
        0.0
    };
    let top = bar.max.y + gap;
    let area = rect(
        gap,
        top,
        inside,
        foot - top - strip - if beside { gap } else { 0.0 },
    );
    let board = fit(board_view, area);
    let throw = match board_view.throw_place() {
        Some(place) => Some(upon(board, board_view, place)),
        None => beside.then(|| rect(board.min.x, board.max.y + gap, board.width(), strip)),
    };
    Layout {
        window,
        room: window,
        unit,
        text_scale,
        board_view,
        bar,
        board,
        throw,
        chips: None,
        actions,
        far_actions: Some(across(actions)),
        turned: false,
        player_panels: [panel, across(panel)],
        move_list: None,
        lesson: None,
        teaching: Teaching::Nothing,
        big: None,
        review: None,
        closer: None,
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
        let scales = [1.0, 1.25, 1.5, 2.0];
        for ((w, h), game) in WINDOWS
            .iter()
            .flat_map(|w| GameKind::ALL.map(|game| (*w, game)))
        {
            let ways = [(false, false), (true, false), (false, true), (true, true)];
            let ways = scales.iter().flat_map(|s| ways.map(|way| (*s, way)));
            for (text_scale, (flat, captions)) in ways {
                let layout = Layout::of(Vec2::new(w, h), text_scale, game)
                    .captioned(u8::from(captions), false)
                    .seated(flat, false);
                assert_eq!(layout.window, Vec2::new(w, h));
                assert_eq!(layout.captions().is_some(), captions);
                let whole =
                    Rect::from_corners(Vec2::ZERO, layout.window / layout.unit).inflate(0.5);
                let mut places = vec![
                    ("bar", layout.bar),
                    ("board", layout.board),
                    ("actions", layout.actions),
                    ("first player_panel", layout.player_panels[0]),
                    ("second player_panel", layout.player_panels[1]),
                ];
                let beside = |throw: &Rect| !layout.board.contains(throw.center());
                places.extend(layout.throw.filter(beside).map(|throw| ("throw", throw)));
                places.extend(layout.chips.map(|chips| ("chips", chips)));
                places.extend(layout.move_list.map(|move_list| ("move_list", move_list)));
                places.extend(layout.far_actions.map(|actions| ("far actions", actions)));
                places.extend(layout.captions().map(|strip| ("captions", strip)));
                for (i, (name, place)) in places.iter().enumerate() {
                    let problem_text = format!(
                        "{game}: {name} at {w}x{h}, text {text_scale}, captions {captions}: {place:?}"
                    );
                    assert!(
                        place.width() > 30.0 && place.height() > 30.0,
                        "too small: {problem_text}"
                    );
                    assert!(
                        whole.contains(place.min) && whole.contains(place.max),
                        "outside the window: {problem_text}"
                    );
                    for (other_name, other) in &places[i + 1..] {
                        let overlap = place.intersect(*other);
                        assert!(
                            overlap.width() <= 0.5 || overlap.height() <= 0.5,
                            "{problem_text} overlaps {other_name} {other:?}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn lessons_fit_beside_the_board_and_the_throw() {
        for ((w, h), game) in WINDOWS
            .iter()
            .flat_map(|w| GameKind::ALL.map(|game| (*w, game)))
        {
            let ways = [Teaching::Step, Teaching::Game];
            let ways = ways.into_iter().flat_map(|way| [(way, false), (way, true)]);
            for (text_scale, (teaching, captions)) in [1.0, 1.5, 2.0]
                .into_iter()
                .flat_map(|s| ways.clone().map(move |way| (s, way)))
            {
                let layout = Layout::of(Vec2::new(w, h), text_scale, game)
                    .captioned(u8::from(captions), false)
                    .teaching(teaching);
                let lesson = layout.lesson.unwrap();
                let problem_text = format!(
                    "{game} at {w}x{h}, text {text_scale}, {teaching:?}, captions {captions}: {lesson:?}"
                );
                let whole =
                    Rect::from_corners(Vec2::ZERO, layout.window / layout.unit).inflate(0.5);
                assert!(
                    whole.contains(lesson.min) && whole.contains(lesson.max),
                    "{problem_text}"
                );
                assert!(whole.contains(layout.board.min) && whole.contains(layout.board.max));
                let (least, actions) = match teaching {
                    Teaching::Game => (72.0, Some(layout.actions)),
                    _ => (130.0, None),
                };
                assert!(
                    lesson.width() >= 190.0 && lesson.height() >= least,
                    "{problem_text}"
                );
                let strip = layout.captions();
                for other in [
                    Some(layout.board),
                    Some(layout.bar),
                    layout.throw,
                    actions,
                    strip,
                ] {
                    let Some(other) = other else { continue };
                    let overlap = lesson.intersect(other);
                    assert!(
                        overlap.width() <= 0.5 || overlap.height() <= 0.5,
                        "{problem_text} overlaps {other:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn at_full_hd_the_board_takes_most_of_the_window() {
        let layout = Layout::of(Vec2::new(1920.0, 1080.0), 1.0, GameKind::Tablan);
        assert_eq!(layout.board_view.shape(), BoardShape::Landscape);
        assert!(layout.board.width() >= 0.60 * 1920.0);
        assert!(layout.board.height() >= 0.78 * 1080.0);
    }

    #[test]
    fn a_phone_held_upright_gets_the_upright_board() {
        let layout = Layout::of(Vec2::new(390.0, 844.0), 1.0, GameKind::Tablan);
        assert_eq!(layout.board_view.shape(), BoardShape::Portrait);
    }

    #[test]
    fn a_phones_board_takes_most_of_the_width() {
        for game in GameKind::ALL {
            let layout = Layout::of(Vec2::new(390.0, 844.0), 1.0, game);
            let width = layout.board.width() * layout.unit;
            // Tablan's long board shares the height with the line of sticks and their values.
            let least = if layout.chips.is_some() { 360.0 } else { 366.0 };
            assert!(width >= least, "{game}: {width}");
        }
    }

    #[test]
    fn a_spot_is_found_under_its_own_centre() {
        for game in GameKind::ALL {
            for shape in [BoardShape::Landscape, BoardShape::Portrait] {
                let board_view = BoardView::of(game, shape);
                assert!(board_view.middle().is_some());
                for location in board_view.locations() {
                    let rect = board_view.rect(location).unwrap();
                    assert_eq!(board_view.location_under(rect.center()), Some(location));
                }
            }
        }
    }
}
