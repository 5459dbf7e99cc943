//! The mipmaps of textures, and the sampler that uses them.

use bevy::image::{Image, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::render::render_resource::TextureFormat;
use tavoliere_shapes::mipmap;

/// Adds all mipmaps to an 8-bit sRGB picture, with a sampler that uses them. Other pictures stay unchanged.
pub fn add_mipmaps(image: &mut Image) {
    let format = image.texture_descriptor.format;
    if format != TextureFormat::Rgba8UnormSrgb || image.texture_descriptor.mip_level_count > 1 {
        return;
    }
    append(image, mipmap::append);
}

/// Treats an 8-bit picture as slopes instead of colours, so its numbers aren't converted. Its mipmaps are plain
/// averages.
pub fn as_slopes(image: &mut Image) {
    if image.texture_descriptor.format != TextureFormat::Rgba8UnormSrgb {
        return;
    }
    image.texture_descriptor.format = TextureFormat::Rgba8Unorm;
    append(image, mipmap::append_averages);
    image.sampler = smooth();
}

/// Appends mipmaps to a picture by a function, which returns the number of levels.
fn append(image: &mut Image, append: fn(&mut Vec<u8>, usize, usize) -> u32) {
    let (width, height) = (image.width() as usize, image.height() as usize);
    let levels = image
        .data
        .as_mut()
        .map_or(1, |data| append(data, width, height));
    if levels > 1 {
        image.texture_descriptor.mip_level_count = levels;
        image.sampler = smooth();
    }
}

/// The sampler for pictures with mipmaps.
#[must_use]
pub fn smooth() -> ImageSampler {
    ImageSampler::Descriptor(ImageSamplerDescriptor {
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: ImageFilterMode::Linear,
        ..ImageSamplerDescriptor::default()
    })
}

/// Multiplies colours by opacity, as panels expect their pictures.
pub fn premultiply(image: &mut Image) {
    if image.texture_descriptor.format != TextureFormat::Rgba8UnormSrgb {
        return;
    }
    if let Some(data) = image.data.as_mut() {
        mipmap::premultiply(data);
    }
}
