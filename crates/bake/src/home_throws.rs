//! Sticks and dice for the home screen: small still pictures, with the light of the tables' shader
//! (`assets/shaders/solid.wgsl`) and the shadow under them.

use std::f32::consts::PI;

use crate::materials::colour::{Rgb, add, hex, mul, scale, smooth, to_linear, to_srgb};
use crate::output::{Failure, Output};
use crate::raster::picture::Picture;
use crate::solids::march::{March, Solid, normal};
use crate::solids::vector::{V3, along, cross, dot, unit};
use tavoliere_shapes::geometry::tablan::{self, STICK_STILL};
use tavoliere_shapes::geometry::tawula::{DICE_STILL, DIE, DIE_ATLAS};
use tavoliere_shapes::geometry::{Point, Size, TILT};
use tavoliere_shapes::motion::roll;
use tavoliere_shapes::motion::tumble::{STICK_LENGTH, STICK_RADIUS, STICK_ROUNDING};

/// Pixels of a still per unit of the board, as for the small pieces.
const PX: f32 = 1.0;
/// Supersampling of the stills.
const SUPERSAMPLING: usize = 4;
const QUALITY: f32 = 76.0;
/// Colour of the shadows.
const SHADE: Rgb = hex(0x080503);

const KEY: V3 = [-0.606, 0.549, 0.574];
const KEY_COLOUR: Rgb = [1.0, 0.93, 0.80];
const FILL: V3 = [0.796, -0.159, 0.584];
const FILL_COLOUR: Rgb = [0.42, 0.55, 0.78];
const AMBIENT: Rgb = [0.36, 0.31, 0.27];
const GLOSS: Rgb = [1.0, 0.97, 0.90];

const MARCH: March = March {
    steps: 200,
    near: 0.0006,
    stride: 0.9,
    above: 0.0,
    below: -0.01,
};

/// Creates the stills from the committed skins.
pub fn bake(output: &mut Output) -> Result<(), Failure> {
    let [stick, die, relief] = [
        "tablan/stick.webp",
        "tawula/die_skin.webp",
        "tawula/die_relief.webp",
    ]
    .map(|path| output.committed(path));
    for (name, flat_up) in [("stick_back", false), ("stick_flat", true)] {
        output.file(&format!("home/tablan_{name}.webp"), || {
            let lying = Stick { flat_up };
            let skin = Picture::open(&stick)?;
            let look = |at, normal, eye| lying.colour(&skin, at, normal, eye);
            still(&lying, STICK_STILL, tablan::CELL, look).webp(Some(QUALITY))
        })?;
    }
    output.file("home/tawula_dice.webp", || {
        let skin = DieSkin {
            colour: Picture::open(&die)?,
            relief: Picture::open(&relief)?,
        };
        let look = |at, normal, eye| Dice.colour(&skin, at, normal, eye);
        still(&Dice, DICE_STILL, DIE, look).webp(Some(QUALITY))
    })
}

/// A picture of a solid with its shadow, `length` units of the board per unit of the solid.
fn still(
    solid: &(impl Solid + Sync),
    size: Size,
    length: f32,
    look: impl Fn(V3, V3, V3) -> Rgb + Sync,
) -> Picture {
    let (width, height) = size;
    let fine = SUPERSAMPLING;
    let pixels = PX * fine as f32;
    let (w, h) = ((width * pixels) as usize, (height * pixels) as usize);
    let (sin, cos) = TILT.sin_cos();
    let eye = [0.0, -sin, cos];
    let seen = Picture::from_fn(w, h, |x, y| {
        let x = ((x as f32 + 0.5) / pixels - width / 2.0) / length;
        let y = (height / 2.0 - (y as f32 + 0.5) / pixels) / length;
        let from = along([x, y * cos, y * sin], eye, 2.0);
        match MARCH.meet(solid, from, eye.map(|c| -c), 4.0) {
            None => [0.0; 4],
            Some(t) => {
                let at = along(from, eye, -t);
                let [r, g, b] = look(at, normal(solid, at, 0.002), eye).map(to_srgb);
                [r, g, b, 1.0]
            }
        }
    })
    .reduced(fine);
    let cover = seen.cover();
    let shade = |blur: f32, off: isize, dark: f32| {
        let blurred = cover.blurred(blur * PX, blur * PX);
        blurred.shifted(off, off, 0.0).map(|c| 1.0 - dark * c)
    };
    let (close, far) = (shade(2.2, 2, 0.62), shade(7.0, 7, 0.42));
    let mut shadow = close.clone();
    for (dark, other) in shadow.v.iter_mut().zip(&far.v) {
        *dark = 1.0 - *dark * other;
    }
    let mut picture = Picture::tinted(&shadow, SHADE);
    picture.lay(&seen);
    picture
}

