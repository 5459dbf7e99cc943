//! A photograph of a position: the board from above on a print with a cream edge, laid on a page.

use std::sync::Arc;

use bevy_egui::egui::emath::Rot2;
use bevy_egui::egui::epaint::ClippedShape;
use bevy_egui::egui::layers::ShapeIdx;
use bevy_egui::egui::{
    Color32, Context, Id, Mesh, Painter, Pos2, Rect, Shadow, Shape, Stroke, Vec2, vec2,
};

use crate::record::GameRecord;
use crate::rules::{AnyPosition, GameKind, Setup, Side};
use crate::ui::board_scene::{BoardScene, UNLOADED, height_by_width};
use crate::ui::games;
use crate::ui::icons::Icons;
use crate::ui::paint::plain_rect;

/// The paper of the print.
const PRINT: Color32 = Color32::from_rgb(0xEA, 0xDB, 0xB6);
/// The strips of paper that hold a large photograph.
const STRAP: Color32 = Color32::from_rgba_premultiplied(0xDA, 0xCC, 0xA6, 0xEE);
/// The tint over a photograph that isn't selected.
const FADED: Color32 = Color32::from_rgba_premultiplied(0x8F, 0x82, 0x63, 0xA6);
/// The shadows of the print: offset, and strength.
const SHADOWS: [(Vec2, u8); 3] = [
    (vec2(8.0, 10.0), 22),
    (vec2(4.0, 5.0), 40),
    (vec2(1.0, 2.0), 70),
];

/// The rotations of photographs that were laid down by hand (degrees, clockwise). Neighbours differ.
const TILTS: [f32; 7] = [-1.1, 0.8, -0.6, 1.2, -0.9, 0.6, 1.0];

/// A photograph of a position.
#[derive(Clone, Copy, Debug)]
pub struct Photograph<'a> {
    scene: BoardScene<'a>,
    edge: f32,
    straps: bool,
    faded: bool,
    /// The clockwise rotation (rad).
    tilt: f32,
}

impl<'a> Photograph<'a> {
    /// A photograph of a position, with its first side at the bottom.
    #[must_use]
    pub const fn new(position: &'a AnyPosition) -> Self {
        Self {
            scene: BoardScene {
                position,
                before: None,
                ways: &[],
                bottom: Side::First,
            },
            edge: 5.0,
            straps: false,
            faded: false,
            tilt: 0.0,
        }
    }

    /// Sets the side at the bottom.
    #[must_use]
    pub const fn bottom(mut self, bottom: Side) -> Self {
        self.scene.bottom = bottom;
        self
    }

    /// Sets the width of the cream edge, in units.
    #[must_use]
    pub const fn edge(self, edge: f32) -> Self {
        Self { edge, ..self }
    }

    /// Holds its upper corners with strips of paper.
    #[must_use]
    pub const fn strapped(self) -> Self {
        Self {
            straps: true,
            ..self
        }
    }

    /// Makes it pale, because it isn't selected.
    #[must_use]
    pub const fn faded(self, faded: bool) -> Self {
        Self { faded, ..self }
    }

    /// Turns it slightly around its middle, always the same way for the same number. Its place stays the same.
    #[must_use]
    pub fn tilted(self, number: u64) -> Self {
        // The remainder is less than the number of tilts.
        let at = (number % TILTS.len() as u64) as usize;
        Self {
            tilt: TILTS[at].to_radians(),
            ..self
        }
    }

    /// The clockwise rotation (rad).
    #[must_use]
    pub const fn tilt(&self) -> f32 {
        self.tilt
    }

    /// The size of a photograph of this width, with its edge (units).
    #[must_use]
    pub fn size(&self, width: f32) -> Vec2 {
        let inner = (width - 2.0 * self.edge).max(1.0);
        let height = inner * height_by_width(self.scene.position.kind());
        vec2(width, height + 2.0 * self.edge)
    }

    /// The width of a photograph that fits into a size (units).
    #[must_use]
    pub fn width_in(&self, room: Vec2) -> f32 {
        let shape = height_by_width(self.scene.position.kind());
        let by_height = (room.y - 2.0 * self.edge).max(1.0) / shape + 2.0 * self.edge;
        room.x.min(by_height)
    }

    /// Paints it in a place of its [size](Self::size).
    pub fn paint(&self, painter: &Painter, icons: &Icons, place: Rect) {
        let first = next_shape(painter);
        let reach = (place.width() / 300.0).clamp(0.4, 1.6);
        for (offset, alpha) in SHADOWS {
            let shade = place.translate(offset * reach);
            painter.add(soft(shade, 3.0 * reach, alpha));
        }
        plain_rect(painter, place, PRINT);
        let inner = place.shrink(self.edge);
        plain_rect(painter, inner, UNLOADED);
        self.scene.paint_in(painter, icons, inner, reach);
        if self.tilt != 0.0 {
            // Covers the steps along the board's edges, which are smooth only if they aren't turned.
            let edges = corners(inner.expand(0.5)).to_vec();
            painter.add(Shape::closed_line(edges, Stroke::new(1.5, PRINT)));
        }
        if self.faded {
            plain_rect(painter, place, FADED);
        }
        if self.straps {
            for (corner, tilt) in [(place.left_top(), -0.5_f32), (place.right_top(), 0.5)] {
                strap(painter, corner, tilt, place.width() * 0.11);
            }
        }
        if self.tilt != 0.0 {
            let turn = Turn {
                rotation: Rot2::from_angle(self.tilt),
                middle: place.center(),
                board: inner,
            };
            turn.turn_since(painter, first);
        }
    }
}

