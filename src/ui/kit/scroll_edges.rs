//! Fades what scrolls out of view at the upper and the lower edge of a scroll area, so that no row looks cut.

use bevy_egui::egui::ecolor::{gamma_u8_from_linear_f32, linear_u8_from_linear_f32};
use bevy_egui::egui::scroll_area::ScrollAreaOutput;
use bevy_egui::egui::{Color32, Mesh, Painter, Rangef, Rgba, Ui, pos2};

use super::paper::Leaf;
use super::skin::Skin;

/// The height of a fade, in units.
const FADE: f32 = 22.0;
/// The share of a fade at the edge that hides everything.
const HIDDEN: f32 = 0.2;
/// The number of steps of a fade. Between them egui changes colours evenly, but light isn't even there.
const STEPS: u8 = 8;
/// The width at the left for focus rings, in units.
const RING: f32 = 4.0;

/// Fades the edges of a scroll area with the material below it: the paper of a page, or the fill of its frame. Other
/// grounds stay as they are.
pub fn fade_edges<R>(ui: &Ui, shown: &ScrollAreaOutput<R>) {
    let area = shown.inner_rect;
    let height = FADE.min(area.height() / 4.0);
    let above = shown.state.offset.y;
    let below = shown.content_size.y - area.height() - above;
    let across = Rangef::new(area.min.x - RING, area.max.x);
    if across.span() <= 0.0 {
        return;
    }
    // Near the end of the contents little is hidden, and the fade is weak.
    let strength = |hidden: f32| (hidden / height).clamp(0.0, 1.0);
    for (hidden, edge, inwards) in [(above, area.min.y, 1.0), (below, area.max.y, -1.0)] {
        if hidden <= 0.5 {
            continue;
        }
        let level = |far: f32| {
            let share = ((1.0 - far) / (1.0 - HIDDEN)).clamp(0.0, 1.0);
            (edge + inwards * far * height, share * strength(hidden))
        };
        let mut levels = vec![level(0.0)];
        let step = |at: u8| HIDDEN + (1.0 - HIDDEN) * f32::from(at) / f32::from(STEPS);
        levels.extend((0..=STEPS).map(|at| level(step(at))));
        if inwards < 0.0 {
            levels.reverse();
        }
        cover(ui, across, &levels);
    }
}

/// Covers a strip with the material below. The opacity (0 to 1) changes evenly between its levels from top to bottom.
fn cover(ui: &Ui, across: Rangef, levels: &[(f32, f32)]) {
    if Skin::of(ui) == Skin::Paper {
        if let Some(leaf) = Leaf::under(ui.painter()) {
            leaf.cover(ui.painter(), across, levels);
        }
        return;
    }
    let fill = ui.stack().bg_color();
    if fill == Color32::TRANSPARENT {
        return;
    }
    fill_strip(ui.painter(), across, fill, levels);
}

/// Covers a strip with a colour. The opacity (0 to 1) changes evenly between its levels from top to bottom.
pub fn fill_strip(painter: &Painter, across: Rangef, fill: Color32, levels: &[(f32, f32)]) {
    let mut mesh = Mesh::default();
    for (level, (y, opacity)) in (0_u32..).zip(levels) {
        for x in [across.min, across.max] {
            mesh.colored_vertex(pos2(x, *y), covering(fill, *opacity));
        }
        if let Some(before) = level.checked_sub(1) {
            let first = 2 * before;
            mesh.add_triangle(first, first + 1, first + 2);
            mesh.add_triangle(first + 1, first + 2, first + 3);
        }
    }
    painter.add(mesh);
}

/// A colour that covers another one with an opacity (0 to 1). [`Color32::gamma_multiply`] would darken bright colours,
/// because the screen mixes light.
pub fn covering(tone: Color32, opacity: f32) -> Color32 {
    let [red, green, blue, alpha] = Rgba::from(tone).multiply(opacity).to_array();
    let [red, green, blue] = [red, green, blue].map(gamma_u8_from_linear_f32);
    Color32::from_rgba_premultiplied(red, green, blue, linear_u8_from_linear_f32(alpha))
}
