//! Draws texts with the fonts of the system.

use std::panic::catch_unwind;

use parley::fontique::{Collection, CollectionOptions, FontWeight as Weight, SourceCache};
use parley::{
    FontContext, FontFamily, GenericFamily, GlyphRun, Layout, LayoutContext, PositionedLayoutItem,
    StyleProperty,
};
use swash::FontRef;
use swash::scale::image::{Content, Image};
use swash::scale::{Render, ScaleContext, Source, StrikeWith};
use swash::zeno::Vector;

use super::boxes::boxes;
use super::{LetterStyle, Rasterizer, TextPicture};

/// The widest picture (px). Names are shorter.
const WIDEST: usize = 16_000;

/// The fonts of the system, found when the first text is drawn.
#[derive(Default)]
pub(super) struct SystemFonts {
    tools: Option<Box<Tools>>,
}

struct Tools {
    fonts: FontContext,
    layouts: LayoutContext<()>,
    scales: ScaleContext,
}

impl Rasterizer for SystemFonts {
    fn draw(&mut self, text: &str, style: LetterStyle) -> Option<TextPicture> {
        if text.trim().is_empty() {
            return None;
        }
        let tools = self.tools.get_or_insert_with(|| {
            Box::new(Tools {
                fonts: found_fonts(),
                layouts: LayoutContext::new(),
                scales: ScaleContext::new(),
            })
        });
        let layout = tools.layout(text, style);
        let Some(mut canvas) = Canvas::for_layout(&layout, style) else {
            // This system has no fonts at all.
            return boxes(text, style);
        };
        for item in layout.lines().flat_map(|line| line.items()) {
            if let PositionedLayoutItem::GlyphRun(run) = item {
                tools.draw(&run, &mut canvas);
            }
        }
        let missing = missing(&layout, text);
        Some(canvas.picture(layout.full_width(), missing))
    }
}

/// The fonts of the system. fontique 0.9 panics if fontconfig is installed without any font.
fn found_fonts() -> FontContext {
    catch_unwind(FontContext::new).unwrap_or_else(|_| FontContext {
        collection: Collection::new(CollectionOptions {
            shared: false,
            system_fonts: false,
        }),
        source_cache: SourceCache::default(),
    })
}

impl Tools {
    /// Shapes a text in one line.
    fn layout(&mut self, text: &str, style: LetterStyle) -> Layout<()> {
        let mut builder = self
            .layouts
            .ranged_builder(&mut self.fonts, text, 1.0, false);
        builder.push_default(StyleProperty::FontSize(style.size()));
        builder.push_default(FontFamily::from(GenericFamily::SansSerif));
        if style.is_bold {
            builder.push_default(StyleProperty::FontWeight(Weight::BOLD));
        }
        let mut layout = builder.build(text);
        layout.break_all_lines(None);
        layout
    }

    /// Draws the glyphs of a font.
    fn draw(&mut self, run: &GlyphRun<'_, ()>, canvas: &mut Canvas) {
        let font = run.run().font();
        let Some(font) = FontRef::from_index(font.data.as_ref(), font.index as usize) else {
            return;
        };
        let size = run.run().font_size();
        let mut scaler = self
            .scales
            .builder(font)
            .size(size)
            .normalized_coords(run.run().normalized_coords())
            .build();
        let sources = [
            Source::ColorOutline(0),
            Source::ColorBitmap(StrikeWith::BestFit),
            Source::Outline,
        ];
        let embolden = if run.run().synthesis().embolden() {
            size / 40.0
        } else {
            0.0
        };
        for glyph in run.positioned_glyphs() {
            let (x, y) = (
                glyph.x + canvas.origin[0],
                glyph.y - run.baseline() + canvas.origin[1],
            );
            let Ok(id) = u16::try_from(glyph.id) else {
                continue;
            };
            let offset = Vector::new(x.fract(), -y.fract());
            let image = Render::new(&sources)
                .offset(offset)
                .embolden(embolden)
                .render(&mut scaler, id);
            if let Some(image) = image {
                canvas.add(&image, x.floor() as i32, y.floor() as i32);
            }
        }
    }
}

/// The letters that no font has.
fn missing(layout: &Layout<()>, text: &str) -> Vec<String> {
    let mut missing: Vec<String> = Vec::new();
    for run in layout.lines().flat_map(|line| line.runs()) {
        for cluster in run.clusters() {
            let is_missing = cluster.glyphs().any(|glyph| glyph.id == 0);
            let letter = text.get(cluster.text_range()).unwrap_or_default().trim();
            if is_missing && !letter.is_empty() && !missing.iter().any(|one| one == letter) {
                missing.push(letter.to_owned());
            }
        }
    }
    missing
}

/// The pixels that glyphs are drawn on.
struct Canvas {
    size: [usize; 2],
    pixels: Vec<u8>,
    origin: [f32; 2],
    is_coloured: bool,
}

impl Canvas {
    /// A canvas with room for overhanging parts. `None` if the text has no width.
    fn for_layout(layout: &Layout<()>, style: LetterStyle) -> Option<Canvas> {
        let beside = (style.size() * 0.5).ceil();
        let line = layout.lines().next()?;
        let metrics = line.metrics();
        let width = layout.full_width() + 2.0 * beside;
        let above = metrics.ascent.max(style.size()).ceil() + 1.0;
        let height = above + metrics.descent.max(style.size() * 0.4).ceil() + 1.0;
        let size = [(width.ceil() as usize).min(WIDEST), height as usize];
        (layout.full_width() > 0.0).then(|| Canvas {
            size,
            pixels: vec![0; 4 * size[0] * size[1]],
            origin: [beside, above],
            is_coloured: false,
        })
    }

    /// Adds a glyph whose origin is at a pixel.
    fn add(&mut self, image: &Image, x: i32, y: i32) {
        let (left, top) = (x + image.placement.left, y - image.placement.top);
        let width = image.placement.width as usize;
        let bytes = match image.content {
            Content::Mask => 1,
            Content::SubpixelMask | Content::Color => 4,
        };
        self.is_coloured |= image.content == Content::Color;
        for (row, line) in image.data.chunks_exact((width * bytes).max(1)).enumerate() {
            for (column, pixel) in line.chunks_exact(bytes).enumerate() {
                let ink = match *pixel {
                    [red, green, blue, alpha] => [red, green, blue, alpha],
                    [alpha] => [255, 255, 255, alpha],
                    _ => continue,
                };
                self.mix(left + column as i32, top + row as i32, ink);
            }
        }
    }

    /// Paints over a pixel.
    fn mix(&mut self, x: i32, y: i32, ink: [u8; 4]) {
        let (Ok(x), Ok(y)) = (usize::try_from(x), usize::try_from(y)) else {
            return;
        };
        if x >= self.size[0] || y >= self.size[1] {
            return;
        }
        let at = 4 * (y * self.size[0] + x);
        let alpha = u32::from(ink[3]);
        for (part, ink) in self.pixels[at..at + 4]
            .iter_mut()
            .zip([ink[0], ink[1], ink[2], 255])
        {
            let mixed = u32::from(ink) * alpha + u32::from(*part) * (255 - alpha);
            *part = ((mixed + 127) / 255) as u8;
        }
    }

    fn picture(self, advance: f32, missing: Vec<String>) -> TextPicture {
        TextPicture {
            size: self.size,
            pixels: self.pixels,
            origin: self.origin,
            advance,
            is_coloured: self.is_coloured,
            missing,
        }
    }
}
