//! Shows the sheet of a match: every game with its sides, its winner and the reason, and the score (TW-16).

use std::sync::Arc;

use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{Align2, Galley, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::reason::reason_in_match;
use crate::record::MatchGame;
use crate::rules::{MatchScore, Outcome, Side};
use crate::ui::accent::Accent;
use crate::ui::text::{label, text_at};
use crate::ui::theme::{TextStyle, colour};
use crate::ui::view::View;

/// The height of the line with both players, and of a game's line.
const HEAD: f32 = 46.0;
const LINE: f32 = 34.0;
/// The height of the line with the number of games that aren't listed.
const EARLIER: f32 = 24.0;
/// The padding at the edges.
const EDGE: f32 = 14.0;
/// The width of a piece beside a game's line.
const BESIDE: f32 = 50.0;
/// The width of the score.
const SCORE: f32 = 56.0;
/// The width below which only the score is shown, without names and games.
const NARROWEST: f32 = 240.0;
/// The size of a piece in a game's line.
const PIECE: f32 = 24.0;
/// The most games to list. Earlier ones are only counted.
const MOST: usize = 8;

/// Shows the match of a finished game. Shows nothing for a single game.
pub(super) fn show(ui: &mut Ui, view: &View, outcome: Outcome) {
    let game = view.table.game();
    let (Some(sheet), Some(score)) = (game.match_sheet(), game.score()) else {
        return;
    };
    let words = view.words;
    let played = sheet.games(game.setup().kind(), Some(outcome));
    ui.add_space(6.0);
    if let Some(side) = score.winner() {
        let key = if view.player(side).is_empty() {
            ("match-won", view.side(side))
        } else {
            ("match-won-by", view.player(side))
        };
        let text = words.with(key.0, &[("side", key.1.into())]);
        label(ui, text, TextStyle::Strong, Accent::of(ui).line);
    }
    let caption = words.with("match-to", &[("length", score.length().into())]);
    label(ui, caption, TextStyle::Note, colour::SECOND);
    if ui.available_width() < NARROWEST {
        let [first, second] = score.scores();
        let score = format!("{first}–{second}");
        label(ui, score, TextStyle::Figure, colour::TEXT);
        return;
    }
    ui.add_space(4.0);
    let left_out = played.len().saturating_sub(MOST);
    let width = ui.available_width();
    let lines: Vec<Line> = played
        .iter()
        .enumerate()
        .skip(left_out)
        .map(|(place, played)| Line::new(ui, view, place + 1, *played, width))
        .collect();
    let earlier = if left_out > 0 { EARLIER } else { 0.0 };
    let height = HEAD + earlier + lines.iter().map(Line::height).sum::<f32>() + 8.0;
    let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let line = Stroke::new(1.0, colour::FAINT_LINE);
    ui.painter()
        .rect_stroke(rect, 12.0, line, StrokeKind::Inside);
    head(ui, view, score, rect);
    let mut top = rect.min.y + HEAD;
    if left_out > 0 {
        let at = pos2(rect.center().x, top + EARLIER / 2.0);
        let text = words.with("match-earlier", &[("count", left_out.into())]);
        let middle = Align2::CENTER_CENTER;
        text_at(ui, at, middle, &text, TextStyle::Note, colour::SECOND);
        top += EARLIER;
    }
    for line in lines {
        let height = line.height();
        let place = Rect::from_min_size(pos2(rect.min.x, top), vec2(width, height));
        line.show(ui, view, place);
        top += height;
    }
    if score.winner().is_none() {
        ui.add_space(2.0);
        let change = words.get("match-change");
        label(ui, change, TextStyle::Note, colour::SECOND);
    }
}

/// Shows the players, and the games that each has won.
fn head(ui: &Ui, view: &View, score: MatchScore, rect: Rect) {
    let y = rect.min.y + HEAD / 2.0;
    let [first, second] = score.scores();
    let figures = format!("{first} – {second}");
    let (at, middle) = (pos2(rect.center().x, y), Align2::CENTER_CENTER);
    let written = text_at(ui, at, middle, &figures, TextStyle::Title, colour::TEXT);
    for side in Side::BOTH {
        let player = view.player(side);
        let name = if player.is_empty() {
            view.side(side)
        } else {
            player
        };
        let room = (written.min.x - rect.min.x - EDGE - 10.0).max(0.0);
        let style = [TextStyle::Strong, TextStyle::Note]
            .into_iter()
            .find(|style| {
                let font = style.font();
                let laid = ui
                    .painter()
                    .layout_no_wrap(name.clone(), font, colour::TEXT);
                laid.size().x <= room
            })
            .unwrap_or(TextStyle::Note);
        let mut job = LayoutJob::simple_singleline(name, style.font(), colour::TEXT);
        job.wrap = TextWrapping::truncate_at_width(room);
        let galley = ui.painter().layout_job(job);
        let x = match side {
            Side::First => rect.min.x + EDGE,
            Side::Second => rect.max.x - EDGE - galley.size().x,
        };
        let at = pos2(x, y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, colour::TEXT);
    }
    let line = Stroke::new(1.0, colour::FAINT_LINE);
    let across = rect.min.x + EDGE..=rect.max.x - EDGE;
    ui.painter().hline(across, rect.min.y + HEAD - 2.0, line);
}

/// The line of a game.
struct Line {
    played: MatchGame,
    why: Arc<Galley>,
}

impl Line {
    /// Lays out the line. The reason for the end can take two lines.
    fn new(ui: &Ui, view: &View, number: usize, played: MatchGame, width: f32) -> Line {
        let why = match played.outcome.winner {
            Some(_) => reason_in_match(view, &played),
            None => Some(view.words.get("match-drawn")),
        };
        let text = format!("{number}. {}", why.unwrap_or_default());
        let room = (width - 2.0 * BESIDE - SCORE).max(60.0);
        let font = TextStyle::Note.font();
        let why = ui.painter().layout(text, font, colour::SECOND, room);
        Line { played, why }
    }

    fn height(&self) -> f32 {
        (self.why.size().y + 8.0).max(LINE)
    }

    /// Shows both players' sides in that game with a mark for the winner, the reason for the end, and the score after
    /// it.
    fn show(self, ui: &Ui, view: &View, rect: Rect) {
        let y = rect.center().y;
        for (side, x) in [
            (Side::First, rect.min.x + EDGE + PIECE / 2.0),
            (Side::Second, rect.max.x - EDGE - PIECE / 2.0),
        ] {
            let place = Rect::from_center_size(pos2(x, y - 1.0), Vec2::splat(PIECE));
            view.piece(ui.painter(), self.played.side_of(side), place);
            if self.played.winner() == Some(side) {
                let at = pos2(x, place.max.y + 2.0);
                let bar = Rect::from_center_size(at, vec2(PIECE, 3.0));
                ui.painter().rect_filled(bar, 1.5, Accent::of(ui).line);
            }
        }
        let [first, second] = self.played.won;
        let score = format!("{first}–{second}");
        let (at, right) = (pos2(rect.max.x - BESIDE, y), Align2::RIGHT_CENTER);
        text_at(ui, at, right, &score, TextStyle::Strong, colour::TEXT);
        let at = pos2(rect.min.x + BESIDE, y - self.why.size().y / 2.0);
        ui.painter().galley(at, self.why, colour::SECOND);
    }
}
