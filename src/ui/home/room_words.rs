//! Shows the texts of a room: the game's name, its origin, and the state of the current game.

use std::sync::Arc;

use bevy_egui::egui::{Align2, Color32, FontId, Galley, Painter, Pos2, Rect, Ui, Vec2, pos2};

use super::acquaintance::Acquaintance;
use super::action::HomeAction;
use super::boards;
use super::look::{LINE, PLACE, bold_font, title_font};
use super::room_buttons;
use super::screen::{RoomPlace, Screen};
use super::state::{Home, is_own_move, unfinished};
use crate::rules::{GameKind, Side};
use crate::ui::games;
use crate::ui::icons::Icon;
use crate::ui::kit::name_painted;
use crate::ui::theme::colour;
use crate::ui::theme::home::MUTED;
use crate::ui::view::View;

/// The texts of a room.
struct Texts {
    name: String,
    place: String,
    line: String,
    facts: String,
    /// The first of the facts.
    lot: String,
    /// The state of the game.
    state: String,
    /// The effect of the first button, in contrast to that of a new game.
    note: String,
    /// The game's other rule sets, for rooms without space for the note. Empty if it has none.
    family: String,
    /// The side to act in an unfinished game.
    side: Option<Side>,
    /// `true` if the game's lesson has been completed.
    learned: bool,
}

impl Texts {
    /// All texts, for screen readers.
    fn sentence(&self) -> String {
        let parts = [
            &self.name,
            &self.place,
            &self.line,
            &self.facts,
            &self.state,
            &self.note,
        ];
        let parts: Vec<&str> = parts
            .into_iter()
            .map(|part| part.trim_end_matches('.'))
            .filter(|part| !part.is_empty())
            .collect();
        format!("{}.", parts.join(". "))
    }
}

fn texts(view: &View, game: GameKind) -> Texts {
    let words = view.words;
    let room = games::room(game);
    let lot = words.get(&format!("home-{game}-lot"));
    let facts = words.with(
        "home-facts",
        &[
            ("lot", lot.as_str().into()),
            ("minutes", room.minutes.into()),
        ],
    );
    let acquaintance = Acquaintance::of(view, game);
    let (state, side) = match unfinished(view, game) {
        Some(record) => {
            let position = record.position();
            let number = [("number", position.turn_number().into())];
            let side = position.side_to_act();
            let key = if is_own_move(record) {
                "home-your-move"
            } else {
                "home-goes-on"
            };
            (words.with(key, &number), side)
        }
        None => (state_of(view, &acquaintance), None),
    };
    let rule_sets = RuleSets::of(view, game);
    Texts {
        name: words.get(&format!("game-{game}")),
        place: words.get(&format!("game-{game}-place")),
        line: words.get(&format!("home-{game}-line")),
        facts,
        lot,
        state,
        note: note(view, game, &acquaintance, &rule_sets),
        family: rule_sets
            .others
            .as_ref()
            .map_or_else(String::new, |others| {
                words.with("home-family", &[("others", others.as_str().into())])
            }),
        side,
        learned: acquaintance.learned,
    }
}

/// The rule sets of a game as the home screen names them.
struct RuleSets {
    /// The rule set of the current game, or of the next one.
    chosen: String,
    /// The list of the others. `None` in games without others, and in the mode for children, which has one each.
    others: Option<String>,
}

impl RuleSets {
    fn of(view: &View, game: GameKind) -> RuleSets {
        let words = view.words;
        let rules = match unfinished(view, game) {
            Some(record) => record.setup().preset(),
            None => view.settings.setup(game).preset(),
        };
        let others: Vec<String> = game
            .presets()
            .into_iter()
            .filter(|preset| *preset != rules && !view.settings.children)
            .map(|preset| words.preset(preset, ""))
            .collect();
        RuleSets {
            chosen: words.preset(rules, ""),
            others: (!others.is_empty()).then(|| words.list(&others)),
        }
    }
}

/// The effects of the buttons to play and for a new game, with the game's rule sets.
fn note(view: &View, game: GameKind, acquaintance: &Acquaintance, rule_sets: &RuleSets) -> String {
    let words = view.words;
    let saved = unfinished(view, game);
    let Some(others) = &rule_sets.others else {
        return words.get(match saved {
            Some(_) => "home-continue-note",
            None if !acquaintance.has_played() => "home-first-note",
            None => "home-play-note",
        });
    };
    let key = if saved.is_some() {
        "home-continue-rules"
    } else {
        "home-play-rules"
    };
    words.with(
        key,
        &[
            ("rules", rule_sets.chosen.as_str().into()),
            ("others", others.as_str().into()),
        ],
    )
}

