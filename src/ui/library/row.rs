//! Paints a row of the list: a photograph of the last position, the name of the game, its state and its date.

use std::sync::Arc;

use bevy_egui::egui::{
    Color32, FontId, Galley, Painter, Pos2, Rect, Shadow, Stroke, Ui, Vec2, pos2, vec2,
};

use super::order::Group;
use super::row_words::{self, Mover};
use crate::library::LibraryGame;
use crate::rules::{AnyPosition, Side};
use crate::ui::evening::paint::Typeface;
use crate::ui::kit::{Pen, Photograph, growth};
use crate::ui::text::shortened;
use crate::ui::theme::paper::{CURRENT, INK, LINK, RADIUS, SECOND_INK, SLIP};
use crate::ui::theme::touch_height;
use crate::ui::view::View;

/// The colour of the light on a pin's head.
const PIN_LIGHT: Color32 = Color32::from_rgb(0xE2, 0x7F, 0x63);
/// The width of the column of photographs, in pixels of a window of 1920 by 1080, and its largest share of a row.
const PHOTOGRAPHS: f32 = 148.0;
const PHOTOGRAPHS_SHARE: f32 = 0.28;

/// The sizes of all rows, in units.
#[derive(Clone, Debug)]
pub(super) struct Form {
    /// The units per pixel of a window of 1920 by 1080.
    pub(super) k: f32,
    /// The height of a row.
    pub(super) height: f32,
    /// The height of a heading, except the first.
    pub(super) heading: f32,
    /// The space between the edges of a row and its contents.
    pub(super) inset: f32,
    /// The width of the column of photographs.
    photographs: f32,
    /// The heights of the name and of the line below it.
    lines: [f32; 2],
}

impl Form {
    /// The sizes in a list of a width.
    pub(super) fn of(ui: &Ui, width: f32) -> Form {
        let k = growth(ui) / 1.5;
        let fonts = [heading_font(k), name_font(k), note_font(k)];
        let [heading, name, note] = fonts.map(|font| lay(ui.painter(), "A", font, INK).size().y);
        let lines = [name, note];
        let text = lines[0] + lines[1] + 14.0 * k;
        Form {
            k,
            height: touch_height(ui, text.max(104.0 * k)),
            heading: (88.0 * k).max(heading + 24.0 * k),
            inset: (26.0 * k).min(width * 0.03),
            photographs: (PHOTOGRAPHS * k).min(width * PHOTOGRAPHS_SHARE),
            lines,
        }
    }
}

fn heading_font(k: f32) -> FontId {
    Typeface::Title.font(34.0 * k)
}

fn name_font(k: f32) -> FontId {
    Typeface::Title.font(31.0 * k)
}

fn note_font(k: f32) -> FontId {
    Typeface::Text.font(22.0 * k)
}

/// A game with the texts of its row.
pub(super) struct Row<'a> {
    view: &'a View<'a>,
    game: &'a LibraryGame,
    position: Option<&'a AnyPosition>,
    title: String,
    /// The players, if the title doesn't name them. Empty otherwise.
    players: String,
    /// The result, or the player whose move it is.
    state: String,
    date: String,
    /// The time of day below the date, if it tells games of the same day apart.
    time: Option<String>,
}

