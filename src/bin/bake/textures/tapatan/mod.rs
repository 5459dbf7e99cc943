//! Textures of the Tapatan table: a narra board on a woven mat, in the light of a capiz window.

use std::{error::Error, path::Path};

use super::{letters::Letters, picture::Picture};

mod capiz;
mod carving;
mod geometry;
mod marks;
mod mat;
mod narra;
mod pieces;
mod relief;
mod shadows;
mod slab;
mod sun;

use pieces::Side;

/// Writes every texture of the Tapatan table into `assets/tapatan`.
///
/// # Errors
/// When a font is missing or damaged, or a file cannot be written.
pub fn bake(assets: &Path) -> Result<(), Box<dyn Error>> {
    let folder = assets.join("tapatan");
    let save = |name: &str, picture: &Picture, quality: f32| {
        picture.save_webp(&folder.join(format!("{name}.webp")), Some(quality))
    };
    for (side, name) in [(Side::White, "white"), (Side::Black, "black")] {
        for (picture, number) in pieces::sprites(side).iter().zip(1..) {
            save(&format!("{name}_{number}"), picture, 92.0)?;
        }
        save(&format!("{name}_icon"), &pieces::icon(side), 94.0)?;
        save(&format!("{name}_shadow"), &shadows::piece(side), 90.0)?;
        save(&format!("{name}_air_shadow"), &shadows::lifted(side), 90.0)?;
    }
    for (name, picture) in marks::marks() {
        save(name, &picture, 95.0)?;
    }
    save("mat", &mat::tile(), 88.0)?;
    save("mat_band", &mat::band(), 88.0)?;
    save("light", &capiz::shade(), 90.0)?;
    save("vignette", &shadows::vignette(), 90.0)?;
    let letters = Letters::open(&assets.join("fonts/Alegreya-Bold.ttf"))?;
    save("board", &slab::board(&letters), 93.0)?;
    save("board_shadow", &shadows::board(), 90.0)?;
    for (upright, name) in [(true, "upright"), (false, "lying")] {
        save(&format!("tray_{name}"), &slab::tray(upright), 90.0)?;
        save(
            &format!("tray_{name}_shadow"),
            &shadows::tray(upright),
            90.0,
        )?;
    }
    Ok(())
}