/// The state of a room without an unfinished game.
fn state_of(view: &View, acquaintance: &Acquaintance) -> String {
    let words = view.words;
    if let Some((number, count)) = acquaintance.resumable {
        let variables = [("number", number.into()), ("count", count.into())];
        return words.with("home-lesson", &variables);
    }
    if acquaintance.is_next_to_learn() {
        return words.get("home-learn-next");
    }
    if acquaintance.is_new() {
        return words.get("home-new");
    }
    match acquaintance.played {
        0 if acquaintance.learned => words.get("home-learned"),
        0 => String::new(),
        played => words.with("home-played", &[("number", played.into())]),
    }
}

/// The parameters for painting a room's texts while it opens or closes.
struct RoomText<'a> {
    painter: Painter,
    view: &'a View<'a>,
    texts: Texts,
    game: GameKind,
    /// The room's area without its margins.
    inner: Rect,
    /// The points per design unit.
    unit: f32,
    /// `true` if there's only space for the essentials.
    tight: bool,
    /// The opacity.
    strength: f32,
}

/// Shows the texts of a room, with buttons if it's open.
pub(super) fn show(
    ui: &mut Ui,
    home: &mut Home,
    screen: &Screen,
    place: RoomPlace,
) -> Option<HomeAction> {
    let layout = screen.layout;
    let focused = place.index == home.room && place.open > 0.5;
    let strength = if focused {
        place.open * 2.0 - 1.0
    } else {
        1.0 - place.open * 2.0
    };
    let unit = screen.unit();
    let margin = if layout.tight {
        14.0
    } else {
        (if focused { 44.0 } else { 32.0 }) * unit
    };
    let text = RoomText {
        painter: ui.painter().with_clip_rect(place.rect),
        view: screen.view,
        texts: texts(screen.view, place.game),
        game: place.game,
        inner: place.rect.shrink2(Vec2::new(margin, 0.0)),
        unit,
        tight: layout.tight,
        strength: strength.clamp(0.0, 1.0),
    };
    name_painted(
        ui,
        text.inner.with_max_y(place.rect.min.y + 1.0),
        &text.texts.sentence(),
    );
    let height = (56.0 * unit).max(room_buttons::LEAST_HEIGHT);
    let foot = place.rect.max.y - if layout.tight { 10.0 } else { 28.0 * unit };
    let inner = text.inner.x_range();
    let gap = room_buttons::gap(ui, unit);
    let rows = |count: f32| {
        let height = count * height + (count - 1.0) * gap;
        Rect::from_x_y_ranges(inner, foot - height..=foot)
    };
    if focused {
        let row = rows(1.0);
        let action = room_buttons::show(ui, home, screen, &place, row, text.strength);
        text.open(row.min.y - 12.0 * unit);
        return action;
    }
    if layout.tight {
        text.least(place.rect);
        return None;
    }
    if layout.upright {
        let edge = |y| boards::edge_in_band(layout, place.rect, y);
        text.band(text.inner.max.y - 24.0 * unit, edge);
        return None;
    }
    // A low room only has space for playing and learning.
    let area = rows(if place.rect.height() < TWO_ROWS {
        1.0
    } else {
        2.0
    });
    text.slim(area.min.y - 16.0 * unit);
    if text.strength <= 0.0 {
        return None;
    }
    room_buttons::show(ui, home, screen, &place, area, text.strength)
}

/// The height of a room (points) from which it has two rows of buttons while it isn't open.
const TWO_ROWS: f32 = 480.0;

/// The largest height of the note about the buttons, as a share of the room's. A higher one would hide the board.
const HIGHEST_NOTE: f32 = 0.1;

