//! Shows a walnut tray over the table: a panel with a rim, a brass wire, stars in its corners and the table's ground as
//! its floor.

use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, Painter, Rect, Shadow, Stroke, StrokeKind, Ui, Vec2, pos2,
    vec2,
};

use super::icons::Icons;
use super::paint::{Repeat, light, shade, tiles};
use super::panels::backdrop;
use super::theme::colour;
use super::woodwork::{PLANK, planks, star, wire};
use crate::rules::GameKind;

/// The width of the rim in large and in small windows.
const RIM: [f32; 2] = [26.0, 16.0];
/// The size of a tile of the ground.
const TILE: f32 = 256.0;
/// The tint of the floor, which is in the rim's shade.
const FLOOR: Color32 = Color32::from_gray(166);

/// Shows a tray in the middle of the window, with everything behind it dimmed. Its contents get the available height.
pub fn tray<R>(
    ctx: &egui::Context,
    id: &str,
    width: f32,
    icons: &Icons,
    game: GameKind,
    add: impl FnOnce(&mut Ui, f32) -> R,
) -> R {
    let screen = ctx.content_rect();
    backdrop(ctx, id);
    let is_small = screen.width() < 520.0 || screen.height() < 520.0;
    let rim = RIM[usize::from(is_small)];
    let margin = if is_small { 8.0 } else { 20.0 };
    let padding = if is_small { 16.0 } else { 34.0 };
    let width = width.min(screen.width() - 2.0 * margin);
    let area = egui::Id::new(id);
    // The tray has the size of its contents in the frame before.
    let before = ctx.memory(|memory| memory.area_rect(area));
    egui::Area::new(area)
        .order(egui::Order::Tooltip)
        .anchor(Align2::CENTER_CENTER, vec2(0.0, 0.0))
        .constrain_to(screen)
        .fade_in(false)
        .show(ctx, |ui| {
            if let Some(rect) = before {
                paint(ui.painter(), icons, game, rect, rim);
            }
            egui::Frame::new()
                .inner_margin(egui::Margin::same((rim + padding) as i8))
                .show(ui, |ui| {
                    let around = 2.0 * (rim + padding);
                    ui.set_width(width - around);
                    add(ui, screen.height() - 2.0 * margin - around)
                })
                .inner
        })
        .inner
}

fn paint(painter: &Painter, icons: &Icons, game: GameKind, rect: Rect, rim: f32) {
    let radius = CornerRadius::same(8);
    let shadow = Shadow {
        offset: [8, 14],
        blur: 30,
        spread: 2,
        color: Color32::from_black_alpha(190),
    };
    painter.add(shadow.as_shape(rect, radius));
    let floor = rect.shrink(rim);
    let grey = |light: f32| Color32::from_gray((light * 255.0) as u8);
    let wood = icons.walnut();
    // The planks of the rim, with their light from left to right.
    let sides = [
        (
            Rect::from_min_max(rect.min, pos2(rect.max.x, floor.min.y)),
            [1.0, 0.82],
        ),
        (
            Rect::from_min_max(pos2(rect.min.x, floor.max.y), rect.max),
            [0.8, 0.62],
        ),
        (
            Rect::from_min_max(
                pos2(rect.min.x, floor.min.y),
                pos2(floor.min.x, floor.max.y),
            ),
            [0.96, 0.88],
        ),
        (
            Rect::from_min_max(
                pos2(floor.max.x, floor.min.y),
                pos2(rect.max.x, floor.max.y),
            ),
            [0.74, 0.66],
        ),
    ];
    for (side, lit) in sides {
        planks(painter, wood, side, PLANK * 0.75, lit.map(grey));
    }
    let lit = Color32::from_rgba_unmultiplied(0xFF, 0xE0, 0xB0, 70);
    let dark = Color32::from_black_alpha(150);
    let edge = |from: egui::Pos2, to: egui::Pos2, tint| {
        painter.line_segment([from, to], Stroke::new(1.6, tint));
    };
    edge(rect.left_top(), rect.right_top(), lit);
    edge(rect.left_top(), rect.left_bottom(), lit);
    edge(rect.left_bottom(), rect.right_bottom(), dark);
    edge(rect.right_top(), rect.right_bottom(), dark);
    match icons.ground(game) {
        Some(ground) => {
            let tile = Vec2::splat(TILE);
            tiles(painter, ground, Repeat::Seamless, floor, tile, [FLOOR; 2]);
        }
        None => {
            painter.rect_filled(floor, 0.0, colour::PANEL_FILL);
        }
    }
    light(painter, floor, |at| 1.0 - 0.18 * at.x - 0.14 * at.y);
    let down = Rect::from_min_size(floor.min, vec2(floor.width(), 30.0));
    shade(painter, down, true, 0.62);
    let right = Rect::from_min_size(floor.min, vec2(24.0, floor.height()));
    shade(painter, right, false, 0.55);
    painter.rect_stroke(floor, 0.0, Stroke::new(2.0, dark), StrokeKind::Outside);
    let seam = rect.shrink(rim * 0.69);
    let corners = [
        seam.left_top(),
        seam.right_top(),
        seam.right_bottom(),
        seam.left_bottom(),
    ];
    for (at, from) in corners.into_iter().enumerate() {
        wire(painter, [from, corners[(at + 1) % 4]], 0.75, 1.0);
    }
    for corner in corners {
        star(painter, corner, rim * 0.36, 1.0);
    }
}
