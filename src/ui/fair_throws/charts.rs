//! The charts of the page of throws: the count of each value, the longest waits, and luck over the game.

use bevy_egui::egui::{Align2, Color32, Rect, Sense, Shape, Stroke, Ui, pos2, vec2};

use crate::rules::{GameKind, Side, with_game};
use crate::statistics::{LuckCurve, ThrowReport, ValueReport};
use crate::ui::game_look::side_inks;
use crate::ui::kit::{Pen, Skin, growth, name_painted};
use crate::ui::move_text::{Die, Sticks};
use crate::ui::paint::plain_rect;
use crate::ui::panel_game::PanelGame;
use crate::ui::theme::TextStyle;
use crate::ui::theme::paper::{CHART_FAINT, CURRENT, INK, SECOND_INK};
use crate::ui::view::View;
use crate::ui::words::Words;

/// The colour of the band of expected counts, and of the longest wait.
const BAND: Color32 = Color32::from_rgba_premultiplied(32, 22, 12, 34);
/// The height of the columns of counts.
const COLUMNS: f32 = 80.0;
/// The height of the pictures of throws.
const DIE: f32 = 24.0;

/// The steps of the scale of counts.
const STEPS: [u32; 13] = [
    1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000,
];

/// The counts that the scale of a chart marks above 0, if this is the largest count: up to three round numbers.
fn marks(most: f64) -> impl Iterator<Item = u32> {
    let most = most.max(1.0) as u32;
    let step = STEPS.into_iter().find(|step| most / step <= 3);
    let step = step.unwrap_or(most);
    (1..=most / step).map(move |at| at * step)
}

/// Shows the count of each value, and names the chart for screen readers. With `expected` it also shows the expected count and the band of nine counts in ten.
/// `tint` is the colour of the columns, and `scale` the largest count of all charts side by side.
pub(crate) fn counts(
    ui: &mut Ui,
    words: &Words,
    game: GameKind,
    report: &ThrowReport,
    tint: Color32,
    expected: bool,
    scale: f64,
) {
    let grown = growth(ui);
    let [note, strong] =
        [TextStyle::Note, TextStyle::Strong].map(|style| Skin::Paper.font(ui, style));
    let width = ui.available_width().min(460.0 * grown);
    let has_dice = with_game!(game, Game => <Game as PanelGame>::THROWS_DICE);
    let lines = if has_dice { 1.0 } else { 2.0 };
    let line_height = ui.fonts_mut(|fonts| fonts.row_height(&strong));
    let columns = COLUMNS * grown;
    let below = (14.0 + DIE) * grown + lines * line_height;
    let (rect, _) = ui.allocate_exact_size(vec2(width, columns + below), Sense::hover());
    let said = report.values.iter();
    let said: Vec<_> = said
        .map(|value| value_said(words, value, expected))
        .collect();
    name_painted(ui, rect, &said.join("; "));
    let painter = ui.painter();
    let foot = rect.min.y + columns;
    let high = |count: f64| (count / scale.max(1.0)) as f32 * (columns - 8.0);
    let names: Vec<_> = std::iter::once(0)
        .chain(marks(scale))
        .map(|mark| {
            (
                mark,
                painter.layout_no_wrap(mark.to_string(), note.clone(), SECOND_INK),
            )
        })
        .collect();
    let names_width = names
        .iter()
        .map(|(_, name)| name.size().x)
        .fold(0.0, f32::max);
    let plot = rect.with_min_x(rect.min.x + names_width + 8.0 * grown);
    for (mark, name) in names {
        let y = foot - high(f64::from(mark));
        if mark > 0 {
            painter.hline(plot.x_range(), y, Stroke::new(1.0, CHART_FAINT));
        }
        let size = name.size();
        let at = pos2(rect.min.x + names_width - size.x, y - size.y / 2.0);
        painter.galley(at, name, SECOND_INK);
    }
    let pitch = plot.width() / report.values.len().max(1) as f32;
    for (at, value) in report.values.iter().enumerate() {
        let x = plot.min.x + pitch * (at as f32 + 0.5);
        let [low, most] = [value.band.0, value.band.1].map(high);
        let band = Rect::from_min_max(
            pos2(x - pitch / 2.0, foot - most),
            pos2(x + pitch / 2.0, foot - low),
        );
        if expected {
            plain_rect(painter, band, BAND);
        }
        let column = Rect::from_min_max(
            pos2(x - 8.0 * grown, foot - high(f64::from(value.count))),
            pos2(x + 8.0 * grown, foot),
        );
        plain_rect(painter, column, tint);
        let mean = foot - high(value.expected);
        if expected {
            let [from, to] = [-0.5, 0.5].map(|side| pos2(x + pitch * side, mean));
            Pen::new(1.6, INK).line(painter, from, to);
        }
        let size = DIE * grown;
        let middle = pos2(x, foot + 8.0 * grown + size / 2.0);
        let mut at = pos2(x, middle.y + size / 2.0 + 4.0 * grown);
        if has_dice {
            let place = Rect::from_center_size(middle, vec2(size, size));
            Die::outline(value.value, Stroke::new(1.4, INK)).paint(painter, place);
        } else {
            let sticks = Sticks::of_steps(value.value, size);
            sticks.paint(painter, middle - vec2(sticks.width() / 2.0, 0.0));
            painter.text(
                at,
                Align2::CENTER_TOP,
                value.value,
                note.clone(),
                SECOND_INK,
            );
            at.y += line_height;
        }
        // Unusual counts are red and bold.
        let (font, ink) = if !expected || value.is_within_band() {
            (note.clone(), INK)
        } else {
            (strong.clone(), CURRENT)
        };
        painter.text(at, Align2::CENTER_TOP, value.count, font, ink);
    }
    let [from, to] = [plot.min.x, plot.max.x].map(|x| pos2(x, foot));
    Pen::new(1.2, SECOND_INK).line(painter, from, to);
}

