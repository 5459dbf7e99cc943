//! Shows the games and the format of a new game night, with their options.

use bevy_egui::egui::{Pos2, Rect, Sense, Ui, Vec2, pos2, vec2};

use super::draft::{EveningDraft, format_key};
use super::format_picture;
use super::paint::{Typeface, line, set};
use super::section::Section;
use crate::evening::{Format, LeaverRule, MOST_SWISS_ROUNDS};
use crate::rules::{AnyPosition, GameKind};
use crate::ui::kit::{Button, Link, Pen, Photograph, Skin, State, Tile, pen};
use crate::ui::theme::paper::{INK, LINK, ON_SEAL, RADIUS, SECOND_INK, SURFACE};
use crate::ui::theme::{TextStyle, touch_gap, touch_height};
use crate::ui::view::View;

/// The largest size of a photograph, in pixels of the design.
const PHOTOGRAPH: Vec2 = vec2(180.0, 112.0);
/// The white edge of a photograph, in pixels of the design.
const EDGE: f32 = 6.0;
/// The side of a tick and its distance from the name, in pixels of the design.
const TICK: [f32; 2] = [22.0, 12.0];
/// The height of a format's drawing, in pixels of the design.
const DRAWING: f32 = 112.0;

/// A row of choices of the same width: four, or two if their contents are too wide.
struct Grid {
    columns: usize,
    width: f32,
}

impl Grid {
    /// The columns for contents of this width.
    fn of(ui: &Ui, widest: f32) -> Grid {
        let width = ui.available_width();
        let columns = if widest <= width / 4.0 { 4 } else { 2 };
        let width = width / columns as f32;
        Grid { columns, width }
    }

    /// Allocates a row of cells.
    fn row(&self, ui: &mut Ui, height: f32) -> Vec<Rect> {
        let size = vec2(self.width * self.columns as f32, height);
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let cell = |column: usize| {
            let left = rect.min.x + self.width * column as f32;
            Rect::from_min_size(pos2(left, rect.min.y), vec2(self.width, height))
        };
        (0..self.columns).map(cell).collect()
    }
}

/// A font for a choice: bold if it's picked.
const fn face(picked: bool) -> Typeface {
    if picked {
        Typeface::Bold
    } else {
        Typeface::Text
    }
}

/// Shows the games as photographs of their boards.
pub(super) fn games(
    ui: &mut Ui,
    view: &View,
    draft: &mut EveningDraft,
    samples: &[AnyPosition],
    scale: f32,
) {
    let words = view.words;
    let several = draft.games.len() > 1;
    let note = several.then(|| words.get("evening-games-line"));
    let note = note.unwrap_or_default();
    let title = words.get("evening-games");
    Section::new(&title).beside(&note, 27.0).show(ui, scale);
    ui.add_space(8.0 * scale);
    let games = GameKind::ALL.map(|game| (game, words.get(&format!("game-{game}"))));
    let widths = games
        .iter()
        .map(|(_, name)| Typeface::Bold.width(ui, name, 32.0 * scale));
    let widest = widths.fold(0.0, f32::max) + (TICK[0] + TICK[1] + 8.0) * scale;
    let grid = Grid::of(ui, widest);
    let height = (PHOTOGRAPH.y + 62.0) * scale;
    let pairs: Vec<_> = games.iter().zip(samples).collect();
    for row in pairs.chunks(grid.columns) {
        let cells = grid.row(ui, touch_height(ui, height));
        for (cell, ((game, name), position)) in cells.into_iter().zip(row) {
            let choice = GameChoice {
                name,
                position,
                picked: draft.games.contains(game),
                scale,
            };
            if choice.show(ui, view, cell) {
                draft.toggle(*game);
            }
        }
    }
}

/// A game to pick.
struct GameChoice<'a> {
    name: &'a str,
    position: &'a AnyPosition,
    picked: bool,
    scale: f32,
}

impl GameChoice<'_> {
    /// Shows it. Returns `true` if it was pressed.
    fn show(&self, ui: &Ui, view: &View, cell: Rect) -> bool {
        let tile = Tile::bare(self.name).opened(self.picked);
        let place = cell.shrink2(vec2(touch_gap(ui, 0.0) / 2.0, 0.0));
        let response = tile.show_at(ui, place, |ui, rect, state| {
            self.paint(ui, view, rect, state);
        });
        response.clicked()
    }

    fn paint(&self, ui: &Ui, view: &View, rect: Rect, state: State) {
        let scale = self.scale;
        let photograph = Photograph::new(self.position)
            .edge(EDGE * scale)
            .tilted(self.position.kind() as u64)
            .faded(!self.picked);
        let wide = (PHOTOGRAPH.x * scale).min(rect.width() - 16.0 * scale);
        let most = vec2(wide, PHOTOGRAPH.y * scale);
        let size = photograph.size(photograph.width_in(most));
        let middle = pos2(
            rect.center().x,
            rect.min.y + (PHOTOGRAPH.y / 2.0 + 6.0) * scale,
        );
        let place = Rect::from_center_size(middle, size);
        photograph.paint(ui.painter(), view.icons, place);
        let lit = state.is_pointed_at();
        let ink = if self.picked || lit { INK } else { SECOND_INK };
        let name = face(self.picked).layout(ui, self.name, 32.0 * scale, ink, f32::INFINITY);
        let [side, gap] = TICK.map(|size| size * scale);
        let before = if self.picked { side + gap } else { 0.0 };
        let left = rect.center().x - (before + name.size().x) / 2.0;
        let middle = rect.min.y + (PHOTOGRAPH.y + 36.0) * scale;
        if self.picked {
            let square = Rect::from_center_size(pos2(left + side / 2.0, middle), Vec2::splat(side));
            pen::tick(ui.painter(), square);
        }
        set(ui, &name, left + before, middle, ink);
        if lit {
            let y = middle + name.size().y / 2.0;
            let [from, to] = [0.0, name.size().x].map(|x| pos2(left + before + x, y));
            Pen::new(1.2, ink).line(ui.painter(), from, to);
        }
    }
}

