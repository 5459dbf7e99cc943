//! A torn slip of paper with its shadow, for a word where the page has no margin.

use super::{
    geometry::{self as geo, PX},
    paper::{self, Mould},
};
use crate::textures::{
    colour::hex,
    noise::Ground,
    picture::{Picture, over},
};

/// The slip's picture; the paper leaves 14 units free all round for its shadow.
pub fn slip() -> Picture {
    let (w, h) = geo::SLIP;
    let ground = Ground::new((w * PX) as usize, (h * PX) as usize, PX.recip());
    let leaf = paper::leaf(
        ground,
        &Mould {
            leaf: [14.0, 12.0, w - 16.0, h - 18.0],
            turn: 0.0,
            laid: 3.3,
            pulp: hex(0xE4D2AA),
            seed: 140,
        },
    );
    let shadow = |d: f32, soft: f32| {
        let by = (d * PX) as isize;
        leaf.cover
            .shifted(by, by, 0.0)
            .blurred(soft * PX, soft * PX)
    };
    let (near, far) = (shadow(1.5, 1.4), shadow(5.0, 5.0));
    Picture::from_fn(ground.w, ground.h, |x, y| {
        let i = y * ground.w + x;
        let k = 1.0 - (1.0 - 0.50 * near.v[i]) * (1.0 - 0.45 * far.v[i]);
        over([0.035, 0.018, 0.008, k], leaf.colour[i], leaf.cover.v[i])
    })
}
