//! Shows the list of games, one per row. Only visible rows are laid out.

use std::sync::Arc;

use bevy_egui::egui::{
    Color32, FontId, Galley, Painter, Pos2, Rangef, Rect, Response, Stroke, Ui, UiBuilder, Vec2,
    pos2, vec2,
};

use super::page_state::LibraryPageState;
use super::{row_words, selected};
use crate::library::LibraryGame;
use crate::rules::Side;
use crate::ui::games;
use crate::ui::kit::{Tile, growth};
use crate::ui::text::shortened;
use crate::ui::theme::paper::{INK, LINK, ROW_LINE, SECOND_INK};
use crate::ui::theme::{TextStyle, touch_height};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// The width from which everything about a game is in one row.
const WIDE: f32 = 760.0;
/// The number of rows laid out beyond the visible ones, so that keys can reach them.
const BEYOND: usize = 3;
/// The colour of the light on a pin's head.
const PIN_LIGHT: Color32 = Color32::from_rgb(0xE2, 0x7F, 0x63);

/// The layout of a row.
#[derive(Clone, Copy, Debug)]
struct Form {
    grown: f32,
    wide: bool,
    height: f32,
    /// The size of a piece.
    piece: f32,
}

impl Form {
    fn of(ui: &Ui, width: f32) -> Form {
        let grown = growth(ui);
        let wide = width >= WIDE * grown;
        let design = if wide { 54.0 } else { 74.0 };
        Form {
            grown,
            wide,
            height: touch_height(ui, design * grown),
            piece: 30.0 * grown,
        }
    }

    fn font(self, style: TextStyle) -> FontId {
        let FontId { size, family } = style.font();
        FontId::new((size * self.grown).round(), family)
    }
}

/// Shows the rows. Below the selected one are its actions.
pub fn show(
    ui: &mut Ui,
    view: &View,
    state: &mut LibraryPageState,
    found: &[&LibraryGame],
) -> Option<UiAction> {
    let width = ui.available_width();
    let form = Form::of(ui, width);
    let opened = found
        .iter()
        .position(|game| Some(game.id) == state.selected);
    let extra_id = ui.id().with("selected height");
    let extra = opened.map_or(0.0, |_| {
        ui.data(|data| data.get_temp(extra_id))
            .unwrap_or(60.0 * form.grown)
    });
    let top = ui.cursor().min;
    let whole = form.height * found.len() as f32 + extra;
    let place = |at: usize| {
        let below = opened.is_some_and(|opened| at > opened);
        let y = form.height * at as f32 + if below { extra } else { 0.0 };
        Rect::from_min_size(top + vec2(0.0, y), vec2(width, form.height))
    };
    let clip = ui.clip_rect();
    // This is approximate while the selected game's actions are open, so some rows beyond are laid out too.
    let first = ((clip.min.y - top.y - extra) / form.height).max(0.0) as usize;
    let last = ((clip.max.y - top.y) / form.height).max(0.0) as usize;
    let from = first.saturating_sub(BEYOND);
    let mut action = None;
    for (at, game) in found
        .iter()
        .enumerate()
        .take(last.saturating_add(BEYOND + 1))
        .skip(from)
    {
        let rect = place(at);
        let is_open = opened == Some(at);
        if row(ui, view, game, form, is_open, rect).clicked() {
            state.select(game.id);
        }
        if is_open && state.selected == Some(game.id) {
            let below = Rect::from_min_size(
                pos2(rect.min.x + 12.0, rect.max.y),
                vec2(width - 16.0, f32::INFINITY),
            );
            let shown = ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
                selected::show(ui, view, state, game)
            });
            action = action.or(shown.inner);
            let height = shown.response.rect.max.y - rect.max.y + 10.0;
            if (height - extra).abs() > 0.5 {
                ui.data_mut(|data| data.insert_temp(extra_id, height));
                ui.ctx().request_repaint();
            }
        }
    }
    let all = Rect::from_min_size(top, vec2(width, whole));
    ui.expand_to_include_rect(all);
    ui.advance_cursor_after_rect(all);
    action
}

/// Shows a row, which can be pressed.
fn row(
    ui: &Ui,
    view: &View,
    game: &LibraryGame,
    form: Form,
    is_open: bool,
    rect: Rect,
) -> Response {
    let players = row_words::players(view, game);
    let name = if game.title.is_empty() {
        players.clone()
    } else {
        game.title.clone()
    };
    let result = row_words::result(view, game);
    let text = format!("{name}, {}, {result}", row_words::rules(view, game));
    let words = [name, players, result];
    Tile::row(&text)
        .opened(is_open)
        .id(ui.id().with(("game", game.id)))
        .show_at(ui, rect, |ui, rect, _| {
            contents(ui.painter(), view, game, form, words, rect);
        })
}

/// Paints the contents of a row, with the name of the game, its players and its result.
fn contents(
    painter: &Painter,
    view: &View,
    game: &LibraryGame,
    form: Form,
    words: [String; 3],
    rect: Rect,
) {
    let edge = Rect::from_min_size(rect.min + vec2(0.0, 6.0), vec2(4.0, rect.height() - 12.0));
    painter.rect_filled(edge, 2.0, games::accent(game.info.game).fill);
    let line = Stroke::new(1.0, ROW_LINE);
    painter.hline(rect.x_range(), rect.max.y - 0.5, line);
    pieces(painter, view, game, form, rect);
    let left = rect.min.x + 14.0 + form.piece * 1.7 + 10.0;
    let right = rect.max.x - 8.0;
    let pin = pos2(right - 8.0 * form.grown, rect.center().y);
    let right = if game.pinned {
        paint_pin(painter, pin, form.grown);
        right - 22.0 * form.grown
    } else {
        right
    };
    let lines = Lines {
        painter,
        form,
        words,
    };
    if form.wide {
        let right = rect.max.x - 30.0 * form.grown;
        lines.wide(view, game, Rangef::new(left, right), rect.center().y);
    } else {
        lines.narrow(view, game, Rangef::new(left, right), rect.center().y);
    }
}

