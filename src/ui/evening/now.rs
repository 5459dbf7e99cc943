//! Shows the current game: the board's position, both names, and the side to act.

use std::sync::Arc;

use bevy_egui::egui::{
    Color32, Galley, Pos2, Rect, Sense, Shape, Stroke, Ui, UiBuilder, Vec2, pos2, vec2,
};

use super::at_table::played_in;
use super::paint::{Typeface, badge, roundel, row_line, set};
use super::rows::{both_names, game, name, spoken, tile, word};
use crate::evening::{EntrantId, Evening, Pairing, PairingState};
use crate::players::Badge;
use crate::record::GameRecord;
use crate::rules::{AnyPosition, GameKind, Setup, Side};
use crate::ui::home::boards::{self, BoardPicture, PieceChanges};
use crate::ui::kit::name_painted;
use crate::ui::theme::paper::{CURRENT, INK, SECOND_INK};
use crate::ui::view::View;

/// The width from which the picture of the board is beside the names.
const WITH_PICTURE: f32 = 520.0;
/// The counterclockwise rotation of the picture (rad).
const TURN: f32 = 0.016;
/// The colour of the picture's paper, at its edge.
const PAPER: Color32 = Color32::from_rgb(0xEE, 0xE6, 0xD2);
/// The colour of the strips that hold the picture.
const STRIP: Color32 = Color32::from_rgba_premultiplied(0xC4, 0xBA, 0x98, 0xDC);
/// The ground below the board in the picture.
const GROUND: Color32 = Color32::from_rgb(0x2B, 0x20, 0x18);
/// The white edge of the picture, as a share of its width.
const EDGE: f32 = 0.02;

/// The pairing to show first: that of the game on the table, another one being played, or the next one.
pub(super) fn pairing<'a>(view: &View, evening: &'a Evening) -> Option<&'a Pairing> {
    let now = evening.open_pairings();
    let playing = now
        .iter()
        .find(|one| one.state == PairingState::Playing)
        .copied();
    let on_table = played_in(evening, view.table.game());
    on_table.or(playing).or(now.first().copied())
}

/// The game of a pairing, on the table or saved.
fn record<'a>(view: &'a View, evening: &Evening, pairing: &Pairing) -> Option<&'a GameRecord> {
    let kept = pairing.game.and_then(|game| view.saved.game(game));
    let games = [Some(view.table.game()), kept].into_iter().flatten();
    games
        .into_iter()
        .find(|game| played_in(evening, game).is_some_and(|one| one.id == pairing.id))
}

/// The position of a pairing's game, up to the moment that the table has shown. `None` if it isn't at this table.
pub(super) fn position<'a>(
    view: &'a View,
    evening: &Evening,
    pairing: &Pairing,
) -> Option<&'a AnyPosition> {
    Some(shown_position(view, record(view, evening, pairing)?))
}

/// The position of a game, up to the moment that the table has shown.
fn shown_position<'a>(view: &'a View, game: &'a GameRecord) -> &'a AnyPosition {
    if std::ptr::eq(game, view.table.game()) {
        view.position
    } else {
        game.position()
    }
}

