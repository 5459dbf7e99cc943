//! The cloth under the sheet.

use bevy_egui::egui::{self, Color32, Rect, Stroke, Ui, pos2, vec2};

const INDIGO: Color32 = Color32::from_rgb(0x13, 0x1F, 0x45);
/// The colour of the weave's threads.
const THREAD: Color32 = Color32::from_rgb(0x1B, 0x2A, 0x58);
/// The colours of the border's ground and pattern.
const RED: Color32 = Color32::from_rgb(0x7A, 0x22, 0x1C);
const GOLD: Color32 = Color32::from_rgb(0xC9, 0x9A, 0x4A);

/// Paints indigo cloth with a woven border at its bottom. Returns the top of the border.
pub(super) fn cloth(ui: &Ui, rect: Rect) -> f32 {
    let painter = ui.painter();
    painter.rect_filled(rect, 0.0, INDIGO);
    let thread = Stroke::new(1.0, THREAD);
    let mut y = rect.min.y;
    while y < rect.max.y {
        painter.hline(rect.x_range(), y, thread);
        y += 5.0;
    }
    let high = if rect.height() < 420.0 { 10.0 } else { 26.0 };
    let foot = rect.max.y - high;
    let border = Rect::from_min_max(pos2(rect.min.x, foot), rect.max);
    let mut mesh = egui::Mesh::default();
    mesh.add_colored_rect(border, RED);
    let half = high * 0.28;
    let mut x = border.min.x + high / 2.0;
    while x < border.max.x {
        let middle = pos2(x, border.center().y);
        let first = mesh.vertices.len() as u32;
        for corner in [
            vec2(0.0, -half),
            vec2(half, 0.0),
            vec2(0.0, half),
            vec2(-half, 0.0),
        ] {
            mesh.colored_vertex(middle + corner, GOLD);
        }
        mesh.add_triangle(first, first + 1, first + 2);
        mesh.add_triangle(first, first + 2, first + 3);
        x += high;
    }
    painter.add(egui::Shape::mesh(mesh));
    painter.hline(border.x_range(), foot + 2.0, Stroke::new(2.0, GOLD));
    foot
}
