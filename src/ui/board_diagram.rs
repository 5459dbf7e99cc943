//! Draws a position of any game in ink, with lines, pieces and possible moves.

use bevy::math::{Rect as Area, Vec2 as Place};
use bevy_egui::egui::{
    self, Align2, Color32, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2,
};

use super::game_look::DiagramKind;
use super::icons::Icons;
use super::panel_game::PanelGame;
use super::theme::{colour, paper};
use crate::rules::{AnyPosition, GameKind, Notation, Side, dispatch, tapatan, with_game};
use crate::stage::BoardView;
use crate::stage::board::BoardShape;
use crate::table::pieces::standings;
use crate::table::{Location, MoveTarget, PieceKind, TargetKind};

/// The ink of lines and letters.
const INK: Color32 = paper::TEXT;
/// The ink of highlights.
const RED: Color32 = paper::LINK;
/// The ground of squares and points.
const GROUND: Color32 = Color32::from_rgb(0xB3, 0x93, 0x62);
const DARK_GROUND: Color32 = Color32::from_rgb(0x93, 0x74, 0x48);
/// The light edge of a square.
const EDGE: Color32 = Color32::from_rgb(0xF0, 0xE2, 0xB8);
/// Shadows of pieces, at 24 %.
const SHADOW: Color32 = Color32::from_black_alpha(60);

/// A moving piece.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Journey {
    /// The start.
    pub from: Location,
    /// The destination.
    pub to: Location,
    /// The progress of the movement, 0 to 1.
    pub progress: f32,
}

/// The latest move.
#[derive(Clone, Debug, PartialEq)]
pub struct Trace {
    /// The start of the piece.
    pub from: Location,
    /// The destination of the piece.
    pub to: Location,
    /// The captured pieces: their side and location.
    pub taken: Vec<(Side, Location)>,
}

/// The contents of a diagram.
pub struct BoardDiagram<'a> {
    /// The pieces' pictures.
    pub icons: &'a Icons,
    /// The position.
    pub position: &'a AnyPosition,
    /// The selected piece.
    pub chosen: Option<Location>,
    /// The keyboard cursor.
    pub cursor: Option<Location>,
    /// The moves of the selected piece.
    pub targets: &'a [MoveTarget],
    /// The moving piece. `None` if the diagram is still.
    pub journey: Option<Journey>,
    /// The latest move. `None` if it isn't marked.
    pub trace: Option<Trace>,
}

/// A piece as it's drawn.
struct DrawnPiece {
    side: Side,
    kind: PieceKind,
    home: bool,
    at: Pos2,
    size: f32,
    location: Option<Location>,
    /// The drawing order of pieces that overlap.
    level: u8,
}

/// The placement of a board in a rectangle.
pub struct Fit {
    view: BoardView,
    bounds: Area,
    scale: f32,
    min: Pos2,
    around: f32,
}

/// The space for the letters around a board, in points.
const LETTERS: f32 = 26.0;
/// The size of Tapatan's pieces in hand, and the distance that they're moved outwards, relative to pieces on the board.
const IN_HAND: f32 = 0.66;
const OUTWARD: f32 = 0.2;
/// The frame of a board, as a share of a cell.
const FRAME: f32 = 0.1;

impl Fit {
    /// Fits the board of a game into the middle of a rectangle, as large as possible.
    #[must_use]
    pub fn new(game: GameKind, rect: Rect) -> Fit {
        let view = BoardView::of(game, BoardShape::Landscape);
        let areas = view.locations().into_iter().filter_map(|at| view.rect(at));
        let bounds = areas
            .reduce(|all, area| all.union(area))
            .unwrap_or(Area::new(0.0, 0.0, 1.0, 1.0));
        let pad = FRAME * cell(view);
        let around = LETTERS.min(rect.width().min(rect.height()) * 0.2);
        let rect = rect.shrink(around);
        let bounds = Area::from_corners(
            bounds.min - Place::splat(pad),
            bounds.max + Place::splat(pad),
        );
        let size = bounds.size();
        let scale = (rect.width() / size.x).min(rect.height() / size.y);
        let drawn = vec2(size.x, size.y) * scale;
        let min = rect.center() - drawn / 2.0;
        Fit {
            view,
            bounds,
            scale,
            min,
            around,
        }
    }