/// Shows a pairing at a scale. Returns `true` if it was pressed.
pub(super) fn show(
    ui: &mut Ui,
    view: &View,
    evening: &Evening,
    pairing: &Pairing,
    scale: f32,
) -> bool {
    let width = ui.available_width();
    let kind = pairing.game.unwrap_or(GameKind::Tawula);
    let with_picture = width >= WITH_PICTURE;
    let picture = picture_size(kind, width, scale);
    let left = if with_picture {
        picture.x + 44.0 * scale
    } else {
        4.0
    };
    let here = record(view, evening, pairing);
    let block = Block {
        width: width - left - 4.0,
        scale,
    };
    let head = block.head(ui, view, evening, pairing);
    let people = [Some(pairing.first), pairing.second].map(|id| {
        let id = id?;
        let side = pairing.side_of(id).filter(|_| pairing.second.is_some());
        Some(Person {
            badge: badge(view, evening, id),
            name: block.name(ui, &name(evening, id)),
            side,
        })
    });
    let turn = here.and_then(|game| block.turn(ui, view, evening, pairing, game));
    let line = |galley: &Arc<Galley>| galley.size().y.max(92.0 * scale) + 8.0 * scale;
    let head_high = head[0].size().y.max(head[1].size().y) + 4.0 * scale;
    let turn_high = turn
        .as_ref()
        .map_or(0.0, |turn| turn.size().y + 10.0 * scale);
    let both = people.iter().flatten().map(|person| line(&person.name));
    let inner = head_high + both.sum::<f32>() + turn_high;
    let high = if with_picture {
        inner.max(picture.y + 26.0 * scale)
    } else {
        inner
    };
    let label = both_names(evening, pairing);
    let tile = tile(pairing, &label).size(vec2(width, high + 12.0 * scale));
    let response = tile.show(ui, |ui, rect, _| {
        if with_picture {
            let place = Rect::from_center_size(
                pos2(rect.min.x + 6.0 * scale + picture.x / 2.0, rect.center().y),
                picture,
            );
            let start;
            let position = match here {
                Some(game) => shown_position(view, game),
                None => {
                    start = GameRecord::new(Setup::new(kind), 0, Side::First);
                    start.position()
                }
            };
            card(ui, view, position, place, scale);
        }
        let x = rect.min.x + left;
        let mut top = rect.center().y - inner / 2.0;
        let middle = top + head_high / 2.0;
        set(ui, &head[0], x, middle, CURRENT);
        let after = x + head[0].size().x + 16.0 * scale;
        set(ui, &head[1], after, middle + 5.0 * scale, SECOND_INK);
        top += head_high;
        for (at, person) in people.iter().flatten().enumerate() {
            let high = line(&person.name);
            if at > 0 {
                row_line(ui, pos2(x, top), pos2(rect.max.x, top));
            }
            block.person(ui, view, person, kind, pos2(x, top + high / 2.0));
            top += high;
        }
        if let Some(turn) = &turn {
            set(ui, turn, x, top + turn_high / 2.0, CURRENT);
        }
    });
    let progress = turn.as_ref().map(|turn| turn.text().to_owned());
    let parts = [Some(spoken(view, evening, pairing)), progress];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    // The same pairing can also have a row, so this node needs another id.
    let inside = UiBuilder::new().max_rect(response.rect);
    let own = ui.new_child(inside.id_salt("now"));
    name_painted(&own, response.rect, &parts.join(" · "));
    response.clicked()
}

/// One of the two players.
struct Person {
    badge: Badge,
    name: Arc<Galley>,
    /// The side. `None` if they have no opponent.
    side: Option<Side>,
}

/// The texts beside the picture.
struct Block {
    width: f32,
    scale: f32,
}

impl Block {
    /// The words "Now" and the game.
    fn head(&self, ui: &Ui, view: &View, evening: &Evening, pairing: &Pairing) -> [Arc<Galley>; 2] {
        let word = word(view, evening, pairing);
        let word = Typeface::Title.layout(ui, &word, 52.0 * self.scale, CURRENT, self.width * 0.6);
        let room = self.width - word.size().x - 16.0 * self.scale;
        let game = game(view, pairing).unwrap_or_default();
        let size = Typeface::Text.fitting(ui, &game, 36.0 * self.scale, 15.0, room);
        [
            word,
            Typeface::Text.layout(ui, &game, size, SECOND_INK, room),
        ]
    }

    fn name(&self, ui: &Ui, name: &str) -> Arc<Galley> {
        let room = self.width - (104.0 + 76.0) * self.scale;
        let least = (30.0 * self.scale).max(18.0);
        let size = Typeface::Title.fitting(ui, name, 56.0 * self.scale, least, room);
        Typeface::Title.layout(ui, name, size, INK, room)
    }

    /// Shows the side to act.
    fn turn(
        &self,
        ui: &Ui,
        view: &View,
        evening: &Evening,
        pairing: &Pairing,
        game: &GameRecord,
    ) -> Option<Arc<Galley>> {
        let acting = if std::ptr::eq(game, view.table.game()) {
            view.acting()
        } else {
            game.position().side_to_act()
        };
        let name = name(evening, pairing.at_side(acting?)?);
        let text = view.words.with("evening-turn", &[("name", name.into())]);
        let size = Typeface::Text.fitting(ui, &text, 34.0 * self.scale, 15.0, self.width);
        Some(Typeface::Text.layout(ui, &text, size, CURRENT, self.width))
    }

    /// Paints a player, with their side's piece.
    fn person(&self, ui: &Ui, view: &View, person: &Person, kind: GameKind, at: Pos2) {
        let radius = 42.0 * self.scale;
        roundel(ui, at + vec2(radius, 0.0), radius, person.badge);
        set(ui, &person.name, at.x + 104.0 * self.scale, at.y, INK);
        if let Some(side) = person.side {
            let middle = pos2(at.x + self.width - 36.0 * self.scale, at.y);
            let place = Rect::from_center_size(middle, Vec2::splat(60.0 * self.scale));
            view.icons.piece(ui.painter(), kind, side, place);
        }
    }
}

