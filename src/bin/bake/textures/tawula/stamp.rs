//! A small sign drawn layer by layer: accent over an ink keyline.

use tiny_skia::Path;

use super::geometry::PX;
use crate::textures::{
    colour::{Rgb, hex},
    mask::{self, Sheet},
    picture::Picture,
};

/// Iznik turquoise, the table's accent.
pub const ACCENT: Rgb = hex(0x63C7BB);
/// What every accent lies on.
pub const INK: Rgb = hex(0x07110F);

/// A sign under construction on its canvas.
pub struct Stamp {
    size: (f32, f32),
    /// What is drawn so far.
    pub picture: Picture,
}

impl Stamp {
    /// A clear canvas in units.
    pub fn new(w: f32, h: f32) -> Self {
        let picture = Picture::filled((w * PX) as usize, (h * PX) as usize, INK, 0.0);
        Self {
            size: (w, h),
            picture,
        }
    }

    /// Lays on a colour where `f` draws, `blur` units soft.
    pub fn lay(mut self, colour: Rgb, cover: f32, blur: f32, f: impl FnOnce(&mut Sheet)) -> Self {
        let field = mask::draw(self.size.0, self.size.1, PX, f);
        let field = field.blurred(blur * PX, blur * PX);
        self.picture.paint(&field, colour, cover);
        self
    }

    /// Lines of `width` in `colour` on a keyline of ink `key` units wider on each side.
    pub fn keyed(self, lines: &[Option<Path>], colour: Rgb, width: f32, key: f32) -> Self {
        let draw = |width: f32| {
            move |s: &mut Sheet| {
                lines.iter().for_each(|line| s.round(line.clone(), width));
            }
        };
        self.lay(INK, 0.40, 1.6, draw(width + 2.0 * key + 1.0))
            .lay(INK, 0.90, 0.0, draw(width + 2.0 * key))
            .lay(colour, 1.0, 0.0, draw(width))
    }
}
