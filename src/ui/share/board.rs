//! Paints the board of a shared picture, with the table's materials.

use bevy_egui::egui::{
    Color32, CornerRadius, Painter, Pos2, Rect, Shadow, Shape, Stroke, StrokeKind, pos2, vec2,
};

use super::thrones;
use super::way::Way;
use crate::geometry::tawula as felt;
use crate::rules::{AnyPosition, GameKind, Rules, Side, with_game};
use crate::stage::BoardView;
use crate::stage::board::BoardShape;
use crate::table::pieces::standings;
use crate::table::{Location, Place};
use crate::ui::game_look::{DiagramKind, SharedLook};
use crate::ui::home::boards::BoardPicture;
use crate::ui::icons::Icons;
use crate::ui::panel_game::PanelGame;

/// The contents of a board.
#[derive(Clone, Copy, Debug)]
pub struct BoardScene<'a> {
    /// The position.
    pub position: &'a AnyPosition,
    /// The position one choice before it, and the progress of that choice, 0 to 1.
    pub before: Option<(&'a AnyPosition, f32)>,
    /// The ways of pieces.
    pub ways: &'a [Way],
    /// The side whose seat is at the bottom, on boards that can be turned.
    pub bottom: Side,
}

/// The look of a game's board in shared pictures.
pub(super) const fn shared_look(game: GameKind) -> SharedLook {
    with_game!(game, Game => <Game as PanelGame>::LOOK.shared)
}

/// The colour of the board's shadow on its ground.
const SHADOW: Color32 = Color32::from_black_alpha(165);
/// The colour of the dark line below a way, for contrast on wood and cloth.
const WAY_SEAT: Color32 = Color32::from_black_alpha(110);
/// The ink of the frame around a paper board's squares.
const PEN: Color32 = Color32::from_rgb(0x5A, 0x45, 0x2B);

/// The colours of the edges of pieces in Tawula's trays, each with its shade.
const EDGES: [[Color32; 2]; 2] = [
    [
        Color32::from_rgb(0xE9, 0xDE, 0xC4),
        Color32::from_rgb(0x9C, 0x8D, 0x6D),
    ],
    [
        Color32::from_rgb(0x8A, 0x4A, 0x1B),
        Color32::from_rgb(0x38, 0x1A, 0x08),
    ],
];

/// The shown part of a board's picture, from its upper left corner, in units of the board.
fn shown(game: GameKind) -> Rect {
    let picture = view(game).picture();
    let all = Rect::from_min_size(Pos2::ZERO, vec2(picture.width(), picture.height()));
    shared_look(game).crop.unwrap_or(all)
}

fn view(game: GameKind) -> BoardView {
    BoardView::of(game, BoardShape::Landscape)
}

/// The aspect ratio of a game's board: height by width.
#[must_use]
pub fn height_by_width(game: GameKind) -> f32 {
    let shown = shown(game);
    shown.height() / shown.width()
}

