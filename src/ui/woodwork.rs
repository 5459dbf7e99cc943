//! Paints woodwork for frames: walnut planks, inlaid brass wires, stars of pearl.

use bevy_egui::egui::{Color32, Mesh, Painter, Pos2, Rect, Stroke, TextureId, Vec2, vec2};

use super::paint::{Repeat, tiles};
use super::theme::colour;

/// The size of a walnut plank, in design units.
pub(super) const PLANK: Vec2 = vec2(512.0, 104.0);
const PEARL: Color32 = Color32::from_rgb(0xF0, 0xE9, 0xDA);
/// The colour of walnut while its texture isn't loaded.
const WALNUT: Color32 = Color32::from_rgb(0x38, 0x21, 0x0F);

/// Fills a rectangle with planks. The tint changes from left to right.
pub(super) fn planks(
    painter: &Painter,
    walnut: Option<TextureId>,
    rect: Rect,
    plank: Vec2,
    tint: [Color32; 2],
) {
    match walnut {
        Some(walnut) => tiles(painter, walnut, Repeat::Mirrored, rect, plank, tint),
        None => {
            let mut mesh = Mesh::default();
            mesh.add_colored_rect(rect, WALNUT);
            painter.add(mesh);
        }
    }
}

/// Paints a brass wire inlaid in the wood. `unit` is the number of points per design unit.
pub(super) fn wire(painter: &Painter, points: [Pos2; 2], unit: f32, strength: f32) {
    let seat = Stroke::new(
        (4.0 * unit).max(2.0),
        Color32::from_black_alpha(107).gamma_multiply(strength),
    );
    let brass = Stroke::new(
        (2.0 * unit).max(1.2),
        colour::BRASS.gamma_multiply(0.85 * strength),
    );
    painter.line_segment(points, seat);
    painter.line_segment(points, brass);
}

/// Paints the star of pearl of Tawula's heads: eight petals around a dark centre.
pub(super) fn star(painter: &Painter, at: Pos2, radius: f32, strength: f32) {
    let dark = Color32::from_rgb(0x1B, 0x0F, 0x0A).gamma_multiply(strength);
    painter.circle_filled(at, radius, dark);
    for petal in 0..8_u8 {
        let angle = f32::from(petal) * std::f32::consts::FRAC_PI_4;
        let middle = at + Vec2::angled(angle) * radius * 0.62;
        painter.circle_filled(middle, radius * 0.27, PEARL.gamma_multiply(strength));
    }
    painter.circle_filled(at, radius * 0.46, PEARL.gamma_multiply(0.92 * strength));
    painter.circle_filled(at, radius * 0.24, dark);
}
