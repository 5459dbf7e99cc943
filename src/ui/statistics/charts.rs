//! The small charts of the page: results of games, their lengths, and accumulated luck.

use bevy_egui::egui::{Align2, Color32, Rect, Sense, Shape, Stroke, StrokeKind, Ui, pos2, vec2};

use crate::rules::Side;
use crate::statistics::{Entry, Tally};
use crate::ui::fair_throws::signed_points;
use crate::ui::paint::plain_rect;
use crate::ui::text::label;
use crate::ui::theme::TextStyle;
use crate::ui::theme::paper::{CHART_FAINT, INK, SECOND_INK, SIDES};
use crate::ui::view::View;

/// The colour of drawn games.
const DRAWN: Color32 = Color32::from_rgb(0x9A, 0x86, 0x68);
const HIGH: f32 = 110.0;

/// Shows the results of the games: a bar of shares, with a legend.
pub(super) fn results(ui: &mut Ui, view: &View, tally: &Tally, names: &[String; 2]) {
    let words = view.words;
    let count = words.with("statistics-games", &[("count", tally.games.into())]);
    label(ui, count, TextStyle::Title, INK);
    let [won, lost] = [0, 1].map(|side: usize| tally.sides[side].wins.total());
    let parts = [
        (
            won,
            SIDES[0],
            words.with("statistics-won", &[("who", names[0].as_str().into())]),
        ),
        (tally.draws, DRAWN, words.get("statistics-drawn")),
        (
            lost,
            SIDES[1],
            words.with("statistics-won", &[("who", names[1].as_str().into())]),
        ),
        (
            tally.unfinished,
            CHART_FAINT,
            words.get("statistics-unfinished"),
        ),
    ];
    let width = ui.available_width().min(460.0);
    let (bar, _) = ui.allocate_exact_size(vec2(width, 26.0), Sense::hover());
    let painter = ui.painter().clone();
    let all: u32 = parts.iter().map(|(count, ..)| count).sum();
    let mut x = bar.min.x;
    for (count, tint, _) in &parts {
        let part = bar.width() * *count as f32 / all.max(1) as f32;
        let rect = Rect::from_min_size(pos2(x, bar.min.y), vec2(part, bar.height()));
        plain_rect(&painter, rect, *tint);
        x += part;
    }
    painter.rect_stroke(bar, 0.0, Stroke::new(1.2, INK), StrokeKind::Inside);
    for (count, tint, name) in parts.iter().filter(|(count, ..)| *count > 0) {
        ui.horizontal_wrapped(|ui| {
            let (key, _) = ui.allocate_exact_size(vec2(14.0, 18.0), Sense::hover());
            let square = Rect::from_center_size(key.center(), vec2(13.0, 13.0));
            plain_rect(ui.painter(), square, *tint);
            label(ui, count.to_string(), TextStyle::Strong, INK);
            label(ui, name, TextStyle::Body, INK);
        });
    }
    let cappotti: u32 = tally.sides.iter().map(|side| side.wins.cappotto).sum();
    if cappotti > 0 {
        let line = words.with("statistics-cappotti", &[("count", cappotti.into())]);
        label(ui, line, TextStyle::Note, SECOND_INK);
    }
}

/// The number of turns per column in the chart of lengths, so that there are at most eight columns.
fn step_of(longest: u32) -> u32 {
    let steps = [5, 10, 20, 25, 50, 100, 200, 500, 1_000];
    let fits = |step: &u32| longest / step < 8;
    steps.into_iter().find(fits).unwrap_or(longest / 8 + 1)
}

