//! Draws an arrow along a piece's way, cell by cell, with a numbered bead on each.

use bevy::math::Vec2;
use bevy_egui::egui::epaint::PathShape;
use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, FontFamily, FontId, Id, LayerId, Order, Painter, Rect,
    Shape, Stroke, StrokeKind, pos2,
};

use super::LessonView;
use super::scene::{Lit, Scene};
use crate::stage::road::{cut, length};
use crate::table::TargetKind;
use crate::ui::board_place::at;
use crate::ui::games;
use crate::ui::view::View;

// The width of the line at its start and its end, and the additional width of its dark edge, in design units.
const THIN: f32 = 3.8;
const THICK: f32 = 7.8;
const EDGE: f32 = 5.0;
/// The length of the head, and half its width, in design units.
const HEAD: Vec2 = Vec2::new(30.0, 14.0);
/// The radius of a bead, in design units.
const BEAD: f32 = 13.0;
/// The least radius of a bead with a legible number, in units.
const READABLE: f32 = 7.5;

/// The ink of the arrow's dark edge, and of its numbers.
const EDGE_INK: Color32 = Color32::from_rgb(0x1B, 0x0F, 0x08);

/// The inks of the arrow.
#[derive(Clone, Copy)]
struct ArrowInks {
    fill: Color32,
    edge: Color32,
}

/// Paints the arrow of the step's move.
pub(super) fn paint(ctx: &egui::Context, view: &View, scene: &Scene, lesson_view: &LessonView) {
    // A moving piece shows its way without an arrow.
    if view.moving
        || lesson_view
            .learning
            .is_some_and(|learning| learning.is_showing())
    {
        return;
    }
    let accent = games::accent(view.position.kind());
    let layer = LayerId::new(Order::Background, Id::new("lesson's arrow"));
    let painter = ctx.layer_painter(layer);
    let hops = scene.road.hops().len() as f32;
    let breath = lesson_view.note.pulse(lesson_view.now, lesson_view.tempo);
    let fill = accent.line.gamma_multiply(breath);
    let line = Stroke::new(1.5, accent.line.gamma_multiply(0.5));
    for lit in &scene.lit {
        match *lit {
            Lit::Cell(rect) => {
                let rect = Rect::from_min_max(at(rect.min), at(rect.max)).shrink(2.0);
                painter.rect(rect, CornerRadius::same(4), fill, line, StrokeKind::Inside);
            }
            Lit::Round(middle, radius) => drop(painter.circle(at(middle), radius, fill, line)),
        }
    }
    let Some(start) = scene.road.start() else {
        return;
    };
    let inks = ArrowInks {
        fill: accent.line,
        edge: EDGE_INK,
    };
    // The size has a minimum, so that the arrow is visible on a small board.
    let size = scene.scale.max(0.55);
    let drawn = lesson_view
        .note
        .cells(lesson_view.now, lesson_view.tempo)
        .min(hops);
    let route = route(scene, drawn);
    for (width, colour) in [(EDGE * size, inks.edge), (0.0, inks.fill)] {
        for (i, hop) in route.iter().enumerate() {
            let part = (i as f32 + 1.0) / hops;
            let line = (THIN + (THICK - THIN) * part) * size + width;
            let points = hop.iter().map(|point| at(*point)).collect();
            painter.add(Shape::line(points, Stroke::new(line, colour)));
        }
    }
    let ring = 0.5 * scene.unit;
    let from = at(start);
    painter.circle_stroke(from, ring, Stroke::new(7.0 * size, inks.edge));
    painter.circle_stroke(from, ring, Stroke::new(3.6 * size, inks.fill));
    head(&painter, &route, size, inks);
    beads(&painter, scene, drawn, size, inks);
    if drawn >= hops {
        end(&painter, scene, size, inks);
    }
}

/// The visible part of the road, hop by hop, from the piece's rim to the cell's.
fn route(scene: &Scene, drawn: f32) -> Vec<Vec<Vec2>> {
    let last = scene.road.hops().len().saturating_sub(1);
    let mut hops = Vec::new();
    for (i, hop) in scene.road.hops().iter().enumerate() {
        let part = (drawn - i as f32).clamp(0.0, 1.0);
        if part <= 0.0 {
            break;
        }
        let long = length(hop);
        let from = if i == 0 {
            (0.5 * scene.unit).min(0.8 * long)
        } else {
            0.0
        };
        let rim = if i == last {
            (0.34 * scene.unit).min(0.6 * long)
        } else {
            0.0
        };
        let to = part * (long - rim);
        hops.push(cut(hop, from, to.max(from)));
    }
    hops
}

fn head(painter: &Painter, route: &[Vec<Vec2>], size: f32, inks: ArrowInks) {
    let Some([.., before, tip]) = route.last().map(Vec::as_slice) else {
        return;
    };
    let along = (*tip - *before).normalize_or_zero();
    let across = along.perp();
    let (long, half) = (HEAD.x * size, HEAD.y * size);
    let triangle = |more: f32| {
        let tip = *tip + along * (long * 0.5 + 1.6 * more);
        let back = tip - along * (long + 2.4 * more);
        [
            tip,
            back + across * (half + more),
            back - across * (half + more),
        ]
        .map(at)
        .to_vec()
    };
    for (more, colour) in [(EDGE * size * 0.6, inks.edge), (0.0, inks.fill)] {
        painter.add(PathShape::convex_polygon(
            triangle(more),
            colour,
            Stroke::NONE,
        ));
    }
}

fn beads(painter: &Painter, scene: &Scene, drawn: f32, size: f32, inks: ArrowInks) {
    let radius = BEAD * size;
    for (i, place) in (1..).zip(scene.road.passed()) {
        if drawn < i as f32 {
            return;
        }
        bead(painter, at(place), radius, i, inks);
    }
}

fn bead(painter: &Painter, at: egui::Pos2, radius: f32, number: usize, inks: ArrowInks) {
    painter.circle(
        at,
        radius,
        inks.fill,
        Stroke::new(2.6 * radius / BEAD, inks.edge),
    );
    if radius >= READABLE {
        let font = FontId::new(radius * 1.3, FontFamily::Name("bold".into()));
        painter.text(at, Align2::CENTER_CENTER, number, font, inks.edge);
    }
}

/// Paints the mark at the destination.
fn end(painter: &Painter, scene: &Scene, size: f32, inks: ArrowInks) {
    let Some(place) = scene.road.end().map(at) else {
        return;
    };
    let captures = scene.kind == Some(TargetKind::Capture);
    let radius = if captures {
        0.5 * scene.unit
    } else {
        0.24 * scene.unit
    };
    if captures {
        painter.circle_stroke(place, radius, Stroke::new(7.0 * size, inks.edge));
        painter.circle_stroke(place, radius, Stroke::new(3.6 * size, inks.fill));
        return;
    }
    painter.circle(place, radius, inks.fill, Stroke::new(3.0 * size, inks.edge));
    painter.circle_stroke(
        place,
        radius + 4.0 * size,
        Stroke::new(2.0 * size, inks.fill),
    );
    if scene.steps > 0 {
        let font = FontId::new(radius * 1.2, FontFamily::Name("bold".into()));
        painter.text(
            pos2(place.x, place.y),
            Align2::CENTER_CENTER,
            scene.steps,
            font,
            inks.edge,
        );
    }
}
