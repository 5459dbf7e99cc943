//! Shows the lengths of finished games: a dot for each game, and the usual length in red.

use bevy_egui::egui::{Align2, Rect, Sense, Stroke, Ui, pos2, vec2};

use super::selection::Selection;
use crate::rules::GameKind;
use crate::ui::evening::paint::line;
use crate::ui::kit::{Pen, Skin, growth, name_painted};
use crate::ui::theme::TextStyle;
use crate::ui::theme::paper::{CHART, CURRENT, INK, SECOND_INK};
use crate::ui::view::View;
use crate::ui::words::Words;

/// The height of a game's row, in units.
const ROW: f32 = 26.0;
/// The largest number of spaces between the lines of the axis.
const SPACES: u32 = 5;

/// The steps of the axis.
const STEPS: [u32; 10] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000];

/// The distance between two lines of the axis, in turns.
fn step_of(longest: u32) -> u32 {
    let fits = |step: &u32| longest.div_ceil(*step) <= SPACES;
    STEPS
        .into_iter()
        .find(fits)
        .unwrap_or(longest.div_ceil(SPACES))
}

/// Shows the rows with their axis.
pub(super) fn show(ui: &mut Ui, view: &View, selection: &Selection) {
    let words = view.words;
    let turns = |game: GameKind| {
        let mut turns: Vec<u32> = selection
            .finished(game)
            .map(|(entry, _)| entry.turns)
            .collect();
        turns.sort_unstable();
        turns
    };
    let rows: Vec<(GameKind, Vec<u32>)> = selection
        .kinds()
        .map(|game| (game, turns(game)))
        .filter(|(_, turns)| !turns.is_empty())
        .collect();
    let Some(longest) = rows.iter().filter_map(|(_, turns)| turns.last()).max() else {
        return;
    };
    line(ui, words.get("statistics-lengths"), TextStyle::Title, INK);
    let grown = growth(ui);
    let body = Skin::Paper.font(ui, TextStyle::Body);
    let strong = Skin::Paper.font(ui, TextStyle::Strong);
    let note = Skin::Paper.font(ui, TextStyle::Note);
    let painter = ui.painter().clone();
    let wide = |text: &str, font: &bevy_egui::egui::FontId| {
        let galley = painter.layout_no_wrap(text.to_owned(), font.clone(), INK);
        galley.size().x
    };
    let names: Vec<String> = rows
        .iter()
        .map(|(game, _)| words.get(&format!("game-{game}")))
        .collect();
    let left = names
        .iter()
        .map(|name| wide(name, &body))
        .fold(0.0, f32::max)
        + 14.0 * grown;
    let usually = words.get("statistics-usually");
    let right = wide(&usually, &note).max(wide("0000", &strong)) + 16.0 * grown;
    let note_height = painter
        .layout_no_wrap(usually.clone(), note.clone(), INK)
        .size()
        .y;
    let width = ui.available_width();
    let rows_height = ROW * grown * rows.len() as f32;
    let height = rows_height + 2.0 * note_height + 8.0 * grown;
    let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let top = rect.min.y + note_height;
    let foot = top + rows_height;
    let at = pos2(rect.max.x, rect.min.y);
    painter.text(at, Align2::RIGHT_TOP, usually, note.clone(), SECOND_INK);
    let step = step_of(*longest);
    let end = longest.div_ceil(step) * step;
    let axis = [rect.min.x + left, rect.max.x - right];
    let x = |turns: u32| axis[0] + (axis[1] - axis[0]) * turns as f32 / end.max(1) as f32;
    for turns in (0..=end).step_by(step as usize) {
        let strength = if turns == 0 { 0.7 } else { 0.28 };
        let line = Pen::new(1.0, INK.gamma_multiply(strength));
        line.line(&painter, pos2(x(turns), top), pos2(x(turns), foot));
        let at = pos2(x(turns), foot + 3.0);
        painter.text(at, Align2::CENTER_TOP, turns, note.clone(), SECOND_INK);
    }
    let at = pos2(rect.max.x, foot + 3.0);
    let unit = words.get("statistics-turns");
    painter.text(at, Align2::RIGHT_TOP, unit, note, SECOND_INK);
    for (at, ((_, turns), name)) in rows.iter().zip(names).enumerate() {
        let y = top + ROW * grown * (at as f32 + 0.5);
        let row = Rect::from_center_size(pos2(rect.center().x, y), vec2(width, ROW * grown));
        name_painted(ui, row, &length_said(words, &name, turns));
        let place = pos2(rect.min.x, y);
        painter.text(place, Align2::LEFT_CENTER, name, body.clone(), INK);
        for turns in turns {
            let dot = CHART.gamma_multiply(0.46);
            painter.circle_filled(pos2(x(*turns), y), 4.2 * grown, dot);
        }
        let median = turns[turns.len() / 2];
        let half = 10.0 * grown;
        let stroke = Stroke::new(2.4 * grown, CURRENT);
        painter.vline(x(median), y - half..=y + half, stroke);
        let place = pos2(rect.max.x, y);
        painter.text(place, Align2::RIGHT_CENTER, median, strong.clone(), CURRENT);
    }
}

/// The lengths of a game for screen readers. `turns` are in ascending order, and there's at least one.
fn length_said(words: &Words, name: &str, turns: &[u32]) -> String {
    let [least, median, most] = [0, turns.len() / 2, turns.len() - 1].map(|at| turns[at]);
    let variables = [
        ("game", name.into()),
        ("turns", median.into()),
        ("least", least.into()),
        ("most", most.into()),
    ];
    words.with("statistics-length-said", &variables)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_axis_has_at_most_five_spaces() {
        for longest in [1, 4, 9, 17, 60, 236, 999, 4_321, 90_000] {
            let step = step_of(longest);
            assert!(longest.div_ceil(step) <= SPACES, "{longest}: {step}");
        }
    }
}
