//! The review layout: a smaller board, the graph below it, players and turns beside it.

use bevy::math::{Rect, Vec2};

use super::board::BoardShape;
use super::board_view::BoardView;
use super::layout::{FINGER, Layout, fit, rect, upon};

/// The height of a wide window (units) that has room for turn numbers and a key below the graph.
const HIGH: f32 = 700.0;

/// The places beside the board during a review, in units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ReviewPlaces {
    /// The arrangement, by the available room.
    pub form: ReviewForm,
    /// The win-chance graph, in the wide form with the controls below it.
    pub graph: Rect,
    /// The players and their results. `None` if they share the place of `turns`.
    pub players: Option<Rect>,
    /// The height of the row of turn numbers below the graph, in units. 0 without one.
    pub axis: f32,
    /// The height of the row that explains the marks of the graph, in units. 0 without one.
    pub key: f32,
    /// The list of turns.
    pub turns: Rect,
    /// The played and the better move, if the list has no room for them beside the board.
    pub line: Option<Rect>,
    /// The controls of the replay. `None` if they are below the graph.
    pub controls: Option<Rect>,
    /// The buttons for actions on the game.
    pub buttons: Rect,
    /// Pixels of a window of 1920 × 1080, in units.
    pub design: f32,
}

/// The arrangement of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewForm {
    /// Everything at once.
    Wide,
    /// A low window: one of three pages beside the board, and only the win-chance graph across the foot.
    Low,
    /// An upright window: everything from top to bottom.
    Upright,
}

impl Layout {
    /// The review layout, if `on`. The board is always in landscape.
    #[must_use]
    pub fn looking_back(mut self, on: bool) -> Layout {
        if !on || self.review.is_some() {
            return self;
        }
        let bottom = self.board_view.bottom();
        self.board_view =
            BoardView::of(self.board_view.game(), BoardShape::Landscape).facing(bottom);
        let (w, h) = (self.room.x / self.unit, self.room.y / self.unit);
        let places = if h > w * 1.15 {
            self.review_upright(w, h)
        } else if w >= 1_080.0 && h >= 600.0 {
            self.review_wide(w, h)
        } else {
            self.review_low(w, h)
        };
        self.player_panels = [places.players.unwrap_or(places.turns); 2];
        self.actions = places.buttons;
        self.chips = None;
        self.far_actions = None;
        self.turned = false;
        self.move_list = Some(places.turns);
        self.lesson = None;
        self.big = None;
        self.review = Some(places);
        self
    }

    /// Places the board in an area, with room for the throw below it if throws land beside the board.
    fn review_board(&mut self, area: Rect, strip: f32, centred: bool) {
        let beside = self.board_view.has_throws() && self.board_view.throw_place().is_none();
        let strip = if beside { strip } else { 0.0 };
        let room = Rect::from_corners(area.min, area.max - Vec2::Y * strip);
        let fitted = fit(self.board_view, room);
        let left = if centred { fitted.min.x } else { area.min.x };
        let spare = room.height() - fitted.height();
        let top = area.min.y + if centred { spare * 0.5 } else { 0.0 };
        self.board = rect(left, top, fitted.width(), fitted.height());
        self.throw = match self.board_view.throw_place() {
            Some(place) => Some(upon(self.board, self.board_view, place)),
            None => beside.then(|| {
                let foot = self.board.max.y;
                rect(area.min.x, foot, area.width(), strip)
            }),
        };
    }

    fn review_wide(&mut self, w: f32, h: f32) -> ReviewPlaces {
        let design = (w / 1920.0).min(h / 1080.0);
        let finger = FINGER / self.unit;
        let margin = 32.0 * design;
        let foot = h - 20.0 * design;
        let top = self.bar.max.y + 16.0 * design;
        let split = w * 1076.0 / 1920.0;
        let is_high = h >= HIGH;
        let axis = if is_high {
            (20.0 * design).max(18.0)
        } else {
            0.0
        };
        // In a wider window the key is beside the controls.
        let key = if is_high && w < 1_450.0 { 26.0 } else { 0.0 };
        let graph_height = (292.0 * design).max(184.0 + finger) + axis + key;
        let graph = Rect::new(margin, foot - graph_height, split, foot);
        let gap = 20.0 * design;
        let area = Rect::new(margin, top, split, graph.min.y - gap);
        self.review_board(area, 92.0 * design, true);
        let left = split + margin;
        let right = w - margin;
        let row = finger.max(58.0 * design);
        let buttons = Rect::new(left, foot - row, right, foot);
        let players_height = (306.0 * design).max(234.0);
        let players = Rect::new(left, top, right, top + players_height);
        let gap = 16.0 * design;
        let turns = Rect::new(left, players.max.y + gap, right, buttons.min.y - gap);
        ReviewPlaces {
            form: ReviewForm::Wide,
            graph,
            axis,
            key,
            players: Some(players),
            turns,
            line: None,
            controls: None,
            buttons,
            design,
        }
    }

