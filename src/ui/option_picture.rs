//! Small pictures that explain an option of the rules, as data: a part of a board, pieces and arrows.

use bevy_egui::egui::{
    Align2, Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, Vec2, pos2,
    vec2,
};

use super::accent::Accent;
use super::icons::Icons;
use super::panel_game::PanelGame;
use super::theme::pieces::{IVORY, PAINT, PIP, WOOD};
use super::theme::{TextStyle, colour};
use crate::rules::{GameKind, Side, with_game};

/// A position in a picture, in cells from its upper left corner. The middle of a cell is at a half.
pub type At = [f32; 2];

/// The ground of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// No board.
    Plain,
    /// Square cells.
    Cells,
    /// Points at the middles of nine cells, with the lines of Tapatan between them.
    Lines,
    /// The same without the diagonals.
    StraightLines,
    /// Long points from the upper edge, one per column.
    Points,
}

/// An element of a picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Mark {
    /// A piece.
    Piece(Side, At),
    /// The king: a piece of the second side with a crown.
    King(At),
    /// A piece at its earlier or later position.
    Faint(Side, At),
    /// A captured piece.
    Taken(Side, At),
    /// The captured king.
    FallenKing(At),
    /// A throne.
    Throne(At),
    /// A highlighted cell.
    Lit(At),
    /// A ring that highlights a position.
    Ring(At),
    /// An allowed way, from position to position.
    Arrow(&'static [At]),
    /// A forbidden way.
    Barred(&'static [At]),
    /// A leap from one position to another.
    Leap(At, At),
    /// A thrown number, as a chip.
    Thrown(&'static str, At),
    /// Four sticks, with this number of round sides up.
    Sticks(u8, At),
    /// A die.
    Die(u8, At),
    /// A number.
    Figure(&'static str, At),
    /// A flag for the end of the game.
    Flag(At),
    /// A cross for a forbidden position.
    Cross(At),
    /// A line between two parts.
    Rule(At, At),
}

/// A picture: its size in cells, its ground and its elements.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OptionPicture {
    /// Width (cells).
    pub columns: u8,
    /// Height (cells).
    pub rows: u8,
    /// The ground.
    pub ground: Ground,
    /// The elements, the lowest first.
    pub marks: &'static [Mark],
}

/// Options that the panel shows together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionGroup {
    /// The key of its title.
    pub title: &'static str,
    /// The names of the options, in the order in which they are shown.
    pub options: &'static [&'static str],
}

impl OptionPicture {
    /// A picture of square cells.
    #[must_use]
    pub const fn cells(columns: u8, rows: u8, marks: &'static [Mark]) -> OptionPicture {
        let ground = Ground::Cells;
        OptionPicture {
            columns,
            rows,
            ground,
            marks,
        }
    }

    /// A picture without a board.
    #[must_use]
    pub const fn plain(columns: u8, rows: u8, marks: &'static [Mark]) -> OptionPicture {
        let ground = Ground::Plain;
        OptionPicture {
            columns,
            rows,
            ground,
            marks,
        }
    }

    /// A picture on the board of Tapatan.
    #[must_use]
    pub const fn lines(marks: &'static [Mark]) -> OptionPicture {
        let (columns, rows, ground) = (3, 3, Ground::Lines);
        OptionPicture {
            columns,
            rows,
            ground,
            marks,
        }
    }

    /// A picture on the board of Tapatan without its diagonals.
    #[must_use]
    pub const fn straight_lines(marks: &'static [Mark]) -> OptionPicture {
        OptionPicture {
            ground: Ground::StraightLines,
            ..OptionPicture::lines(marks)
        }
    }

    /// A picture of six points.
    #[must_use]
    pub const fn points(marks: &'static [Mark]) -> OptionPicture {
        let (columns, rows, ground) = (6, 4, Ground::Points);
        OptionPicture {
            columns,
            rows,
            ground,
            marks,
        }
    }
}

/// The colour of forbidden ways.
const CLOSED: Color32 = colour::ERROR;
/// The ground below a picture.
const SHADE: Color32 = Color32::from_rgb(0x0E, 0x0B, 0x09);
/// The crown of a king.
const CROWN: Color32 = Color32::from_rgb(0xB4, 0x7A, 0x16);
/// The outline of a throne.
const THRONE: Color32 = Color32::from_rgb(0x7A, 0x2A, 0x22);

