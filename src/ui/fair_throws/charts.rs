//! The charts of the page of throws: the count of each value, the longest waits, and luck over the game.

use bevy_egui::egui::{
    Align2, Color32, FontId, Painter, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, pos2, vec2,
};

use crate::rules::{GameKind, Side, with_game};
use crate::statistics::{LuckCurve, ThrowReport};
use crate::ui::move_text::Die;
use crate::ui::paint::plain_rect;
use crate::ui::panel_game::PanelGame;
use crate::ui::theme::TextStyle;
use crate::ui::theme::paper::{CHART_FAINT, INK, SECOND_INK, SIDES};
use crate::ui::view::View;

/// The colour of the band of expected counts, and of the longest wait.
const BAND: Color32 = Color32::from_rgba_premultiplied(32, 22, 12, 34);
/// The height of the columns of counts.
const COLUMNS: f32 = 120.0;
/// The height of the values and the counts below them.
const BELOW: f32 = 62.0;
const DIE: f32 = 24.0;

fn font(style: TextStyle) -> FontId {
    style.font()
}

/// Shows the count of each value. With `expected` it also shows the expected count and the band of nine counts in ten.
/// `scale` is the largest count of all charts side by side.
pub(crate) fn counts(
    ui: &mut Ui,
    game: GameKind,
    report: &ThrowReport,
    side: Side,
    expected: bool,
    scale: f64,
) {
    let width = ui.available_width().min(460.0);
    let (rect, _) = ui.allocate_exact_size(vec2(width, COLUMNS + BELOW), Sense::hover());
    let painter = ui.painter();
    let foot = rect.min.y + COLUMNS;
    let high = |count: f64| (count / scale.max(1.0)) as f32 * (COLUMNS - 8.0);
    let pitch = width / report.values.len().max(1) as f32;
    for (at, value) in report.values.iter().enumerate() {
        let x = rect.min.x + pitch * (at as f32 + 0.5);
        let [low, most] = [value.band.0, value.band.1].map(high);
        let band = Rect::from_min_max(
            pos2(x - pitch / 2.0, foot - most),
            pos2(x + pitch / 2.0, foot - low),
        );
        if expected {
            plain_rect(painter, band, BAND);
        }
        let column = Rect::from_min_max(
            pos2(x - 8.0, foot - high(f64::from(value.count))),
            pos2(x + 8.0, foot),
        );
        plain_rect(painter, column, SIDES[side.index()]);
        let mean = foot - high(value.expected);
        let line = Stroke::new(1.5, INK);
        if expected {
            painter.hline(x - pitch / 2.0..=x + pitch / 2.0, mean, line);
        }
        let middle = pos2(x, foot + 8.0 + DIE / 2.0);
        face(painter, game, value.value, middle);
        let style = if !expected || value.is_within_band() {
            TextStyle::Note
        } else {
            TextStyle::Strong
        };
        let at = pos2(x, foot + 18.0 + DIE);
        let count = value.count.to_string();
        painter.text(at, Align2::CENTER_TOP, count, font(style), INK);
    }
    painter.hline(rect.x_range(), foot, Stroke::new(1.0, SECOND_INK));
}

/// Paints a value: a die, or the number for the sticks.
fn face(painter: &Painter, game: GameKind, value: u8, middle: Pos2) {
    let rect = Rect::from_center_size(middle, vec2(DIE, DIE));
    let line = Stroke::new(1.4, INK);
    if with_game!(game, Game => <Game as PanelGame>::THROWS_DICE) {
        Die::outline(value, line).paint(painter, rect);
    } else {
        painter.rect_stroke(rect, 4.0, line, StrokeKind::Inside);
        let font = font(TextStyle::StrongNote);
        painter.text(middle, Align2::CENTER_CENTER, value, font, INK);
    }
}

/// Shows a tick for each throw, tall if it was one of those waited for. The longest wait is shaded.
pub(super) fn wait(ui: &mut Ui, side: Side, shown: &[bool], longest: u32) {
    const HEIGHT: f32 = 26.0;
    let width = ui.available_width().min(460.0);
    let (rect, _) = ui.allocate_exact_size(vec2(width, HEIGHT + 6.0), Sense::hover());
    let painter = ui.painter();
    let foot = rect.min.y + HEIGHT;
    let step = width / shown.len().max(1) as f32;
    let at = |throw: usize| rect.min.x + step * (throw as f32 + 0.5);
    if let Some(first) = first_row(shown, longest as usize) {
        let row = Rect::from_min_max(
            pos2(at(first) - step / 2.0, rect.min.y),
            pos2(at(first + longest as usize - 1) + step / 2.0, foot + 4.0),
        );
        plain_rect(painter, row, BAND);
        painter.hline(
            row.x_range(),
            row.max.y,
            Stroke::new(2.0, SIDES[side.index()]),
        );
    }
    for (throw, shows) in shown.iter().enumerate() {
        let tall = if *shows { HEIGHT } else { 5.0 };
        let stroke = if *shows {
            Stroke::new(2.0_f32.min(step * 0.7).max(0.8), SIDES[side.index()])
        } else {
            Stroke::new(1.0_f32.min(step * 0.7), CHART_FAINT)
        };
        painter.vline(at(throw), foot - tall..=foot, stroke);
    }
    painter.hline(rect.x_range(), foot, Stroke::new(1.0, SECOND_INK));
}

