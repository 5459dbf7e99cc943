//! The open walnut box before lighting: planks, felt and all inlays.

use crate::materials::colour::{Rgb, hex, mix, scale, smooth};
use crate::materials::felt::Felt;
use crate::materials::nacre::Nacre;
use crate::materials::noise::{Grid, noise};
use crate::materials::plank::Plank;
use crate::materials::walnut;
use crate::raster::field::{Field, rows};
use crate::tables::tawula::ornament::{self as draw, difference};
use crate::tables::tawula::shape::Shape;
use tavoliere_shapes::geometry::Sides;
use tavoliere_shapes::geometry::tawula::PX;

const BRASS: Rgb = hex(0xA58146);
const HINGE: Rgb = hex(0x5A482A);
const EBONY: Rgb = hex(0x1C0F0A);
const LOZENGE: Rgb = hex(0x8B5A33);

/// The box before lighting.
pub struct Surface {
    /// Width in pixels.
    pub w: usize,
    /// Height in pixels.
    pub h: usize,
    /// Unlit colours (sRGB).
    pub colour: Vec<Rgb>,
    /// Height of the surface (units).
    pub height: Field,
    /// Polish of each pixel.
    pub gloss: Field,
    /// Share of mother-of-pearl in each pixel.
    pub pearl: Field,
    /// Share of drawn wire in each pixel.
    pub wire: Field,
    /// Share of cast brass in each pixel.
    pub cast: Field,
    /// The sheet from which the mother-of-pearl was cut.
    pub nacre: Nacre,
    rosewood: Plank<(Rgb, f32)>,
}

/// The material of an inlay.
#[derive(Clone, Copy)]
enum Inlay {
    Pearl(f32),
    Rosewood(f32),
    Plain(Rgb),
}

fn px(units: f32) -> usize {
    (units * PX).round() as usize
}

fn inside([x0, y0, x1, y1]: Sides, x: f32, y: f32) -> bool {
    x >= x0 && x < x1 && y >= y0 && y < y1
}

impl Surface {
    /// Builds the whole box.
    pub fn built(shape: &Shape) -> Self {
        let mut surface = Self::bare(shape);
        surface.lay_points(shape);
        surface.lay_stars(shape);
        surface.lay_band(shape);
        surface.lay_wires(shape);
        surface.mount_hinges(shape);
        surface
    }

    /// The bare woodwork: mitred frame, floors, lined trays.
    fn bare(shape: &Shape) -> Self {
        let (w, h) = (px(shape.size.0), px(shape.size.1));
        let lying = walnut::plank(shape.size, false, walnut::FRAME, 11);
        let upright = walnut::plank(shape.size, true, walnut::FRAME, 29);
        let size = |r: Sides| (r[2] - r[0], r[3] - r[1]);
        let seeds = [47, 83];
        let floors: Vec<Plank<(Rgb, f32)>> = shape
            .floors
            .iter()
            .zip(seeds)
            .map(|(r, seed)| walnut::plank(size(*r), shape.portrait, walnut::FLOOR, seed))
            .collect();
        let linings: Vec<Felt> = shape
            .trays
            .iter()
            .zip([91, 191])
            .map(|(r, seed)| Felt::lining(px(r[2] - r[0]), px(r[3] - r[1]), seed))
            .collect();
        let tray = draw::sheet(shape, |s| {
            for r in shape.trays {
                s.fill(draw::path(r, shape.tray_corner));
            }
        });
        let mut surface = Self {
            w,
            h,
            colour: vec![[0.0; 3]; w * h],
            height: Field::filled(w, h, 0.0),
            gloss: Field::filled(w, h, 0.55),
            pearl: Field::filled(w, h, 0.0),
            wire: Field::filled(w, h, 0.0),
            cast: Field::filled(w, h, 0.0),
            nacre: Nacre::sheet(w, h, !shape.portrait),
            rosewood: walnut::plank(shape.size, !shape.portrait, walnut::ROSEWOOD, 61),
        };
        let at = |x: usize, y: usize| {
            let (ux, uy) = ((x as f32 + 0.5) / PX, (y as f32 + 0.5) / PX);
            for (r, plank) in shape.floors.iter().zip(&floors) {
                if inside(*r, ux, uy) {
                    let (colour, height) = plank.at(x - px(r[0]), y - px(r[1]));
                    return (colour, height * 0.22, 0.75);
                }
            }
            let (upright_share, seam) = mitre(shape, ux, uy);
            let (a, b) = (lying.at(x, y), upright.at(x, y));
            let wood = scale(mix(a.0, b.0, upright_share), seam);
            let rise = 0.35 * (a.1 + (b.1 - a.1) * upright_share);
            let m = tray.v[y * w + x];
            let (mut colour, mut height) = (wood, rise);
            for (r, felt) in shape.trays.iter().zip(&linings) {
                if m > 0.0 && inside(*r, ux, uy) {
                    let (fx, fy) = (x - px(r[0]), y - px(r[1]));
                    colour = mix(wood, felt.at(fx, fy), m);
                    height = rise * (1.0 - m) + 0.30 * m * felt.nap.v[fy * felt.nap.w + fx];
                }
            }
            (colour, height, 0.55 * (1.0 - m))
        };
        rows(&mut surface.colour, w, |y, row| {
            for (x, out) in row.iter_mut().enumerate() {
                *out = at(x, y).0;
            }
        });
        surface.height = Field::from_fn(w, h, |x, y| at(x, y).1);
        surface.gloss = Field::from_fn(w, h, |x, y| at(x, y).2);
        surface
    }