impl BoardScene<'_> {
    /// Paints the board in the middle of an area, as large as possible. `unit` is the size of a pixel of the picture.
    /// Returns the covered area.
    pub fn paint(&self, painter: &Painter, icons: &Icons, area: Rect, unit: f32) -> Rect {
        let game = self.position.kind();
        let shown = shown(game);
        let scale = (area.width() / shown.width()).min(area.height() / shown.height());
        let place = Rect::from_center_size(area.center(), shown.size() * scale);
        let picture = self.view().picture();
        let corner = place.min - shown.min.to_vec2() * scale + vec2(0.0, picture.height() * scale);
        if !shared_look(game).is_leaf {
            shadow(painter, place, unit);
        }
        let photograph = BoardPicture {
            position: self.position,
            before: self.before,
            corner,
            width: picture.width() * scale,
            turn: 0.0,
            bottom: self.bottom,
        };
        let clip = painter.clip_rect().intersect(place);
        photograph.paint(painter, icons, clip, |painter| {
            if let Some((position, board)) = self.position.tablut().zip(self.view().tablut()) {
                frame(painter, place, unit);
                thrones::paint(painter, &photograph, board, position.options());
            }
            self.trays(painter, &photograph);
            for way in self.ways {
                self.way(painter, &photograph, way, unit);
            }
        });
        place
    }

    fn view(&self) -> BoardView {
        view(self.position.kind()).facing(self.bottom)
    }

    fn way(&self, painter: &Painter, photograph: &BoardPicture, way: &Way, unit: f32) {
        let Way { from, to } = *way;
        let (Location::Board(_), Location::Board(_)) = (from, to) else {
            return;
        };
        let (Some(start), Some(end)) = (self.middle(from), self.middle(to)) else {
            return;
        };
        let bow = self.view().bow(from, to);
        let control = (start + end) / 2.0 + bow;
        const STEPS: u8 = 24;
        let points: Vec<Pos2> = (0..=STEPS)
            .map(|step| {
                let t = f32::from(step) / f32::from(STEPS);
                let at = start * ((1.0 - t) * (1.0 - t))
                    + control * (2.0 * t * (1.0 - t))
                    + end * (t * t);
                photograph.place(at)
            })
            .collect();
        let radius = 19.0 * unit;
        let ring = photograph.place(start);
        // The line starts at the ring.
        let line: Vec<Pos2> = points
            .into_iter()
            .filter(|at| at.distance(ring) > radius)
            .collect();
        let look = shared_look(self.position.kind());
        let ink = look.move_ink;
        if !look.is_leaf {
            let under = Stroke::new(7.6 * unit, WAY_SEAT);
            painter.add(Shape::line(line.clone(), under));
            painter.circle_stroke(ring, radius, under);
        }
        let stroke = Stroke::new(4.2 * unit, ink);
        painter.add(Shape::line(line, stroke));
        painter.circle_stroke(ring, radius, stroke);
    }

    /// The end point of a way on the board. On Tawula's points it's at the pieces.
    fn middle(&self, location: Location) -> Option<bevy::math::Vec2> {
        let game = self.position.kind();
        let area = self.view().rect(location)?;
        let centre = area.center();
        if with_game!(game, Game => <Game as PanelGame>::LOOK.diagram) != DiagramKind::Points {
            return Some(centre);
        }
        let (_, height) = felt::LANDSCAPE;
        let towards_edge = if centre.y < height / 2.0 { -1.0 } else { 1.0 };
        let edge = area.height() / 2.0 - felt::RADIUS * 1.1;
        Some(centre + bevy::math::Vec2::new(0.0, towards_edge * edge))
    }

    /// Paints the edges of the pieces in Tawula's trays.
    fn trays(&self, painter: &Painter, photograph: &BoardPicture) {
        if self.position.tawula().is_none() {
            return;
        }
        let scale = photograph.scale();
        let size = vec2(felt::EDGE.0 * 0.8, felt::EDGE_STEP * 0.92) * scale;
        for (side, _, standing) in standings(self.position) {
            if !matches!(standing.place, Place::Hand | Place::Off) {
                continue;
            }
            let Some(foot) = self.view().foot(side, standing) else {
                continue;
            };
            let [ink, shade] = EDGES[side.index()];
            let bar = Rect::from_center_size(photograph.place(foot), size);
            let radius = CornerRadius::same((size.y * 0.3).clamp(1.0, 12.0) as u8);
            painter.rect_filled(bar, radius, shade);
            let lit = Rect::from_min_max(bar.min, pos2(bar.max.x, bar.max.y - size.y * 0.24));
            painter.rect_filled(lit, radius, ink);
            let line = Stroke::new(size.y * 0.08, shade);
            painter.hline(lit.x_range().shrink(size.x * 0.1), lit.center().y, line);
        }
    }
}

/// Paints a double pen line around the squares and their letters.
fn frame(painter: &Painter, place: Rect, unit: f32) {
    let line = |width: f32| Stroke::new(width * unit, PEN.gamma_multiply(0.8));
    painter.rect_stroke(place, 0.0, line(1.6), StrokeKind::Inside);
    let outer = place.expand(4.0 * unit);
    painter.rect_stroke(outer, 0.0, line(0.9), StrokeKind::Inside);
}

/// Paints a shadow on the ground, away from the lamp at the upper left.
pub(super) fn shadow(painter: &Painter, place: Rect, unit: f32) {
    let small = |pixels: f32| (pixels * unit).clamp(0.0, 100.0) as u8;
    let shadow = Shadow {
        offset: [small(8.0).cast_signed(), small(11.0).cast_signed()],
        // Without blur, the shadow would have a hard edge.
        blur: small(22.0).max(1),
        spread: 0,
        color: SHADOW,
    };
    painter.add(shadow.as_shape(place, CornerRadius::same(small(6.0))));
}
