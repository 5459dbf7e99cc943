//! Paints a shared picture: the board on one side, result, players and graph on the other.

use std::sync::Arc;

use bevy_egui::egui::{
    Align2, Color32, FontFamily, FontId, Galley, Painter, Pos2, Rangef, Rect, Shape, Stroke, Vec2,
    pos2, vec2,
};

use super::card::{CardPlayer, CardShape, ShareCard};
use super::clip::AnimationFrame;
use crate::review::GAME;
use crate::rules::GameKind;
use crate::ui::board_scene::{BoardScene, height_by_width, shadow, shared_look};
use crate::ui::game_look::SharedInks;
use crate::ui::icons::Icons;
use crate::ui::kit::paper;
use crate::ui::paint::{Repeat, light, smooth, tiles};
use crate::ui::player_mark;
use crate::ui::text::shortened;

/// The size of a tile of the ground, in pixels of the picture.
const TILE: f32 = 384.0;
/// The width of an animation, and the margin around its board (px).
const CLIP_WIDTH: u32 = 600;
const CLIP_MARGIN: f32 = 14.0;
/// The colour under the ground's texture.
const FLOOR: Color32 = Color32::from_rgb(0x1C, 0x14, 0x10);

/// The letters of a text.
#[derive(Clone, Copy, Debug)]
struct Letters {
    /// The size, in pixels of the picture.
    size: f32,
    face: Typeface,
    ink: Color32,
}

/// A font.
#[derive(Clone, Copy, Debug)]
enum Typeface {
    Title,
    Bold,
    Text,
}

impl Typeface {
    fn letters(self, size: f32, ink: Color32) -> Letters {
        Letters {
            size,
            face: self,
            ink,
        }
    }
}

/// The layout, in pixels of the picture.
struct Places {
    board: Rect,
    /// The left and right ends of the texts.
    words: [f32; 2],
    /// The middles of the result's line, and of the line with its reason.
    result: f32,
    how: f32,
    /// The middles of the two players' lines, and their right end.
    players: [f32; 2],
    players_end: f32,
    graph: Rect,
    /// The right end of the graph's labels.
    graph_end: f32,
    foot: f32,
    /// The font size of the result.
    large: f32,
}

fn places(game: GameKind, shape: CardShape) -> Places {
    let is_wide = height_by_width(game) < 0.8;
    match shape {
        CardShape::Wide => {
            let (board, left) = if is_wide {
                (rect(26.0, 28.0, 620.0, 574.0), 676.0)
            } else {
                (rect(30.0, 28.0, 575.0, 574.0), 648.0)
            };
            Places {
                board,
                words: [left, 1158.0],
                result: 84.0,
                how: 141.0,
                players: [214.0, 293.0],
                players_end: 1158.0,
                graph: rect(left, 372.0, 1010.0 - left, 140.0),
                graph_end: 1164.0,
                foot: 578.0,
                large: 68.0,
            }
        }
        CardShape::Square => {
            let board = if is_wide {
                rect(40.0, 40.0, 1000.0, 654.0)
            } else {
                rect(210.0, 36.0, 660.0, 660.0)
            };
            Places {
                board,
                words: [52.0, 1028.0],
                result: 756.0,
                how: 812.0,
                players: [880.0, 954.0],
                players_end: 520.0,
                graph: rect(560.0, 850.0, 318.0, 126.0),
                graph_end: 1036.0,
                foot: 1036.0,
                large: 62.0,
            }
        }
    }
}

fn rect(x: f32, y: f32, width: f32, height: f32) -> Rect {
    Rect::from_min_size(pos2(x, y), vec2(width, height))
}

/// The parameters of a picture being painted.
struct Canvas<'a> {
    painter: &'a Painter,
    icons: &'a Icons,
    min: Pos2,
    /// The points per pixel of the picture.
    unit: f32,
    inks: SharedInks,
}

/// Paints a picture into a rectangle, which must have its aspect ratio.
pub fn paint(painter: &Painter, icons: &Icons, card: &ShareCard, shape: CardShape, place: Rect) {
    let [width, _] = shape.size();
    let painter = &painter.with_clip_rect(painter.clip_rect().intersect(place));
    let canvas = Canvas {
        painter,
        icons,
        min: place.min,
        unit: place.width() / width as f32,
        inks: shared_look(card.game()).inks,
    };
    canvas.ground(card.game(), place, shape);
    let places = places(card.game(), shape);
    let scene = BoardScene {
        position: &card.position,
        before: None,
        ways: &card.ways,
        bottom: card.bottom,
    };
    scene.paint(painter, icons, canvas.area(places.board), canvas.unit);
    canvas.words(card, &places);
}

/// Paints the ground of a game's table, with paper if its texts are on paper.
fn ground(painter: &Painter, icons: &Icons, game: GameKind, place: Rect, unit: f32) {
    painter.rect_filled(place, 0.0, FLOOR);
    if let Some(ground) = icons.ground(game) {
        let tile = Vec2::splat(TILE * unit);
        let white = [Color32::WHITE; 2];
        tiles(painter, ground, Repeat::Seamless, place, tile, white);
    }
}

