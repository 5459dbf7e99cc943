//! Paints a stick like those on the table, for throws by hand.

use bevy_egui::egui::{Color32, Mesh, Painter, Rect, Shape, pos2, vec2};

use crate::geometry::tablan::{STICK, STICK_STILL};
use crate::ui::icons::Icons;
use crate::ui::light::has_plain_boards;
use crate::ui::move_text::Sticks;

/// Paints an upright stick as high as a rectangle, with its flat side or its back up. It's plain like the boards in the
/// high-contrast theme, and while its picture isn't loaded.
pub fn paint_stick(painter: &Painter, icons: &Icons, rect: Rect, is_flat: bool) {
    let picture = icons.sticks().filter(|_| !has_plain_boards(painter.ctx()));
    let Some(pictures) = picture else {
        Sticks::paint_one(painter, rect.center(), rect.height(), is_flat);
        return;
    };
    let scale = rect.height() / (2.0 * STICK.0);
    let place = Rect::from_center_size(rect.center(), vec2(STICK_STILL.1, STICK_STILL.0) * scale);
    // In the picture the stick is along x with its light from above. With the axes swapped the light comes from the left,
    // and the shadow falls to the right and down as before.
    let mut mesh = Mesh::with_texture(pictures[usize::from(is_flat)]);
    let all = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    mesh.add_rect_with_uv(place, all, Color32::WHITE);
    for vertex in &mut mesh.vertices {
        vertex.uv = pos2(vertex.uv.y, vertex.uv.x);
    }
    painter.add(Shape::mesh(mesh));
}
