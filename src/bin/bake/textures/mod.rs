//! Textures: materials from noise, inlay from vectors, pieces from lit solids.

use std::{error::Error, path::Path};

mod cloth;
mod colour;
mod emblem;
mod field;
mod icons;
mod inlay;
mod letters;
mod light;
mod mask;
mod noise;
mod picture;
mod solid;
mod tablan;
mod tablut;
mod tapatan;
mod tawula;
mod wood;

/// Writes every texture under `assets`; needs the fonts in `assets/fonts`.
///
/// # Errors
/// When a font is missing or damaged, or a file cannot be written.
pub fn bake(assets: &Path) -> Result<(), Box<dyn Error>> {
    icons::bake(assets)?;
    emblem::bake(assets)?;
    tablan::bake(assets)?;
    tablut::bake(assets)?;
    tapatan::bake(assets)?;
    tawula::bake(assets)
}
