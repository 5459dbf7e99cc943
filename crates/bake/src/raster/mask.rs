//! Vector masks: shapes in design units, drawn into a field with smooth edges.

use tiny_skia::{
    FillRule, LineCap, LineJoin, Mask, Path, PathBuilder, Stroke, StrokeDash, Transform,
};

use crate::raster::field::Field;
use tavoliere_shapes::geometry::Point;

/// A canvas for shapes, white on black.
pub struct Canvas {
    mask: Option<Mask>,
    size: (usize, usize),
    scale: f32,
    turn: Transform,
}

impl Canvas {
    /// A canvas of `w` by `h` design units at `scale` pixels per unit.
    pub fn new(w: f32, h: f32, scale: f32) -> Self {
        let size = ((w * scale).round() as usize, (h * scale).round() as usize);
        Self {
            mask: Mask::new(size.0 as u32, size.1 as u32),
            size,
            scale,
            turn: Transform::identity(),
        }
    }

    /// Sets the transformation of the following shapes (design units to design units).
    pub fn through(&mut self, turn: Transform) {
        self.turn = turn;
    }

    /// Fills a shape.
    pub fn fill(&mut self, path: Option<Path>) {
        let whole = self.turn.post_scale(self.scale, self.scale);
        if let (Some(mask), Some(path)) = (&mut self.mask, path) {
            mask.fill_path(&path, FillRule::Winding, true, whole);
        }
    }

    /// Draws a line of `width` units along a shape, with square ends.
    pub fn stroke(&mut self, path: Option<Path>, width: f32) {
        self.line(
            path,
            Stroke {
                width,
                ..Stroke::default()
            },
        );
    }

    /// Draws a line of `width` units along a shape, with round ends and joins.
    pub fn round(&mut self, path: Option<Path>, width: f32) {
        let ends = (LineCap::Round, LineJoin::Round);
        self.line(
            path,
            Stroke {
                width,
                line_cap: ends.0,
                line_join: ends.1,
                ..Stroke::default()
            },
        );
    }

    /// Draws a dashed line with round ends: `dash` units drawn, `gap` units empty.
    pub fn dashed(&mut self, path: Option<Path>, width: f32, dash: f32, gap: f32) {
        let stroke = Stroke {
            width,
            line_cap: LineCap::Round,
            dash: StrokeDash::new(vec![dash, gap], 0.0),
            ..Stroke::default()
        };
        self.line(path, stroke);
    }

    fn line(&mut self, path: Option<Path>, stroke: Stroke) {
        let dashed = match &stroke.dash {
            Some(dash) => path.and_then(|p| p.dash(dash, self.scale)),
            None => path,
        };
        self.fill(dashed.and_then(|p| p.stroke(&stroke, self.scale)));
    }

    /// The finished field, 0 to 1.
    pub fn field(self) -> Field {
        let (w, h) = self.size;
        match self.mask {
            Some(mask) => Field {
                w,
                h,
                v: mask.data().iter().map(|b| f32::from(*b) / 255.0).collect(),
            },
            None => Field::filled(w, h, 0.0),
        }
    }
}

/// Draws on a new canvas and returns its field.
pub fn draw(w: f32, h: f32, scale: f32, f: impl FnOnce(&mut Canvas)) -> Field {
    let mut sheet = Canvas::new(w, h, scale);
    f(&mut sheet);
    sheet.field()
}

/// A full circle.
pub fn circle(x: f32, y: f32, r: f32) -> Option<Path> {
    PathBuilder::from_circle(x, y, r)
}

/// An ellipse with semi-axes `rx` and `ry`.
pub fn ellipse(x: f32, y: f32, rx: f32, ry: f32) -> Option<Path> {
    PathBuilder::from_oval(tiny_skia::Rect::from_ltrb(x - rx, y - ry, x + rx, y + ry)?)
}

/// A straight line.
pub fn segment(x0: f32, y0: f32, x1: f32, y1: f32) -> Option<Path> {
    polyline(&[(x0, y0), (x1, y1)], false)
}

/// A line through several points, closed to the first if `closed`.
pub fn polyline(points: &[Point], closed: bool) -> Option<Path> {
    let mut b = PathBuilder::new();
    for (i, (x, y)) in points.iter().enumerate() {
        if i == 0 {
            b.move_to(*x, *y);
        } else {
            b.line_to(*x, *y);
        }
    }
    if closed {
        b.close();
    }
    b.finish()
}

/// A sequence of cubic curves: a start, then groups of two control points and an end.
pub fn curve(start: Point, parts: &[[Point; 3]], closed: bool) -> Option<Path> {
    let mut b = PathBuilder::new();
    b.move_to(start.0, start.1);
    for [p, q, r] in parts {
        b.cubic_to(p.0, p.1, q.0, q.1, r.0, r.1);
    }
    if closed {
        b.close();
    }
    b.finish()
}

/// Part of an ellipse; angles are in degrees clockwise, with 0 to the right.
#[derive(Clone, Copy)]
pub struct Arc {
    /// The ellipse's centre.
    pub centre: Point,
    /// The semi-axes, horizontal and vertical.
    pub radii: [f32; 2],
    /// Start angle (degrees).
    pub from: f32,
    /// Angle that it spans (degrees).
    pub sweep: f32,
}

impl Arc {
    /// A whole ellipse that starts at its top.
    pub const fn closed(centre: Point, radii: [f32; 2]) -> Self {
        Self {
            centre,
            radii,
            from: -90.0,
            sweep: 360.0,
        }
    }

    /// Points of the arc, in `n` steps from start to end.
    pub fn points(self, n: usize) -> Vec<Point> {
        let ((x, y), [across, down]) = (self.centre, self.radii);
        (0..=n)
            .map(|i| {
                let a = (self.from + self.sweep * i as f32 / n as f32).to_radians();
                (x + across * a.cos(), y + down * a.sin())
            })
            .collect()
    }

    /// The arc as a shape.
    pub fn path(self) -> Option<Path> {
        let n = (self.sweep.abs() / 3.0).ceil().max(2.0) as usize;
        polyline(&self.points(n), false)
    }
}

/// A rectangle with corners of radius `r` (0 for square ones).
pub fn rect(x0: f32, y0: f32, x1: f32, y1: f32, r: f32) -> Option<Path> {
    if r <= 0.0 {
        return polyline(&[(x0, y0), (x1, y0), (x1, y1), (x0, y1)], true);
    }
    let k = r * 0.447_7;
    let mut b = PathBuilder::new();
    b.move_to(x0 + r, y0);
    b.line_to(x1 - r, y0);
    b.cubic_to(x1 - k, y0, x1, y0 + k, x1, y0 + r);
    b.line_to(x1, y1 - r);
    b.cubic_to(x1, y1 - k, x1 - k, y1, x1 - r, y1);
    b.line_to(x0 + r, y1);
    b.cubic_to(x0 + k, y1, x0, y1 - k, x0, y1 - r);
    b.line_to(x0, y0 + r);
    b.cubic_to(x0, y0 + k, x0 + k, y0, x0 + r, y0);
    b.close();
    b.finish()
}