/// The light that a surface reflects; `open` is the visible share of the room.
fn lit(albedo: Rgb, n: V3, open: f32) -> Rgb {
    let key = dot(n, KEY).max(0.0) * 2.1;
    let fill = dot(n, FILL).max(0.0) * 0.30;
    let sky = 0.45 + 0.75 * (0.5 + 0.5 * n[2]);
    let room = scale(add(scale(FILL_COLOUR, fill), scale(AMBIENT, sky)), open);
    mul(albedo, add(scale(KEY_COLOUR, key), room))
}

fn sheen(n: V3, eye: V3, open: f32) -> Rgb {
    let fresnel = 0.04 + 0.96 * (1.0 - dot(n, eye).max(0.0)).powi(5);
    scale([0.42, 0.40, 0.38], fresnel * 0.25 * open)
}

fn mapped(colour: Rgb) -> Rgb {
    colour.map(|c| (c / (1.0 + (c - 0.75).max(0.0) * 0.55)).clamp(0.0, 1.0))
}

/// The share of the room that a surface sees.
fn openness(n: V3) -> f32 {
    0.55 + 0.45 * smooth(-0.6, 0.5, n[2])
}

/// The nearest pixel of a skin at a place of 0 to 1 in each direction, without colour conversion.
fn sampled(skin: &Picture, at: Point) -> Rgb {
    let place = |t: f32, n: usize| ((t.clamp(0.0, 1.0) * n as f32) as usize).min(n - 1);
    let [r, g, b, _] = skin.v[place(at.1, skin.h) * skin.w + place(at.0, skin.w)];
    [r, g, b]
}

/// A stick along the picture, with its flat or its back on top.
struct Stick {
    flat_up: bool,
}

impl Stick {
    /// Converts a place on the table to the stick's own frame: x along it, the flat face towards +z.
    fn own(&self, [x, y, z]: V3) -> V3 {
        if self.flat_up {
            [x, y, z - STICK_RADIUS]
        } else {
            [x, -y, -z]
        }
    }

    fn colour(&self, skin: &Picture, at: V3, n: V3, eye: V3) -> Rgb {
        let [x, y, _] = self.own(at);
        let [lean, across, up] = if self.flat_up {
            n
        } else {
            [n[0], -n[1], -n[2]]
        };
        let face = 1.0 / tablan::STICK_FACES as f32;
        let u = (x / STICK_LENGTH + 0.5).clamp(0.004, 0.996);
        // The ends show the wood of the flat face.
        let is_flat = up > 0.7 || lean.abs() > 0.8;
        let row = if is_flat {
            1.0 - face / 2.0 - face * 0.48 * y / STICK_RADIUS
        } else {
            let angle = ((-up).atan2(-across) / PI).clamp(0.0, 1.0);
            face * (0.03 + 0.94 * angle)
        };
        let albedo = sampled(skin, (u, row)).map(to_linear);
        let open = openness(n);
        let mut colour = lit(albedo, n, open);
        if !is_flat {
            let axis = [1.0, 0.0, 0.0];
            let half = unit(add(KEY, eye));
            let facing = dot(n, unit(along(half, axis, -dot(axis, half)))).max(0.0);
            let line = smooth(0.984, 0.9955, facing) * 0.70 + 0.24 * facing.powi(22);
            let end = 1.0 - smooth(0.25, 0.7, lean.abs());
            colour = add(colour, scale(GLOSS, line * end * 0.62));
        }
        mapped(add(colour, sheen(n, eye, open)))
    }
}

