//! The application's icon: a blue piece on a rosewood tile.

use crate::materials::colour::{add, hex, mix, scale};
use crate::materials::inlay::{self, Inlay};
use crate::materials::rosewood::rosewood;
use crate::output::{Failure, Output};
use crate::raster::field::pixels;
use crate::raster::mask::{self, rect};
use crate::raster::picture::{Picture, over};
use crate::tables::tablan::{
    ornament::lotus,
    pieces::{SHADE, Side, State, Turned},
};

/// Side of the large icon in pixels.
const N: usize = 256;

/// Makes `icon.png` (256 pixels) and `icon_32.png`.
pub fn bake(output: &mut Output) -> Result<(), Failure> {
    let (large, small) = ("icon.png", "icon_32.png");
    let wanted = [large, small].map(|path| output.wants(path));
    if wanted.contains(&true) {
        let icon = draw();
        if wanted[0] {
            output.put(large, &icon.png()?)?;
        }
        if wanted[1] {
            output.put(small, &icon.reduced(8).png()?)?;
        }
    }
    Ok(())
}

fn draw() -> Picture {
    let n = N as f32;
    let plank = rosewood((N, N), false, 0.7, 41, 0.05);
    let mut wood = pixels(N, N, |x, y| plank.at(x, y));
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
