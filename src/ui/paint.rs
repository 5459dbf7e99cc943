//! Paints rotated pictures, tiles, light and shade for rooms and panels.

use bevy_egui::egui::epaint::Vertex;
use bevy_egui::egui::{
    Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke, TextureId, Vec2, pos2, vec2,
};

/// The position, scale and rotation of a board's plane on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pose {
    /// The lower left corner of the board's picture on the screen.
    pub(super) corner: Pos2,
    /// The points per unit of the board.
    pub(super) scale: f32,
    /// The counterclockwise rotation (rad).
    pub(super) turn: f32,
}

impl Pose {
    /// Interpolates to another pose; 0 is this one.
    pub(super) fn towards(self, other: Pose, t: f32) -> Pose {
        Pose {
            corner: self.corner.lerp(other.corner, t),
            scale: self.scale + (other.scale - self.scale) * t,
            turn: self.turn + (other.turn - self.turn) * t,
        }
    }

    /// Converts a vector on the board to the screen.
    fn turned(self, v: Vec2) -> Vec2 {
        let (sin, cos) = self.turn.sin_cos();
        vec2(v.x * cos + v.y * sin, v.y * cos - v.x * sin) * self.scale
    }

    /// Converts a position on the board, from the lower left corner of its picture, to the screen.
    pub(super) fn place(self, from_corner: Vec2) -> Pos2 {
        self.corner + self.turned(from_corner)
    }

    /// Paints a picture on the board's plane, at this position and size.
    pub(super) fn picture(
        self,
        painter: &Painter,
        texture: TextureId,
        from: Vec2,
        size: Vec2,
        tint: Color32,
    ) {
        let corners = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)];
        let mut mesh = Mesh::with_texture(texture);
        for (x, y) in corners {
            mesh.vertices.push(Vertex {
                pos: self.place(from + vec2(size.x * x, size.y * y)),
                uv: pos2(x, y),
                color: tint,
            });
        }
        mesh.add_triangle(0, 1, 2);
        mesh.add_triangle(0, 2, 3);
        painter.add(Shape::mesh(mesh));
    }

    /// Paints a soft round shadow on the board's plane.
    pub(super) fn shadow(self, painter: &Painter, at: Vec2, radius: f32, dark: f32) {
        const CORNERS: u32 = 20;
        let mut mesh = Mesh::default();
        let middle = self.place(at);
        let black = |dark: f32| Color32::from_black_alpha((dark * 255.0) as u8);
        mesh.colored_vertex(middle, black(dark));
        for ring in 1..=2_u32 {
            for corner in 0..CORNERS {
                let angle = corner as f32 / CORNERS as f32 * std::f32::consts::TAU;
                let reach = radius * if ring == 1 { 0.62 } else { 1.0 };
                let at = self.place(at + Vec2::angled(angle) * reach);
                mesh.colored_vertex(at, black(if ring == 1 { dark * 0.72 } else { 0.0 }));
            }
        }
        for corner in 0..CORNERS {
            let next = (corner + 1) % CORNERS;
            let (inner, outer) = (1, 1 + CORNERS);
            mesh.add_triangle(0, inner + corner, inner + next);
            mesh.add_triangle(inner + corner, outer + corner, outer + next);
            mesh.add_triangle(inner + corner, outer + next, inner + next);
        }
        painter.add(Shape::mesh(mesh));
    }
}

/// The way in which a picture repeats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Repeat {
    /// Its sides meet.
    Seamless,
    /// Its sides don't meet, so every other one in a row is mirrored.
    Mirrored,
}

/// Fills a rectangle with tiles of a picture. The tint changes from left to right.
pub(super) fn tiles(
    painter: &Painter,
    texture: TextureId,
    repeat: Repeat,
    rect: Rect,
    tile: Vec2,
    tint: [Color32; 2],
) {
    let mut mesh = Mesh::with_texture(texture);
    let tint_at = |x: f32| {
        let t = ((x - rect.min.x) / rect.width().max(1.0)).clamp(0.0, 1.0);
        tint[0].lerp_to_gamma(tint[1], t)
    };
    let mut y = rect.min.y;
    while y < rect.max.y {
        let height = tile.y.min(rect.max.y - y);
        let mut x = rect.min.x;
        let mut flipped = false;
        while x < rect.max.x {
            let width = tile.x.min(rect.max.x - x);
            let first = mesh.vertices.len() as u32;
            for (dx, dy) in [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)] {
                mesh.vertices.push(Vertex {
                    pos: pos2(x + dx, y + dy),
                    uv: pos2(
                        if flipped {
                            1.0 - dx / tile.x
                        } else {
                            dx / tile.x
                        },
                        dy / tile.y,
                    ),
                    color: tint_at(x + dx),
                });
            }
            mesh.add_triangle(first, first + 1, first + 2);
            mesh.add_triangle(first, first + 2, first + 3);
            x += tile.x;
            flipped = repeat == Repeat::Mirrored && !flipped;
        }
        y += tile.y;
    }
    painter.add(Shape::mesh(mesh));
}

/// Darkens a rectangle. `light` is the remaining light, 0 to 1, at a position from 0 to 1 in each direction.
pub(super) fn light(painter: &Painter, rect: Rect, light: impl Fn(Vec2) -> f32) {
    const STEPS: u32 = 16;
    let mut mesh = Mesh::default();
    for j in 0..=STEPS {
        for i in 0..=STEPS {
            let at = vec2(i as f32, j as f32) / STEPS as f32;
            let dark = (1.0 - light(at)).clamp(0.0, 1.0);
            let place = rect.min + at * rect.size();
            mesh.colored_vertex(place, Color32::from_black_alpha((dark * 255.0) as u8));
        }
    }
    let row = STEPS + 1;
    for j in 0..STEPS {
        for i in 0..STEPS {
            let at = j * row + i;
            mesh.add_triangle(at, at + 1, at + row + 1);
            mesh.add_triangle(at, at + row + 1, at + row);
        }
    }
    painter.add(Shape::mesh(mesh));
}

/// Paints a shadow that fades from one side of a rectangle to the other.
pub(super) fn shade(painter: &Painter, rect: Rect, falls_down: bool, dark: f32) {
    let fade = |at: f32| 1.0 - dark * (1.0 - at).powi(2);
    light(painter, rect, |at| {
        fade(if falls_down { at.y } else { at.x })
    });
}

/// Interpolates smoothly from 0 at `from` to 1 at `to`.
pub(super) fn smooth(from: f32, to: f32, x: f32) -> f32 {
    let t = ((x - from) / (to - from)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

/// Paints a plain rectangle of a picture, which isn't a background for texts.
pub fn plain_rect(painter: &Painter, rect: Rect, tint: Color32) {
    let corners = vec![
        rect.left_top(),
        rect.right_top(),
        rect.right_bottom(),
        rect.left_bottom(),
    ];
    painter.add(Shape::convex_polygon(corners, tint, Stroke::NONE));
}