/// Shows the formats as drawings, with a sentence about the picked one.
pub(super) fn formats(ui: &mut Ui, view: &View, draft: &mut EveningDraft, scale: f32) {
    let words = view.words;
    let title = words.get("evening-format");
    Section::new(&title).show(ui, scale);
    ui.add_space(8.0 * scale);
    let formats = [
        Format::Swiss { rounds: None },
        Format::RoundRobin,
        Format::KnockOut,
        Format::WinnerStaysOn { games: None },
    ];
    let names = formats.map(|format| words.get(format_key(format)));
    let size = 27.0 * scale;
    let longest = names.iter().flat_map(|name| name.split_whitespace());
    let longest = longest.map(|word| Typeface::Bold.width(ui, word, size));
    let widest = longest.fold(format_picture::WIDTH * scale, f32::max) + 26.0 * scale;
    let grid = Grid::of(ui, widest);
    let room = grid.width - 18.0 * scale;
    let heights = names
        .iter()
        .map(|name| Typeface::Bold.centred(ui, name, size, INK, room).size().y);
    let height = (DRAWING + 22.0) * scale + heights.fold(0.0, f32::max);
    let pairs: Vec<_> = formats.into_iter().zip(&names).collect();
    for row in pairs.chunks(grid.columns) {
        let cells = grid.row(ui, touch_height(ui, height));
        for (cell, (format, name)) in cells.into_iter().zip(row) {
            let picked = format_key(*format) == format_key(draft.format);
            let place = cell.shrink2(vec2(5.0 * scale, 1.0));
            let tile = Tile::bare(name).pick(picked);
            let response = tile.show_at(ui, place, |ui, rect, state| {
                let ink = match (picked, state) {
                    (true, _) => LINK,
                    (false, State::Hovered | State::Pressed) => INK,
                    (false, _) => SECOND_INK,
                };
                if picked {
                    paint_slip(ui, rect, scale);
                }
                let middle = pos2(rect.center().x, rect.min.y + (DRAWING / 2.0 + 8.0) * scale);
                format_picture::paint(ui.painter(), *format, middle, scale, ink);
                let name = face(picked).centred(ui, name, size, ink, room);
                let at = pos2(rect.center().x, rect.min.y + (DRAWING + 10.0) * scale);
                ui.painter().galley(at, name, ink);
            });
            if response.clicked() && !picked {
                draft.pick_format(*format);
            }
        }
    }
    ui.add_space(6.0 * scale);
    let about = format!("{}-line", format_key(draft.format));
    line(ui, words.get(&about), TextStyle::Body, SECOND_INK);
}

/// Paints a lighter slip with a red outline below the picked format.
fn paint_slip(ui: &Ui, rect: Rect, scale: f32) {
    let painter = ui.painter();
    painter.rect_filled(rect, RADIUS, SURFACE);
    let pen = Pen::new((2.4 * scale).max(1.6), LINK);
    pen.frame(painter, rect.shrink(1.0), f32::from(RADIUS.nw));
}

/// Shows the number of rounds or games.
pub(super) fn count(ui: &mut Ui, view: &View, draft: &mut EveningDraft, scale: f32) {
    let words = view.words;
    match draft.format {
        Format::Swiss { .. } => {
            let title = words.get("evening-round-count");
            row(ui, scale, &title, |ui| rounds(ui, view, draft, scale));
            if draft.meets_again() {
                let again = words.get("evening-again-line");
                line(ui, again, TextStyle::Note, SECOND_INK);
            }
        }
        Format::WinnerStaysOn { .. } => {
            let title = words.get("evening-how-many");
            row(ui, scale, &title, |ui| {
                games_to_play(ui, view, draft, scale)
            });
        }
        // The foot counts their rounds.
        Format::KnockOut | Format::RoundRobin => {}
    }
}

