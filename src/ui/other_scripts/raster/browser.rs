//! Draws texts with the browser's fonts, on a canvas that the page doesn't show.

use wasm_bindgen::prelude::wasm_bindgen;

use super::{LetterStyle, Rasterizer, TextPicture};

#[wasm_bindgen]
extern "C" {
    /// A text drawn by the page.
    type DrawnText;

    /// Draws a line of text in white. `None` if nothing is visible.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = drawText)]
    fn draw_text(text: &str, size: f32, is_bold: bool) -> Option<DrawnText>;

    #[wasm_bindgen(method, getter)]
    fn width(this: &DrawnText) -> u32;

    #[wasm_bindgen(method, getter)]
    fn height(this: &DrawnText) -> u32;

    /// The start of the baseline.
    #[wasm_bindgen(method, getter)]
    fn origin(this: &DrawnText) -> Vec<f32>;

    #[wasm_bindgen(method, getter)]
    fn advance(this: &DrawnText) -> f32;

    /// The pixels, not premultiplied.
    #[wasm_bindgen(method, getter)]
    fn pixels(this: &DrawnText) -> Vec<u8>;

    #[wasm_bindgen(method, getter)]
    fn missing(this: &DrawnText) -> Vec<String>;
}

/// The browser's fonts.
pub(super) struct Browser;

impl Rasterizer for Browser {
    fn draw(&mut self, text: &str, style: LetterStyle) -> Option<TextPicture> {
        let drawn = draw_text(text, style.size(), style.is_bold)?;
        let mut pixels = drawn.pixels();
        let mut is_coloured = false;
        for pixel in pixels.chunks_exact_mut(4) {
            let [red, green, blue, alpha] = [pixel[0], pixel[1], pixel[2], pixel[3]];
            // Smoothed edges are slightly off white.
            is_coloured |= alpha > 64 && red.min(green).min(blue) < 192;
            for part in &mut pixel[..3] {
                *part = (u16::from(*part) * u16::from(alpha) / 255) as u8;
            }
        }
        let size = [drawn.width() as usize, drawn.height() as usize];
        let origin = drawn.origin();
        (pixels.len() == 4 * size[0] * size[1] && origin.len() == 2).then(|| TextPicture {
            size,
            pixels,
            origin: [origin[0], origin[1]],
            advance: drawn.advance(),
            is_coloured,
            missing: drawn.missing(),
        })
    }
}
