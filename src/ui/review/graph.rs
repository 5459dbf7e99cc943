//! Paints the graph over the game: the chance, luck and play, mistakes, the cursor and the scrubber.

use bevy_egui::egui::{
    Align2, Color32, FontId, Painter, Pos2, Rect, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, pos2,
    vec2,
};

use super::appear;
use super::graph_shape::{GraphMark, GraphShape};
use super::{COMMON, Family, SIDES, Screen, texts, turn_axis};
use crate::review::{Mistake, Stage};
use crate::rules::Side;
use crate::ui::accent::Accent;
use crate::ui::kit::{focus_ring, name_control};
use crate::ui::text::shortened;
use crate::ui::theme::colour;
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// The colour of the scrubber's track.
const TRACK: Color32 = Color32::from_rgb(0x3A, 0x38, 0x34);

/// The detail of the graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Detail {
    /// Chance, luck and play, with their names.
    Full,
    /// The chance alone, with the names of the sides.
    Chance,
}

/// The height of the scrubber, in units.
const SCRUBBER: f32 = 22.0;
/// The colour of the grid.
const GRID: Color32 = Color32::from_rgba_premultiplied(46, 45, 42, 60);

/// Shows the graph in a rectangle. A press or drag goes to the turn there.
pub(super) fn show(
    ui: &mut Ui,
    view: &View,
    screen: &Screen,
    rect: Rect,
    detail: Detail,
) -> Option<UiAction> {
    let font = screen.font(17.0, 15.0, Family::Text);
    let turns = screen.record.turns().len();
    let names = names(ui, screen, &font, rect.width() * 0.2);
    let has_axis = screen.places.axis > 0.0;
    let name_width = names
        .iter()
        .map(|name| width(ui, name, &font))
        .chain(has_axis.then(|| width(ui, &view.words.get("review-turn-axis"), &font)))
        .fold(width(ui, &view.words.get("review-even"), &font), f32::max);
    let left = name_width + screen.size(28.0, 16.0);
    let right = match detail {
        Detail::Full => width(ui, &gain_text(view, "review-luck-line", 5000), &font) + 26.0,
        Detail::Chance => 16.0,
    };
    let row = ui.fonts_mut(|fonts| fonts.row_height(&font));
    let foot = rect.max.y - screen.places.axis;
    let plot = Rect::from_min_max(
        rect.min + vec2(left, row * 0.5 + 8.0),
        pos2(rect.max.x - right, foot - SCRUBBER - 4.0),
    );
    if !plot.is_positive() {
        return None;
    }
    let track = foot - SCRUBBER * 0.5;
    let pressed_at = graph_press(
        ui,
        view,
        screen,
        Rect::from_x_y_ranges(plot.x_range().expand(8.0), plot.min.y..=rect.max.y),
    );
    let findings = screen.findings?;
    let shape = GraphShape::of(
        findings,
        turns,
        plot,
        (detail == Detail::Full).then_some(space_above_lines(row)),
    );
    let painter = Paint {
        ui,
        view,
        screen,
        shape: &shape,
        font,
    };
    painter.grid(&names);
    painter.unit();
    painter.decided();
    painter.lines();
    painter.marks();
    if detail == Detail::Full {
        painter.ends();
    }
    painter.progress();
    painter.scrubber(track, turns);
    if has_axis {
        let y = (foot + rect.max.y) * 0.5;
        turn_axis::show(ui, view, screen, &shape, &painter.font, y);
    }
    let place = shape.place_at(pressed_at?.x, turns);
    // The open turn isn't requested again.
    (Some(place) != screen.open.as_ref().map(|open| open.place))
        .then(|| screen.go_to(place))
        .flatten()
}

/// The space between the chance and the lines below it, for a height of text rows.
fn space_above_lines(row: f32) -> f32 {
    row + 4.0
}

/// The position of a press or drag on the graph.
fn graph_press(ui: &Ui, view: &View, screen: &Screen, rect: Rect) -> Option<Pos2> {
    let response = ui.interact(rect, ui.id().with("graph"), Sense::click_and_drag());
    name_control(&response, || {
        let place = screen.open_place() as f64 + 1.0;
        WidgetInfo::slider(true, place, view.words.get("review-graph"))
    });
    if response.has_focus() {
        // The graph fills its place, so the ring stays inside.
        focus_ring(ui, rect.shrink(3.0));
    }
    response.interact_pointer_pos()
}

/// The width of a text in one line.
pub(super) fn width(ui: &Ui, text: &str, font: &FontId) -> f32 {
    let galley = ui
        .painter()
        .layout_no_wrap(text.to_owned(), font.clone(), Color32::PLACEHOLDER);
    galley.size().x
}

fn names(ui: &Ui, screen: &Screen, font: &FontId, room: f32) -> [String; 2] {
    screen
        .names
        .each_ref()
        .map(|name| shortened(name, |name| width(ui, name, font) <= room))
}

