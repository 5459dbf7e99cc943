//! Shows a throw that is being counted: light on its sticks or dice, its value beside them, and its way into the row of
//! throws.

use std::sync::Arc;

use bevy_egui::egui::epaint::{Mesh, Vertex, WHITE_UV};
use bevy_egui::egui::{
    Align2, Color32, Context, Galley, Id, LayerId, Order, Painter, Pos2, Rect, Shape, Stroke,
    StrokeKind, Ui, Vec2, pos2, vec2,
};

use super::games;
use super::kit::rect_of;
use super::theme::{RADIUS, TextStyle, colour};
use super::view::View;
use crate::rules::{AnyThrow, Side};
use crate::stage::ThrownPart;
use crate::stage::timeline::Act;

/// The reach of the light around a stick or die, in units.
const REACH: f32 = 30.0;

/// The gap between a piece and the value beside it, in units.
const PIECE_GAP: f32 = 8.0;

/// The place in which the value of a throw is shown in words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CaptionPlace {
    /// Only on its card, because throws overlap.
    #[default]
    Card,
    /// Beside the sticks or dice, before the throw moves into the row.
    Table,
    /// Below the row, because nothing moves.
    Row,
}

/// The places in the row that wait for the counted throw.
#[derive(Clone, Debug, Default)]
struct Slots(Vec<Rect>);

/// Notes the places in the row that wait for the counted throw.
pub(super) fn set_slots(ctx: &Context, slots: Vec<Rect>) {
    ctx.data_mut(|data| data.insert_temp(Id::NULL, Slots(slots)));
}

/// The throw of a game that is on its way into the row.
pub struct CollectedThrow<'a> {
    /// Its sticks or dice on the table.
    pub parts: &'a [ThrownPart],
    /// Its places in the row.
    pub slots: &'a [Rect],
    /// The progress of its way, 0 to 1, with ease.
    pub progress: f32,
}

/// Shows the counted throw over the table and the panels.
pub(super) fn show(ctx: &Context, view: &View) {
    let slots = ctx
        .data_mut(|data| data.remove_temp::<Slots>(Id::NULL))
        .unwrap_or_default()
        .0;
    let Some(running) = view.timeline.current() else {
        show_in_use(ctx, view);
        return;
    };
    let painter = ctx.layer_painter(LayerId::new(Order::Foreground, Id::new("counted throw")));
    match running.act {
        Act::Count { throw, .. } => {
            light(&painter, view);
            if view.caption == CaptionPlace::Table {
                let opacity = view.timeline.count_light();
                caption(&painter, view, throw, opacity);
            }
        }
        Act::Collect { throw, .. } => {
            light(&painter, view);
            let progress = running.progress();
            caption(&painter, view, throw, (1.0 - 3.0 * progress).max(0.0));
            if !slots.is_empty() {
                let collected = CollectedThrow {
                    parts: view.parts,
                    slots: &slots,
                    progress: ease(progress),
                };
                games::collect_throw(&painter, throw, &collected);
            }
        }
        _ => {}
    }
}

/// Shows the value of the throw in use beside the sticks, which have been turned to show it. Not over the board, whose
/// pieces are about to move.
fn show_in_use(ctx: &Context, view: &View) {
    if view.caption != CaptionPlace::Table {
        return;
    }
    let in_use = view
        .in_use
        .and_then(|number| games::throw_of_number(view.position.kind(), number));
    let (Some(throw), Some(side)) = (in_use, view.position.side_to_act()) else {
        return;
    };
    let painter = ctx.layer_painter(LayerId::new(Order::Middle, Id::new("throw in use")));
    let caption = Caption::new(&painter, view, throw);
    if !caption.place.intersects(rect_of(view.layout.whole_board())) {
        caption.paint(&painter, view, Some(side));
    }
}

/// The bounds of sticks or dice, in units. They are around the area of the throw if there aren't any.
pub fn bounds(parts: &[ThrownPart], area: Option<Rect>) -> Rect {
    parts
        .iter()
        .map(around)
        .reduce(Rect::union)
        .or(area)
        .unwrap_or(Rect::ZERO)
}

/// The bounds of a stick or die, in units.
pub(super) fn around(part: &ThrownPart) -> Rect {
    let (sin, cos) = part.angle.sin_cos();
    let half = vec2(
        (part.half.x * cos).abs() + (part.half.y * sin).abs(),
        (part.half.x * sin).abs() + (part.half.y * cos).abs(),
    );
    Rect::from_center_size(at(part), 2.0 * half)
}

/// The centre of a stick or die.
pub fn at(part: &ThrownPart) -> Pos2 {
    pos2(part.centre.x, part.centre.y)
}