/// Shows the lengths of finished games, in turns.
pub(super) fn lengths(ui: &mut Ui, view: &View, tally: &Tally, games: &[(&Entry, Side)]) {
    let words = view.words;
    label(ui, words.get("statistics-lengths"), TextStyle::Title, INK);
    let turns: Vec<u32> = games
        .iter()
        .filter(|(entry, _)| entry.outcome.is_some())
        .map(|(entry, _)| entry.turns)
        .collect();
    let Some(mean) = tally.mean_turns() else {
        return;
    };
    let mean = [("count", (mean.round() as i64).into())];
    let line = words.with("statistics-mean-turns", &mean);
    label(ui, line, TextStyle::Note, SECOND_INK);
    let longest = turns.iter().copied().max().unwrap_or_default();
    let step = step_of(longest);
    let mut counts = vec![0_u32; (longest / step) as usize + 1];
    for turns in turns {
        counts[(turns / step) as usize] += 1;
    }
    let most = counts.iter().copied().max().unwrap_or(1).max(1);
    let width = ui.available_width().min(460.0);
    let (rect, _) = ui.allocate_exact_size(vec2(width, HIGH + 40.0), Sense::hover());
    let painter = ui.painter();
    let foot = rect.min.y + HIGH;
    let pitch = width / counts.len() as f32;
    for (at, count) in counts.iter().enumerate() {
        let x = rect.min.x + pitch * (at as f32 + 0.5);
        let high = (HIGH - 24.0) * *count as f32 / most as f32;
        let half = (pitch * 0.36).min(26.0);
        let column = Rect::from_min_max(pos2(x - half, foot - high), pos2(x + half, foot));
        plain_rect(painter, column, INK);
        if *count > 0 {
            painter.text(
                pos2(x, column.min.y - 3.0),
                Align2::CENTER_BOTTOM,
                count,
                TextStyle::Note.font(),
                INK,
            );
        }
        painter.text(
            pos2(rect.min.x + pitch * at as f32 + 2.0, foot + 6.0),
            Align2::LEFT_TOP,
            at as u32 * step,
            TextStyle::Note.font(),
            SECOND_INK,
        );
    }
    painter.hline(rect.x_range(), foot, Stroke::new(1.0, SECOND_INK));
}

/// Shows luck accumulated from game to game. Up is good for the selected side.
pub(super) fn luck(ui: &mut Ui, view: &View, names: &[String; 2], games: &[(&Entry, Side)]) {
    let words = view.words;
    let mut sum = 0_i64;
    let sums: Vec<i64> = games
        .iter()
        .filter(|(entry, _)| !entry.throws_by_hand)
        .filter_map(|(entry, side)| {
            let luck = entry.luck?;
            let [own, other] = [*side, side.other()].map(|side| i64::from(luck[side.index()]));
            sum = sum.saturating_add(own - other);
            Some(sum)
        })
        .collect();
    let Some(last) = sums.last() else {
        return;
    };
    label(ui, words.get("statistics-luck"), TextStyle::Title, INK);
    let leads = usize::from(*last < 0);
    let points = signed_points(i32::try_from(last.abs()).unwrap_or(i32::MAX));
    let who = ("side", names[leads].as_str().into());
    let line = words.with("statistics-luck-sum", &[who, ("points", points.into())]);
    label(ui, line, TextStyle::Strong, SIDES[leads]);
    let width = ui.available_width().min(460.0);
    let (rect, _) = ui.allocate_exact_size(vec2(width, HIGH + 10.0), Sense::hover());
    let painter = ui.painter();
    let most = sums.iter().map(|sum| sum.abs()).max().unwrap_or(1).max(1) as f32;
    let middle = rect.min.y + HIGH / 2.0;
    painter.hline(rect.x_range(), middle, Stroke::new(1.0, SECOND_INK));
    let at = |game: usize, sum: i64| {
        let x = rect.min.x + width * game as f32 / sums.len() as f32;
        pos2(x, middle - (HIGH / 2.0 - 4.0) * sum as f32 / most)
    };
    let mut line = vec![at(0, 0)];
    line.extend(
        sums.iter()
            .enumerate()
            .map(|(game, sum)| at(game + 1, *sum)),
    );
    painter.add(Shape::line(line, Stroke::new(2.0, INK)));
    painter.circle_filled(at(sums.len(), *last), 4.0, SIDES[leads]);
    let line = words.get("statistics-luck-line");
    label(ui, line, TextStyle::Note, SECOND_INK);
}