    fn review_low(&mut self, w: f32, h: f32) -> ReviewPlaces {
        let finger = FINGER / self.unit;
        let gap = 6.0;
        let top = self.bar.max.y + gap;
        let foot = h - gap;
        let graph_height = (0.25 * h).clamp(80.0, 150.0);
        let graph = Rect::new(gap, foot - graph_height, w - gap, foot);
        let foot = graph.min.y - gap;
        // Smallest readable width of the column beside the board.
        let column = (0.42 * w).max(268.0);
        let area = Rect::new(gap, top, w - column - 2.0 * gap, foot);
        self.review_board(area, 56.0, true);
        let column = Rect::new(w - column - gap, top, w - gap, foot);
        let buttons = Rect::new(
            column.min.x,
            column.max.y - finger,
            column.max.x,
            column.max.y,
        );
        let turns = Rect::new(
            column.min.x,
            column.min.y,
            column.max.x,
            buttons.min.y - gap,
        );
        ReviewPlaces {
            form: ReviewForm::Low,
            graph,
            axis: 0.0,
            key: 0.0,
            players: None,
            turns,
            line: None,
            controls: None,
            buttons,
            design: (w / 1920.0).min(h / 1080.0),
        }
    }

    fn review_upright(&mut self, w: f32, h: f32) -> ReviewPlaces {
        let finger = FINGER / self.unit;
        let gap = 6.0;
        let top = self.bar.max.y + gap;
        let size = self.board_view.size();
        let share = if h < 800.0 { 0.32 } else { 0.4 };
        let strip = 56.0;
        let beside = self.board_view.has_throws() && self.board_view.throw_place().is_none();
        let whole = (w - 2.0 * gap) * size.y / size.x + if beside { strip } else { 0.0 };
        let area = rect(gap, top, w - 2.0 * gap, whole.min(share * h));
        self.review_board(area, strip, true);
        let line = rect(gap, area.max.y + gap, w - 2.0 * gap, 48.0);
        let controls = rect(gap, line.max.y + gap, w - 2.0 * gap, finger.max(50.0));
        let key = if h >= 800.0 && w >= 360.0 { 22.0 } else { 0.0 };
        let graph_height = (0.14 * h).clamp(96.0, 200.0) + key;
        let graph = rect(gap, controls.max.y + gap, w - 2.0 * gap, graph_height);
        let buttons = Rect::new(gap, h - gap - finger, w - gap, h - gap);
        let turns = Rect::new(gap, graph.max.y + gap, w - gap, buttons.min.y - gap);
        ReviewPlaces {
            form: ReviewForm::Upright,
            graph,
            axis: 0.0,
            key,
            players: None,
            turns,
            line: Some(line),
            controls: Some(controls),
            buttons,
            design: (w / 1080.0).min(h / 1920.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameKind;

    const WINDOWS: [(f32, f32); 11] = [
        (640.0, 360.0),
        (800.0, 600.0),
        (1024.0, 768.0),
        (1280.0, 720.0),
        (1920.0, 1080.0),
        (2560.0, 1080.0),
        (3840.0, 2160.0),
        (360.0, 640.0),
        (390.0, 844.0),
        (768.0, 1024.0),
        (900.0, 900.0),
    ];

    #[test]
    fn every_place_is_inside_the_window_and_none_overlap() {
        let games = |w: &(f32, f32)| GameKind::ALL.map(|game| (*w, game));
        for ((w, h), game) in WINDOWS.iter().flat_map(games) {
            for text_scale in [1.0, 1.25, 1.5, 2.0] {
                let layout = Layout::of(Vec2::new(w, h), text_scale, game).looking_back(true);
                let places = layout.review.unwrap();
                let whole =
                    Rect::from_corners(Vec2::ZERO, layout.window / layout.unit).inflate(0.5);
                let mut all = vec![
                    ("bar", layout.bar),
                    ("board", layout.board),
                    ("graph", places.graph),
                    ("turns", places.turns),
                    ("buttons", places.buttons),
                ];
                all.extend(places.players.map(|place| ("players", place)));
                all.extend(places.line.map(|place| ("line", place)));
                all.extend(places.controls.map(|place| ("controls", place)));
                let beside = |throw: &Rect| !layout.board.contains(throw.center());
                all.extend(layout.throw.filter(beside).map(|place| ("throw", place)));
                for (i, (name, place)) in all.iter().enumerate() {
                    let problem_text =
                        format!("{name} of {game} at {w}x{h}, text {text_scale}: {place:?}");
                    let high = place.height() * layout.unit;
                    assert!(place.width() > 60.0 && high > 40.0, "{problem_text}");
                    assert!(
                        whole.contains(place.min) && whole.contains(place.max),
                        "outside the window: {problem_text}"
                    );
                    for (other_name, other) in &all[i + 1..] {
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
    fn at_full_hd_everything_is_at_its_designed_place() {
        let layout =
            Layout::of(Vec2::new(1920.0, 1080.0), 1.0, GameKind::Tawula).looking_back(true);
        let places = layout.review.unwrap();
        assert_eq!(places.form, ReviewForm::Wide);
        assert_eq!(places.graph.min.x, 32.0);
        assert_eq!(places.graph.max.x, 1076.0);
        assert!(layout.board.width() > 1_000.0, "{:?}", layout.board);
    }
}
