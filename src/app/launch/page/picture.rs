//! Pictures, which the page has decoded and given their smaller copies where it could.

use std::io;

use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext, RenderAssetUsages};
use bevy::image::Image;
use bevy::reflect::TypePath;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use crate::stage::mipmap;

/// What a picture from the page begins with, as `page/painter.js` writes it: this number, then
/// width, height and how many sizes follow, from the largest down; little-endian, 8 bits a channel.
const MAGIC: u32 = u32::from_le_bytes(*b"TPIX");
/// How many bytes come before the pixels.
const HEADER: usize = 16;

/// Reads pictures that the page has prepared, and such as come as they are.
#[derive(Default, TypePath)]
pub(super) struct PictureLoader;

/// Why a picture cannot be shown.
#[derive(Debug, thiserror::Error)]
pub(super) enum PictureError {
    #[error("the file could not be read: {0}")]
    Read(#[from] io::Error),
    #[error("it is no picture in the WebP format: {0}")]
    Format(#[from] image::ImageError),
    #[error("{0} bytes of pixels came where {1} were to come")]
    Length(usize, usize),
}

impl AssetLoader for PictureLoader {
    type Asset = Image;
    type Settings = ();
    type Error = PictureError;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        (): &(),
        _: &mut LoadContext<'_>,
    ) -> Result<Image, PictureError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        match Header::of(&bytes) {
            Some(header) => header.picture(bytes),
            None => decode(&bytes),
        }
    }

    fn extensions(&self) -> &[&str] {
        &["webp"]
    }
}

/// The page left the decoding to the program.
fn decode(bytes: &[u8]) -> Result<Image, PictureError> {
    let decoded = image::load_from_memory_with_format(bytes, image::ImageFormat::WebP)?;
    Ok(Image::from_dynamic(
        decoded,
        true,
        RenderAssetUsages::default(),
    ))
}

struct Header {
    width: u32,
    height: u32,
    levels: u32,
}

impl Header {
    fn of(bytes: &[u8]) -> Option<Header> {
        let words = bytes.first_chunk::<HEADER>()?.as_chunks::<4>().0;
        let [magic, width, height, levels] = [0, 1, 2, 3].map(|i| u32::from_le_bytes(words[i]));
        (magic == MAGIC).then_some(Header {
            width,
            height,
            levels,
        })
    }

    fn picture(&self, mut bytes: Vec<u8>) -> Result<Image, PictureError> {
        bytes.drain(..HEADER);
        let side = |size: u32, level: u32| (size >> level).max(1) as usize;
        let pixels = |level| side(self.width, level) * side(self.height, level) * 4;
        let expected = (0..self.levels.min(u32::BITS)).map(pixels).sum();
        if bytes.len() != expected {
            return Err(PictureError::Length(bytes.len(), expected));
        }
        let size = Extent3d {
            width: self.width,
            height: self.height,
            depth_or_array_layers: 1,
        };
        let mut image = Image::new_uninit(
            size,
            TextureDimension::D2,
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::default(),
        );
        image.data = Some(bytes);
        image.texture_descriptor.mip_level_count = self.levels;
        image.sampler = mipmap::smooth();
        Ok(image)
    }
}