/// Paints the two pieces, the winner's in front.
fn pieces(painter: &Painter, view: &View, game: &LibraryGame, form: Form, rect: Rect) {
    let winner = game.info.outcome.and_then(|outcome| outcome.winner);
    let front = winner.unwrap_or(Side::First);
    let size = Vec2::splat(form.piece);
    let at = |share: f32| {
        let x = rect.min.x + 14.0 + form.piece * (0.5 + share);
        Rect::from_center_size(pos2(x, rect.center().y), size)
    };
    let kind = game.info.game;
    let faint = if winner.is_some() { 0.55 } else { 1.0 };
    view.icons
        .faint_piece(painter, kind, front.other(), at(0.7), faint);
    view.icons.piece(painter, kind, front, at(0.0));
}

/// Paints a pin with a red head.
fn paint_pin(painter: &Painter, at: Pos2, grown: f32) {
    let tip = at + vec2(-5.0, 8.0) * grown;
    painter.line_segment([at, tip], Stroke::new(1.6 * grown, SECOND_INK));
    painter.circle_filled(at + vec2(0.0, -2.0) * grown, 5.5 * grown, LINK);
    let light = at + vec2(-1.6, -3.6) * grown;
    painter.circle_filled(light, 1.6 * grown, PIN_LIGHT);
}

/// The texts of a row.
struct Lines<'a> {
    painter: &'a Painter,
    form: Form,
    /// The name of the game, its players, and its result.
    words: [String; 3],
}

impl Lines<'_> {
    /// Lays out a text in one line, shortened to fit.
    fn layout(&self, text: &str, style: TextStyle, tint: Color32, room: f32) -> Arc<Galley> {
        let font = self.form.font(style);
        let lay = |text: &str| {
            self.painter
                .layout_no_wrap(text.to_owned(), font.clone(), tint)
        };
        lay(&shortened(text, |text| lay(text).size().x <= room))
    }

    /// Paints a text, centred vertically. Returns its right end.
    fn set(&self, galley: Arc<Galley>, x: f32, middle: f32) -> f32 {
        let end = x + galley.size().x;
        let at = pos2(x, middle - galley.size().y / 2.0);
        self.painter.galley(at, galley, INK);
        end
    }

    /// Paints the name, and below it the players if the game has another name. Two lines are `apart` from the middle of
    /// the row.
    fn name(&self, at: Pos2, room: f32, apart: f32) {
        let Pos2 { x, y: middle } = at;
        let [name, players, _] = &self.words;
        let name_line = self.layout(name, TextStyle::SmallTitle, INK, room);
        if name == players {
            self.set(name_line, x, middle);
            return;
        }
        let below = self.layout(players, TextStyle::Note, SECOND_INK, room);
        self.set(name_line, x, middle - apart);
        self.set(below, x, middle + apart);
    }

    fn result_tint(game: &LibraryGame) -> Color32 {
        if game.is_finished() { INK } else { LINK }
    }

    /// Paints everything in one line.
    fn wide(&self, view: &View, game: &LibraryGame, across: Rangef, middle: f32) {
        let room = across.span();
        let gap = 14.0;
        let columns = [0.36, 0.2, 0.15, 0.11];
        let mut x = across.min;
        let apart = 11.0 * self.form.grown;
        self.name(pos2(x, middle), room * columns[0] - gap, apart);
        x += room * columns[0];
        let texts = [
            row_words::rules(view, game),
            row_words::date(view.words, game.info.date),
            row_words::length(view, game),
        ];
        for (text, share) in texts.iter().zip(&columns[1..]) {
            let galley = self.layout(text, TextStyle::Note, SECOND_INK, room * share - gap);
            self.set(galley, x, middle);
            x += room * share;
        }
        let tint = Lines::result_tint(game);
        let galley = self.layout(&self.words[2], TextStyle::StrongNote, tint, across.max - x);
        self.set(galley, x, middle);
    }

    /// Paints name, rules and result below each other.
    fn narrow(&self, view: &View, game: &LibraryGame, across: Rangef, middle: f32) {
        let (left, right) = (across.min, across.max);
        let room = across.span();
        let step = 20.0 * self.form.grown;
        let name = self.layout(&self.words[0], TextStyle::SmallTitle, INK, room);
        self.set(name, left, middle - step);
        let about = format!(
            "{} · {}",
            row_words::rules(view, game),
            row_words::date(view.words, game.info.date)
        );
        let about = self.layout(&about, TextStyle::Note, SECOND_INK, room);
        self.set(about, left, middle + step * 0.1);
        let length = row_words::length(view, game);
        let tint = Lines::result_tint(game);
        let result = self.layout(&self.words[2], TextStyle::StrongNote, tint, room);
        let end = self.set(result, left, middle + step * 1.1);
        let length = self.layout(&length, TextStyle::Note, SECOND_INK, f32::INFINITY);
        // If both don't fit, only the result is shown.
        if end + 12.0 + length.size().x <= right {
            self.set(length, end + 12.0, middle + step * 1.1);
        }
    }
}
