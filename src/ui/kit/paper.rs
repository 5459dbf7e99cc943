//! Paints the leaves of the book: paper with a torn edge, and the shadow of the fold.

use bevy_egui::egui::{Color32, Mesh, Painter, Rect, Shape, pos2, vec2};

/// The paper's middle tone.
pub const PAPER: Color32 = Color32::from_rgb(0xEA, 0xD9, 0xAD);
const LIGHT: Color32 = Color32::from_rgb(0xF2, 0xE4, 0xBC);
const DARK: Color32 = Color32::from_rgb(0xD2, 0xBC, 0x8A);
/// The depth of the tears in the edge, in units.
const TORN: f32 = 3.6;
/// The distance between two tears, in units.
const TEAR: f32 = 7.0;

/// Paints a sheet of paper, lighter at its upper left.
pub fn sheet(painter: &Painter, rect: Rect, shade: f32) {
    let tone = |colour: Color32| colour.lerp_to_gamma(Color32::BLACK, shade);
    let mut mesh = Mesh::default();
    for (at, colour) in [
        (rect.left_top(), LIGHT),
        (rect.right_top(), PAPER),
        (rect.right_bottom(), DARK),
        (rect.left_bottom(), PAPER),
    ] {
        mesh.colored_vertex(at, tone(colour));
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    let corners = [
        (rect.left_top(), rect.right_top(), vec2(0.0, -1.0)),
        (rect.right_top(), rect.right_bottom(), vec2(1.0, 0.0)),
        (rect.right_bottom(), rect.left_bottom(), vec2(0.0, 1.0)),
        (rect.left_bottom(), rect.left_top(), vec2(-1.0, 0.0)),
    ];
    for (side, (from, to, out)) in (0_u32..).zip(corners) {
        let count = ((to - from).length() / TEAR) as u32;
        let mut last = None;
        for n in 0..=count {
            let inner = from + (to - from) * (n as f32 / count.max(1) as f32);
            // A hash keeps the tears the same in every frame.
            let bits = (n * 31 + side * 977).wrapping_mul(0x9E37_79B9);
            let far = TORN * (bits >> 20) as f32 / 4096.0;
            let at = mesh.vertices.len() as u32;
            mesh.colored_vertex(inner, tone(PAPER));
            mesh.colored_vertex(inner + out * far, tone(DARK));
            if let Some(before) = last {
                mesh.add_triangle(before, before + 1, at);
                mesh.add_triangle(before + 1, at, at + 1);
            }
            last = Some(at);
        }
    }
    painter.add(Shape::mesh(mesh));
}

/// Paints a shadow that fades across a rectangle, from left to right, or with `back` from right to left.
pub fn shadow(painter: &Painter, rect: Rect, alpha: u8, back: bool) {
    let (left, right) = if back { (0, alpha) } else { (alpha, 0) };
    let mut mesh = Mesh::default();
    for (x, alpha) in [(rect.min.x, left), (rect.max.x, right)] {
        mesh.colored_vertex(pos2(x, rect.min.y), Color32::from_black_alpha(alpha));
        mesh.colored_vertex(pos2(x, rect.max.y), Color32::from_black_alpha(alpha));
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(1, 2, 3);
    painter.add(Shape::mesh(mesh));
}
