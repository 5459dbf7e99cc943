//! Shows luck added up from game to game, in percentage points of win chance.

use bevy_egui::egui::{Align2, Sense, Ui, pos2, vec2};

use super::selection::Selection;
use crate::date::Date;
use crate::rules::Side;
use crate::ui::evening::paint::line;
use crate::ui::fair_throws::signed_points;
use crate::ui::kit::{Pen, Skin, growth, name_painted};
use crate::ui::library::date_text;
use crate::ui::theme::TextStyle;
use crate::ui::theme::paper::{CURRENT, INK, SECOND_INK};
use crate::ui::view::View;

/// The height of the chart, in units.
const HEIGHT: f32 = 66.0;
/// The space for the date below the chart, in units.
const DATE: f32 = 14.0;
/// Luck below this many thousandths of a game counts as even.
const EVEN: i64 = 30;
/// The steps of the axis, in thousandths of a game.
const STEPS: [i64; 9] = [50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000];

/// Shows the chart, if the luck of any game of a player is known.
pub(super) fn show(ui: &mut Ui, view: &View, selection: &Selection) {
    if !selection.has_player {
        return;
    }
    let words = view.words;
    let mut sum = 0_i64;
    let games: Vec<(Date, i64)> = selection
        .games
        .iter()
        .filter(|(entry, _)| !entry.throws_by_hand)
        .filter_map(|(entry, side)| {
            let luck = entry.luck?;
            let of = |side: Side| i64::from(luck[side.index()]);
            sum = sum.saturating_add(of(*side) - of(side.other()));
            Some((entry.date, sum))
        })
        .collect();
    let sums: Vec<i64> = games.iter().map(|(_, sum)| *sum).collect();
    let Some(last) = sums.last().copied() else {
        return;
    };
    line(ui, words.get("statistics-luck"), TextStyle::Title, INK);
    let grown = growth(ui);
    let note = Skin::Paper.font(ui, TextStyle::Note);
    let painter = ui.painter().clone();
    let most = sums.iter().map(|sum| sum.abs()).max().unwrap_or(1);
    let top = STEPS.into_iter().find(|step| most <= *step).unwrap_or(most);
    let marks = [top, 0, -top].map(|mark| (mark, points(mark)));
    let names = ["statistics-lucky", "statistics-even", "statistics-unlucky"];
    let names = names.map(|key| painter.layout_no_wrap(words.get(key), note.clone(), SECOND_INK));
    let name_width = names.iter().map(|name| name.size().x).fold(0.0, f32::max);
    let mark_width = 46.0 * grown;
    let width = ui.available_width();
    let lowest = lowest(&games);
    let height = (HEIGHT + 20.0) * grown;
    let date_height = if lowest.is_some() { DATE * grown } else { 0.0 };
    let (rect, _) = ui.allocate_exact_size(vec2(width, height + date_height), Sense::hover());
    let axis = [
        rect.min.x + name_width + mark_width + 16.0 * grown,
        rect.max.x - 60.0 * grown,
    ];
    let middle = rect.min.y + height / 2.0;
    let y = |sum: i64| middle - HEIGHT * grown / 2.0 * sum as f32 / top as f32;
    for ((mark, text), name) in marks.into_iter().zip(names) {
        let strength = if mark == 0 { 0.75 } else { 0.34 };
        let [from, to] = axis.map(|x| pos2(x, y(mark)));
        Pen::new(1.2, INK.gamma_multiply(strength)).line(&painter, from, to);
        let at = pos2(axis[0] - 8.0 * grown, y(mark));
        painter.text(at, Align2::RIGHT_CENTER, text, note.clone(), SECOND_INK);
        let at = pos2(rect.min.x, y(mark) - name.size().y / 2.0);
        painter.galley(at, name, SECOND_INK);
    }
    let x = |game: usize| axis[0] + (axis[1] - axis[0]) * game as f32 / sums.len() as f32;
    let mut path = vec![pos2(x(0), y(0))];
    path.extend(
        sums.iter()
            .enumerate()
            .map(|(at, sum)| pos2(x(at + 1), y(*sum))),
    );
    Pen::new(2.0, INK).lines(&painter, &path);
    // With many games the dots would be a band.
    if sums.len() <= 60 {
        for at in &path {
            painter.circle_filled(*at, 2.7 * grown, INK);
        }
    }
    if let Some(at) = lowest {
        let (date, sum) = games[at];
        let text = date_text(words, date);
        let galley = painter.layout_no_wrap(text, note.clone(), SECOND_INK);
        let size = galley.size();
        let (below, foot) = (y(sum) + 5.0 * grown, y(-top));
        // The line of the axis mustn't cross the date.
        let above = if below + size.y < foot {
            below
        } else {
            below.max(foot + 2.0)
        };
        let left = (x(at + 1) - size.x / 2.0)
            .min(axis[1] - size.x)
            .max(axis[0]);
        if size.x <= axis[1] - axis[0] {
            painter.galley(pos2(left, above), galley, SECOND_INK);
        }
    }
    let end = pos2(x(sums.len()), y(last));
    painter.circle_filled(end, 6.0 * grown, CURRENT);
    let font = Skin::Paper.font(ui, TextStyle::Title);
    let at = pos2(rect.max.x, end.y);
    painter.text(at, Align2::RIGHT_CENTER, points(last), font, CURRENT);
    let key = match last {
        EVEN.. => "statistics-luck-good",
        sum if sum <= -EVEN => "statistics-luck-bad",
        _ => "statistics-luck-even",
    };
    let title = words.get("statistics-luck");
    name_painted(ui, rect, &format!("{title}: {}", points(last)));
    line(ui, words.get(key), TextStyle::Body, SECOND_INK);
}

/// The index of the game after which luck was lowest. `None` if that's the last one, or luck was never below zero.
fn lowest(games: &[(Date, i64)]) -> Option<usize> {
    let all = games.iter().enumerate();
    let (at, (_, sum)) = all.min_by_key(|(_, (_, sum))| *sum)?;
    (*sum < 0 && at + 1 < games.len()).then_some(at)
}

/// Luck in thousandths of a game as percentage points, with a sign.
fn points(luck: i64) -> String {
    signed_points(i32::try_from(luck).unwrap_or(if luck < 0 { i32::MIN } else { i32::MAX }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lowest_point_is_dated_unless_it_is_the_last() {
        let games = |sums: &[i64]| -> Vec<(Date, i64)> {
            let dated = (20_000..).zip(sums);
            dated
                .map(|(day, sum)| (Date::from_days(day), *sum))
                .collect()
        };
        assert_eq!(lowest(&games(&[10, -40, 20])), Some(1));
        assert_eq!(lowest(&games(&[10, -40, -50])), None);
        assert_eq!(lowest(&games(&[10, 40, 20])), None);
        assert_eq!(lowest(&[]), None);
    }
}