/// Cubic, slow at both ends.
fn ease(t: f32) -> f32 {
    if t < 0.5 {
        4.0 * t * t * t
    } else {
        1.0 - (2.0 - 2.0 * t).powi(3) / 2.0
    }
}

/// Adds light to the counted sticks or dice and to the cloth around them.
fn light(painter: &Painter, view: &View) {
    let strength = view.timeline.count_light();
    for part in view.parts.iter().filter(|part| part.counts) {
        let reach = vec2(part.half.x + REACH, part.half.y + REACH);
        painter.add(glow(at(part), reach, part.angle, strength));
    }
}

/// A patch of light, an ellipse that fades towards its edge.
fn glow(centre: Pos2, reach: Vec2, angle: f32, strength: f32) -> Shape {
    const CORNERS: u32 = 32;
    const WARM: [f32; 3] = [120.0, 94.0, 48.0];
    let tint = |share: f32| {
        let [r, g, b] = WARM.map(|part| (part * share * strength) as u8);
        // Without alpha, light is added to what is below.
        Color32::from_rgba_premultiplied(r, g, b, 0)
    };
    let mut mesh = Mesh::default();
    let mut vertex = |pos, color| {
        mesh.vertices.push(Vertex {
            pos,
            uv: WHITE_UV,
            color,
        });
    };
    vertex(centre, tint(1.0));
    for (radius, share) in [(0.7, 0.7), (1.0, 0.0)] {
        for corner in 0..CORNERS {
            let (sin, cos) = (std::f32::consts::TAU * corner as f32 / CORNERS as f32).sin_cos();
            let along = vec2(reach.x * cos, reach.y * sin) * radius;
            let turned = vec2(
                along.x * angle.cos() - along.y * angle.sin(),
                along.x * angle.sin() + along.y * angle.cos(),
            );
            vertex(centre + turned, tint(share));
        }
    }
    for corner in 0..CORNERS {
        let next = (corner + 1) % CORNERS;
        let (a, b) = (1 + corner, 1 + next);
        mesh.add_triangle(0, a, b);
        mesh.add_triangle(a, b, a + CORNERS);
        mesh.add_triangle(b, b + CORNERS, a + CORNERS);
    }
    Shape::mesh(mesh)
}

/// Writes the value below the row of throws, if there is room for it in one line.
pub(super) fn caption_below(ui: &mut Ui, text: &str) {
    let font = TextStyle::Note.font();
    let galley = ui
        .painter()
        .layout_no_wrap(text.to_owned(), font, colour::TEXT);
    if galley.size().x <= ui.available_width() {
        ui.label(galley);
    }
}

/// Writes the value above the sticks or dice, beside a piece of the side that threw.
fn caption(painter: &Painter, view: &View, throw: AnyThrow, opacity: f32) {
    if opacity <= 0.0 {
        return;
    }
    let mut painter = painter.clone();
    painter.set_opacity(opacity);
    let side = view.timeline.counted().map(|(side, _)| side);
    Caption::new(&painter, view, throw).paint(&painter, view, side);
}

/// The value of a throw in words, above its sticks or dice.
struct Caption {
    galley: Arc<Galley>,
    place: Rect,
}

impl Caption {
    fn new(painter: &Painter, view: &View, throw: AnyThrow) -> Caption {
        let text = games::throw_caption(painter, view.words, throw);
        let galley = painter.layout_no_wrap(text, TextStyle::Title.font(), colour::TEXT);
        let thrown = bounds(view.parts, view.layout.throw.map(rect_of));
        let piece = galley.size().y;
        let size = galley.size() + vec2(28.0 + piece + PIECE_GAP, 12.0);
        let above = pos2(thrown.center().x, thrown.min.y - 10.0);
        let screen = painter.ctx().content_rect().shrink(6.0);
        let place = Align2::CENTER_BOTTOM.anchor_size(above, size);
        let inside = vec2(
            place
                .min
                .x
                .clamp(screen.min.x, (screen.max.x - size.x).max(screen.min.x)),
            place.min.y.max(screen.min.y),
        );
        Caption {
            galley,
            place: Rect::from_min_size(inside.to_pos2(), size),
        }
    }

    /// Paints the value beside a piece of this side.
    fn paint(self, painter: &Painter, view: &View, side: Option<Side>) {
        let line = Stroke::new(1.4, games::accent(view.position.kind()).line);
        painter.rect(
            self.place,
            RADIUS,
            colour::PANEL_FILL,
            line,
            StrokeKind::Inside,
        );
        let corner = self.place.min + vec2(14.0, 6.0);
        let piece = self.galley.size().y;
        if let Some(side) = side {
            view.piece(
                painter,
                side,
                Rect::from_min_size(corner, Vec2::splat(piece)),
            );
        }
        let at = corner + vec2(piece + PIECE_GAP, 0.0);
        painter.galley(at, self.galley, colour::TEXT);
    }
}