/// The count of a value for screen readers, with the expected one.
fn value_said(words: &Words, value: &ValueReport, expected: bool) -> String {
    let mut variables = vec![("value", value.value.into()), ("count", value.count.into())];
    if !expected {
        return words.with("fair-count-said", &variables);
    }
    variables.push(("expected", (value.expected.round() as u32).into()));
    words.with("fair-counts-said", &variables)
}

/// Shows a tick for each throw, tall if it was one of those waited for. The longest wait is shaded.
pub(super) fn wait(ui: &mut Ui, tint: Color32, shown: &[bool], longest: u32) {
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
        painter.hline(row.x_range(), row.max.y, Stroke::new(2.0, tint));
    }
    for (throw, shows) in shown.iter().enumerate() {
        let tall = if *shows { HEIGHT } else { 5.0 };
        let stroke = if *shows {
            Stroke::new(2.0_f32.min(step * 0.7).max(0.8), tint)
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
    const MARKS: f32 = 46.0;
    const RIGHT: f32 = 12.0;
    /// The largest width of the names of the axis.
    const NAMES: f32 = 104.0;
    let grown = growth(ui);
    let inks = side_inks(view.position.kind());
    let note = Skin::Paper.font(ui, TextStyle::Note);
    let width = ui.available_width();
    let (rect, _) = ui.allocate_exact_size(vec2(width, (HEIGHT + 34.0) * grown), Sense::hover());
    let painter = ui.painter();
    let names = Side::BOTH.map(|side| {
        let name = view
            .words
            .with("fair-luck-good", &[("side", view.side(side).into())]);
        painter.layout(name, note.clone(), inks[side.index()], NAMES * grown)
    });
    let name_width = names.iter().map(|name| name.size().x).fold(0.0, f32::max);
    let plot = Rect::from_min_max(
        pos2(
            rect.min.x + name_width + MARKS * grown,
            rect.min.y + 10.0 * grown,
        ),
        pos2(rect.max.x - RIGHT, rect.min.y + HEIGHT * grown),
    );
    for (name, side) in names.into_iter().zip(Side::BOTH) {
        let y = match side {
            Side::First => plot.min.y - 10.0 * grown,
            Side::Second => plot.max.y + 8.0 * grown - name.size().y,
        };
        painter.galley(pos2(rect.min.x, y), name, INK);
    }
    let at = pos2(plot.min.x - 8.0, plot.max.y + 12.0 * grown);
    let turn = view.words.get("fair-luck-turn");
    painter.text(at, Align2::RIGHT_TOP, turn, note.clone(), SECOND_INK);
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
        painter.text(at, Align2::RIGHT_CENTER, text, note.clone(), SECOND_INK);
    }
    let step = [10, 20, 50, 100, 200, 500]
        .into_iter()
        .find(|step| last_turn / step <= 6);
    let step = step.unwrap_or(1000);
    for turn in (step..=last_turn).step_by(step as usize) {
        let at = pos2(x(turn), plot.max.y + 12.0 * grown);
        let turn = turn.to_string();
        painter.text(at, Align2::CENTER_TOP, turn, note.clone(), SECOND_INK);
    }
    let mut line = vec![pos2(x(0), y(0.0))];
    line.extend(
        points
            .iter()
            .map(|point| pos2(x(point.turn), y(net(point.sums)))),
    );
    painter.add(Shape::line(line, Stroke::new(2.0, INK)));
    let mut named: Vec<Rect> = Vec::new();
    let mut said = Vec::new();
    for swing in curve.swings() {
        let found = points
            .iter()
            .rfind(|point| (point.turn, point.side) == (swing.turn, swing.side));
        let Some(point) = found else { continue };
        let at = pos2(x(point.turn), y(net(point.sums)));
        painter.circle_filled(at, 4.0, inks[swing.side.index()]);
        let text = view.words.with(
            "fair-swing",
            &[
                ("turn", swing.turn.into()),
                ("side", view.side(swing.side).into()),
                ("points", signed_points(swing.luck).into()),
            ],
        );
        let galley = painter.layout_no_wrap(text.clone(), note.clone(), INK);
        said.push(text);
        let size = galley.size();
        let left = (at.x - size.x / 2.0)
            .min(plot.max.x - size.x)
            .max(plot.min.x);
        // The label is above or below its point, where it overlaps no other, or else it's left out.
        let place = [-26.0, 8.0, -46.0, 28.0, -66.0, 48.0]
            .map(|above| Rect::from_min_size(pos2(left, at.y + above * grown), size))
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
        painter.circle_filled(pos2(x(end.turn), y(sums)), 5.0, inks[side.index()]);
    }
    if !said.is_empty() {
        name_painted(ui, rect, &said.join("; "));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scale_has_a_few_round_marks() {
        let marks = |most| marks(most).collect::<Vec<_>>();
        assert_eq!(marks(0.0), [1]);
        assert_eq!(marks(7.0), [2, 4, 6]);
        assert_eq!(marks(38.0), [10, 20, 30]);
        assert_eq!(marks(40.4), [20, 40]);
        assert_eq!(marks(260.0), [100, 200]);
        for most in 1..30_000 {
            let count = marks(f64::from(most)).len();
            assert!((1..=3).contains(&count), "{most}: {count}");
        }
    }
}
