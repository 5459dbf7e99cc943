//! The pieces: Blue's dome and Red's ring, turned and lacquered, with a pin and a foot of brass.

use std::ops::Range;

use crate::light::lamp::{Material, picture};
use crate::materials::colour::{Rgb, lin, mix, scale, smooth};
use crate::raster::field::Field;
use crate::raster::picture::Picture;
use crate::solids::march::Hit;
use crate::solids::revolution::{Revolution, toward_eye};
use crate::solids::vector::dot;
use crate::solids::view::{Frame, View};
use tavoliere_shapes::geometry::tablan::{self as geo, CELL, PX};

/// The owner of a piece.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// The dome.
    Blue,
    /// The ring.
    Red,
}

/// The progress of a piece, shown by its brass.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum State {
    /// Not started: no brass.
    Plain,
    /// Started: a pin.
    Started,
    /// Home: a pin and a foot.
    Home,
}

/// The outline of a side's piece, foot to top (cells).
fn outline(side: Side) -> &'static [(f32, f32)] {
    match side {
        Side::Blue => &[
            (0.385, 0.0),
            (0.43, 0.0),
            (0.445, 0.02),
            (0.445, 0.075),
            (0.43, 0.10),
            (0.385, 0.115),
            (0.365, 0.125),
            (0.365, 0.15),
            (0.38, 0.162),
            (0.402, 0.185),
            (0.398, 0.24),
            (0.36, 0.315),
            (0.285, 0.378),
            (0.18, 0.42),
            (0.08, 0.437),
            (0.0, 0.44),
        ],
        Side::Red => &[
            (0.385, 0.0),
            (0.43, 0.0),
            (0.445, 0.02),
            (0.445, 0.075),
            (0.43, 0.10),
            (0.395, 0.112),
            (0.38, 0.125),
            (0.38, 0.14),
            (0.40, 0.155),
            (0.425, 0.18),
            (0.43, 0.225),
            (0.405, 0.265),
            (0.36, 0.278),
            (0.315, 0.262),
            (0.29, 0.22),
            (0.27, 0.165),
            (0.235, 0.14),
            (0.17, 0.135),
            (0.145, 0.15),
            (0.125, 0.205),
            (0.09, 0.235),
            (0.045, 0.245),
            (0.0, 0.246),
        ],
    }
}

/// A band of `over` if `value` is within `reach`, with edges of width `soft`.
fn band(under: Rgb, over: Rgb, value: f32, reach: Range<f32>, soft: f32) -> Rgb {
    let Range { start, end } = reach;
    mix(
        under,
        over,
        smooth(start - soft, start, value) * smooth(end + soft, end, value),
    )
}

fn material(side: Side, state: State, hit: &Hit) -> Material {
    let (r, z) = (hit.at[0].hypot(hit.at[1]), hit.at[2]);
    let (cream, gold) = (lin(0xF1DFB4), lin(0xE8B23A));
    let when = |yes: bool, v: f32| if yes { v } else { 9.0 };
    let (mut c, pin_height) = match side {
        Side::Blue => {
            let mut c = mix(lin(0x2260CE), lin(0x0E388F), smooth(0.22, 0.16, z));
            c = band(c, gold, z, 0.116..0.156, 0.006);
            c = band(c, cream, z, 0.232..0.262, 0.006);
            c = band(c, lin(0x0A2C74), z, 0.272..0.280, 0.003);
            c = band(c, cream, when(z > 0.3, r), 0.168..0.188, 0.006);
            (
                band(c, lin(0x0A2C74), when(z > 0.3, r), 0.150..0.160, 0.003),
                0.40,
            )
        }
        Side::Red => {
            let up = z > 0.16;
            let mut c = mix(lin(0xD43019), lin(0x9E1E12), smooth(0.16, 0.10, z));
            c = band(c, gold, z, 0.108..0.146, 0.006);
            c = band(c, cream, when(up && z > 0.24, r), 0.322..0.350, 0.006);
            c = band(
                c,
                lin(0x6E120B),
                when(up && z > 0.22, r),
                0.302..0.309,
                0.003,
            );
            c = band(
                c,
                lin(0x7A140C),
                when(up && z > 0.24, r),
                0.354..0.361,
                0.003,
            );
            let dish = smooth(0.285, 0.262, r) * smooth(0.122, 0.150, r);
            c = mix(c, lin(0x5A0F0A), if z < 0.215 { dish } else { 0.0 });
            c = band(c, cream, when(z > 0.12 && z < 0.17, r), 0.190..0.214, 0.006);
            (
                band(c, cream, when(z > 0.19 && r < 0.14, r), 0.062..0.088, 0.006),
                0.22,
            )
        }
    };
    c = band(c, cream, z, 0.026..0.074, 0.006);
    // Behind the dome's far edge, bands would look like specks finer than a pixel.
    if side == Side::Blue && z > 0.14 {
        let grazing = smooth(0.24, 0.08, dot(hit.normal, toward_eye()));
        c = mix(c, lin(0x2260CE), grazing * smooth(0.08, 0.22, hit.at[1]));
    }
    // Fine tool marks of the lathe.
    c = scale(
        c,
        1.0 + 0.0125 * ((r * 420.0).sin() + (z * 510.0 + 1.0).sin()),
    );
    let mut metal = 0.0;
    if state != State::Plain {
        metal = if z > pin_height {
            smooth(0.056, 0.048, r)
        } else {
            0.0
        };
        let socket = smooth(0.05, 0.056, r) * smooth(0.068, 0.060, r);
        c = scale(
            c,
            if z > pin_height {
                1.0 - 0.7 * socket
            } else {
                1.0
            },
        );
    }
    if state == State::Home && z < 0.112 {
        c = mix(c, lin(0xC9A24B), smooth(0.112, 0.106, z));
        // Two turned lines distinguish the foot from a plain band.
        let line =
            smooth(0.006, 0.003, (z - 0.030).abs()).max(smooth(0.006, 0.003, (z - 0.068).abs()));
        c = mix(c, lin(0x2C1A08), line);
        metal = 0.95 - 0.6 * line;
    }
    Material { colour: c, metal }
}