/// Shows controls beside their title.
fn row(ui: &mut Ui, scale: f32, title: &str, add: impl FnOnce(&mut Ui)) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0 * scale, 2.0);
        let height = circle_side(ui, scale);
        ui.set_row_height(height);
        let room = ui.available_width();
        let title = Typeface::Title.layout(ui, title, 42.0 * scale, INK, room);
        let size = vec2(
            (title.size().x + 22.0 * scale).min(room),
            height.max(title.size().y),
        );
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        set(ui, &title, rect.min.x, rect.center().y, INK);
        add(ui);
    });
}

/// The side of a circle's target, in units.
fn circle_side(ui: &Ui, scale: f32) -> f32 {
    touch_height(ui, 44.0_f32.max(70.0 * scale))
}

/// Shows the numbers of rounds as circles, and one for more.
fn rounds(ui: &mut Ui, view: &View, draft: &mut EveningDraft, scale: f32) {
    let words = view.words;
    let choices = draft.round_choices();
    let next = choices.end() + 1;
    for rounds in choices {
        let picked = draft.count() == Some(rounds);
        let name = words.with("evening-rounds", &[("count", rounds.into())]);
        if circle(ui, &name, Some(rounds), picked, scale) {
            draft.pick_count(Some(rounds));
        }
    }
    let more = words.get("evening-more");
    if next <= MOST_SWISS_ROUNDS && circle(ui, &more, None, false, scale) {
        draft.pick_count(Some(next));
    }
}

/// Shows the numbers of games as circles, and the choice without a limit.
fn games_to_play(ui: &mut Ui, view: &View, draft: &mut EveningDraft, scale: f32) {
    let words = view.words;
    let endless = words.get("evening-no-count");
    if Button::new(&endless).pick(draft.count().is_none()).show(ui) {
        draft.pick_count(None);
    }
    for games in draft.game_choices() {
        let picked = draft.count() == Some(games);
        let name = words.with("evening-game-count", &[("count", games.into())]);
        if circle(ui, &name, Some(games), picked, scale) {
            draft.pick_count(Some(games));
        }
    }
}

/// Shows a number in a circle, or a plus. Returns `true` if it was pressed.
fn circle(ui: &mut Ui, name: &str, number: Option<u16>, picked: bool, scale: f32) -> bool {
    let side = circle_side(ui, scale);
    let tile = match number {
        Some(_) => Tile::bare(name).pick(picked),
        None => Tile::bare(name).tooltip(),
    };
    let response = tile.size(Vec2::splat(side)).show(ui, |ui, rect, state| {
        let painter = ui.painter();
        let (middle, radius) = (rect.center(), (28.5 * scale).max(15.0));
        let lit = state.is_pointed_at();
        let ink = match (picked, lit) {
            (true, _) => ON_SEAL,
            (false, true) => INK,
            (false, false) => SECOND_INK,
        };
        if picked {
            painter.circle_filled(middle, radius, INK);
        } else {
            let ring = if number.is_some() { 0.8 } else { 0.35 };
            let pen = Pen::new((1.8 * scale).max(1.2), ink.gamma_multiply(ring));
            pen.ring(painter, middle, radius);
        }
        match number {
            Some(number) => {
                let text = number.to_string();
                let text = face(picked).layout(ui, &text, 32.0 * scale, ink, f32::INFINITY);
                let left = middle.x - text.size().x / 2.0;
                set(ui, &text, left, middle.y, ink);
            }
            None => plus(ui, middle, 0.34 * radius),
        }
    });
    response.clicked()
}

fn plus(ui: &Ui, middle: Pos2, reach: f32) {
    for away in [vec2(reach, 0.0), vec2(0.0, reach)] {
        let pen = Pen::new(1.6, SECOND_INK);
        pen.line(ui.painter(), middle - away, middle + away);
    }
}

/// Shows the options to tick, and the rule for players who leave a round robin.
pub(super) fn options(ui: &mut Ui, view: &View, draft: &mut EveningDraft) {
    let words = view.words;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 18.0;
        let tick = |ui: &mut Ui, key: &str, on: &mut bool| {
            if Button::new(&words.get(key)).toggle(*on).show(ui) {
                *on = !*on;
            }
        };
        tick(ui, "evening-by-lot", &mut draft.random_order);
        tick(ui, "evening-two-games", &mut draft.two_games);
        if draft.games.iter().any(|game| game.has_cappotto()) {
            tick(ui, "evening-double", &mut draft.double);
        }
    });
    if draft.format == Format::RoundRobin {
        leavers(ui, view, draft);
    }
}

/// Shows the rule for players who leave a round robin, as a link that changes to the other rule.
fn leavers(ui: &mut Ui, view: &View, draft: &mut EveningDraft) {
    let (key, other) = match draft.leavers {
        LeaverRule::HalfPlayed => ("evening-leavers-half", LeaverRule::Lost),
        LeaverRule::Lost => ("evening-leavers-lost", LeaverRule::HalfPlayed),
    };
    let text = view.words.get(key);
    let font = Skin::Paper.font(ui, TextStyle::Body);
    if Link::new(&text).font(font).show(ui) {
        draft.leavers = other;
    }
}
