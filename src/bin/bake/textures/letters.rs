//! Letters cut as inlay: outlines of a font turned into shapes.

use std::{error::Error, fs, path::Path as File};

use ab_glyph::{Font, FontVec, OutlineCurve, Point};
use tiny_skia::{Path, PathBuilder};

/// A font whose letters can be drawn as shapes.
pub struct Letters {
    font: FontVec,
}

impl Letters {
    /// Reads a TrueType file.
    pub fn open(path: &File) -> Result<Self, Box<dyn Error>> {
        let bytes = fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
        let font =
            FontVec::try_from_vec(bytes).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(Self { font })
    }

    /// One letter of `size` units to the em, its outline's middle at `x`, its baseline at `y`.
    pub fn shape(&self, letter: char, x: f32, y: f32, size: f32) -> Option<Path> {
        let outline = self.font.outline(self.font.glyph_id(letter))?;
        let k = size / self.font.units_per_em().unwrap_or(1000.0);
        let middle = (outline.bounds.min.x + outline.bounds.max.x) * 0.5;
        let at = |p: Point| (x + (p.x - middle) * k, y - p.y * k);
        let mut b = PathBuilder::new();
        let mut last: Option<Point> = None;
        for part in &outline.curves {
            let (start, end) = match part {
                OutlineCurve::Line(a, b)
                | OutlineCurve::Quad(a, _, b)
                | OutlineCurve::Cubic(a, _, _, b) => (*a, *b),
            };
            if last != Some(start) {
                if last.is_some() {
                    b.close();
                }
                let (sx, sy) = at(start);
                b.move_to(sx, sy);
            }
            let (ex, ey) = at(end);
            match part {
                OutlineCurve::Line(..) => b.line_to(ex, ey),
                OutlineCurve::Quad(_, c, _) => {
                    let (cx, cy) = at(*c);
                    b.quad_to(cx, cy, ex, ey);
                }
                OutlineCurve::Cubic(_, c, d, _) => {
                    let ((cx, cy), (dx, dy)) = (at(*c), at(*d));
                    b.cubic_to(cx, cy, dx, dy, ex, ey);
                }
            }
            last = Some(end);
        }
        b.close();
        b.finish()
    }
}
