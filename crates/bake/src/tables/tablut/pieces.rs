//! The men of bone and soot: the warrior, the Muscovite and the king, with their shadows, falls and icons.

use crate::materials::bone::{self, Substance};
use crate::materials::colour::{Rgb, hex, mix, scale};
use crate::raster::mask::{self, circle};
use crate::raster::picture::{Picture, over};
use crate::solids::oblique::{Form, Hit, Posed};
use crate::solids::view::{Frame, View};
use crate::tables::tablut::outline::{Kind, outline};
use tavoliere_shapes::geometry::tablut::{
    self as geo, CELL, FALL_FRAMES, FALL_SOFT_PX, FALL_TILT, PX, SOFT_PX,
};

/// A man, prepared for drawing.
pub struct Man {
    kind: Kind,
    form: Form,
}

/// Supersampling of the sprites.
const SUPERSAMPLING: usize = 3;
/// Supersampling of the frames of falls, which are only visible for a moment.
const SUPERSAMPLING_FALL: usize = 2;
/// Colour of shadows, warm because they fall on paper.
const SHADE: Rgb = [0.075, 0.032, 0.004];
/// Colour of the pen line around every silhouette.
const RIM: Rgb = hex(0x1C120B);
/// A direction of a fall: its name, and its angle on the ground (degrees).
pub struct FallDirection {
    /// The suffix of its file names.
    pub name: &'static str,
    toward: f32,
}

/// The directions in which men fall: a little away from the viewer, so that the shape stays easy to recognise. The king
/// only falls to the right.
const FALLS: [FallDirection; 2] = [
    FallDirection {
        name: "right",
        toward: 340.0,
    },
    FallDirection {
        name: "left",
        toward: 200.0,
    },
];

/// The directions in which a man can fall.
pub fn falls(kind: Kind) -> &'static [FallDirection] {
    match kind {
        Kind::King => &FALLS[..1],
        Kind::Warrior | Kind::Muscovite => &FALLS,
    }
}

impl Man {
    /// Turns a man on the lathe.
    pub fn new(kind: Kind) -> Self {
        Self {
            kind,
            form: Form::new(&outline(kind), kind == Kind::King),
        }
    }

    fn frame(&self) -> Frame {
        match self.kind {
            Kind::King => Frame {
                size: geo::KING,
                foot: geo::KING_FOOT,
            },
            Kind::Warrior | Kind::Muscovite => Frame {
                size: geo::MAN,
                foot: geo::MAN_FOOT,
            },
        }
    }

    fn shadow_view(&self) -> View {
        let size = match self.kind {
            Kind::King => geo::KING_SHADOW,
            Kind::Warrior | Kind::Muscovite => geo::MAN_SHADOW,
        };
        let foot = geo::SHADOW_FOOT;
        Frame { size, foot }.view(SOFT_PX, CELL)
    }

    /// The frames of a fall and of its shadow.
    fn fall_frames(&self) -> [Frame; 2] {
        match self.kind {
            Kind::King => [
                Frame {
                    size: geo::KING_FALL,
                    foot: geo::KING_FALL_FOOT,
                },
                Frame {
                    size: geo::KING_FALL_SHADOW,
                    foot: geo::KING_FALL_SHADOW_FOOT,
                },
            ],
            Kind::Warrior | Kind::Muscovite => [
                Frame {
                    size: geo::FALL,
                    foot: geo::FALL_FOOT,
                },
                Frame {
                    size: geo::FALL_SHADOW,
                    foot: geo::FALL_SHADOW_FOOT,
                },
            ],
        }
    }

    fn substance(&self) -> Substance {
        match self.kind {
            Kind::Warrior => Substance::Bone,
            Kind::Muscovite => Substance::Soot,
            Kind::King => Substance::CrownedBone,
        }
    }

    /// The pictures of a pose, one for each variant of the man's grain.
    fn pictures(
        &self,
        pose: &Posed,
        frame: Frame,
        px: f32,
        turns: &[u64],
        supersampling: usize,
    ) -> Vec<Picture> {
        let view = frame.view(px, CELL).finer(supersampling);
        let hits = pose.seen(view);
        turns
            .iter()
            .map(|turn| self.inked(&self.lit(&hits, view.w, *turn).reduced(supersampling), px))
            .collect()
    }

    fn lit(&self, hits: &[Option<Hit>], w: usize, turn: u64) -> Picture {
        Picture::from_fn(w, hits.len() / w, |x, y| match &hits[y * w + x] {
            None => [0.0; 4],
            Some(hit) => {
                let [r, g, b] = bone::seen(self.substance(), hit, turn);
                [r, g, b, 1.0]
            }
        })
    }

