//! The application icon: a blue piece on a rosewood tile.

use icns::{IconElement, IconFamily, IconType};
use image::codecs::ico::{IcoEncoder, IcoFrame};

use crate::materials::colour::{add, hex, mix, scale};
use crate::materials::inlay::{self, Inlay};
use crate::materials::plank::PlankSpec;
use crate::materials::rosewood::rosewood;
use crate::output::{Failure, Output};
use crate::raster::field::pixels;
use crate::raster::mask::{self, rect};
use crate::raster::picture::{Picture, over};
use crate::solids::view::View;
use crate::tables::tablan::{
    ornament::lotus,
    pieces::{SHADE, Side, State, Turned},
};

/// Side of the large icon (pixels).
const N: usize = 256;

/// Sides of the smaller icons (pixels).
const SIDES: [usize; 4] = [16, 32, 64, 128];

/// Creates the icon as a PNG in every size, and as one file with all sizes for Windows and macOS.
pub fn bake(output: &mut Output) -> Result<(), Failure> {
    let paths = [
        "icon.png",
        "icon_32.png",
        "packaging/icons/16.png",
        "packaging/icons/64.png",
        "packaging/icons/128.png",
        "packaging/icons/tavoliere.ico",
        "packaging/icons/tavoliere.icns",
    ];
    let wanted = paths.map(|path| output.wants(path));
    if !wanted.contains(&true) {
        return Ok(());
    }
    let icon = draw();
    let large = icon.png()?;
    let [p16, p32, p64, p128] = SIDES.map(|side| icon.reduced(N / side).png());
    let [p16, p32, p64, p128] = [p16?, p32?, p64?, p128?];
    let (ico, icns) = {
        let all = [&p16, &p32, &p64, &p128, &large];
        (windows(&all)?, macos(&all)?)
    };
    let files = [large, p32, p16, p64, p128, ico, icns];
    for ((path, file), wanted) in paths.into_iter().zip(files).zip(wanted) {
        if wanted {
            output.put(path, &file)?;
        }
    }
    Ok(())
}

/// The icon file for Windows, with all sizes from the smallest to the largest.
fn windows(all: &[&Vec<u8>]) -> Result<Vec<u8>, Failure> {
    let mut frames = Vec::new();
    for (png, side) in all.iter().zip(SIDES.into_iter().chain([N])) {
        let (side, colour) = (side as u32, image::ExtendedColorType::Rgba8);
        frames.push(IcoFrame::with_encoded(png.as_slice(), side, side, colour)?);
    }
    let mut file = Vec::new();
    IcoEncoder::new(&mut file).encode_images(&frames)?;
    Ok(file)
}

/// The icon file for macOS, which also uses a size as half the size on high-resolution screens.
fn macos(all: &[&Vec<u8>]) -> Result<Vec<u8>, Failure> {
    let [p16, p32, p64, p128, p256] = all else {
        return Err("five sizes are needed".into());
    };
    let kinds = [
        (IconType::RGBA32_16x16, p16),
        (IconType::RGBA32_16x16_2x, p32),
        (IconType::RGBA32_32x32, p32),
        (IconType::RGBA32_32x32_2x, p64),
        (IconType::RGBA32_128x128, p128),
        (IconType::RGBA32_128x128_2x, p256),
        (IconType::RGBA32_256x256, p256),
    ];
    let mut family = IconFamily::new();
    for (kind, png) in kinds {
        let element = IconElement::new(kind.ostype(), (*png).clone());
        family.elements.push(element);
    }
    let mut file = Vec::new();
    family.write(&mut file)?;
    Ok(file)
}

fn draw() -> Picture {
    let n = N as f32;
    let spec = PlankSpec {
        w: N,
        h: N,
        upright: false,
    };
    let plank = rosewood(spec, 0.7, 41, 0.05);
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
    let view = View {
        w: N,
        h: N,
        scale: 196.0,
        foot: (n * 0.5 - 3.0, n * 0.5 + 5.0),
    };
    let [piece] = turned.pictures([State::Started], view);
    let shadow = turned.shadow_cover(view);
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
