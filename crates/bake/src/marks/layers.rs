//! Marks drawn in layers: a colour over an outline of ink, and shapes shared by the tables.

use std::f32::consts::PI;

use tavoliere_shapes::geometry::PX;
use tiny_skia::Path;

use crate::materials::colour::Rgb;
use crate::raster::mask::{self, Canvas, polyline};
use crate::raster::picture::Picture;

/// A mark under construction.
pub struct Mark {
    size: (f32, f32),
    ink: Rgb,
    /// The layers drawn so far.
    pub picture: Picture,
}

/// An outline of ink under lines, with a faint glow.
#[derive(Clone, Copy)]
pub struct Keyline {
    /// Extra width of the ink (units).
    pub wider: f32,
    /// Opacity of the ink.
    pub cover: f32,
    /// The glow's extra width beyond the ink (units), its opacity and its blur (units).
    pub glow: (f32, f32, f32),
}

impl Mark {
    /// Starts with a clear canvas of `w` by `h` units; `ink` is the colour of outlines.
    pub fn new(w: f32, h: f32, ink: Rgb) -> Self {
        Self {
            size: (w, h),
            ink,
            picture: Picture::filled((w * PX) as usize, (h * PX) as usize, ink, 0.0),
        }
    }

    /// Adds a colour in the shapes of `draw`, blurred by `blur` units.
    pub fn lay(
        mut self,
        colour: Rgb,
        cover: f32,
        blur: f32,
        draw: impl FnOnce(&mut Canvas),
    ) -> Self {
        let field = mask::draw(self.size.0, self.size.1, PX, draw).blurred(blur * PX, blur * PX);
        self.picture.paint(&field, colour, cover);
        self
    }

    /// Adds ink.
    pub fn ink(self, cover: f32, blur: f32, draw: impl FnOnce(&mut Canvas)) -> Self {
        let ink = self.ink;
        self.lay(ink, cover, blur, draw)
    }

    /// Adds lines of `width` with round ends.
    pub fn lines(
        self,
        colour: Rgb,
        cover: f32,
        blur: f32,
        paths: &[Option<Path>],
        width: f32,
    ) -> Self {
        self.lay(colour, cover, blur, |s| {
            paths.iter().for_each(|path| s.round(path.clone(), width));
        })
    }

    /// Adds lines of `width` in a colour over their outline.
    pub fn keyed(self, paths: &[Option<Path>], colour: Rgb, width: f32, key: Keyline) -> Self {
        let (ink, (wider, glow, blur)) = (self.ink, key.glow);
        self.lines(ink, glow, blur, paths, width + key.wider + wider)
            .lines(ink, key.cover, 0.0, paths, width + key.wider)
            .lines(colour, 1.0, 0.0, paths, width)
    }
}

impl Mark {
    /// Adds a crescent over its outline. `grown` has the opacity, blur and growth of the glow, of the ink and of the
    /// colour.
    pub fn crescent(self, crescent: Crescent, colour: Rgb, grown: [(f32, f32, f32); 3]) -> Self {
        let ink = self.ink;
        [ink, ink, colour].into_iter().zip(grown).fold(
            self,
            |mark, (colour, (cover, blur, grow))| {
                mark.lay(colour, cover, blur, |s| s.fill(crescent.path(grow)))
            },
        )
    }
}

/// A crescent below the middle of a mark, with thin ends.
#[derive(Clone, Copy)]
pub struct Crescent {
    /// The centre of its circle, horizontally and vertically.
    pub middle: f32,
    /// Radius of its middle line, and the extra radius downwards.
    pub radius: (f32, f32),
    /// Start and extent, clockwise from the right (degrees).
    pub sweep: (f32, f32),
    /// Half the thickness, and the rate at which it thins out.
    pub half: (f32, f32),
}

impl Crescent {
    /// The outline, grown by `grow` units.
    fn path(self, grow: f32) -> Option<Path> {
        let side = |sign: f32| {
            (0..=60).map(move |i| {
                let t = i as f32 / 60.0;
                let a = (self.sweep.0 + self.sweep.1 * t).to_radians();
                let swell = (t * PI).sin().max(0.0).powf(self.half.1);
                let r = self.radius.0 + sign * ((self.half.0 + grow) * swell + grow * 0.4);
                (
                    self.middle + r * a.cos(),
                    self.middle + (r + self.radius.1) * a.sin(),
                )
            })
        };
        let mut points: Vec<(f32, f32)> = side(1.0).collect();
        points.extend(side(-1.0).collect::<Vec<_>>().into_iter().rev());
        polyline(&points, true)
    }
}

/// The four corners of a rectangle (left, top, right, bottom), each with its direction inwards.
pub fn corners([l, t, r, b]: [f32; 4]) -> [(f32, f32, f32, f32); 4] {
    [
        (l, t, 1.0, 1.0),
        (r, t, -1.0, 1.0),
        (r, b, -1.0, -1.0),
        (l, b, 1.0, -1.0),
    ]
}

/// The head of an arrow that points right, on a square canvas of side `n` with its tip near the middle of the right
/// side. `half` is half its height, and it is `grow` units larger all around.
pub fn arrowhead(n: f32, half: f32, grow: f32) -> Option<Path> {
    let m = n * 0.5;
    let points = [
        (n - 5.0 + grow, m),
        (n - 29.0 - grow, m - half - grow),
        (n - 23.0 - grow * 0.4, m),
        (n - 29.0 - grow, m + half + grow),
    ];
    polyline(&points, true)
}
