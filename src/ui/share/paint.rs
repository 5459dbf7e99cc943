//! Paints a shared picture: the board at one side, result, players and graph at the other.

use bevy_egui::egui::{
    Align2, Color32, FontFamily, FontId, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2,
};

use super::board::{BoardScene, height_by_width, shadow, way_ink};
use super::card::{CardPlayer, CardShape, ShareCard};
use crate::review::GAME;
use crate::rules::GameKind;
use crate::ui::icons::Icons;
use crate::ui::kit::paper;
use crate::ui::paint::{Repeat, light, smooth, tiles};
use crate::ui::player_mark;
use crate::ui::text::shortened;

/// A tile of ground, in pixels of the picture.
const TILE: f32 = 384.0;

/// The inks of the words.
#[derive(Clone, Copy, Debug)]
struct Inks {
    text: Color32,
    second: Color32,
    /// What is pointed out.
    accent: Color32,
    line: Color32,
}

/// On paper, and on cloth, mat and felt.
const fn inks(game: GameKind) -> Inks {
    match game {
        GameKind::Tablut => Inks {
            text: Color32::from_rgb(0x23, 0x17, 0x0E),
            second: Color32::from_rgb(0x46, 0x34, 0x20),
            accent: way_ink(game),
            line: Color32::from_rgb(0x9B, 0x83, 0x5A),
        },
        GameKind::Tablan | GameKind::Tapatan | GameKind::Tawula => Inks {
            text: Color32::from_rgb(0xF6, 0xEF, 0xE0),
            second: Color32::from_rgb(0xD6, 0xCA, 0xB2),
            accent: way_ink(GameKind::Tawula),
            line: Color32::from_rgb(0x8E, 0x83, 0x70),
        },
    }
}

/// Where things stand, in pixels of the picture.
struct Places {
    board: Rect,
    /// Where the words begin and end.
    words: [f32; 2],
    /// The middles of the lines of the result and of how it came about.
    result: f32,
    how: f32,
    /// The middles of the two players, and where their line ends.
    players: [f32; 2],
    players_end: f32,
    graph: Rect,
    /// Where the names of the graph's lines end.
    graph_end: f32,
    foot: f32,
    /// How large the result is written.
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

/// A picture being painted: its place and scale.
struct Canvas<'a> {
    painter: &'a Painter,
    icons: &'a Icons,
    min: Pos2,
    /// Points for a pixel of the picture.
    unit: f32,
    inks: Inks,
}

/// Paints a picture into a rectangle, which has its proportions.
pub fn paint(painter: &Painter, icons: &Icons, card: &ShareCard, shape: CardShape, place: Rect) {
    let [width, _] = shape.size();
    let painter = &painter.with_clip_rect(painter.clip_rect().intersect(place));
    let canvas = Canvas {
        painter,
        icons,
        min: place.min,
        unit: place.width() / width as f32,
        inks: inks(card.game()),
    };
    canvas.ground(card.game(), place, shape);
    let places = places(card.game(), shape);
    let scene = BoardScene {
        position: &card.position,
        before: None,
        ways: &card.ways,
    };
    scene.paint(painter, icons, canvas.area(places.board), canvas.unit);
    canvas.words(card, &places);
}

/// Paints the ground of a game's table and, where its words stand on paper, that.
fn ground(painter: &Painter, icons: &Icons, game: GameKind, place: Rect, unit: f32) {
    painter.rect_filled(place, 0.0, Color32::from_rgb(0x1C, 0x14, 0x10));
    if let Some(ground) = icons.ground(game) {
        let tile = Vec2::splat(TILE * unit);
        let white = [Color32::WHITE; 2];
        tiles(painter, ground, Repeat::Seamless, place, tile, white);
    }
}