struct Drawing<'a> {
    painter: Painter,
    icons: &'a Icons,
    game: GameKind,
    accent: Accent,
    corner: Pos2,
    cell: f32,
}

/// Paints a picture in a rectangle, as large as possible.
pub fn paint(ui: &Ui, icons: &Icons, game: GameKind, rect: Rect, picture: &OptionPicture) {
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    painter.rect_filled(rect, CornerRadius::same(8), SHADE);
    let (columns, rows) = (f32::from(picture.columns), f32::from(picture.rows));
    let room = rect.shrink(7.0);
    let cell = (room.width() / columns).min(room.height() / rows);
    let board = Rect::from_center_size(rect.center(), vec2(columns, rows) * cell);
    let drawing = Drawing {
        painter,
        icons,
        game,
        accent: Accent::of(ui),
        corner: board.min,
        cell,
    };
    drawing.ground(picture, board);
    for mark in picture.marks {
        drawing.mark(mark);
    }
}

impl Drawing<'_> {
    fn at(&self, at: Pos2) -> Pos2 {
        self.corner + at.to_vec2() * self.cell
    }

    fn square(&self, at: Pos2, size: f32) -> Rect {
        Rect::from_center_size(self.at(at), Vec2::splat(self.cell * size))
    }

    fn ground(&self, picture: &OptionPicture, board: Rect) {
        let [fill, line] = with_game!(self.game, Game => <Game as PanelGame>::LOOK.option_tints);
        let OptionPicture { columns, rows, .. } = *picture;
        match picture.ground {
            Ground::Plain => {}
            Ground::Cells => {
                self.painter.rect_filled(board, 2.0, fill);
                let thin = Stroke::new(1.0, line.gamma_multiply(0.75));
                for x in 0..=columns {
                    let x = board.min.x + f32::from(x) * self.cell;
                    self.painter.vline(x, board.y_range(), thin);
                }
                for y in 0..=rows {
                    let y = board.min.y + f32::from(y) * self.cell;
                    self.painter.hline(board.x_range(), y, thin);
                }
            }
            Ground::Lines | Ground::StraightLines => {
                self.painter.rect_filled(board, 5.0, fill);
                let stroke = Stroke::new(1.6, line);
                for i in [0.5, 1.5, 2.5] {
                    self.straight(pos2(0.5, i), pos2(2.5, i), stroke);
                    self.straight(pos2(i, 0.5), pos2(i, 2.5), stroke);
                }
                if picture.ground == Ground::Lines {
                    self.straight(pos2(0.5, 0.5), pos2(2.5, 2.5), stroke);
                    self.straight(pos2(0.5, 2.5), pos2(2.5, 0.5), stroke);
                }
            }
            Ground::Points => {
                self.painter.rect_filled(board, 3.0, fill);
                for x in 0..columns {
                    let left = f32::from(x);
                    let tint = if x % 2 == 0 {
                        line
                    } else {
                        line.lerp_to_gamma(fill, 0.62)
                    };
                    let corners = [
                        pos2(left + 0.08, 0.0),
                        pos2(left + 0.92, 0.0),
                        pos2(left + 0.5, 2.5),
                    ];
                    let corners = corners.map(|at| self.at(at)).to_vec();
                    let triangle = Shape::convex_polygon(corners, tint, Stroke::NONE);
                    self.painter.add(triangle);
                }
            }
        }
    }

    fn straight(&self, from: Pos2, to: Pos2, stroke: Stroke) {
        self.painter
            .line_segment([self.at(from), self.at(to)], stroke);
    }

    fn piece(&self, side: Side, at: Pos2, strength: f32) {
        let rect = self.square(at, 0.86);
        self.icons
            .faint_piece(&self.painter, self.game, side, rect, strength);
    }

    fn king(&self, at: Pos2, strength: f32) {
        self.icons.faint_piece(
            &self.painter,
            self.game,
            Side::Second,
            self.square(at, 1.02),
            strength,
        );
        let gold = CROWN.gamma_multiply(strength);
        let crown = [
            vec2(-0.2, 0.14),
            vec2(-0.23, -0.13),
            vec2(-0.09, 0.0),
            vec2(0.0, -0.2),
            vec2(0.09, 0.0),
            vec2(0.23, -0.13),
            vec2(0.2, 0.14),
            vec2(-0.2, 0.14),
        ];
        let points = crown.map(|away| self.at(at + away)).to_vec();
        let line = Stroke::new((self.cell * 0.09).max(1.4), gold);
        self.painter.add(Shape::line(points, line));
    }

    fn cross(&self, at: Pos2, size: f32) {
        let arm = size / 2.0;
        for (width, tint) in [(0.2, SHADE), (0.11, CLOSED)] {
            let stroke = Stroke::new((self.cell * width).max(2.0), tint);
            self.straight(at + vec2(-arm, -arm), at + vec2(arm, arm), stroke);
            self.straight(at + vec2(-arm, arm), at + vec2(arm, -arm), stroke);
        }
    }

    /// Paints a line with an arrowhead and a dark edge, to be visible on every ground.
    fn arrow(&self, points: &[Pos2], tint: Color32) {
        let [.., before, end] = points else { return };
        let along = (*end - *before).normalized();
        let across = vec2(-along.y, along.x);
        let head = (self.cell * 0.3).clamp(5.0, 12.0);
        let foot = *end - along * head;
        let mut shaft = points.to_vec();
        if let Some(last) = shaft.last_mut() {
            *last = foot;
        }
        for (extra, tint) in [(2.2, SHADE), (0.0, tint)] {
            let width = (self.cell * 0.09).clamp(1.8, 4.0) + extra;
            self.painter
                .add(Shape::line(shaft.clone(), Stroke::new(width, tint)));
            let wide = head * 0.55;
            let corners = vec![*end, foot + across * wide, foot - across * wide];
            let edge = Stroke::new(extra, tint);
            self.painter.add(Shape::convex_polygon(corners, tint, edge));
        }
    }

    fn chip(&self, text: &str, at: Pos2) {
        let rect = Rect::from_center_size(self.at(at), vec2(1.05, 0.95) * self.cell);
        let line = Stroke::new(1.2, self.accent.line);
        let fill = self.accent.selected_fill();
        self.painter
            .rect(rect, CornerRadius::same(5), fill, line, StrokeKind::Inside);
        self.figure(text, at, 0.62, colour::TEXT);
    }

    fn figure(&self, text: &str, at: Pos2, size: f32, tint: Color32) {
        let mut font = TextStyle::Strong.font();
        font.size = (self.cell * size).max(9.0);
        self.painter
            .text(self.at(at), Align2::CENTER_CENTER, text, font, tint);
    }

    fn die(&self, number: u8, at: Pos2) {
        let rect = self.square(at, 0.95);
        self.painter.rect_filled(rect, self.cell * 0.2, IVORY);
        let corners: &[(i8, i8)] = match number {
            1 => &[(0, 0)],
            2 => &[(-1, -1), (1, 1)],
            3 => &[(-1, -1), (0, 0), (1, 1)],
            4 => &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
            5 => &[(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
            _ => &[(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
        };
        for (x, y) in corners {
            let at = rect.center() + vec2(f32::from(*x), f32::from(*y)) * self.cell * 0.26;
            self.painter.circle_filled(at, self.cell * 0.09, PIP);
        }
    }

    fn sticks(&self, round: u8, at: Pos2) {
        for i in 0..4_u8 {
            let x = at.x + (f32::from(i) - 1.5) * 0.3;
            let rect = Rect::from_center_size(self.at(pos2(x, at.y)), vec2(0.2, 0.9) * self.cell);
            let fill = if i < round { PAINT } else { WOOD };
            self.painter.rect_filled(rect, self.cell * 0.08, fill);
        }
    }

    fn throne(&self, at: Pos2) {
        let ink = Stroke::new(1.4, THRONE);
        let rect = self.square(at, 0.72);
        self.painter.rect_stroke(rect, 0.0, ink, StrokeKind::Middle);
        self.painter
            .line_segment([rect.left_top(), rect.right_bottom()], ink);
        self.painter
            .line_segment([rect.right_top(), rect.left_bottom()], ink);
    }

    fn flag(&self, at: Pos2) {
        let pole = Stroke::new((self.cell * 0.08).max(1.4), colour::TEXT);
        self.straight(at + vec2(-0.2, 0.42), at + vec2(-0.2, -0.42), pole);
        let cloth = [vec2(-0.2, -0.42), vec2(0.34, -0.2), vec2(-0.2, 0.02)];
        let cloth = cloth.map(|away| self.at(at + away)).to_vec();
        self.painter
            .add(Shape::convex_polygon(cloth, self.accent.line, Stroke::NONE));
    }

    fn mark(&self, mark: &Mark) {
        let accent = self.accent.line;
        let open = with_game!(self.game, Game => <Game as PanelGame>::LOOK.option_open);
        let open = open.unwrap_or(accent);
        match *mark {
            Mark::Piece(side, at) => self.piece(side, at.into(), 1.0),
            Mark::King(at) => self.king(at.into(), 1.0),
            Mark::Faint(side, at) => self.piece(side, at.into(), 0.38),
            Mark::Taken(side, at) => {
                self.piece(side, at.into(), 0.62);
                self.cross(at.into(), 0.46);
            }
            Mark::FallenKing(at) => {
                self.king(at.into(), 0.85);
                self.cross(Pos2::from(at) + vec2(0.24, 0.24), 0.4);
            }
            Mark::Throne(at) => self.throne(at.into()),
            Mark::Lit(at) => {
                let rect = self.square(at.into(), 0.9);
                self.painter
                    .rect_filled(rect, 2.0, accent.gamma_multiply(0.4));
                let line = Stroke::new(1.4, accent);
                self.painter
                    .rect_stroke(rect, 2.0, line, StrokeKind::Inside);
            }
            Mark::Ring(at) => {
                for (extra, tint) in [(2.0, SHADE), (0.0, accent)] {
                    let line = Stroke::new((self.cell * 0.08).max(1.8) + extra, tint);
                    self.painter
                        .circle_stroke(self.at(at.into()), self.cell * 0.47, line);
                }
            }
            Mark::Arrow(points) => {
                let points: Vec<Pos2> = points.iter().map(|at| self.at((*at).into())).collect();
                self.arrow(&points, open);
            }
            Mark::Barred(points) => {
                let places: Vec<Pos2> = points.iter().map(|at| self.at((*at).into())).collect();
                self.arrow(&places, CLOSED);
                if let [.., a, b] = *points {
                    let [a, b] = [a, b].map(Vec2::from);
                    self.cross(((a + b) / 2.0).to_pos2(), 0.5);
                }
            }
            Mark::Leap(from, to) => {
                let (a, b) = (self.at(from.into()), self.at(to.into()));
                let rise = vec2(0.0, -(b.x - a.x).abs() * 0.34);
                let top = a + (b - a) / 2.0 + rise * 2.0;
                let points: Vec<Pos2> = (0..=16)
                    .map(|i| {
                        let t = i as f32 / 16.0;
                        let u = 1.0 - t;
                        let at = a.to_vec2() * (u * u)
                            + top.to_vec2() * (2.0 * u * t)
                            + b.to_vec2() * (t * t);
                        pos2(at.x, at.y)
                    })
                    .collect();
                self.arrow(&points, accent);
            }
            Mark::Thrown(text, at) => self.chip(text, at.into()),
            Mark::Sticks(round, at) => self.sticks(round, at.into()),
            Mark::Die(number, at) => self.die(number, at.into()),
            Mark::Figure(text, at) => {
                // Light digits wouldn't be legible on paper.
                let wide = 0.45 + 0.42 * text.chars().count() as f32;
                let ground =
                    Rect::from_center_size(self.at(at.into()), vec2(wide, 0.9) * self.cell);
                self.painter.rect_filled(ground, 3.0, SHADE);
                self.figure(text, at.into(), 0.8, colour::TEXT);
            }
            Mark::Flag(at) => self.flag(at.into()),
            Mark::Cross(at) => self.cross(at.into(), 0.5),
            Mark::Rule(from, to) => {
                self.straight(from.into(), to.into(), Stroke::new(1.0, colour::HAIRLINE))
            }
        }
    }
}