    /// A sprite at `px` pixels per unit with its pen line.
    fn inked(&self, sprite: &Picture, px: f32) -> Picture {
        // The line separates bone from paper of nearly the same tone, so it's dark and wide.
        let (reach, gain, strength) = match self.kind {
            Kind::Muscovite => (0.75, 2.2, 0.55),
            Kind::Warrior | Kind::King => (1.5, 5.0, 1.0),
        };
        let cover = sprite.cover();
        let wide = cover.blurred(reach * px, reach * px);
        Picture::from_fn(sprite.w, sprite.h, |x, y| {
            let i = y * sprite.w + x;
            let rim = ((wide.v[i] * gain).min(1.0) - cover.v[i]).max(0.0) * strength;
            let p = sprite.v[i];
            over(
                [RIM[0], RIM[1], RIM[2], rim / (1.0 - cover.v[i]).max(0.05)],
                [p[0], p[1], p[2]],
                p[3],
            )
        })
    }

    /// The board sprites, one for each variant of the grain.
    pub fn sprites(&self, turns: &[u64]) -> Vec<Picture> {
        self.pictures(
            &self.form.standing(),
            self.frame(),
            PX,
            turns,
            SUPERSAMPLING,
        )
    }

    /// The shadow of an upright man.
    pub fn shadow(&self) -> Picture {
        let pose = self.form.standing();
        Picture::tinted(&pose.shadow(self.shadow_view()), SHADE)
    }

    /// The shadow of a lifted man.
    pub fn air_shadow(&self) -> Picture {
        let pose = self.form.standing();
        Picture::tinted(&pose.air_shadow(self.shadow_view()), SHADE)
    }

    /// The frames of a fall side by side, and those of its shadow.
    pub fn fall(&self, way: &FallDirection) -> [Picture; 2] {
        let [frame, shadow] = self.fall_frames();
        let shadow = shadow.view(FALL_SOFT_PX, CELL);
        let mut frames = Vec::new();
        let mut shadows = Vec::new();
        for step in 1..=FALL_FRAMES {
            let tilt = FALL_TILT * step as f32 / FALL_FRAMES as f32;
            let pose = self.form.tipped(tilt, way.toward);
            frames.extend(self.pictures(&pose, frame, PX, &[2], SUPERSAMPLING_FALL));
            shadows.push(Picture::tinted(&pose.shadow(shadow), SHADE));
        }
        [strip(&frames), strip(&shadows)]
    }

    /// The panel icon: the man on a washed disc.
    pub fn icon(&self) -> Picture {
        let n = geo::ICON;
        let (unit, foot) = match self.kind {
            Kind::Warrior => (0.470, (24.0, 32.0)),
            Kind::Muscovite => (0.470, (24.0, 31.5)),
            Kind::King => (0.345, (24.0, 34.5)),
        };
        let px = PX * unit;
        let frame = Frame {
            size: (n / unit, n / unit),
            foot: (foot.0 / unit, foot.1 / unit),
        };
        let pose = self.form.standing();
        let man = &self.pictures(&pose, frame, px, &[1], SUPERSAMPLING)[0];
        let side = (n * PX) as usize;
        let shadow = pose.shadow(View {
            w: side,
            h: side,
            scale: CELL * px,
            foot: (foot.0 * PX, foot.1 * PX),
        });
        let disc = mask::draw(n, n, PX, |s| s.fill(circle(n * 0.5, n * 0.5, 23.0)));
        let rim = mask::draw(n, n, PX, |s| s.stroke(circle(n * 0.5, n * 0.5, 22.4), 1.2));
        Picture::from_fn(side, side, |x, y| {
            let i = y * side + x;
            let (u, v) = (x as f32 / side as f32 - 0.35, y as f32 / side as f32 - 0.30);
            let paper = scale(hex(0xB2946A), 1.10 - 0.42 * u.hypot(v));
            let under = mix(mix(paper, SHADE, shadow.v[i]), hex(0xE3C98F), rim.v[i]);
            let [mut r, mut g, mut b] = under;
            if x < man.w && y < man.h {
                let p = man.v[y * man.w + x];
                [r, g, b, _] = over([r, g, b, 1.0], [p[0], p[1], p[2]], p[3]);
            }
            [r, g, b, disc.v[i]]
        })
    }
}

/// A pale outline of a sprite's silhouette, drawn under it.
pub fn halo(sprite: &Picture) -> Picture {
    let wide = sprite.cover().blurred(2.4, 2.4);
    Picture::tinted(&wide.map(|v| (v * 3.0).min(1.0)), hex(0xF5E6C2))
}

/// Joins pictures side by side.
fn strip(frames: &[Picture]) -> Picture {
    let (w, h) = (frames[0].w, frames[0].h);
    Picture::from_fn(w * frames.len(), h, |x, y| frames[x / w].v[y * w + x % w])
}