    /// The area of the board.
    #[must_use]
    pub fn rect(&self) -> Rect {
        let size = self.bounds.size() * self.scale;
        Rect::from_min_size(self.min, vec2(size.x, size.y))
    }

    /// The height of the board with the letters around it.
    #[must_use]
    pub fn height(&self) -> f32 {
        self.rect().height() + 2.0 * self.around
    }

    /// The location under a point of the screen.
    #[must_use]
    pub fn location(&self, at: Pos2) -> Option<Location> {
        let place = Place::new(at.x - self.min.x, at.y - self.min.y) / self.scale + self.bounds.min;
        self.view.location_under(place)
    }

    fn point(&self, at: Place) -> Pos2 {
        let at = (at - self.bounds.min) * self.scale;
        self.min + vec2(at.x, at.y)
    }

    fn area(&self, location: Location) -> Option<Rect> {
        let area = self.view.rect(location)?;
        Some(Rect::from_min_max(
            self.point(area.min),
            self.point(area.max),
        ))
    }

    /// The width and height of a piece's picture.
    fn piece(&self) -> f32 {
        cell(self.view) * self.scale * 0.9
    }
}

/// The width of a cell on its board.
fn cell(view: BoardView) -> f32 {
    let area = view
        .rect(Location::Board(1))
        .or(view.rect(Location::Board(0)));
    area.map_or(1.0, |area| area.width().min(area.height()))
}

/// The structure of a game's board.
const fn diagram_kind(game: GameKind) -> DiagramKind {
    with_game!(game, Game => <Game as PanelGame>::LOOK.diagram)
}