impl Solid for Stick {
    fn distance(&self, p: V3) -> f32 {
        let [x, y, z] = self.own(p);
        let r = STICK_ROUNDING;
        let section = (y.hypot(z) - (STICK_RADIUS - r)).max(z + r);
        let end = x.abs() - (STICK_LENGTH / 2.0 - r);
        section.max(0.0).hypot(end.max(0.0)) + section.max(end).min(0.0) - r
    }

    fn top(&self) -> f32 {
        STICK_RADIUS * 1.1
    }
}

/// One of two dice at rest: its centre, the pips on top and its rotation.
struct Die {
    at: Point,
    pips: u8,
    turn: f32,
}

const PAIR: [Die; 2] = [
    Die {
        at: (-0.72, 0.12),
        pips: 5,
        turn: 0.42,
    },
    Die {
        at: (0.70, -0.20),
        pips: 3,
        turn: -0.66,
    },
];

impl Die {
    /// The table's axes in the die's frame.
    fn axes(&self) -> [V3; 3] {
        let up = roll::normal(self.pips);
        let a = roll::rows(self.pips);
        let b = cross(up, a);
        let (sin, cos) = self.turn.sin_cos();
        [
            add(scale(a, cos), scale(b, -sin)),
            add(scale(a, sin), scale(b, cos)),
            up,
        ]
    }

    fn own(&self, [x, y, z]: V3) -> V3 {
        self.turned([x - self.at.0, y - self.at.1, z - 0.5])
    }

    /// Rotates a direction from the table to the die's frame.
    fn turned(&self, v: V3) -> V3 {
        let axes = self.axes();
        std::array::from_fn(|i| (0..3).map(|k| axes[k][i] * v[k]).sum())
    }

    /// Rotates a direction from the die's frame to the table.
    fn laid(&self, v: V3) -> V3 {
        self.axes().map(|axis| dot(axis, v))
    }

    fn distance(&self, p: V3) -> f32 {
        roll::outside(self.own(p))
    }
}

/// The texture atlases of a die's faces.
struct DieSkin {
    colour: Picture,
    /// The normal map.
    relief: Picture,
}

/// Both dice as one solid.
struct Dice;

impl Dice {
    fn nearest(p: V3) -> &'static Die {
        let [a, b] = &PAIR;
        if a.distance(p) < b.distance(p) { a } else { b }
    }

    fn colour(&self, skin: &DieSkin, at: V3, n: V3, eye: V3) -> Rgb {
        let die = Self::nearest(at);
        let own = die.own(at);
        let facing = |pips: &u8| dot(own, roll::normal(*pips));
        let pips = (1..=6_u8)
            .max_by(|a, b| facing(a).total_cmp(&facing(b)))
            .unwrap_or(1);
        let out = roll::normal(pips);
        let rows = roll::rows(pips);
        let columns = cross(out, rows);
        let place = |t: f32| (t + 0.5).clamp(0.004, 0.996);
        let (column, row) = ((pips - 1) % 3, (pips - 1) / 3);
        let uv = (
            (f32::from(column) + place(dot(own, rows))) / DIE_ATLAS.0 as f32,
            (f32::from(row) + place(-dot(own, columns))) / DIE_ATLAS.1 as f32,
        );
        let albedo = scale(sampled(&skin.colour, uv).map(to_linear), 0.72);
        let [slope_x, slope_y, _] = sampled(&skin.relief, uv).map(|c| c * 2.0 - 1.0);
        let rows = die.laid(rows);
        let rows = unit(along(rows, n, -dot(rows, n)));
        let n = unit(along(along(n, rows, slope_x), cross(rows, n), slope_y));
        let open = openness(n);
        let mut colour = lit(albedo, n, open);
        let glow = (0.6 - n[2]).clamp(0.0, 1.0) * 0.10;
        colour = add(colour, scale(mul(albedo, [1.2, 0.7, 0.4]), glow));
        let gloss = dot(n, unit(add(KEY, eye))).max(0.0).powi(50);
        let polish = smooth(0.08, 0.40, albedo[1]);
        colour = add(colour, scale(GLOSS, 0.35 * gloss * polish));
        mapped(add(colour, scale(sheen(n, eye, open), polish)))
    }
}

impl Solid for Dice {
    fn distance(&self, p: V3) -> f32 {
        Self::nearest(p).distance(p)
    }

    fn top(&self) -> f32 {
        1.0
    }
}