/// The index of the next shape that a painter adds.
fn next_shape(painter: &Painter) -> ShapeIdx {
    let layer = painter.layer_id();
    painter
        .ctx()
        .graphics_mut(|graphics| graphics.entry(layer).next_idx())
}

/// Turns painted shapes around a point.
#[derive(Clone, Copy)]
struct Turn {
    rotation: Rot2,
    middle: Pos2,
    /// The place of the board before it's turned.
    board: Rect,
}

impl Turn {
    /// Turns the shapes that a painter has added since `first`.
    fn turn_since(&self, painter: &Painter, first: ShapeIdx) {
        let (layer, clip) = (painter.layer_id(), painter.clip_rect());
        painter.ctx().graphics_mut(|graphics| {
            let list = graphics.entry(layer);
            let end = list.next_idx();
            for at in first.0..end.0 {
                list.mutate_shape(ShapeIdx(at), |ClippedShape { clip_rect, shape }| {
                    // A turned board can't be clipped to a rectangle, so the rest of its picture is cut off.
                    if *clip_rect != clip
                        && let Shape::Mesh(mesh) = shape
                    {
                        crop(Arc::make_mut(mesh), self.board);
                        *clip_rect = clip;
                    }
                    self.turn(shape);
                });
            }
        });
    }

    fn turn(&self, shape: &mut Shape) {
        let turned = |at: Pos2| self.middle + self.rotation * (at - self.middle);
        let turn_all = |points: &mut [Pos2]| {
            for at in points {
                *at = turned(*at);
            }
        };
        match shape {
            Shape::Noop | Shape::Callback(_) => {}
            Shape::Vec(shapes) => shapes.iter_mut().for_each(|shape| self.turn(shape)),
            Shape::Circle(circle) => circle.center = turned(circle.center),
            Shape::Ellipse(ellipse) => {
                ellipse.center = turned(ellipse.center);
                ellipse.angle += self.rotation.angle();
            }
            Shape::LineSegment { points, .. } => turn_all(points),
            Shape::Path(path) => turn_all(&mut path.points),
            Shape::Rect(rect) => {
                rect.rect.set_center(turned(rect.rect.center()));
                rect.angle += self.rotation.angle();
                rect.round_to_pixels = Some(false);
            }
            Shape::Text(text) => {
                text.pos = turned(text.pos);
                text.angle += self.rotation.angle();
            }
            Shape::Mesh(mesh) => Arc::make_mut(mesh).rotate(self.rotation, self.middle),
            Shape::QuadraticBezier(curve) => turn_all(&mut curve.points),
            Shape::CubicBezier(curve) => turn_all(&mut curve.points),
        }
    }
}

/// Cuts off the parts of an upright picture outside a place.
fn crop(mesh: &mut Mesh, place: Rect) {
    let [Some(first), Some(opposite)] = [0, 2].map(|at| mesh.vertices.get(at).copied()) else {
        return;
    };
    let size = opposite.pos - first.pos;
    if size.x == 0.0 || size.y == 0.0 {
        return;
    }
    let uv = (opposite.uv - first.uv) / size;
    for vertex in &mut mesh.vertices {
        vertex.pos = place.clamp(vertex.pos);
        vertex.uv = first.uv + (vertex.pos - first.pos) * uv;
    }
}

/// The corners of a rectangle in a row.
fn corners(rect: Rect) -> [Pos2; 4] {
    [
        rect.left_top(),
        rect.right_top(),
        rect.right_bottom(),
        rect.left_bottom(),
    ]
}

/// A position of each game, in the order of [`GameKind::ALL`], computed once.
#[must_use]
pub fn samples(ctx: &Context) -> Arc<[AnyPosition]> {
    let id = Id::new("samples of photographs");
    let known = ctx.data(|data| data.get_temp::<Arc<[AnyPosition]>>(id));
    known.unwrap_or_else(|| {
        let samples: Arc<[AnyPosition]> = GameKind::ALL.map(sample).into();
        ctx.data_mut(|data| data.insert_temp(id, samples.clone()));
        samples
    })
}

/// The last position of the home screen's sample game.
fn sample(game: GameKind) -> AnyPosition {
    // A test reads all samples, so this can't fail.
    let read = GameRecord::from_record(games::room(game).sample);
    let shown = read.unwrap_or_else(|_| GameRecord::new(Setup::new(game), 0, Side::First));
    shown.position().clone()
}

/// A shadow with a soft edge.
fn soft(rect: Rect, blur: f32, alpha: u8) -> Shape {
    let shadow = Shadow {
        offset: [0, 0],
        blur: blur.max(1.0) as u8,
        spread: 0,
        color: Color32::from_black_alpha(alpha),
    };
    Shape::from(shadow.as_shape(rect, 2.0))
}

/// A strip of paper across a corner.
fn strap(painter: &Painter, corner: Pos2, tilt: f32, length: f32) {
    let along = Vec2::angled(tilt.signum() * 0.72) * length / 2.0;
    let across = along.rot90().normalized() * length * 0.13;
    let middle = corner + vec2(-tilt * length * 0.1, length * 0.05);
    let corners_at = |away: Vec2| {
        [
            middle - along - across,
            middle + along - across,
            middle + along + across,
            middle - along + across,
        ]
        .map(|at: Pos2| at + away)
        .to_vec()
    };
    let shade = Color32::from_black_alpha(50);
    let below = corners_at(vec2(1.5, 2.0));
    painter.add(Shape::convex_polygon(below, shade, Stroke::NONE));
    painter.add(Shape::convex_polygon(
        corners_at(Vec2::ZERO),
        STRAP,
        Stroke::NONE,
    ));
}