/// The width and height of an animation (px).
#[must_use]
pub fn clip_size(game: GameKind) -> [u32; 2] {
    let margin = 2.0 * CLIP_MARGIN;
    let board = (CLIP_WIDTH as f32 - margin) * height_by_width(game) + margin;
    [CLIP_WIDTH, board.round() as u32]
}

/// Paints one frame of an animation: the board alone on its ground.
pub fn paint_frame(painter: &Painter, icons: &Icons, frame: &AnimationFrame, place: Rect) {
    let scene = BoardScene {
        position: &frame.position,
        before: frame.before.as_ref().map(|(before, t)| (before, *t)),
        ways: &frame.ways,
        bottom: frame.bottom,
    };
    let game = scene.position.kind();
    let unit = place.width() / CLIP_WIDTH as f32;
    ground(painter, icons, game, place, unit);
    if shared_look(game).is_leaf {
        paper::sheet(painter, place.shrink(6.0 * unit), 0.0);
    }
    scene.paint(painter, icons, place.shrink(CLIP_MARGIN * unit), unit);
}

impl Canvas<'_> {
    fn at(&self, x: f32, y: f32) -> Pos2 {
        self.min + vec2(x, y) * self.unit
    }

    fn area(&self, area: Rect) -> Rect {
        Rect::from_min_size(self.at(area.min.x, area.min.y), area.size() * self.unit)
    }

    fn ground(&self, game: GameKind, place: Rect, shape: CardShape) {
        ground(self.painter, self.icons, game, place, self.unit);
        if shared_look(game).is_leaf {
            let leaf = place.shrink(14.0 * self.unit);
            shadow(self.painter, leaf, self.unit);
            paper::sheet(self.painter, leaf, 0.0);
            // The board's paper is toned darker at its margin.
            light(self.painter, leaf, |at| 0.99 - 0.1 * at.x * at.y);
            return;
        }
        // The lamp lights the board, and the ground is darker behind the texts.
        light(self.painter, place, |at| {
            let falls = match shape {
                CardShape::Wide => smooth(0.42, 0.62, at.x),
                CardShape::Square => smooth(0.56, 0.72, at.y),
            };
            let edge = 0.12 * ((at.x - 0.4).abs() + (at.y - 0.4).abs());
            0.92 - edge - 0.46 * falls
        });
    }

    /// Lays out a text in one line.
    fn layout(&self, text: &str, letters: Letters) -> Arc<Galley> {
        let family = match letters.face {
            Typeface::Title => FontFamily::Name("title".into()),
            Typeface::Bold => FontFamily::Name("bold".into()),
            Typeface::Text => FontFamily::Proportional,
        };
        let font = FontId::new(letters.size * self.unit, family);
        self.painter
            .layout_no_wrap(text.to_owned(), font, letters.ink)
    }

    /// The width of a text, in pixels of the picture.
    fn width(&self, text: &str, letters: Letters) -> f32 {
        self.layout(text, letters).size().x / self.unit
    }

    /// Writes a line, smaller or shortened if it's wider than `room`. With a `room` of 0 it isn't changed. Returns its
    /// right end, in pixels of the picture.
    fn line(&self, at: Pos2, room: f32, anchor: Align2, text: &str, letters: Letters) -> f32 {
        /// The least font size, because pictures are seen at a third of their size.
        const LEAST: f32 = 20.0;
        let size = letters.size;
        let lay = |text: &str, size: f32| self.layout(text, Letters { size, ..letters });
        let fits =
            |text: &str, size: f32| room <= 0.0 || lay(text, size).size().x / self.unit <= room;
        let wide = lay(text, size).size().x / self.unit;
        let galley = if fits(text, size) {
            lay(text, size)
        } else {
            let small = (size * room / wide.max(1.0) * 0.99).max(LEAST.min(size));
            lay(&shortened(text, |text| fits(text, small)), small)
        };
        let place = anchor.anchor_size(self.at(at.x, at.y), galley.size());
        self.painter.galley(place.min, galley, letters.ink);
        (place.max.x - self.min.x) / self.unit
    }

    fn words(&self, card: &ShareCard, places: &Places) {
        let inks = self.inks;
        let [left, right] = places.words;
        let room = right - left;
        let start = Align2::LEFT_CENTER;
        let title = |size| Typeface::Title.letters(size, inks.text);
        let note = |size| Typeface::Text.letters(size, inks.second);
        let result = pos2(left, places.result);
        self.line(result, room, start, &card.headline, title(places.large));
        let how = pos2(left, places.how);
        self.line(how, room, start, &card.how, note(30.0));
        let across = Rangef::new(left, places.players_end);
        for (player, y) in card.players.iter().zip(places.players) {
            self.player(card.game(), player, across, y);
        }
        if card.chances.len() > 1 {
            self.graph(card, places);
        }
        let rule = Stroke::new(1.6 * self.unit, inks.line);
        let y = self.at(0.0, places.foot - 34.0).y;
        self.painter
            .hline(self.at(left, 0.0).x..=self.at(right, 0.0).x, y, rule);
        let [game, place, program] = &card.foot;
        let end = self.line(pos2(left, places.foot), room, start, game, title(34.0));
        let letters = Typeface::Title.letters(30.0, inks.second);
        let width = self.width(program, letters);
        let at = pos2(right, places.foot);
        self.line(at, 0.0, Align2::RIGHT_CENTER, program, letters);
        let at = pos2(end + 22.0, places.foot + 2.0);
        let room = (right - width - end - 44.0).max(1.0);
        self.line(at, room, start, place, note(25.0));
    }

    /// Paints a player's badge, name, side and score in a line.
    fn player(&self, game: GameKind, player: &CardPlayer, across: Rangef, y: f32) {
        let (left, right) = (across.min, across.max);
        let inks = self.inks;
        let radius = 29.0;
        let middle = self.at(left + radius, y);
        match player.badge {
            Some(badge) => {
                player_mark::paint(self.painter, middle, radius * self.unit, badge);
            }
            None => {
                let place = Rect::from_center_size(middle, Vec2::splat(58.0 * self.unit));
                self.icons.piece(self.painter, game, player.side, place);
            }
        }
        let mut end = right;
        if let Some(score) = &player.score {
            let letters = Typeface::Bold.letters(54.0, inks.text);
            end -= self.width(score, letters) + 20.0;
            self.line(pos2(right, y), 0.0, Align2::RIGHT_CENTER, score, letters);
        }
        let start = left + 74.0;
        let beside = player.of_side.as_deref().unwrap_or_default();
        // A name leaves space for its side.
        let for_side = if beside.is_empty() { 0.0 } else { 130.0 };
        let room = end - start - for_side;
        let letters = Typeface::Title.letters(44.0, inks.text);
        let at = pos2(start, y);
        let name_end = self.line(at, room, Align2::LEFT_CENTER, &player.name, letters);
        if !beside.is_empty() {
            let from = name_end.min(end - for_side) + 18.0;
            let at = pos2(from, y + 4.0);
            let letters = Typeface::Text.letters(25.0, inks.second);
            self.line(at, end - from, Align2::LEFT_CENTER, beside, letters);
        }
    }

    /// Paints the chances of the first side over the game.
    fn graph(&self, card: &ShareCard, places: &Places) {
        let inks = self.inks;
        let area = places.graph;
        let beside = area.max.x + 18.0;
        for (share, name) in [0.0, 0.5, 1.0].into_iter().zip(&card.lines) {
            let y = area.min.y + area.height() * share;
            let faint = inks
                .line
                .gamma_multiply(if share == 0.5 { 1.0 } else { 0.55 });
            let line = Stroke::new(1.4 * self.unit, faint);
            let (from, to) = (self.at(area.min.x, y), self.at(area.max.x, y));
            self.painter.line_segment([from, to], line);
            let room = places.graph_end - beside;
            let letters = Typeface::Text.letters(25.0, inks.second);
            self.line(pos2(beside, y), room, Align2::LEFT_CENTER, name, letters);
        }
        let last = (card.chances.len() - 1).max(1) as f32;
        let point = |place: usize, chance: i32| {
            let x = area.min.x + area.width() * place as f32 / last;
            let share = chance.clamp(0, GAME) as f32 / GAME as f32;
            self.at(x, area.max.y - area.height() * share)
        };
        let points: Vec<Pos2> = card
            .chances
            .iter()
            .enumerate()
            .map(|(place, chance)| point(place, *chance))
            .collect();
        let end = points.last().copied();
        self.painter.add(Shape::line(
            points.clone(),
            Stroke::new(3.2 * self.unit, inks.text),
        ));
        if let Some((place, name)) = &card.turning_point
            && let Some(at) = points.get(*place)
        {
            let ring = Stroke::new(2.6 * self.unit, inks.accent);
            self.painter.circle_stroke(*at, 7.5 * self.unit, ring);
            let x = (at.x - self.min.x) / self.unit;
            let y = (at.y - self.min.y) / self.unit;
            // Beside the ring, towards the middle of the graph.
            let (x, anchor) = if x > area.center().x {
                (x - 16.0, Align2::RIGHT_CENTER)
            } else {
                (x + 16.0, Align2::LEFT_CENTER)
            };
            let above = if y < area.center().y { 22.0 } else { -22.0 };
            let letters = Typeface::Title.letters(25.0, inks.accent);
            self.line(pos2(x, y + above), 240.0, anchor, name, letters);
        }
        if let Some(end) = end {
            self.painter
                .circle_filled(end, 6.5 * self.unit, inks.accent);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_in_motion_are_as_high_as_the_board() {
        let [width, height] = clip_size(GameKind::Tablut);
        assert!(width == CLIP_WIDTH && height > 500, "{width} × {height}");
    }
}