impl RoomText<'_> {
    fn tint(&self, colour: Color32) -> Color32 {
        colour.gamma_multiply(self.strength)
    }

    /// The size of a font from its design size. It's never too small to be legible.
    fn sized(&self, design: f32) -> f32 {
        (design * self.unit).max(15.0)
    }

    /// Lays out a text in one line.
    fn line(&self, text: &str, font: FontId, colour: Color32) -> Arc<Galley> {
        let tint = self.tint(colour);
        self.painter.layout_no_wrap(text.to_owned(), font, tint)
    }

    /// Lays out a text in several lines.
    fn lines(&self, text: &str, font: FontId, colour: Color32) -> Arc<Galley> {
        let (text, tint) = (text.to_owned(), self.tint(colour));
        self.painter.layout(text, font, tint, self.inner.width())
    }

    /// The colour of the game's state.
    fn accent(&self) -> Color32 {
        games::accent(self.game).line
    }

    /// Paints the texts of the open room, above `foot`.
    fn open(&self, foot: f32) {
        let (unit, painter) = (self.unit, &self.painter);
        let (x, right) = (self.inner.min.x, self.inner.max.x);
        let mut y = foot;
        // The difference between the first and the third button, or at least the game's other rule sets.
        let notes = if self.tight {
            &[&self.texts.family][..]
        } else {
            &[&self.texts.note, &self.texts.family]
        };
        let font = FontId::proportional(self.sized(18.0));
        let mut notes = notes
            .iter()
            .filter(|text| !text.is_empty())
            .map(|text| self.lines(text, font.clone(), MUTED));
        let highest = HIGHEST_NOTE * self.inner.height();
        if let Some(note) = notes.find(|note| note.size().y < highest) {
            y -= note.size().y;
            painter.galley(pos2(x, y), note, MUTED);
            y -= 8.0 * unit;
        }
        let facts = FontId::proportional(self.sized(20.0));
        let facts = self.lines(&self.texts.facts, facts, MUTED);
        let mut at = pos2(x, y - facts.size().y);
        let facts_width = facts.size().x;
        painter.galley(at, facts, MUTED);
        let state = bold_font(self.sized(20.0));
        let state = self.line(&self.texts.state, state, self.accent());
        at.x += facts_width + 16.0 * unit;
        if at.x + state.size().x + 40.0 * unit > right {
            // The text gets a separate line.
            y = at.y;
            at = pos2(x, y - state.size().y - 4.0 * unit);
        }
        y = at.y;
        self.state(at, state);
        if !self.tight {
            let line = FontId::proportional(self.sized(26.0));
            let line = self.lines(&self.texts.line, line, colour::TEXT);
            let at = pos2(x, y - line.size().y - 8.0 * unit);
            painter.galley(at, line, colour::TEXT);
            y = at.y;
        }
        let name = if self.tight { 30.0 } else { 72.0 * unit };
        let name = painter.text(
            pos2(x, y),
            Align2::LEFT_BOTTOM,
            &self.texts.name,
            title_font(name.max(26.0)),
            self.tint(colour::TEXT),
        );
        let place = FontId::proportional(self.sized(28.0));
        let place = self.line(&self.texts.place, place, PLACE);
        let at = pos2(
            name.max.x + 18.0 * unit,
            name.max.y - place.size().y - 0.16 * name.height(),
        );
        if at.x + place.size().x < right {
            painter.galley(at, place, PLACE);
        }
    }

    /// Paints the name of a small room, with a dot if it has an unfinished game.
    fn least(&self, room: Rect) {
        self.painter.text(
            pos2(self.inner.min.x, room.max.y - 14.0),
            Align2::LEFT_BOTTOM,
            &self.texts.name,
            title_font(22.0),
            self.tint(colour::TEXT),
        );
        if self.texts.side.is_some() {
            let at = pos2(room.max.x - 16.0, room.max.y - 26.0);
            self.painter
                .circle_filled(at, 5.0, self.tint(self.accent()));
        }
    }

    /// Paints the texts of a low band that isn't open, above `foot` and beside the board, whose left edge is `edge` at a
    /// height. Texts that would cover the board are shorter or left out.
    fn band(&self, foot: f32, edge: impl Fn(f32) -> f32) {
        let (unit, painter, x) = (self.unit, &self.painter, self.inner.min.x);
        let gap = 6.0 * unit;
        let name = title_font((48.0 * unit).max(24.0));
        let name = self.line(&self.texts.name, name, colour::TEXT);
        let place = FontId::proportional(self.sized(24.0));
        let place = self.line(&self.texts.place, place, PLACE);
        let font = FontId::proportional(self.sized(20.0));
        let row = place.size().y + gap;
        // The edge leans to the left, so a higher text has less room.
        let room = edge(foot - 2.0 * row) - 8.0 * unit - x;
        let icon = self
            .texts
            .side
            .map_or(0.0, |_| self.piece() + self.piece_gap());
        let tick = if self.texts.learned {
            self.tick() + 8.0 * unit
        } else {
            0.0
        };
        let (state, tint) = (self.texts.state.clone(), self.tint(self.accent()));
        let state = painter.layout(state, bold_font(self.sized(20.0)), tint, room - icon - tick);
        let fixed = name.size().y + place.size().y + state.size().y + 2.0 * gap;
        let facts = [&self.texts.facts, &self.texts.lot]
            .into_iter()
            .map(|text| self.line(text, font.clone(), MUTED))
            .find(|facts| facts.size().x <= room)
            .filter(|facts| fixed + facts.size().y + gap <= foot - self.inner.min.y);
        let mut y = foot - state.size().y;
        self.state(pos2(x, y), state);
        let rest = facts.into_iter().map(|facts| (facts, gap, MUTED));
        for (text, gap, tint) in rest.chain([(place, gap, PLACE), (name, 0.0, colour::TEXT)]) {
            y -= text.size().y + gap;
            painter.galley(pos2(x, y), text, tint);
        }
    }

    /// Paints the texts of a room that isn't open, above `foot`.
    fn slim(&self, foot: f32) {
        let (unit, painter, x) = (self.unit, &self.painter, self.inner.min.x);
        let state = bold_font(self.sized(20.0));
        let state = self.lines(&self.texts.state, state, self.accent());
        let line = FontId::proportional(self.sized(21.0));
        let line = self.lines(&self.texts.line, line, LINE);
        // Large texts would hide the board, so there are fewer facts.
        let font = FontId::proportional(self.sized(20.0));
        let facts = self.lines(&self.texts.facts, font.clone(), MUTED);
        let facts = match (facts.rows.len(), line.rows.len()) {
            (_, 3..) => None,
            (2.., _) => Some(self.lines(&self.texts.lot, font, MUTED)),
            _ => Some(facts),
        };
        let place = FontId::proportional(self.sized(24.0));
        let place = self.line(&self.texts.place, place, PLACE);
        let name = title_font((48.0 * unit).max(24.0));
        let name = self.line(&self.texts.name, name, colour::TEXT);
        let mut y = foot;
        let gap = 6.0 * unit;
        y -= state.size().y;
        self.state(pos2(x, y), state);
        if let Some(facts) = facts {
            y -= facts.size().y + gap;
            painter.galley(pos2(x, y), facts, MUTED);
        }
        // The names of all rooms are at the same height, however long the lines below them are.
        let rows = line.rows.len().max(1) as f32;
        y -= line.size().y * (2.0 / rows).max(1.0) + gap;
        painter.galley(pos2(x, y), line, LINE);
        y -= place.size().y + gap;
        painter.galley(pos2(x, y), place, PLACE);
        y -= name.size().y;
        painter.galley(pos2(x, y), name, colour::TEXT);
    }

    /// The size of the tick after the state.
    fn tick(&self) -> f32 {
        (22.0 * self.unit).max(16.0)
    }

    /// The size of the piece before the state.
    fn piece(&self) -> f32 {
        (28.0 * self.unit).max(20.0)
    }

    /// The gap after the piece.
    fn piece_gap(&self) -> f32 {
        8.0 * self.unit
    }

    /// Paints the state of the game, with the piece of the side to act.
    fn state(&self, at: Pos2, text: Arc<Galley>) {
        let mut x = at.x;
        if let Some(side) = self.texts.side {
            let size = self.piece();
            let middle = pos2(x + size / 2.0, at.y + text.size().y / 2.0);
            let place = Rect::from_center_size(middle, Vec2::splat(size));
            self.view.icons.piece(&self.painter, self.game, side, place);
            x += size + self.piece_gap();
        }
        let size = text.size();
        self.painter.galley(pos2(x, at.y), text, colour::TEXT);
        if self.texts.learned {
            let mark = self.tick();
            let gap = if size.x > 0.0 { 8.0 * self.unit } else { 0.0 };
            let middle = pos2(x + size.x + gap + mark / 2.0, at.y + size.y / 2.0);
            let place = Rect::from_center_size(middle, Vec2::splat(mark));
            let icons = self.view.icons;
            icons.paint(&self.painter, Icon::Check, place, self.tint(self.accent()));
        }
    }
}
