//! Typefaces: letters and lines of text as shapes.

use std::{error::Error, fs, path::Path as File};

use ab_glyph::{Font, FontVec, Outline, OutlineCurve, Point};
use tavoliere_shapes::geometry;
use tiny_skia::{Path, PathBuilder};

/// A font whose letters can be drawn as shapes.
pub struct Typeface {
    font: FontVec,
}

impl Typeface {
    /// Reads a TrueType file. Fails if the file can't be read or isn't a font.
    pub fn open(path: &File) -> Result<Self, Box<dyn Error>> {
        let bytes = fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
        let font =
            FontVec::try_from_vec(bytes).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(Self { font })
    }

    /// One letter at `size` units per em, with its outline's middle at `x` and its baseline at `y`. `None` if the font
    /// has no outline for it.
    pub fn shape(&self, letter: char, x: f32, y: f32, size: f32) -> Option<Path> {
        let outline = self.font.outline(self.font.glyph_id(letter))?;
        let k = size / self.font.units_per_em().unwrap_or(1000.0);
        let middle = (outline.bounds.min.x + outline.bounds.max.x) * 0.5;
        path(&outline, |p| (x + (p.x - middle) * k, y - p.y * k))
    }

    /// Width of a line of text at `size` units per em.
    pub fn width(&self, text: &str, size: f32) -> f32 {
        self.places(text, size).1
    }

    /// A line of text at `size` units per em that starts at `start` on its baseline and leans to the right by `slant`
    /// times its height.
    pub fn line(&self, text: &str, start: geometry::Point, size: f32, slant: f32) -> Vec<Path> {
        let (x, y) = start;
        let k = size / self.font.units_per_em().unwrap_or(1000.0);
        let (places, _) = self.places(text, size);
        text.chars()
            .zip(places)
            .filter_map(|(letter, at)| {
                let outline = self.font.outline(self.font.glyph_id(letter))?;
                path(&outline, |p| {
                    (x + at + (p.x + p.y * slant) * k, y - p.y * k)
                })
            })
            .collect()
    }

    /// The start of each letter of a line, and the end of the line.
    fn places(&self, text: &str, size: f32) -> (Vec<f32>, f32) {
        let k = size / self.font.units_per_em().unwrap_or(1000.0);
        let mut x = 0.0;
        let mut last = None;
        let places = text
            .chars()
            .map(|letter| {
                let id = self.font.glyph_id(letter);
                if let Some(before) = last.replace(id) {
                    x += self.font.kern_unscaled(before, id) * k;
                }
                let at = x;
                x += self.font.h_advance_unscaled(id) * k;
                at
            })
            .collect();
        (places, x)
    }
}

/// An outline as a shape, with its points transformed by `at`.
fn path(outline: &Outline, at: impl Fn(Point) -> geometry::Point) -> Option<Path> {
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