    /// Inlays a material within `mask`, with the opacity `cover`.
    fn lay(&mut self, mask: &Field, cover: f32, inlay: Inlay) {
        let (w, nacre, rosewood) = (self.w, &self.nacre, &self.rosewood);
        rows(&mut self.colour, w, |y, row| {
            for (x, out) in row.iter_mut().enumerate() {
                let m = mask.v[y * w + x] * cover;
                if m < 0.002 {
                    continue;
                }
                let colour = match inlay {
                    Inlay::Pearl(gain) => scale(nacre.at(x, y).0, gain),
                    Inlay::Rosewood(gain) => scale(rosewood.at(x, y).0, gain),
                    Inlay::Plain(colour) => colour,
                };
                *out = mix(*out, colour, m);
            }
        });
        let own = if matches!(inlay, Inlay::Pearl(_)) {
            1.0
        } else {
            0.0
        };
        for (p, m) in self.pearl.v.iter_mut().zip(&mask.v) {
            *p += (own - *p) * m * cover;
        }
        // Inlay is ground flat, so the pores end at its edge.
        for (p, m) in self.height.v.iter_mut().zip(&mask.v) {
            *p *= 1.0 - m * cover;
        }
    }

    /// Inlays wire within `mask`.
    fn draw_wire(&mut self, mask: &Field, cover: f32) {
        self.lay(mask, cover, Inlay::Plain(BRASS));
        for (p, m) in self.wire.v.iter_mut().zip(&mask.v) {
            *p = p.max(m * cover);
        }
    }

    fn lay_points(&mut self, shape: &Shape) {
        for pearl in [true, false] {
            self.lay(&draw::points(shape, pearl, 0.9), 1.0, Inlay::Rosewood(1.0));
        }
        self.lay(&draw::points(shape, true, 3.2), 1.0, Inlay::Pearl(1.0));
        let hairline = draw::lining(shape, true, 7.85, 9.15);
        self.lay(&hairline, 0.85, Inlay::Plain(EBONY));
        let stringing = draw::lining(shape, false, 7.6, 10.4);
        self.lay(&stringing, 1.0, Inlay::Pearl(1.34));
    }

    /// Inlays the stars beyond the tips, the rosettes, and the star between the trays.
    fn lay_stars(&mut self, shape: &Shape) {
        self.lay(&draw::tips(shape, 9.5), 1.0, Inlay::Pearl(1.5));
        // From the outside inwards: size, rotated or not, material.
        let rings = [
            (1.0, false, Inlay::Rosewood(1.0)),
            (0.926, false, Inlay::Pearl(1.22)),
            (0.702, true, Inlay::Rosewood(1.1)),
            (0.628, true, Inlay::Plain(hex(0x54351F))),
            (0.426, false, Inlay::Pearl(1.32)),
            (0.191, true, Inlay::Rosewood(1.0)),
        ];
        for (part, turned, inlay) in rings {
            self.lay(&draw::rosettes(shape, part, turned), 1.0, inlay);
        }
        for (r, turned, inlay) in [
            (15.4, false, Inlay::Pearl(1.25)),
            (8.6, true, Inlay::Rosewood(1.0)),
            (4.0, false, Inlay::Pearl(1.4)),
        ] {
            self.lay(&draw::clasp(shape, r, turned), 1.0, inlay);
        }
    }