/// The start of the first row of this number of throws that weren't waited for.
fn first_row(shown: &[bool], length: usize) -> Option<usize> {
    if length == 0 {
        return None;
    }
    let rows = shown.windows(length);
    rows.enumerate()
        .find(|(_, row)| row.iter().all(|shows| !shows))
        .map(|(at, _)| at)
}

/// Shows the first side's luck less the other's, added up over the turns, in percentage points of win chance.
pub(super) fn luck(ui: &mut Ui, view: &View, curve: &LuckCurve) {
    const HEIGHT: f32 = 150.0;
    const LEFT: f32 = 46.0;
    const RIGHT: f32 = 12.0;
    let width = ui.available_width();
    let (rect, _) = ui.allocate_exact_size(vec2(width, HEIGHT + 24.0), Sense::hover());
    let painter = ui.painter();
    let plot = Rect::from_min_max(
        pos2(rect.min.x + LEFT, rect.min.y + 10.0),
        pos2(rect.max.x - RIGHT, rect.min.y + HEIGHT),
    );
    let net = |sums: [i32; 2]| (sums[0] - sums[1]) as f32 / 10.0;
    let points = &curve.points;
    let last_turn = points.last().map_or(1, |point| point.turn).max(2);
    let most = points.iter().map(|point| net(point.sums).abs());
    let most = most.fold(0.0_f32, f32::max);
    let top = ((most / 50.0).ceil() * 50.0).max(50.0);
    let x = |turn: u32| plot.min.x + plot.width() * turn as f32 / last_turn as f32;
    let y = |luck: f32| plot.center().y - luck / top * plot.height() / 2.0;
    for (mark, text) in [
        (top, format!("+{top}")),
        (0.0, "0".to_owned()),
        (-top, format!("−{top}")),
    ] {
        let line = Stroke::new(1.0, if mark == 0.0 { SECOND_INK } else { CHART_FAINT });
        painter.hline(plot.x_range(), y(mark), line);
        let at = pos2(plot.min.x - 8.0, y(mark));
        painter.text(
            at,
            Align2::RIGHT_CENTER,
            text,
            font(TextStyle::Note),
            SECOND_INK,
        );
    }
    let step = [10, 20, 50, 100, 200, 500]
        .into_iter()
        .find(|step| last_turn / step <= 6);
    let step = step.unwrap_or(1000);
    for turn in (step..=last_turn).step_by(step as usize) {
        let at = pos2(x(turn), plot.max.y + 6.0);
        painter.text(
            at,
            Align2::CENTER_TOP,
            turn.to_string(),
            font(TextStyle::Note),
            SECOND_INK,
        );
    }
    let mut line = vec![pos2(x(0), y(0.0))];
    line.extend(
        points
            .iter()
            .map(|point| pos2(x(point.turn), y(net(point.sums)))),
    );
    painter.add(Shape::line(line, Stroke::new(2.0, INK)));
    let mut named: Vec<Rect> = Vec::new();
    for swing in curve.swings() {
        let found = points
            .iter()
            .rfind(|point| (point.turn, point.side) == (swing.turn, swing.side));
        let Some(point) = found else { continue };
        let at = pos2(x(point.turn), y(net(point.sums)));
        painter.circle_filled(at, 4.0, SIDES[swing.side.index()]);
        let text = view.words.with(
            "fair-swing",
            &[
                ("turn", swing.turn.into()),
                ("side", view.side(swing.side).into()),
                ("points", signed_points(swing.luck).into()),
            ],
        );
        let galley = painter.layout_no_wrap(text, font(TextStyle::Note), INK);
        let size = galley.size();
        let left = (at.x - size.x / 2.0)
            .min(plot.max.x - size.x)
            .max(plot.min.x);
        // The label is above or below its point, where it overlaps no other, or else it's left out.
        let place = [-26.0, 8.0, -46.0, 28.0, -66.0, 48.0]
            .map(|above| Rect::from_min_size(pos2(left, at.y + above), size))
            .into_iter()
            .find(|place| {
                place.min.y >= rect.min.y
                    && place.max.y <= plot.max.y
                    && !named.iter().any(|other| other.intersects(*place))
            });
        if let Some(place) = place {
            painter.galley(place.min, galley, INK);
            named.push(place.expand(2.0));
        }
    }
    if let Some(end) = points.last() {
        let sums = net(end.sums);
        let side = Side::BOTH[usize::from(sums < 0.0)];
        painter.circle_filled(pos2(x(end.turn), y(sums)), 5.0, SIDES[side.index()]);
    }
}

/// Luck in thousandths of a game as percentage points, with a sign.
pub(crate) fn signed_points(luck: i32) -> String {
    let points = (f64::from(luck) / 10.0).round() as i64;
    match points {
        ..0 => format!("−{}", -points),
        0 => "0".to_owned(),
        _ => format!("+{points}"),
    }
}
