//! The application's icon: a blue piece on a rosewood tile.

use std::{error::Error, path::Path};

use super::{
    colour::{add, hex, mix, scale},
    inlay::{self, Inlay},
    mask::{self, rect},
    picture::{Picture, over},
    tablan::{
        ornament::lotus,
        pieces::{SHADE, Side, State, Turned},
    },
    wood::rosewood,
};

/// Side of the large icon in pixels.
const N: usize = 256;

/// Writes `icon.png` (256 pixels) and `icon_32.png`.
pub fn bake(assets: &Path) -> Result<(), Box<dyn Error>> {
    let icon = emblem();
    icon.save_png(&assets.join("icon.png"))?;
    icon.reduced(8).save_png(&assets.join("icon_32.png"))
}

fn emblem() -> Picture {
    let n = N as f32;
    let plank = rosewood(N, N, 0.7, 41, 0.05);
    let mut wood = plank.v;
    let grain = inlay::grain(N, N, 0.7);
    let bone = Inlay {
        colour: hex(0xE9D6A6),
        cover: 0.92,
        bevel: 1.0,
    };
    let line = mask::draw(n, n, 1.0, |s| {
        s.stroke(rect(17.0, 17.0, n - 17.0, n - 17.0, 36.0), 4.5)
    });
    inlay::let_in(&mut wood, &line, &grain, bone, 1.4);
    let corners = mask::draw(n, n, 1.0, |s| {
        for (x, y) in [
            (46.0, 46.0),
            (n - 46.0, 46.0),
            (46.0, n - 46.0),
            (n - 46.0, n - 46.0),
        ] {
            lotus(s, x, y, 17.0, 8);
        }
    });
    let brass = Inlay {
        colour: hex(0xD9B56A),
        cover: 0.85,
        bevel: 1.2,
    };
    inlay::let_in(&mut wood, &corners, &grain, brass, 1.4);

    let turned = Turned::new(Side::Blue);
    let (cell, foot) = (196.0, (n * 0.5 - 3.0, n * 0.5 + 5.0));
    let [piece] = turned.pictures([State::Started], cell, (N, N), foot);
    let shadow = turned.shadow_cover((N, N), cell, foot);
    let tile = mask::draw(n, n, 1.0, |s| {
        s.fill(rect(2.0, 2.0, n - 2.0, n - 2.0, 50.0))
    });
    let round = tile.blurred(5.0, 5.0);
    Picture::from_fn(N, N, |x, y| {
        let i = y * N + x;
        let (sx, sy) = round.slope(x, y);
        let glow =
            (-((x as f32 - 60.0) / 190.0).powi(2) - ((y as f32 - 50.0) / 190.0).powi(2)).exp();
        let mut c = scale(wood[i], 1.0 + 0.25 * glow + 3.0 * (sx + sy));
        c = add(c, scale(hex(0xFFD9A0), 0.05 * glow));
        c = mix(c, SHADE, shadow.v[i]);
        let p = piece.v[i];
        let [r, g, b, _] = over([c[0], c[1], c[2], 1.0], [p[0], p[1], p[2]], p[3]);
        [r, g, b, tile.v[i]]
    })
}
