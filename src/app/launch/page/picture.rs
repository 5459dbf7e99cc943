//! Reads pictures that the page has already decoded and given mipmaps.

use bevy::asset::RenderAssetUsages;
use bevy::image::Image;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use crate::stage::mipmap;

/// The first number of a picture from the page, as `page/painter.js` writes it. Width, height and the number of sizes
/// follow, then the sizes from the largest down; little-endian, 8 bits per channel.
const MAGIC: u32 = u32::from_le_bytes(*b"TPIX");
/// The size of the header before the pixels (bytes).
const HEADER: usize = 16;

/// The number of pixels doesn't match the header.
#[derive(Debug, thiserror::Error)]
#[error("{0} bytes of pixels came where {1} were to come")]
pub(in crate::app) struct LengthError(usize, usize);

/// The header before the pixels.
pub(in crate::app) struct Header {
    width: u32,
    height: u32,
    levels: u32,
}

impl Header {
    pub(in crate::app) fn of(bytes: &[u8]) -> Option<Header> {
        let words = bytes.first_chunk::<HEADER>()?.as_chunks::<4>().0;
        let [magic, width, height, levels] = [0, 1, 2, 3].map(|i| u32::from_le_bytes(words[i]));
        (magic == MAGIC).then_some(Header {
            width,
            height,
            levels,
        })
    }

    /// The picture with all its mipmaps.
    ///
    /// # Errors
    /// Fails if the number of pixels doesn't match the header.
    pub(in crate::app) fn picture(&self, mut bytes: Vec<u8>) -> Result<Image, LengthError> {
        bytes.drain(..HEADER);
        let side = |size: u32, level: u32| (size >> level).max(1) as usize;
        let pixels = |level| side(self.width, level) * side(self.height, level) * 4;
        let expected = (0..self.levels.min(u32::BITS)).map(pixels).sum();
        if bytes.len() != expected {
            return Err(LengthError(bytes.len(), expected));
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
            RenderAssetUsages::RENDER_WORLD,
        );
        image.data = Some(bytes);
        image.texture_descriptor.mip_level_count = self.levels;
        image.sampler = mipmap::smooth();
        Ok(image)
    }
}
