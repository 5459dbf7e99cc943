//! Draws texts of any script as pixels.

#[cfg(not(target_arch = "wasm32"))]
mod boxes;
#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod system_fonts;

/// The size and weight of letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LetterStyle {
    /// The size (sixteenths of a pixel).
    sixteenths: u32,
    /// `true` for bold letters.
    pub is_bold: bool,
}

impl LetterStyle {
    /// The largest size of letters (px).
    const LARGEST: f32 = 400.0;

    /// Letters of a size in pixels.
    #[must_use]
    pub fn new(size: f32, is_bold: bool) -> LetterStyle {
        LetterStyle {
            sixteenths: (size.clamp(1.0, LetterStyle::LARGEST) * 16.0).round() as u32,
            is_bold,
        }
    }

    /// The size (px).
    #[must_use]
    pub const fn size(self) -> f32 {
        self.sixteenths as f32 / 16.0
    }
}

/// The picture of a line of text: white, or coloured for emoji.
#[derive(Clone, Debug, PartialEq)]
pub struct TextPicture {
    /// The width and the height (px).
    pub size: [usize; 2],
    /// The pixels from the upper left corner: red, green, blue and alpha, premultiplied.
    pub pixels: Vec<u8>,
    /// The start of the baseline, from the upper left corner (px).
    pub origin: [f32; 2],
    /// The width of the text without the parts that overhang (px).
    pub advance: f32,
    /// `true` if the picture has its own colours.
    pub is_coloured: bool,
    /// The letters that no font has.
    pub missing: Vec<String>,
}

/// Draws lines of text.
pub trait Rasterizer: Send + Sync {
    /// The picture of a line of text. `None` if nothing is visible.
    fn draw(&mut self, text: &str, style: LetterStyle) -> Option<TextPicture>;
}

/// The rasterizer of this platform.
#[must_use]
pub fn rasterizer() -> Box<dyn Rasterizer> {
    #[cfg(target_arch = "wasm32")]
    let rasterizer = browser::Browser;
    #[cfg(not(target_arch = "wasm32"))]
    let rasterizer = system_fonts::SystemFonts::default();
    Box::new(rasterizer)
}