/// The name of a line with its value.
fn gain_text(view: &View, key: &str, thousandths: i32) -> String {
    let gain = texts::points(view.words, thousandths);
    view.words.with(key, &[("gain", gain.into())])
}

struct Paint<'a> {
    ui: &'a Ui,
    view: &'a View<'a>,
    screen: &'a Screen<'a>,
    shape: &'a GraphShape,
    font: FontId,
}

impl Paint<'_> {
    fn text(&self, at: Pos2, anchor: Align2, text: &str, tint: Color32) -> Rect {
        self.ui
            .painter()
            .text(at, anchor, text, self.font.clone(), tint)
    }

    /// Paints the grid lines, with labels if they fit.
    fn grid(&self, names: &[String; 2]) {
        let words = self.view.words;
        let [first, even, second] = self.shape.levels;
        let mut lines = vec![
            (first, names[0].clone(), SIDES[0]),
            (second, names[1].clone(), SIDES[1]),
        ];
        let nothing = self.shape.nothing.map(|y| (y, 0));
        let zero = nothing.map(|(y, zero)| (y, texts::whole_points(words, zero), colour::SECOND));
        lines.extend(zero);
        lines.push((even, words.get("review-even"), colour::SECOND));
        let further = self.shape.further.iter();
        lines.extend(further.map(|(y, value)| {
            let text = texts::whole_points(words, *value);
            (*y, text, colour::SECOND)
        }));
        let row = self.row();
        let plot = self.shape.plot;
        let right = plot.min.x - self.screen.size(14.0, 8.0);
        let mut taken: Vec<f32> = Vec::new();
        for (y, text, tint) in lines {
            let line = Stroke::new(1.0, GRID);
            self.ui.painter().hline(plot.x_range(), y, line);
            if taken.iter().all(|other| (other - y).abs() >= row * 0.9) {
                self.text(pos2(right, y), Align2::RIGHT_CENTER, &text, tint);
                taken.push(y);
            }
        }
    }

    /// Names the unit of luck and play, in the space above them.
    fn unit(&self) {
        if self.shape.nothing.is_none() {
            return;
        }
        let text = self.view.words.get("review-points");
        let [_, _, above] = self.shape.levels;
        let plot = self.shape.plot;
        if width(self.ui, &text, &self.font) <= plot.width() * 0.5 {
            let at = pos2(
                plot.min.x + 6.0,
                above + space_above_lines(self.row()) * 0.5,
            );
            self.text(at, Align2::LEFT_CENTER, &text, colour::SECOND);
        }
    }

    /// The height of a row of text.
    fn row(&self) -> f32 {
        self.ui.fonts_mut(|fonts| fonts.row_height(&self.font))
    }

    /// Paints the lines, drawn from the left when they first appear.
    fn lines(&self) {
        let id = self.ui.id().with("drawn lines");
        let seconds = appear::seconds(self.ui.ctx(), self.view, id, 0, appear::GRAPH);
        let plot = self.shape.plot;
        let part = appear::part(seconds, 0.0, appear::GRAPH);
        // A line at the edge of the plot must not be clipped.
        let shown = plot.min.x - 4.0..=plot.min.x + 4.0 + plot.width() * part;
        let clip = self.ui.clip_rect();
        let clip = clip.intersect(Rect::from_x_y_ranges(shown, clip.y_range()));
        let painter = self.ui.painter().with_clip_rect(clip);
        let size = self.screen.places.design.max(0.62);
        let dashed = Stroke::new(2.2 * size, COMMON);
        painter.extend(Shape::dashed_line(&self.shape.luck, dashed, 7.0, 5.0));
        let solid = Stroke::new(3.2 * size, colour::TEXT);
        painter.add(Shape::line(self.shape.play.clone(), solid));
        let chance = Stroke::new(2.6 * size, colour::TEXT);
        painter.add(Shape::line(self.shape.chance.clone(), chance));
        for at in &self.shape.breaks {
            paint_break(&painter, *at);
        }
    }

    fn marks(&self) {
        for mark in &self.shape.marks {
            triangle(self.ui, self.screen, mark);
        }
    }

    /// Paints the names of the lines at their ends, each at a different height.
    fn ends(&self) {
        let Some(findings) = self.screen.findings else {
            return;
        };
        let (Some(chance), Some(last)) = (self.shape.chance.last(), findings.graph.last()) else {
            return;
        };
        let x = self.shape.plot.max.x + 10.0;
        let words = self.view.words;
        self.text(
            pos2(x, chance.y),
            Align2::LEFT_CENTER,
            &words.get("review-chance"),
            colour::TEXT,
        );
        let (Some(play), Some(luck)) = (self.shape.play.last(), self.shape.luck.last()) else {
            return;
        };
        let row = self.row();
        // The names mustn't overlap.
        let apart = (play.y - luck.y).abs().max(row) * 0.5;
        let middle = ((play.y + luck.y) * 0.5).max(chance.y + row + apart);
        let sign = if play.y <= luck.y { -1.0 } else { 1.0 };
        let rows = [
            (sign, "review-play-line", last.play, colour::TEXT),
            (-sign, "review-luck-line", last.luck, COMMON),
        ];
        for (sign, key, gain, tint) in rows {
            let text = gain_text(self.view, key, gain);
            let y = middle + sign * apart;
            self.text(pos2(x, y), Align2::LEFT_CENTER, &text, tint);
        }
    }

    /// Labels the part of the game that was as good as decided.
    fn decided(&self) {
        let Some((from, to, side)) = self.shape.decided else {
            return;
        };
        let text = self.view.words.get("review-as-good-as-won");
        if width(self.ui, &text, &self.font) > to - from {
            return;
        }
        // On the inner side of the line.
        let (y, anchor) = match side {
            Side::First => (self.shape.levels[0] + 8.0, Align2::CENTER_TOP),
            Side::Second => (self.shape.levels[2] - 8.0, Align2::CENTER_BOTTOM),
        };
        self.text(pos2((from + to) * 0.5, y), anchor, &text, colour::SECOND);
    }

    /// Shows the progress of the review, at the end of the line.
    fn progress(&self) {
        let Some(findings) = self.screen.findings else {
            return;
        };
        let (at, count) = findings.progress;
        let key = match findings.stage {
            Stage::Graph => "review-judging",
            Stage::Deeper => "review-looking-again",
            Stage::Done => return,
        };
        let said = [("number", at.into()), ("count", count.into())];
        let text = self.view.words.with(key, &said);
        let plot = self.shape.plot;
        let x = match findings.stage {
            Stage::Graph => self.shape.chance.last().map_or(plot.min.x, |end| end.x) + 12.0,
            Stage::Deeper | Stage::Done => plot.max.x,
        };
        let wide = width(self.ui, &text, &self.font);
        let at = pos2(
            x.min(plot.max.x - wide).max(plot.min.x),
            self.shape.levels[1] - 3.0,
        );
        self.text(at, Align2::LEFT_BOTTOM, &text, Accent::of(self.ui).line);
    }

    fn scrubber(&self, y: f32, turns: usize) {
        let painter = self.ui.painter();
        let plot = self.shape.plot;
        let accent = Accent::of(self.ui).line;
        let x = self.shape.x_of(self.screen.open_place());
        let track = Stroke::new(3.0, TRACK);
        painter.hline(plot.x_range(), y, track);
        if turns == 0 {
            return;
        }
        painter.hline(plot.min.x..=x, y, Stroke::new(3.0, accent));
        painter.vline(x, plot.min.y - 6.0..=y, Stroke::new(1.6, accent));
        painter.circle_filled(pos2(x, y), self.screen.size(8.0, 7.0), accent);
    }
}

