//! A photograph of a position: the board from above on a print with a cream edge, laid on a page.

use std::sync::Arc;

use bevy_egui::egui::{
    Color32, Context, Id, Painter, Pos2, Rect, Shadow, Shape, Stroke, Vec2, vec2,
};

use super::board_scene::{BoardScene, UNLOADED, height_by_width};
use super::games;
use super::icons::Icons;
use super::paint::plain_rect;
use crate::record::GameRecord;
use crate::rules::{AnyPosition, GameKind, Setup, Side};

/// The paper of the print.
const PRINT: Color32 = Color32::from_rgb(0xEA, 0xDB, 0xB6);
/// The strips of paper that hold a large photograph.
const STRAP: Color32 = Color32::from_rgba_premultiplied(0xDA, 0xCC, 0xA6, 0xEE);
/// The tint over a photograph that isn't selected.
const FADED: Color32 = Color32::from_rgba_premultiplied(0x8F, 0x82, 0x63, 0xA6);
/// The shadows of the print: offset, and strength.
const SHADOWS: [(Vec2, u8); 3] = [
    (vec2(8.0, 10.0), 22),
    (vec2(4.0, 5.0), 40),
    (vec2(1.0, 2.0), 70),
];

/// A photograph of a position.
#[derive(Clone, Copy, Debug)]
pub struct Photograph<'a> {
    scene: BoardScene<'a>,
    edge: f32,
    straps: bool,
    faded: bool,
}

impl<'a> Photograph<'a> {
    /// A photograph of a position, with its first side at the bottom.
    #[must_use]
    pub const fn new(position: &'a AnyPosition) -> Self {
        Self {
            scene: BoardScene {
                position,
                before: None,
                ways: &[],
                bottom: Side::First,
            },
            edge: 5.0,
            straps: false,
            faded: false,
        }
    }

    /// Sets the side at the bottom.
    #[must_use]
    pub const fn bottom(mut self, bottom: Side) -> Self {
        self.scene.bottom = bottom;
        self
    }

    /// Sets the width of the cream edge, in units.
    #[must_use]
    pub const fn edge(self, edge: f32) -> Self {
        Self { edge, ..self }
    }

    /// Holds its upper corners with strips of paper.
    #[must_use]
    pub const fn strapped(self) -> Self {
        Self {
            straps: true,
            ..self
        }
    }

    /// Makes it pale, because it isn't selected.
    #[must_use]
    pub const fn faded(self, faded: bool) -> Self {
        Self { faded, ..self }
    }

    /// The size of a photograph of this width, with its edge (units).
    #[must_use]
    pub fn size(&self, width: f32) -> Vec2 {
        let inner = (width - 2.0 * self.edge).max(1.0);
        let height = inner * height_by_width(self.scene.position.kind());
        vec2(width, height + 2.0 * self.edge)
    }

    /// The width of a photograph that fits into a size (units).
    #[must_use]
    pub fn width_in(&self, room: Vec2) -> f32 {
        let shape = height_by_width(self.scene.position.kind());
        let by_height = (room.y - 2.0 * self.edge).max(1.0) / shape + 2.0 * self.edge;
        room.x.min(by_height)
    }

    /// Paints it in a place of its [size](Self::size).
    pub fn paint(&self, painter: &Painter, icons: &Icons, place: Rect) {
        let reach = (place.width() / 300.0).clamp(0.4, 1.6);
        for (offset, alpha) in SHADOWS {
            let shade = place.translate(offset * reach);
            painter.add(soft(shade, 3.0 * reach, alpha));
        }
        plain_rect(painter, place, PRINT);
        let inner = place.shrink(self.edge);
        plain_rect(painter, inner, UNLOADED);
        self.scene.paint_in(painter, icons, inner, reach);
        if self.faded {
            plain_rect(painter, place, FADED);
        }
        if self.straps {
            for (corner, tilt) in [(place.left_top(), -0.5_f32), (place.right_top(), 0.5)] {
                strap(painter, corner, tilt, place.width() * 0.11);
            }
        }
    }
}

/// A position of each game, in the order of [`GameKind::ALL`], computed once.
#[must_use]
pub fn samples(ctx: &Context) -> Arc<[AnyPosition]> {
    let id = Id::new("samples of photographs");
    let known = ctx.data(|data| data.get_temp::<Arc<[AnyPosition]>>(id));
    known.unwrap_or_else(|| {
        let samples: Arc<[AnyPosition]> = GameKind::ALL.map(sample).into();
        ctx.data_mut(|data| data.insert_temp(id, samples.clone()));
        samples
    })
}

/// The last position of the home screen's sample game.
fn sample(game: GameKind) -> AnyPosition {
    // A test reads all samples, so this can't fail.
    let read = GameRecord::from_record(games::room(game).sample);
    let shown = read.unwrap_or_else(|_| GameRecord::new(Setup::new(game), 0, Side::First));
    shown.position().clone()
}

/// A shadow with a soft edge.
fn soft(rect: Rect, blur: f32, alpha: u8) -> Shape {
    let shadow = Shadow {
        offset: [0, 0],
        blur: blur.max(1.0) as u8,
        spread: 0,
        color: Color32::from_black_alpha(alpha),
    };
    Shape::from(shadow.as_shape(rect, 2.0))
}

/// A strip of paper across a corner.
fn strap(painter: &Painter, corner: Pos2, tilt: f32, length: f32) {
    let along = Vec2::angled(tilt.signum() * 0.72) * length / 2.0;
    let across = along.rot90().normalized() * length * 0.13;
    let middle = corner + vec2(-tilt * length * 0.1, length * 0.05);
    let corners = |away: Vec2| {
        [
            middle - along - across,
            middle + along - across,
            middle + along + across,
            middle - along + across,
        ]
        .map(|at: Pos2| at + away)
        .to_vec()
    };
    let shade = Color32::from_black_alpha(50);
    let below = corners(vec2(1.5, 2.0));
    painter.add(Shape::convex_polygon(below, shade, Stroke::NONE));
    painter.add(Shape::convex_polygon(
        corners(Vec2::ZERO),
        STRAP,
        Stroke::NONE,
    ));
}
