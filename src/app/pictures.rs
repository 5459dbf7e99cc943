//! Decodes pictures, adds their mipmaps and hands them to the graphics card.

use std::io;
use std::path::Path;

use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext, RenderAssetUsages};
use bevy::image::Image;
use bevy::prelude::*;

#[cfg(target_arch = "wasm32")]
use super::launch::picture as prepared;
use crate::stage::mipmap;

pub(super) fn plugin(app: &mut App) {
    app.init_asset_loader::<PictureLoader>();
}

/// Loads pictures, also those that the page has already decoded.
#[derive(Default, TypePath)]
struct PictureLoader;

/// The reasons why a picture can't be loaded.
#[derive(Debug, thiserror::Error)]
enum PictureError {
    #[error("the file could not be read: {0}")]
    Read(#[from] io::Error),
    #[error("it is not a WebP picture: {0}")]
    Format(#[from] image::ImageError),
    #[cfg(target_arch = "wasm32")]
    #[error(transparent)]
    Prepared(#[from] prepared::LengthError),
}

impl AssetLoader for PictureLoader {
    type Asset = Image;
    type Settings = ();
    type Error = PictureError;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        (): &(),
        context: &mut LoadContext<'_>,
    ) -> Result<Image, PictureError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        let mut image = decode(bytes)?;
        finish(&mut image, context.path().path());
        Ok(image)
    }

    fn extensions(&self) -> &[&str] {
        &["webp"]
    }
}

fn decode(bytes: Vec<u8>) -> Result<Image, PictureError> {
    #[cfg(target_arch = "wasm32")]
    if let Some(header) = prepared::Header::of(&bytes) {
        return Ok(header.picture(bytes)?);
    }
    let decoded = image::load_from_memory_with_format(&bytes, image::ImageFormat::WebP)?;
    drop(bytes);
    Ok(Image::from_dynamic(
        decoded,
        true,
        // The program doesn't need the pixels once the graphics card has them.
        RenderAssetUsages::RENDER_WORLD,
    ))
}

/// Adds the mipmaps of a picture. Those of panels are premultiplied for blending; reliefs contain slopes, not colours.
fn finish(image: &mut Image, path: &Path) {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    if stem.ends_with("_relief") {
        mipmap::as_slopes(image);
        return;
    }
    mipmap::add_mipmaps(image);
    let is_of_panels = path.starts_with("ui") || path.starts_with("home");
    if is_of_panels || stem.ends_with("_icon") {
        mipmap::premultiply(image);
    }
}