/// The size of a board's picture, with its edge.
fn picture_size(kind: GameKind, width: f32, scale: f32) -> Vec2 {
    let shape = boards::height_by_width(kind);
    let most = vec2((470.0 * scale).min(width * 0.5), 316.0 * scale);
    let wide = most.x.min(most.y / shape);
    vec2(wide, wide * shape + 2.0 * EDGE * wide * (1.0 - shape))
}

/// Paints a picture of a board, held by two strips.
fn card(ui: &Ui, view: &View, position: &AnyPosition, place: Rect, scale: f32) {
    let middle = place.center();
    let (sin, cos) = TURN.sin_cos();
    let turned =
        |away: Vec2| middle + vec2(away.x * cos + away.y * sin, away.y * cos - away.x * sin);
    let corners = |half: Vec2| {
        [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
            .map(|(x, y)| turned(vec2(half.x * x, half.y * y)))
            .to_vec()
    };
    let half = place.size() / 2.0;
    let painter = ui.painter();
    for (away, dark) in [(3.0, 46), (7.0, 26), (12.0, 14)] {
        let shade: Vec<Pos2> = corners(half)
            .into_iter()
            .map(|at| at + vec2(away * 0.6, away) * scale)
            .collect();
        let shade = Shape::convex_polygon(shade, Color32::from_black_alpha(dark), Stroke::NONE);
        painter.add(shade);
    }
    painter.add(Shape::convex_polygon(corners(half), PAPER, Stroke::NONE));
    let edge = EDGE * place.width();
    let inner = half - Vec2::splat(edge);
    painter.add(Shape::convex_polygon(corners(inner), GROUND, Stroke::NONE));
    let corner = turned(vec2(-inner.x, inner.y));
    let board = BoardPicture {
        position,
        before: None,
        corner,
        width: 2.0 * inner.x,
        turn: TURN,
        bottom: Side::First,
    };
    let unchanged = PieceChanges::default();
    board.paint(painter, view.icons, painter.clip_rect(), unchanged, |_| {});
    for way in [-1.0, 1.0] {
        let at = turned(vec2(half.x * way, -half.y));
        let along = vec2(0.76, 0.52 * way) * 36.0 * scale;
        let across = vec2(0.52 * -way, 0.76) * 12.0 * scale;
        let strip = vec![
            at - along - across,
            at + along - across,
            at + along + across,
            at - along + across,
        ];
        painter.add(Shape::convex_polygon(strip, STRIP, Stroke::NONE));
    }
}

/// Shows the winners of a finished game night.
pub(super) fn winners(ui: &mut Ui, view: &View, evening: &Evening, scale: f32) {
    let first = evening.standings();
    let first: Vec<EntrantId> = first
        .iter()
        .take_while(|one| one.place == 1 && !one.unranked)
        .map(|one| one.id)
        .collect();
    let names: Vec<String> = first.iter().map(|id| name(evening, *id)).collect();
    let variables = [("names", view.words.list(&names).into())];
    let text = match first.is_empty() {
        true => view.words.get("evening-no-winner"),
        false => view.words.with("evening-won-by", &variables),
    };
    let width = ui.available_width();
    let radius = (52.0 * scale).max(20.0);
    let shown = first.len().min(4);
    let marks = shown as f32 * (2.0 * radius + 8.0) + 12.0 * scale;
    let room = width - marks - 8.0;
    let least = (36.0 * scale).max(20.0);
    let size = Typeface::Title.fitting(ui, &text, 60.0 * scale, least, room);
    let galley = Typeface::Title.layout(ui, &text, size, CURRENT, room);
    let high = galley.size().y.max(2.0 * radius) + 40.0 * scale;
    let (rect, _) = ui.allocate_exact_size(vec2(width, high), Sense::hover());
    for (at, id) in first.iter().take(shown).enumerate() {
        let x = rect.min.x + radius + 4.0 + (2.0 * radius + 8.0) * at as f32;
        let own = badge(view, evening, *id);
        roundel(ui, pos2(x, rect.center().y), radius, own);
    }
    set(ui, &galley, rect.min.x + marks, rect.center().y, CURRENT);
}