/// Paints the break of a line at the end of its scale: a gap between two slanted strokes.
fn paint_break(painter: &Painter, at: Pos2) {
    const HALF: Vec2 = vec2(2.5, 6.0);
    let corner = |x: f32, up: f32| at + vec2(x + up * HALF.x, -up * HALF.y);
    let corners = vec![
        corner(-3.0, 1.0),
        corner(3.0, 1.0),
        corner(3.0, -1.0),
        corner(-3.0, -1.0),
    ];
    painter.add(Shape::convex_polygon(
        corners,
        colour::PANEL_FILL,
        Stroke::NONE,
    ));
    for x in [-3.0, 3.0] {
        let foot = at + vec2(x - HALF.x, HALF.y);
        let head = at + vec2(x + HALF.x, -HALF.y);
        painter.line_segment([foot, head], Stroke::new(1.6, colour::TEXT));
    }
}

/// Half of the width of a mistake's mark, in units.
pub(super) fn mark_half(screen: &Screen, mistake: Mistake) -> f32 {
    let factor = match mistake {
        Mistake::Inaccuracy | Mistake::Mistake => 1.0,
        Mistake::Blunder => 1.35,
    };
    screen.size(6.5, 5.0) * factor
}

/// Paints the mark of a mistake: from below for the first side, from above for the second.
fn triangle(ui: &Ui, screen: &Screen, mark: &GraphMark) {
    let half = mark_half(screen, mark.mistake);
    let away = match mark.side {
        Side::First => 1.0,
        Side::Second => -1.0,
    };
    let tip = mark.at + vec2(0.0, away * 5.0);
    paint_triangle(ui, tip, half, away, SIDES[mark.side.index()], mark.mistake);
}

/// Paints a triangle at its tip, hollow for an inaccuracy.
pub(super) fn paint_triangle(
    ui: &Ui,
    tip: Pos2,
    half: f32,
    away: f32,
    tint: Color32,
    mistake: Mistake,
) {
    let base = tip.y + away * half * 1.5;
    let corners = vec![tip, pos2(tip.x + half, base), pos2(tip.x - half, base)];
    let (fill, line) = if mistake == Mistake::Inaccuracy {
        (colour::PANEL_FILL, Stroke::new(1.6, tint))
    } else {
        (tint, Stroke::new(1.0, tint))
    };
    ui.painter().add(Shape::convex_polygon(corners, fill, line));
}