/// Paints one picture of a game in motion: the board alone on its ground.
pub fn paint_board(painter: &Painter, icons: &Icons, scene: &BoardScene, place: Rect) {
    let game = scene.position.kind();
    let unit = place.width() / 600.0;
    ground(painter, icons, game, place, unit);
    if game == GameKind::Tablut {
        paper::sheet(painter, place.shrink(6.0 * unit), 0.0);
    }
    scene.paint(painter, icons, place.shrink(14.0 * unit), unit);
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
        if game == GameKind::Tablut {
            let leaf = place.shrink(14.0 * self.unit);
            shadow(self.painter, leaf, self.unit);
            paper::sheet(self.painter, leaf, 0.0);
            // The board's leaf is toned darker where its margin is.
            light(self.painter, leaf, |at| 0.99 - 0.1 * at.x * at.y);
            return;
        }
        // The lamp shines on the board; where the words stand the ground falls away.
        light(self.painter, place, |at| {
            let falls = match shape {
                CardShape::Wide => smooth(0.42, 0.62, at.x),
                CardShape::Square => smooth(0.56, 0.72, at.y),
            };
            let edge = 0.12 * ((at.x - 0.4).abs() + (at.y - 0.4).abs());
            0.92 - edge - 0.46 * falls
        });
    }

    fn font(&self, size: f32, family: &str) -> FontId {
        let family = match family {
            "" => FontFamily::Proportional,
            name => FontFamily::Name(name.into()),
        };
        FontId::new(size * self.unit, family)
    }

    /// Writes a line, smaller or shortened where there is no room for it, and says where it ends, in pixels of the
    /// picture.
    fn line(
        &self,
        (x, y, room): (f32, f32, f32),
        anchor: Align2,
        text: &str,
        (size, family): (f32, &str),
        ink: Color32,
    ) -> f32 {
        /// Nothing is written smaller: it is seen at a third of its size.
        const LEAST: f32 = 20.0;
        let lay = |text: &str, size: f32| {
            let font = self.font(size, family);
            self.painter.layout_no_wrap(text.to_owned(), font, ink)
        };
        let fits =
            |text: &str, size: f32| room <= 0.0 || lay(text, size).size().x / self.unit <= room;
        let wide = lay(text, size).size().x / self.unit;
        let galley = if fits(text, size) {
            lay(text, size)
        } else {
            let small = (size * room / wide.max(1.0) * 0.99).max(LEAST.min(size));
            lay(&shortened(text, |text| fits(text, small)), small)
        };
        let place = anchor.anchor_size(self.at(x, y), galley.size());
        self.painter.galley(place.min, galley, ink);
        (place.max.x - self.min.x) / self.unit
    }

    fn words(&self, card: &ShareCard, places: &Places) {
        let inks = self.inks;
        let [left, right] = places.words;
        let room = right - left;
        let start = Align2::LEFT_CENTER;
        let result = (places.large, "title");
        self.line(
            (left, places.result, room),
            start,
            &card.headline,
            result,
            inks.text,
        );
        self.line(
            (left, places.how, room),
            start,
            &card.how,
            (30.0, ""),
            inks.second,
        );
        for (player, y) in card.players.iter().zip(places.players) {
            self.player(card.game(), player, (left, places.players_end, y));
        }
        if card.chances.len() > 1 {
            self.graph(card, places);
        }
        let rule = Stroke::new(1.6 * self.unit, inks.line);
        let y = self.at(0.0, places.foot - 34.0).y;
        self.painter
            .hline(self.at(left, 0.0).x..=self.at(right, 0.0).x, y, rule);
        let [game, place, program] = &card.foot;
        let end = self.line(
            (left, places.foot, room),
            start,
            game,
            (34.0, "title"),
            inks.text,
        );
        let galley =
            self.painter
                .layout_no_wrap(program.clone(), self.font(30.0, "title"), inks.second);
        let width = galley.size().x / self.unit;
        self.line(
            (right, places.foot, 0.0),
            Align2::RIGHT_CENTER,
            program,
            (30.0, "title"),
            inks.second,
        );
        self.line(
            (
                end + 22.0,
                places.foot + 2.0,
                (right - width - end - 44.0).max(1.0),
            ),
            start,
            place,
            (25.0, ""),
            inks.second,
        );
    }

    fn player(&self, game: GameKind, player: &CardPlayer, (left, right, y): (f32, f32, f32)) {
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
            let ink = self.inks.text;
            let (size, family) = (54.0, "bold");
            let galley = self
                .painter
                .layout_no_wrap(score.clone(), self.font(size, family), ink);
            end -= galley.size().x / self.unit + 20.0;
            let at = (right, y, 0.0);
            self.line(at, Align2::RIGHT_CENTER, score, (size, family), ink);
        }
        let start = left + 74.0;
        let beside = player.of_side.as_deref().unwrap_or_default();
        // A name leaves room for its side.
        let for_side = if beside.is_empty() { 0.0 } else { 130.0 };
        let name_end = self.line(
            (start, y, end - start - for_side),
            Align2::LEFT_CENTER,
            &player.name,
            (44.0, "title"),
            self.inks.text,
        );
        if !beside.is_empty() {
            let from = name_end.min(end - for_side) + 18.0;
            self.line(
                (from, y + 4.0, end - from),
                Align2::LEFT_CENTER,
                beside,
                (25.0, ""),
                self.inks.second,
            );
        }
    }

    /// The chances of the first side over the game, between all and nothing.
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
            self.line(
                (beside, y, places.graph_end - beside),
                Align2::LEFT_CENTER,
                name,
                (25.0, ""),
                inks.second,
            );
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
            self.line(
                (x, y + above, 240.0),
                anchor,
                name,
                (25.0, "title"),
                inks.accent,
            );
        }
        if let Some(end) = end {
            self.painter
                .circle_filled(end, 6.5 * self.unit, inks.accent);
        }
    }
}
