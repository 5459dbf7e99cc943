//! Paints plain pieces in the high-contrast theme: white with a black line, or black with a white line.

use std::f32::consts::{PI, TAU};

use bevy::color::{ColorToPacked, Srgba};
use bevy_egui::egui::{Color32, Painter, Rect, Shape, Stroke, Vec2, vec2};

use super::games;
use super::home::PieceOutline;
use crate::rules::{GameKind, Side};
use crate::stage::board::BoardShape;
use crate::stage::board_view::BoardView;
use crate::stage::plain_pieces::{BLACK, WHITE};
use crate::table::PieceKind;

/// The share of a small piece's height in its line, and the least width of the line (points).
const ICON_LINE: f32 = 0.07;
const LEAST_LINE: f32 = 1.0;

/// The colour of a tone at an opacity.
pub(super) fn tone(colour: Srgba, strength: f32) -> Color32 {
    let [r, g, b, _] = colour.to_u8_array();
    Color32::from_rgb(r, g, b).gamma_multiply(strength)
}

/// The colours of a plain piece: its body and its line.
pub(super) fn colours(is_light: bool, strength: f32) -> [Color32; 2] {
    let [body, line] = if is_light {
        [WHITE, BLACK]
    } else {
        [BLACK, WHITE]
    };
    [tone(body, strength), tone(line, strength)]
}

/// Paints a side's usual piece in the middle of a rectangle, as high as the rectangle.
pub(super) fn paint_icon(painter: &Painter, game: GameKind, side: Side, rect: Rect, strength: f32) {
    let outline = (games::room(game).outline)(PieceKind::Man);
    let outer = bounds(&points(outline, 1.0, 0.0));
    let scale = (rect.height() / outer.height()).min(rect.width() / outer.width());
    let width = (rect.height() * ICON_LINE).max(LEAST_LINE);
    let inner = points(outline, 1.0, width / 2.0 / scale);
    let corners = inner
        .into_iter()
        .map(|off| rect.center() + (off - outer.center().to_vec2()) * scale);
    let is_light = BoardView::of(game, BoardShape::Landscape).light_side() == side;
    let [body, line] = colours(is_light, strength);
    let shape = Shape::convex_polygon(corners.collect(), body, Stroke::new(width, line));
    painter.add(shape);
}

/// The bounds of points around a foot.
fn bounds(points: &[Vec2]) -> Rect {
    Rect::from_points(&points.iter().map(|at| at.to_pos2()).collect::<Vec<_>>())
}

/// The points around a piece from its foot, in units of the board: the convex hull of its body and its head.
pub(super) fn points(outline: PieceOutline, scale: f32, inset: f32) -> Vec<Vec2> {
    const STEPS: u8 = 36;
    let radius = (outline.radius * scale - inset).max(0.1);
    let body = vec2(0.0, -outline.up * scale);
    // The angles are measured clockwise from the top.
    let arc = |middle: Vec2, radius: f32, from: f32, to: f32, steps: u8| {
        (0..=steps).map(move |step| {
            let angle = from + (to - from) * f32::from(step) / f32::from(steps);
            middle + vec2(angle.sin(), -angle.cos()) * radius
        })
    };
    let Some((away, small)) = outline.head else {
        // The last point would be the first one again.
        let end = TAU * f32::from(STEPS - 1) / f32::from(STEPS);
        return arc(body, radius, 0.0, end, STEPS - 1).collect();
    };
    let (away, small) = (away * scale, (small * scale - inset).max(0.1));
    // The straight sides touch both circles at this angle.
    let touch = ((radius - small) / away).clamp(-1.0, 1.0).acos();
    let head = body - vec2(0.0, away);
    arc(head, small, -touch, touch, STEPS / 3)
        .chain(arc(body, radius, touch, 2.0 * PI - touch, STEPS))
        .collect()
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, RawInput, pos2};

    use super::*;
    use crate::ui::icons::Icons;
    use crate::ui::light::set_plain_boards;

    #[test]
    fn plain_pieces_fill_their_places_in_panels() {
        let place = Rect::from_min_size(pos2(40.0, 30.0), vec2(48.0, 48.0));
        for (game, side) in GameKind::ALL
            .into_iter()
            .flat_map(|game| Side::BOTH.map(|side| (game, side)))
        {
            let ctx = Context::default();
            set_plain_boards(&ctx, true);
            let mut output = ctx.run_ui(RawInput::default(), |ui| {
                Icons::default().piece(ui.painter(), game, side, place);
            });
            output.textures_delta.clear();
            let shapes: Vec<Rect> = output
                .shapes
                .iter()
                .map(|shown| shown.shape.visual_bounding_rect())
                .filter(|bounds| bounds.is_positive())
                .collect();
            let [bounds] = shapes[..] else {
                panic!("{game} {side:?}: {shapes:?}");
            };
            assert!(place.expand(1.0).contains_rect(bounds), "{game}: {bounds}");
            assert!(bounds.height() > 40.0, "{game}: {bounds}");
        }
    }

    #[test]
    fn outlines_reach_from_the_head_to_the_body() {
        let king = PieceOutline {
            head: Some((76.0, 20.0)),
            ..PieceOutline::disc(36.0)
        };
        let points = points(king, 1.0, 1.0);
        let range = |of: fn(&Vec2) -> f32| {
            let all = points.iter().map(of);
            all.fold((f32::MAX, f32::MIN), |(least, most), at| {
                (least.min(at), most.max(at))
            })
        };
        let near =
            |(a, b): (f32, f32), (c, d): (f32, f32)| (a - c).abs() < 0.5 && (b - d).abs() < 0.5;
        assert!(near(range(|at| at.x), (-35.0, 35.0)), "{points:?}");
        assert!(near(range(|at| at.y), (-95.0, 35.0)), "{points:?}");
    }
}