impl<'a> Row<'a> {
    /// The row of a game below a heading. `shares_day` if a game beside it was played on the same day.
    pub(super) fn new(
        view: &'a View<'a>,
        game: &'a LibraryGame,
        position: Option<&'a AnyPosition>,
        group: Group,
        shares_day: bool,
    ) -> Row<'a> {
        let date = game.info.date;
        let time = game.info.minute.filter(|_| shares_day);
        Row {
            view,
            game,
            position,
            title: row_words::title(view, game),
            players: if game.title.is_empty() {
                String::new()
            } else {
                row_words::players(view, game)
            },
            state: row_words::state(view, game, position),
            date: match group {
                Group::Month(..) => date.day().to_string(),
                Group::Game(_) | Group::All => row_words::date(view.words, date),
            },
            time: time.map(|minute| row_words::time(view.words, minute)),
        }
    }

    /// The name for screen readers.
    pub(super) fn name(&self) -> String {
        let rules = row_words::rules(self.view, self.game);
        let mut parts = vec![self.title.as_str(), &self.players, &rules, &self.state];
        parts.extend(self.time.as_deref());
        parts.retain(|part| !part.is_empty());
        parts.join(", ")
    }

    /// Paints it, with a line below it if another row follows.
    pub(super) fn paint(&self, painter: &Painter, form: &Form, rect: Rect, is_ruled: bool) {
        let k = form.k;
        let inner = rect.shrink2(vec2(form.inset, 0.0));
        let middle = rect.center().y;
        self.picture(
            painter,
            form,
            pos2(inner.min.x + form.photographs / 2.0, middle),
        );
        let left = inner.min.x + form.photographs + 22.0 * k;
        let mut right = inner.max.x - self.date(painter, k, pos2(inner.max.x, middle));
        if self.game.pinned {
            right -= 30.0 * k;
            pin(painter, pos2(right, middle), k);
        }
        right -= 24.0 * k;
        self.texts(painter, form, left, (right - left).max(20.0), middle);
        if is_ruled {
            let [from, to] = [left, inner.max.x].map(|x| pos2(x, rect.max.y));
            Pen::new(1.0, SECOND_INK.gamma_multiply(0.35)).line(painter, from, to);
        }
    }

    /// Paints the date, and the time below it, to the left of a point. Returns their width.
    fn date(&self, painter: &Painter, k: f32, end: Pos2) -> f32 {
        let date = lay(painter, &self.date, self.date_font(k), SECOND_INK);
        let time = self.time.as_deref();
        let time = time.map(|time| lay(painter, time, note_font(k), SECOND_INK));
        let lines: Vec<_> = [Some(date), time].into_iter().flatten().collect();
        let height: f32 = lines.iter().map(|line| line.size().y).sum();
        let mut y = end.y - height / 2.0;
        let mut width = 0.0_f32;
        for line in lines {
            let size = line.size();
            painter.galley(pos2(end.x - size.x, y), line, SECOND_INK);
            y += size.y;
            width = width.max(size.x);
        }
        width
    }

    /// The font of the date: large for a day of the month, otherwise that of notes.
    fn date_font(&self, k: f32) -> FontId {
        if self.date.len() <= 2 {
            Typeface::Text.font(30.0 * k)
        } else {
            note_font(k)
        }
    }

    /// Paints the photograph, or the pieces of the game if its last position isn't known.
    fn picture(&self, painter: &Painter, form: &Form, middle: Pos2) {
        let k = form.k;
        let icons = self.view.icons;
        if let Some(position) = self.position {
            let photograph = Photograph::new(position)
                .bottom(row_words::bottom(self.game))
                .edge(4.0 * k)
                .tilted(row_words::number(self.game));
            let room = vec2(form.photographs - 6.0 * k, 84.0 * k);
            let size = photograph.size(photograph.width_in(room));
            photograph.paint(painter, icons, Rect::from_center_size(middle, size));
            return;
        }
        let size = (56.0 * k).min(form.photographs * 0.5);
        for (side, share) in [(Side::Second, 0.34), (Side::First, -0.34)] {
            let at = middle + vec2(size * share, 0.0);
            let place = Rect::from_center_size(at, Vec2::splat(size));
            icons.piece(painter, self.game.info.game, side, place);
        }
    }

    /// Paints the name and the line below it.
    fn texts(&self, painter: &Painter, form: &Form, left: f32, room: f32, middle: f32) {
        let k = form.k;
        let name = |text: &str| lay(painter, text, name_font(k), INK);
        let title = name(&shortened(&self.title, |text| name(text).size().x <= room));
        let [above, below] = form.lines;
        let y = middle - (above + below) / 2.0 - k;
        painter.galley(pos2(left, y), title, INK);
        let (font, ink) = match row_words::mover(self.game, self.position) {
            Some((_, Mover::You)) => (Typeface::Bold.font(22.0 * k), CURRENT),
            Some((_, Mover::Other)) => (Typeface::Bold.font(22.0 * k), SECOND_INK),
            None => (note_font(k), SECOND_INK),
        };
        let note = |text: &str| lay(painter, text, font.clone(), ink);
        let fits = |text: &str| note(text).size().x <= room;
        let whole = |players: &str| format!("{players} · {}", self.state);
        // The state says more than the players, so they're shortened first.
        let line = if self.players.is_empty() || !fits(&whole("…")) {
            shortened(&self.state, fits)
        } else {
            whole(&shortened(&self.players, |players| fits(&whole(players))))
        };
        painter.galley(pos2(left, y + above), note(&line), ink);
    }
}

fn lay(painter: &Painter, text: &str, font: FontId, ink: Color32) -> Arc<Galley> {
    painter.layout_no_wrap(text.to_owned(), font, ink)
}

/// Paints the slip of paper under the open game, with a red edge.
pub(super) fn slip(painter: &Painter, rect: Rect, k: f32) {
    let shadow = Shadow {
        offset: [2, 3],
        blur: 4,
        spread: 0,
        color: Color32::from_black_alpha(76),
    };
    painter.add(shadow.as_shape(rect, RADIUS));
    painter.rect_filled(rect, RADIUS, SLIP);
    let edge = Rect::from_min_max(
        rect.min + vec2(0.0, 8.0 * k),
        pos2(rect.min.x + 5.0 * k, rect.max.y - 8.0 * k),
    );
    painter.rect_filled(edge, 2.0, LINK);
}

/// Paints a pin with a red head.
pub(super) fn pin(painter: &Painter, at: Pos2, k: f32) {
    let needle = Stroke::new(2.2 * k, SECOND_INK);
    painter.line_segment([at, at + vec2(-6.0, 12.0) * k], needle);
    painter.circle_filled(at + vec2(1.0, -4.0) * k, 9.0 * k, LINK);
    painter.circle_filled(at + vec2(-1.6, -7.0) * k, 2.6 * k, PIN_LIGHT);
}
