//! Paints uncut wood over lines of a board's picture, for games whose board doesn't have them.

use bevy_egui::egui::epaint::Vertex;
use bevy_egui::egui::{Color32, Mesh, Painter, Shape, TextureId, Vec2, pos2};

use crate::ui::kit::covering;
use crate::ui::paint::Pose;

/// The distances from a line up to which the cover is opaque, and from which it's transparent, in units of the board.
const EDGE: [f32; 2] = [13.0, 20.0];
/// The number of steps of an edge. Between them egui changes colours evenly, but light isn't even there.
const STEPS: u8 = 6;
/// The distance of the wood that the cover shows. There, the picture has neither this line nor another.
const BESIDE: f32 = 38.0;

/// The picture of a board, and its place.
#[derive(Clone, Copy)]
pub(super) struct Wood {
    /// The texture.
    pub(super) texture: TextureId,
    /// The size of the picture, in units of the board.
    pub(super) size: Vec2,
    /// The place of the picture.
    pub(super) pose: Pose,
}

impl Wood {
    /// Covers a line, whose ends are positions from the picture's lower left corner, with the wood beside it.
    pub(super) fn cover(self, painter: &Painter, [from, to]: [Vec2; 2], tint: Color32) {
        let across = (to - from).normalized().rot90();
        let mut mesh = Mesh::with_texture(self.texture);
        let [opaque, clear] = EDGE;
        let edge = (0..=STEPS).map(|step| {
            let share = f32::from(step) / f32::from(STEPS);
            (clear + (opaque - clear) * share, covering(tint, share))
        });
        let rows = edge.clone().map(|(away, color)| (-away, color));
        let rows: Vec<(f32, Color32)> = rows.chain(edge.rev()).collect();
        for (away, color) in &rows {
            for end in [from, to] {
                let at = end + across * *away;
                let shown = at + across * BESIDE;
                mesh.vertices.push(Vertex {
                    pos: self.pose.place(at),
                    uv: pos2(shown.x / self.size.x, 1.0 + shown.y / self.size.y),
                    color: *color,
                });
            }
        }
        for row in (0..rows.len() as u32 - 1).map(|row| 2 * row) {
            mesh.add_triangle(row, row + 1, row + 3);
            mesh.add_triangle(row, row + 3, row + 2);
        }
        painter.add(Shape::mesh(mesh));
    }
}
