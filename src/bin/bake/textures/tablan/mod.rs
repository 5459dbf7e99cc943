//! Textures of the Tablan table.

use std::{error::Error, path::Path};

use super::{cloth, letters::Letters, picture::Picture};

mod board;
pub mod geometry;
pub mod marks;
pub mod ornament;
pub mod pieces;
mod shape;
mod sticks;

use geometry as geo;
use pieces::{Side, Turned};
use shape::Shape;

/// Writes every texture of the Tablan table into `assets/tablan`.
pub fn bake(assets: &Path) -> Result<(), Box<dyn Error>> {
    let folder = assets.join("tablan");
    let save = |name: &str, picture: &Picture, quality: Option<f32>| {
        picture.save_webp(&folder.join(format!("{name}.webp")), quality)
    };
    let letters = Letters::open(&assets.join("fonts/Alegreya-Bold.ttf"))?;

    for (side, name) in [(Side::Blue, "blue"), (Side::Red, "red")] {
        let turned = Turned::new(side);
        for (picture, state) in turned.sprites().iter().zip(["plain", "started", "home"]) {
            save(&format!("{name}_{state}"), picture, Some(92.0))?;
        }
        save(&format!("{name}_icon"), &turned.icon(), Some(94.0))?;
        save(&format!("{name}_shadow"), &turned.shadow(), Some(90.0))?;
        if side == Side::Blue {
            save("air_shadow", &turned.air_shadow(), Some(90.0))?;
        }
    }
    save("stick", &sticks::atlas(), Some(92.0))?;
    save("stick_shadow", &sticks::shadow(), Some(90.0))?;
    for (name, picture) in marks::marks() {
        save(name, &picture, Some(95.0))?;
    }
    let figures = Letters::open(&assets.join("fonts/AlegreyaSans-Bold.ttf"))?;
    save("digits", &marks::digits(&figures), None)?;
    save("vignette", &marks::vignette(), Some(90.0))?;
    save("glow", &marks::glow(), Some(90.0))?;
    save("cloth", &cloth::tile(geo::CLOTH.0, geo::PX), Some(88.0))?;
    save(
        "cloth_border",
        &cloth::border(geo::BORDER, geo::PX),
        Some(90.0),
    )?;
    save(
        "cloth_corner",
        &cloth::corner(geo::CORNER_PIECE, geo::PX),
        Some(92.0),
    )?;
    for (shape, size, name) in [
        (Shape::landscape(), geo::LANDSCAPE, "landscape"),
        (Shape::portrait(), geo::PORTRAIT, "portrait"),
    ] {
        save(
            &format!("board_{name}"),
            &board::board(&shape, &letters),
            Some(93.0),
        )?;
        save(
            &format!("board_shadow_{name}"),
            &board::shadow(size),
            Some(90.0),
        )?;
    }
    Ok(())
}