    /// Inlays the frame's band of stars and crosses.
    fn lay_band(&mut self, shape: &Shape) {
        self.lay(&draw::band(shape, 0.0), 1.0, Inlay::Rosewood(0.9));
        self.lay(&draw::lozenges(shape), 0.9, Inlay::Plain(LOZENGE));
        self.lay(&draw::stars(shape, 14.2, false), 1.0, Inlay::Pearl(1.0));
        self.lay(&draw::stars(shape, 7.6, true), 1.0, Inlay::Rosewood(1.04));
        self.lay(&draw::hearts(shape, 3.6), 1.0, Inlay::Pearl(1.2));
    }

    fn lay_wires(&mut self, shape: &Shape) {
        for pearl in [true, false] {
            self.draw_wire(&draw::lining(shape, pearl, 0.4, 2.4), 1.0);
        }
        let edges = difference(draw::band(shape, 1.7), &draw::band(shape, 0.0));
        for (p, m) in self.height.v.iter_mut().zip(&edges.v) {
            *p -= 0.5 * m;
        }
        self.draw_wire(&edges, 1.0);
        let rims = difference(
            draw::stars(shape, 16.3, false),
            &draw::stars(shape, 14.2, false),
        );
        self.draw_wire(&rims, 0.62);
        self.draw_wire(
            &difference(draw::tips(shape, 9.5), &draw::tips(shape, 8.0)),
            1.0,
        );
        for (outer, inner, turned) in [
            (1.0, 0.966, false),
            (0.702, 0.672, true),
            (0.426, 0.398, false),
        ] {
            let line = difference(
                draw::rosettes(shape, outer, turned),
                &draw::rosettes(shape, inner, turned),
            );
            self.draw_wire(&line, 1.0);
        }
        let clasp = difference(
            draw::clasp(shape, 17.0, false),
            &draw::clasp(shape, 15.4, false),
        );
        self.draw_wire(&clasp, 0.95);
        self.draw_wire(&draw::trims(shape), 0.95);
    }

    fn mount_hinges(&mut self, shape: &Shape) {
        let parts = draw::hinges(shape);
        let ground = Grid::new(self.w, self.h, PX.recip());
        let brush = if shape.portrait {
            noise(ground, 0.9, 60.0, 7)
        } else {
            noise(ground, 60.0, 0.9, 7)
        };
        let seat = parts
            .plate
            .shifted(px(1.6) as isize, px(1.6) as isize, 0.0)
            .blurred(1.6 * PX, 1.6 * PX);
        let w = self.w;
        rows(&mut self.colour, w, |y, row| {
            for (x, out) in row.iter_mut().enumerate() {
                let i = y * w + x;
                let (plate, shade) = (parts.plate.v[i], seat.v[i]);
                if plate + shade < 0.002 {
                    continue;
                }
                let brass = scale(HINGE, 1.0 + 0.07 * brush.v[i]);
                let colour = mix(scale(*out, 1.0 - 0.6 * shade * (1.0 - plate)), brass, plate);
                *out = scale(colour, 1.0 - 0.6 * parts.slots.v[i]);
            }
        });
        let soft = |field: &Field, sigma: f32| field.blurred(sigma * PX, sigma * PX);
        // The wires' relief is added before the plates cover them.
        let wires = soft(&self.wire, 0.6);
        self.height.add(&wires, 1.5);
        self.height.add(&soft(&parts.plate, 1.0), 3.2);
        self.height.add(&soft(&parts.knuckles, 2.0), 5.0);
        self.height.add(&soft(&parts.screws, 1.4), 2.4);
        self.height.add(&parts.slots, -1.5);
        for (p, m) in self.wire.v.iter_mut().zip(&parts.plate.v) {
            *p *= 1.0 - m;
        }
        for (p, m) in self.pearl.v.iter_mut().zip(&parts.plate.v) {
            *p *= 1.0 - m;
        }
        self.cast = parts.plate;
    }
}

/// The share of vertical grain at a place of the frame, and the brightness at the mitre's joint.
fn mitre(shape: &Shape, x: f32, y: f32) -> (f32, f32) {
    let ((w, h), (fx, fy)) = (shape.size, shape.frame);
    let (dx, dy) = (x.min(w - x), y.min(h - y));
    if dx >= fx && (shape.portrait || dy >= fy) {
        return (if shape.portrait { 0.0 } else { 1.0 }, 1.0);
    }
    let off = dy - dx * fy / fx;
    let joint = if dx < fx && dy < fy {
        (-(off / 0.9).powi(2)).exp()
    } else {
        0.0
    };
    (smooth(-0.6, 0.6, off), 1.0 - 0.45 * joint)
}
