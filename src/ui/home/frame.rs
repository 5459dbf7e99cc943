//! Paints the walnut frame around the rooms: rails, seams, brass wires, pearl stars and the title.

use bevy_egui::egui::{
    Align2, Color32, FontFamily, FontId, Painter, Pos2, Rect, Stroke, TextureId, Vec2, pos2, vec2,
};

use super::layout::HomeLayout;
use crate::ui::paint::shade;
use crate::ui::woodwork::{PLANK, planks, star, wire};

/// The colour of bone letters.
const BONE: Color32 = Color32::from_rgb(0xEB, 0xD9, 0xAE);
/// The colour of the line beside the title.
const LINE: Color32 = Color32::from_rgb(0xD9, 0xC8, 0xA4);
/// The lit upper edge of a rail, at 18 %.
const LIT_EDGE: Color32 = Color32::from_rgba_unmultiplied_const(0xFF, 0xE0, 0xB0, 46);
/// The dark lower edge of a rail, at 51 %.
const DARK_EDGE: Color32 = Color32::from_black_alpha(130);
/// The glue at the upper left of a letter, at 63 %.
const GLUE: Color32 = Color32::from_black_alpha(160);
/// The light at the lower right of a letter, at 24 %.
const LETTER_LIGHT: Color32 = Color32::from_rgba_unmultiplied_const(0xFF, 0xE6, 0xC0, 60);

/// Paints the wood around and between the rooms, and its shadows in them.
pub(super) fn paint(
    painter: &Painter,
    walnut: Option<TextureId>,
    layout: &HomeLayout,
    strength: f32,
) {
    let unit = layout.unit;
    let grey = |light: f32| Color32::from_gray((light * 255.0) as u8).gamma_multiply(strength);
    let plank = PLANK * unit.max(0.5);
    for room in layout.rooms {
        let down = Rect::from_min_size(room.min, vec2(room.width(), 34.0 * unit));
        shade(painter, down, true, 0.62 * strength);
        let right = Rect::from_min_size(room.min, vec2(26.0 * unit, room.height()));
        shade(painter, right, false, 0.62 * strength);
    }
    let wood = |rect: Rect, light: [f32; 2]| {
        planks(painter, walnut, rect, plank, light.map(grey));
        let edge = |points: [Pos2; 2], colour: Color32| {
            painter.line_segment(points, Stroke::new(1.5, colour.gamma_multiply(strength)));
        };
        edge([rect.left_top(), rect.right_top()], LIT_EDGE);
        edge([rect.left_bottom(), rect.right_bottom()], DARK_EDGE);
    };
    let screen = layout.screen;
    let (top, foot) = (layout.top, layout.foot);
    wood(top, [1.0, 0.66]);
    wood(foot, [0.92, 0.60]);
    let mut edges: Vec<Rect> = Vec::new();
    let mut last: Option<Rect> = None;
    for room in layout.rooms {
        let between = match (last, layout.upright) {
            (None, true) => None,
            (None, false) => Some(Rect::from_min_max(
                pos2(screen.min.x, top.max.y),
                pos2(room.min.x, foot.min.y),
            )),
            (Some(last), true) => Some(Rect::from_min_max(
                pos2(screen.min.x, last.max.y),
                pos2(screen.max.x, room.min.y),
            )),
            (Some(last), false) => Some(Rect::from_min_max(
                pos2(last.max.x, top.max.y),
                pos2(room.min.x, foot.min.y),
            )),
        };
        edges.extend(between);
        last = Some(room);
    }
    if let Some(last) = last {
        let right = Rect::from_min_max(pos2(last.max.x, top.max.y), pos2(screen.max.x, foot.min.y));
        edges.push(right);
        if layout.upright {
            let left =
                Rect::from_min_max(pos2(screen.min.x, top.max.y), pos2(last.min.x, foot.min.y));
            edges.push(left);
        }
    }
    for edge in &edges {
        let at = (edge.center().x - screen.min.x) / screen.width();
        let light = 0.95 - 0.3 * at;
        planks(painter, walnut, *edge, plank, [grey(light); 2]);
    }
    wires(painter, layout, strength);
}

fn wires(painter: &Painter, layout: &HomeLayout, strength: f32) {
    let unit = layout.unit;
    let wire = |points: [Pos2; 2]| wire(painter, points, unit, strength);
    let screen = layout.screen;
    let (above, below) = (
        layout.top.max.y - 7.0 * unit,
        layout.foot.min.y + 7.0 * unit,
    );
    wire([pos2(screen.min.x, above), pos2(screen.max.x, above)]);
    wire([pos2(screen.min.x, below), pos2(screen.max.x, below)]);
    let mut stars = Vec::new();
    for pair in layout.rooms.windows(2) {
        let [a, b] = pair else { continue };
        if layout.upright {
            let y = (a.max.y + b.min.y) / 2.0;
            wire([pos2(screen.min.x, y), pos2(screen.max.x, y)]);
        } else {
            let x = (a.max.x + b.min.x) / 2.0;
            wire([pos2(x, above), pos2(x, below)]);
            stars.push(pos2(x, above));
            stars.push(pos2(x, below));
        }
    }
    for at in stars {
        star(painter, at, 15.0 * unit, strength);
    }
}

/// The width of the buttons and languages beside the title in a portrait window, in points.
const BESIDE_TITLE: f32 = 262.0;
/// The width of the title relative to its font size.
const TITLE_WIDTH: f32 = 4.2;

/// Writes the title into the upper rail, and a line beside it if it fits and leaves room for `buttons`. Returns the end
/// of both.
pub(super) fn title(
    painter: &Painter,
    layout: &HomeLayout,
    line: &str,
    strength: f32,
    buttons: f32,
) -> f32 {
    let rail = layout.top;
    let size = if layout.upright {
        // Large texts leave less space beside the buttons.
        let fitting = (rail.width() - BESIDE_TITLE) / TITLE_WIDTH;
        (rail.height() * 0.48).min(fitting)
    } else {
        rail.height() * 0.62
    };
    let font = FontId::new(size, FontFamily::Name("title".into()));
    let at = pos2(
        rail.min.x
            + if layout.upright {
                32.0 * layout.unit
            } else {
                62.0 * layout.unit
            }
            .max(14.0),
        rail.center().y - 0.02 * rail.height(),
    );
    let write = |away: f32, colour: Color32| {
        let at = at + Vec2::splat(away);
        let colour = colour.gamma_multiply(strength);
        painter.text(at, Align2::LEFT_CENTER, "Tavoliere", font.clone(), colour)
    };
    // The letters look inlaid, with a dark line of glue at their upper left and light at their lower right.
    write(-1.2 * layout.unit.max(0.6), GLUE);
    write(1.2 * layout.unit.max(0.6), LETTER_LIGHT);
    let written = write(0.0, BONE);
    let font = FontId::proportional((25.0 * layout.unit).max(15.0));
    let colour = LINE.gamma_multiply(strength);
    let beside = painter.layout_no_wrap(line.to_owned(), font, colour);
    let x = written.max.x + 34.0 * layout.unit;
    if x + beside.size().x + buttons > rail.max.x || layout.tight || layout.upright {
        return written.max.x;
    }
    let y = rail.center().y + rail.height() * 0.12 - beside.size().y / 2.0;
    let end = x + beside.size().x;
    painter.galley(pos2(x, y), beside, colour);
    end
}