impl BoardDiagram<'_> {
    /// Draws the diagram.
    pub fn paint(&self, painter: &Painter, fit: &Fit) {
        let game = self.position.kind();
        match diagram_kind(game) {
            DiagramKind::Squares => self.squares(painter, fit),
            DiagramKind::Lines => self.lines(painter, fit),
            DiagramKind::Points => self.points(painter, fit),
        }
        self.letters(painter, fit);
        if let Some(trace) = &self.trace {
            self.trace(painter, fit, trace);
        }
        self.marks(painter, fit);
        self.pieces(painter, fit);
        if let Some(area) = self.cursor.and_then(|at| fit.area(at)) {
            painter.rect_stroke(area, 4.0, Stroke::new(3.0, RED), StrokeKind::Inside);
        }
    }

    fn squares(&self, painter: &Painter, fit: &Fit) {
        let mut all: Option<Rect> = None;
        for location in fit.view.locations() {
            let (Location::Board(at), Some(area)) = (location, fit.area(location)) else {
                continue;
            };
            all = Some(all.map_or(area, |all| all.union(area)));
            let dark =
                dispatch!(AnyPosition(self.position), position => position.is_dark_square(at));
            painter.rect_filled(area, 0.0, if dark { DARK_GROUND } else { GROUND });
            painter.rect_stroke(area, 0.0, Stroke::new(1.5, EDGE), StrokeKind::Middle);
        }
        if let Some(all) = all {
            for (far, thick) in [(3.0, 2.0), (8.0, 1.2)] {
                let frame = all.expand(far);
                painter.rect_stroke(frame, 0.0, Stroke::new(thick, INK), StrokeKind::Outside);
            }
        }
    }

    fn lines(&self, painter: &Painter, fit: &Fit) {
        let stroke = Stroke::new(3.0, INK);
        let at = |n: u8| fit.area(Location::Board(n)).map(|area| area.center());
        for line in tapatan::LINES {
            let ends = [line[0], line[2]].map(|point| at(point.into()));
            if let [Some(from), Some(to)] = ends {
                painter.line_segment([from, to], stroke);
            }
        }
        for point in (0..9).filter_map(at) {
            painter.circle(point, fit.piece() * 0.2, DARK_GROUND, Stroke::new(2.0, INK));
        }
    }

    fn points(&self, painter: &Painter, fit: &Fit) {
        let rect = fit.rect();
        let middle = rect.center().y;
        painter.rect_filled(rect, 6.0, GROUND.gamma_multiply(0.6));
        painter.rect_stroke(rect, 6.0, Stroke::new(2.0, INK), StrokeKind::Inside);
        for location in fit.view.locations() {
            let Some(area) = fit.area(location) else {
                continue;
            };
            let Location::Board(at) = location else {
                painter.rect_stroke(area, 4.0, Stroke::new(1.0, INK), StrokeKind::Inside);
                continue;
            };
            let (base, tip) = if area.center().y < middle {
                (area.min.y, area.max.y)
            } else {
                (area.max.y, area.min.y)
            };
            let fill = if at % 2 == 0 { DARK_GROUND } else { EDGE };
            let inset = area.width() * 0.08;
            painter.add(Shape::convex_polygon(
                vec![
                    pos2(area.min.x + inset, base),
                    pos2(area.max.x - inset, base),
                    pos2(area.center().x, tip),
                ],
                fill,
                Stroke::new(1.0, INK),
            ));
        }
    }

    fn letters(&self, painter: &Painter, fit: &Fit) {
        match diagram_kind(self.position.kind()) {
            DiagramKind::Squares | DiagramKind::Lines => self.names(painter, fit),
            DiagramKind::Points => self.numbers(painter, fit),
        }
    }

    /// Paints the numbers of the points, in the numbering of the side to act.
    fn numbers(&self, painter: &Painter, fit: &Fit) {
        // A number of two digits must fit over a point.
        let font = FontId::proportional((fit.piece() * 0.66).clamp(6.0, 20.0));
        let side = self.position.side_to_act().unwrap_or(Side::First);
        for own in 1..=24_u8 {
            let white = match side {
                Side::First => own,
                Side::Second => (own + 11) % 24 + 1,
            };
            let Some(area) = fit.area(Location::Board(white)) else {
                continue;
            };
            let above = area.center().y < fit.rect().center().y;
            let (y, anchor) = if above {
                (fit.rect().min.y - 3.0, Align2::CENTER_BOTTOM)
            } else {
                (fit.rect().max.y + 3.0, Align2::CENTER_TOP)
            };
            let at = pos2(area.center().x, y);
            painter.text(at, anchor, own, font.clone(), INK);
        }
    }

    /// Paints letters and numbers beside the squares.
    fn names(&self, painter: &Painter, fit: &Fit) {
        let game = self.position.kind();
        let font = FontId::proportional((fit.piece() * 0.3).clamp(11.0, 26.0));
        let name = |at: u8| with_game!(game, Game => <Game as Notation>::place_name(at));
        let areas = |at: u8| Some((name(at)?, fit.area(Location::Board(at))?));
        let all: Vec<(String, Rect)> = (0..81).filter_map(areas).collect();
        let left = all
            .iter()
            .map(|(_, area)| area.min.x)
            .fold(f32::MAX, f32::min);
        let foot = all.iter().map(|(_, area)| area.max.y).fold(0.0, f32::max);
        for (name, area) in &all {
            let (letter, number) = name.split_at(1);
            if area.min.x <= left + 1.0 {
                let at = pos2(area.min.x - 12.0, area.center().y);
                painter.text(at, Align2::RIGHT_CENTER, number, font.clone(), INK);
            }
            if area.max.y >= foot - 1.0 {
                let at = pos2(area.center().x, area.max.y + 11.0);
                painter.text(at, Align2::CENTER_TOP, letter, font.clone(), INK);
            }
        }
    }

    /// Paints the latest move: the way of the piece and its captures.
    fn trace(&self, painter: &Painter, fit: &Fit, trace: &Trace) {
        let (Some(from), Some(to)) = (fit.area(trace.from), fit.area(trace.to)) else {
            return;
        };
        let (from, to) = (from.center(), to.center());
        let size = fit.piece();
        painter.circle_stroke(from, size * 0.22, Stroke::new(2.0, INK));
        let way = to - from;
        if way.length() > size * 0.3 {
            let start = from + way.normalized() * size * 0.24;
            let dash = (size * 0.12).max(3.0);
            let line = Shape::dashed_line(&[start, to], Stroke::new(2.0, INK), dash, dash);
            painter.extend(line);
        }
        let mut faded = painter.clone();
        faded.set_opacity(0.4);
        for (side, at) in &trace.taken {
            let Some(area) = fit.area(*at).filter(|_| *at != trace.to) else {
                continue;
            };
            let area = Rect::from_center_size(area.center(), egui::Vec2::splat(size));
            self.icons.piece(&faded, self.position.kind(), *side, area);
            let far = size * 0.36;
            for step in [vec2(far, far), vec2(far, -far)] {
                let ends = [area.center() - step, area.center() + step];
                painter.line_segment(ends, Stroke::new(2.5, RED));
            }
        }
    }

    fn marks(&self, painter: &Painter, fit: &Fit) {
        let size = fit.piece();
        if let Some(area) = self.chosen.and_then(|at| fit.area(at)) {
            painter.rect_filled(area.shrink(2.0), 3.0, RED.gamma_multiply(0.25));
        }
        for target in self.targets {
            let Some(area) = fit.area(target.to) else {
                continue;
            };
            let stroke = Stroke::new(2.5, RED);
            let far = match target.kind {
                TargetKind::Capture => 0.56,
                TargetKind::Free | TargetKind::Enter => 0.2,
            };
            let stacks = diagram_kind(self.position.kind()) == DiagramKind::Points;
            let at = match target.to {
                Location::Board(_) if stacks => {
                    let edge = if area.center().y < fit.rect().center().y {
                        -0.3
                    } else {
                        0.3
                    };
                    area.center() + vec2(0.0, area.height() * edge)
                }
                _ => area.center(),
            };
            painter.circle_stroke(at, size * far, stroke);
        }
    }

    fn pieces(&self, painter: &Painter, fit: &Fit) {
        let game = self.position.kind();
        let size = fit.piece();
        let mut shown: Vec<DrawnPiece> = Vec::new();
        for (side, kind, standing) in standings(self.position) {
            let location = standing.place.location(side);
            let Some(foot) = fit.view.foot(side, standing) else {
                continue;
            };
            // On the table pieces have their foot low in the cell; in a diagram they're centred.
            let area = location.and_then(|at| fit.area(at));
            let (at, size) = match (diagram_kind(game), location, area) {
                (DiagramKind::Squares, _, Some(area))
                | (DiagramKind::Lines, Some(Location::Board(_)), Some(area)) => {
                    (area.center(), size)
                }
                // Beside the board, away from its letters.
                (DiagramKind::Lines, Some(Location::Hand(_)), _) => {
                    let foot = fit.point(foot);
                    let outward = (foot.x - fit.rect().center().x).signum();
                    let at = foot + vec2(outward * size * OUTWARD, 0.0);
                    (at, size * IN_HAND)
                }
                _ => (fit.point(foot), size),
            };
            shown.push(DrawnPiece {
                side,
                kind,
                home: standing.home,
                at,
                size,
                location,
                level: standing.level,
            });
        }
        shown.sort_by_key(|piece| piece.level);
        let mut travelling = None;
        if let Some(journey) = self.journey {
            let upper = shown
                .iter()
                .rposition(|piece| piece.location == Some(journey.from));
            if let Some(upper) = upper {
                let mut piece = shown.remove(upper);
                let to = fit.area(journey.to).map_or(piece.at, |area| area.center());
                let eased = journey.progress * journey.progress * (3.0 - 2.0 * journey.progress);
                painter.line_segment([piece.at, to], Stroke::new(2.0, RED.gamma_multiply(0.5)));
                piece.at += (to - piece.at) * eased;
                piece.size += (size - piece.size) * eased;
                travelling = Some(piece);
            }
        }
        let moved = self.trace.as_ref().map(|trace| trace.to);
        let moved = moved.filter(|_| diagram_kind(game) != DiagramKind::Points);
        for piece in shown.into_iter().chain(travelling) {
            let DrawnPiece {
                side,
                kind,
                home,
                at,
                size,
                location,
                ..
            } = piece;
            let area = Rect::from_center_size(at, egui::Vec2::splat(size));
            painter.circle_filled(at + vec2(0.05, 0.09) * size, size * 0.36, SHADOW);
            self.icons.piece(painter, game, side, area);
            if kind == PieceKind::King {
                let crown = Stroke::new((size * 0.07).max(2.0), colour::BRASS);
                painter.circle_stroke(at, size * 0.46, crown);
                painter.circle_stroke(at, size * 0.5, Stroke::new(1.0, INK));
            } else if location.is_some() && location == moved {
                painter.circle_stroke(at, size * 0.5, Stroke::new(2.5, RED));
            } else if home {
                painter.circle_stroke(at, size * 0.44, Stroke::new(2.0, INK));
            }
        }
    }
}
