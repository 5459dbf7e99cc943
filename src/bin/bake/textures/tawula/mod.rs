//! Textures of the Tawula table.

use std::{error::Error, path::Path};

use super::{letters::Letters, picture::Picture};

mod board;
mod dice;
mod felt;
mod figures;
pub mod geometry;
mod marks;
mod nacre;
mod ornament;
mod pieces;
mod relief;
mod shadows;
mod shape;
mod stamp;
mod walnut;

use geometry as geo;
use pieces::{Side, Turned};
use shape::Shape;

/// Writes every texture of the Tawula table into `assets/tawula`.
pub fn bake(assets: &Path) -> Result<(), Box<dyn Error>> {
    let folder = assets.join("tawula");
    let save = |name: &str, picture: &Picture, quality: Option<f32>| {
        picture.save_webp(&folder.join(format!("{name}.webp")), quality)
    };
    for (side, name) in [(Side::White, "white"), (Side::Black, "black")] {
        let turned = Turned::new(side);
        for variant in 0..3 {
            let file = format!("{name}_{variant}");
            save(&file, &turned.piece(variant), Some(90.0))?;
        }
        save(&format!("{name}_icon"), &turned.icon(), Some(94.0))?;
        save(&format!("{name}_edge"), &turned.edge(), Some(92.0))?;
        let white = side == Side::White;
        save(&format!("head_{name}"), &figures::head(white), None)?;
        save(
            &format!("head_star_{name}"),
            &figures::head_star(white),
            None,
        )?;
    }
    save("piece_shadow", &shadows::lying(), Some(90.0))?;
    save("air_shadow", &shadows::flying(), Some(90.0))?;
    save("die_skin", &dice::skin(), Some(90.0))?;
    save("die_relief", &dice::relief(), Some(96.0))?;
    save("die_contact", &dice::contact(), Some(90.0))?;
    save("die_shadow", &dice::cast(), Some(90.0))?;
    save("die_chips", &dice::chips(), None)?;
    for (name, picture) in marks::marks() {
        save(name, &picture, None)?;
    }
    let letters = Letters::open(&assets.join("fonts/AlegreyaSans-Bold.ttf"))?;
    save("numerals", &figures::numerals(&letters), None)?;
    save("digits", &figures::digits(&letters), None)?;
    save("lock", &figures::lock(), Some(95.0))?;
    save("vignette", &marks::vignette(), Some(90.0))?;
    save("felt", &felt::tile(geo::FELT), Some(80.0))?;
    for (shape, name) in [
        (Shape::landscape(), "landscape"),
        (Shape::portrait(), "portrait"),
    ] {
        save(&format!("board_{name}"), &board::board(&shape), Some(78.0))?;
        save(
            &format!("board_shadow_{name}"),
            &shadows::box_on_felt(&shape),
            Some(90.0),
        )?;
    }
    Ok(())
}
