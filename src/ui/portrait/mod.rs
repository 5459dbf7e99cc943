//! Paints portraits of the computer's levels from a few features and simple shapes.

mod colours;
mod features;
mod hats;
mod head;
mod sketch;

use bevy_egui::egui::{CornerRadius, Painter, Rect, Stroke, StrokeKind, pos2, vec2};

use self::colours::{GLOW, INK, WALL};
use self::sketch::Sketch;

pub use features::{Beard, Eyes, Hair, Hat, Mark, Mouth, Portrait, rgb};

/// Paints a portrait into a square, with a frame.
pub fn paint(painter: &Painter, rect: Rect, portrait: &Portrait, frame: Stroke) {
    let side = rect.width().min(rect.height());
    let rect = Rect::from_center_size(rect.center(), vec2(side, side));
    let radius = CornerRadius::same((side * 0.12).min(10.0) as u8);
    painter.rect_filled(rect, radius, WALL);
    let clipped = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    let sketch = Sketch {
        painter: &clipped,
        rect,
        ink: Stroke::new((side * 0.012).max(0.8), INK),
    };
    // Light falls from the upper left, as on the tables.
    for radius in [0.48, 0.36, 0.24] {
        let at = sketch.at(pos2(0.34, 0.34));
        sketch.painter.circle_filled(at, side * radius, GLOW);
    }
    head::hair_behind(&sketch, portrait);
    head::coat(&sketch, portrait);
    head::head(&sketch, portrait);
    head::beard(&sketch, portrait);
    head::mouth(&sketch, portrait.mouth);
    head::eyes(&sketch, portrait);
    hats::paint(&sketch, portrait);
    painter.rect_stroke(rect, radius, frame, StrokeKind::Inside);
}