/// A side's turned shape, ready for drawing in every state.
pub struct Turned {
    side: Side,
    lathe: Revolution,
}

/// Supersampling of the sprites.
const SUPERSAMPLING: usize = 3;

impl Turned {
    /// Turns a side's piece on the lathe.
    pub fn new(side: Side) -> Self {
        Self {
            side,
            lathe: Revolution::new(outline(side)),
        }
    }

    /// The pictures of some states in a view.
    pub fn pictures<const N: usize>(&self, states: [State; N], view: View) -> [Picture; N] {
        let fine = view.finer(SUPERSAMPLING);
        let hits = self.lathe.seen(fine);
        states.map(|state| {
            picture(&hits, fine.w, SUPERSAMPLING, |hit| {
                material(self.side, state, hit)
            })
        })
    }

    /// The board sprites: plain, started, home.
    pub fn sprites(&self) -> [Picture; 3] {
        let frame = Frame {
            size: geo::PIECE,
            foot: geo::PIECE_FOOT,
        };
        self.pictures(
            [State::Plain, State::Started, State::Home],
            frame.view(PX, CELL),
        )
    }

    /// The panel icon: a started piece that fills its square.
    pub fn icon(&self) -> Picture {
        let n = geo::ICON * PX;
        let cell = n * 1.08;
        let view = View {
            w: n as usize,
            h: n as usize,
            scale: cell,
            foot: (n * 0.5, n * 0.5 + cell * 0.03),
        };
        let [icon] = self.pictures([State::Started], view);
        icon
    }

    /// The shadow of a piece on the board: cast and contact shadow.
    pub fn shadow(&self) -> Picture {
        Picture::tinted(&self.shadow_cover(SHADOW), SHADE)
    }

    /// The soft shadow of a piece in the air: only the cast shadow.
    pub fn air_shadow(&self) -> Picture {
        let soft = 6.0 * geo::SOFT_PX;
        let (cast, _) = self.lathe.shade(SHADOW);
        Picture::tinted(&cast.map(|v| v * 0.60).blurred(soft, soft), SHADE)
    }

    /// The opacity of the shadow of a piece on the board, in a view.
    pub fn shadow_cover(&self, view: View) -> Field {
        let (cast, contact) = self.lathe.shade(view);
        Field::from_fn(view.w, view.h, |x, y| {
            let i = y * view.w + x;
            1.0 - (1.0 - 0.66 * cast.v[i]) * (1.0 - 0.55 * contact.v[i])
        })
    }
}

/// The canvas of the shadows.
const SHADOW: View = Frame {
    size: geo::PIECE_SHADOW,
    foot: geo::PIECE_SHADOW_FOOT,
}
.view(geo::SOFT_PX, CELL);

/// The colour of shadows on the table: nearly black, a little warm.
pub const SHADE: Rgb = [0.031, 0.016, 0.020];
