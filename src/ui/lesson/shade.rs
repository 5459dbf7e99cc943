//! Darkens everything that a lesson's step doesn't highlight.

use bevy::math::{Rect, Vec2};
use bevy_egui::egui::{self, Color32, Id, LayerId, Mesh, Order, Shape, pos2};

use super::scene::{Lit, Scene};
use crate::ui::view::View;

/// The opacity of the dark parts.
const DARK: f32 = 0.46;
/// The width of the light's edge, in units.
const EDGE: f32 = 30.0;
/// The distance between two points of the mesh, in units.
const STEP: f32 = 15.0;

/// Darkens the table apart from the step's highlighted parts.
pub(super) fn paint(ctx: &egui::Context, view: &View, scene: &Scene) {
    if scene.is_empty() {
        return;
    }
    let layout = view.layout;
    let window = layout.window / layout.unit;
    let top = layout.bar.max.y;
    let (columns, rows) = (
        (window.x / STEP).ceil() as u32,
        ((window.y - top) / STEP).ceil() as u32,
    );
    let mut mesh = Mesh::default();
    mesh.reserve_vertices(((columns + 1) * (rows + 1)) as usize);
    for row in 0..=rows {
        for column in 0..=columns {
            let at = Vec2::new(column as f32 * STEP, top + row as f32 * STEP);
            let away = (distance(scene, at) / EDGE).clamp(0.0, 1.0);
            let dark = DARK * away * away * (3.0 - 2.0 * away);
            // Lit parts are a little warmer than in normal light.
            let warm = (1.0 - away) * 9.0;
            let colour = Color32::from_rgba_premultiplied(
                warm as u8,
                (warm * 0.8) as u8,
                (warm * 0.4) as u8,
                (dark * 255.0) as u8,
            );
            mesh.colored_vertex(pos2(at.x, at.y), colour);
        }
    }
    for row in 0..rows {
        for column in 0..columns {
            let i = row * (columns + 1) + column;
            mesh.add_triangle(i, i + 1, i + columns + 1);
            mesh.add_triangle(i + 1, i + columns + 2, i + columns + 1);
        }
    }
    let layer = LayerId::new(Order::Background, Id::new("lesson's light"));
    ctx.layer_painter(layer).add(Shape::mesh(mesh));
}

/// The distance of a point from the lit parts.
fn distance(scene: &Scene, at: Vec2) -> f32 {
    let half = scene.unit * 0.40;
    let outside = |rect: &Rect| {
        let away = (rect.min - at).max(at - rect.max).max(Vec2::ZERO);
        away.length()
    };
    let thrown = scene.thrown.iter().map(outside);
    let lit = scene.lit.iter().map(|lit| match lit {
        Lit::Cell(rect) => outside(rect),
        Lit::Round(middle, radius) => (at.distance(*middle) - radius).max(0.0),
    });
    let lines = scene.road.hops().iter().flat_map(|hop| hop.windows(2));
    let road = lines.map(|line| {
        let along = line[1] - line[0];
        let part = (at - line[0]).dot(along) / along.length_squared().max(1.0);
        let near = line[0] + along * part.clamp(0.0, 1.0);
        (at.distance(near) - half).max(0.0)
    });
    let piece = scene.road.start();
    let piece = piece.map(|piece| (at.distance(piece) - scene.unit * 0.55).max(0.0));
    lit.chain(thrown)
        .chain(road)
        .chain(piece)
        .fold(f32::INFINITY, f32::min)
}
