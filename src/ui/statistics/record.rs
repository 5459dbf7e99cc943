//! Shows each finished game as the piece that was played: above the line if it was won, below it if it was lost.

use bevy_egui::egui::{FontFamily, FontId, Rect, Sense, Ui, Vec2, pos2, vec2};

use super::selection::Selection;
use crate::rules::{GameKind, Side};
use crate::statistics::Entry;
use crate::ui::kit::{Pen, Skin, growth, name_painted};
use crate::ui::theme::TextStyle;
use crate::ui::theme::paper::{INK, SECOND_INK};
use crate::ui::view::View;

/// The size of a piece, and the distance between two pieces, in units.
const PIECE: f32 = 25.0;
const PITCH: f32 = 26.0;
/// The smallest distance between two pieces. Older games are left out, which a note says.
const LEAST_PITCH: f32 = 13.0;
/// The distance of a piece from the line, in units.
const APART: f32 = 19.0;
/// The widths from which the counts are beside the pieces, and of the counts, in units.
const WIDE: f32 = 380.0;
const COUNTS: f32 = 130.0;

/// Shows a row for each game that was played.
pub(super) fn show(ui: &mut Ui, view: &View, selection: &Selection) {
    for (at, game) in selection.kinds().enumerate() {
        if at > 0 {
            let line = Pen::new(1.0, INK.gamma_multiply(0.3));
            let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 7.0), Sense::hover());
            line.line(ui.painter(), rect.left_center(), rect.right_center());
        }
        row(ui, view, selection, game);
    }
}

/// Shows a game's name, its counts, and its pieces.
fn row(ui: &mut Ui, view: &View, selection: &Selection, game: GameKind) {
    let words = view.words;
    let grown = growth(ui);
    let games: Vec<&(&Entry, Side)> = selection.finished(game).collect();
    let count = |wins: fn(&Entry, Side) -> bool| {
        let all = games.iter();
        all.filter(|(entry, side)| wins(entry, *side)).count()
    };
    let won = count(|entry, side| winner(entry) == Some(side));
    let lost = count(|entry, side| winner(entry) == Some(side.other()));
    let drawn = count(|entry, _| entry.is_draw());
    let sums = if selection.has_player {
        let sums = [("won", won.into()), ("lost", lost.into())];
        words.with("statistics-record", &sums)
    } else {
        let sides = Side::BOTH.map(|side| words.side(game, side));
        let sums = [
            ("first", sides[0].clone().into()),
            ("second", sides[1].clone().into()),
            (
                "won",
                count(|entry, _| winner(entry) == Some(Side::First)).into(),
            ),
            (
                "lost",
                count(|entry, _| winner(entry) == Some(Side::Second)).into(),
            ),
        ];
        words.with("statistics-record-sides", &sums)
    };
    let draws = (drawn > 0).then(|| words.with("statistics-draws", &[("count", drawn.into())]));
    let name = words.get(&format!("game-{game}"));
    let said = match &draws {
        Some(draws) => format!("{name}: {sums}, {draws}"),
        None => format!("{name}: {sums}"),
    };
    let width = ui.available_width();
    let is_wide = width >= WIDE * grown;
    let room = if is_wide { COUNTS * grown } else { width };
    let title = FontId::new(24.0 * grown, FontFamily::Name("title".into()));
    let note = Skin::Paper.font(ui, TextStyle::Note);
    let painter = ui.painter().clone();
    let labels = if selection.has_player {
        ["statistics-row-won", "statistics-row-lost"].map(|key| words.get(key))
    } else {
        Side::BOTH.map(|side| words.side(game, side))
    };
    let labels = labels.map(|label| painter.layout_no_wrap(label, note.clone(), SECOND_INK));
    let widths = labels.iter().map(|label| label.size().x);
    let label_width = widths.fold(0.0, f32::max);
    let counts_width = if is_wide { room } else { 0.0 };
    let before = counts_width + label_width + 12.0 * grown;
    let pieces_width = width - before - PIECE * grown;
    let most = (pieces_width / (LEAST_PITCH * grown)).max(1.0) as usize;
    let shown = &games[games.len().saturating_sub(most)..];
    let latest = (shown.len() < games.len())
        .then(|| words.with("statistics-latest", &[("count", shown.len().into())]));
    let lines = [
        Some((name, title, INK)),
        Some((sums, note.clone(), SECOND_INK)),
        draws.map(|text| (text, note.clone(), SECOND_INK)),
        latest.map(|text| (text, note.clone(), SECOND_INK)),
    ];
    let lines: Vec<_> = lines
        .into_iter()
        .flatten()
        .map(|(text, font, ink)| (painter.layout(text, font, ink, room), ink))
        .collect();
    let text_height: f32 = lines.iter().map(|(galley, _)| galley.size().y).sum();
    let band = (2.0 * (APART + PIECE / 2.0) + 4.0) * grown;
    let height = if is_wide {
        text_height.max(band)
    } else {
        text_height + band
    };
    let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    name_painted(ui, rect, &said);
    let mut y = if is_wide {
        rect.center().y - text_height / 2.0
    } else {
        rect.min.y
    };
    for (galley, ink) in lines {
        let high = galley.size().y;
        painter.galley(pos2(rect.min.x, y), galley, ink);
        y += high;
    }
    let place = if is_wide {
        rect.with_min_x(rect.min.x + COUNTS * grown)
    } else {
        rect.with_min_y(rect.max.y - band)
    };
    let middle = place.center().y;
    let from = rect.min.x + before;
    let line = [pos2(place.min.x, middle), pos2(place.max.x, middle)];
    Pen::new(1.5, INK.gamma_multiply(0.65)).line(&painter, line[0], line[1]);
    for (label, sign) in labels.into_iter().zip([-1.0, 1.0]) {
        let y = middle + sign * APART * grown - label.size().y / 2.0;
        painter.galley(pos2(place.min.x, y), label, SECOND_INK);
    }
    let pitch = (pieces_width / shown.len().max(1) as f32).min(PITCH * grown);
    for (at, (entry, side)) in shown.iter().enumerate() {
        let x = from + PIECE * grown / 2.0 + pitch * at as f32;
        let won_side = winner(entry);
        let (piece, sign) = match (won_side, selection.has_player) {
            (None, _) => (*side, 0.0),
            (Some(winner), true) => (*side, if winner == *side { -1.0 } else { 1.0 }),
            (Some(winner), false) => (winner, if winner == Side::First { -1.0 } else { 1.0 }),
        };
        let at = pos2(x, middle + sign * APART * grown);
        let place = Rect::from_center_size(at, Vec2::splat(PIECE * grown));
        view.icons.piece(&painter, game, piece, place);
    }
}

fn winner(entry: &Entry) -> Option<Side> {
    entry.outcome.and_then(|outcome| outcome.winner)
}
