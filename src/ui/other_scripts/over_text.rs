//! Puts pictures over the blank parts of texts, after egui has laid them out.

use std::sync::Arc;

use bevy_egui::egui::emath::Rot2;
use bevy_egui::egui::epaint::text::{Glyph, LayoutJob, Row, TextFormat};
use bevy_egui::egui::epaint::{ClippedShape, TextShape};
use bevy_egui::egui::{
    Color32, Context, FontFamily, FullOutput, Mesh, Plugin, Pos2, Rect, Shape, pos2, vec2,
};

use super::part::{Part, Walk};
use super::pictures::{Drawn, Pictures};
use super::raster::{LetterStyle, Rasterizer};
use super::widths::width;

/// The plugin of egui that shows letters of other scripts.
pub struct OtherScripts {
    pictures: Pictures,
}

impl OtherScripts {
    /// A plugin that draws pictures with a rasterizer.
    #[must_use]
    pub fn new(rasterizer: Box<dyn Rasterizer>) -> OtherScripts {
        OtherScripts {
            pictures: Pictures::new(rasterizer),
        }
    }

    /// The letters that all fonts lack, once for each. `None` if nothing new is missing.
    pub fn take_missing(&mut self) -> Option<String> {
        self.pictures.take_missing()
    }
}

impl Plugin for OtherScripts {
    fn debug_name(&self) -> &'static str {
        "OtherScripts"
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        self.pictures.start_pass();
        let mut painter = Painter {
            ctx,
            pictures: &mut self.pictures,
            sharpness: output.pixels_per_point,
        };
        for ClippedShape { shape, .. } in &mut output.shapes {
            painter.complete(shape);
        }
        // Otherwise new pictures would be uploaded a frame too late.
        let new = ctx.tex_manager().write().take_delta();
        output.textures_delta.append(new);
    }
}

/// Completes the shapes of a pass.
struct Painter<'a> {
    ctx: &'a Context,
    pictures: &'a mut Pictures,
    /// The pixels per point.
    sharpness: f32,
}

impl Painter<'_> {
    fn complete(&mut self, shape: &mut Shape) {
        match shape {
            Shape::Vec(shapes) => shapes.iter_mut().for_each(|shape| self.complete(shape)),
            Shape::Text(text) if has_other_scripts(&text.galley.job.text) => {
                let mut shapes = Vec::new();
                self.complete_text(text, &mut shapes);
                shapes.insert(0, Shape::Text(text.clone()));
                *shape = Shape::Vec(shapes);
            }
            _ => {}
        }
    }

    /// Adds the pictures of a text, and moves the letters after a picture to its end.
    fn complete_text(&mut self, text: &mut TextShape, shapes: &mut Vec<Shape>) {
        let job = text.galley.job.clone();
        let mut walk = Walk::new(&job.text);
        for index in 0..text.galley.rows.len() {
            let placed = &text.galley.rows[index];
            let row = placed.row.clone();
            let mut moved = 0.0;
            for part in walk.parts(&row, placed.ends_with_newline) {
                let format = format_at(&job, part.text.start);
                let of_part = job.text.get(part.text.clone()).unwrap_or_default();
                let Some(place) = self.place(text, index, &part, of_part) else {
                    continue;
                };
                shapes.push(picture(text, format, &place, moved));
                let gap = place.room - place.width;
                move_after(text, index, part.glyphs.end, -gap);
                moved -= gap;
            }
        }
    }

    /// The place of a part's picture. `None` if it can't be drawn.
    fn place(&mut self, text: &TextShape, row: usize, part: &Part, of_part: &str) -> Option<Place> {
        let format = format_at(&text.galley.job, part.text.start);
        let size = format.font_id.size * self.sharpness;
        let style = LetterStyle::new(size, is_bold(&format.font_id.family));
        let drawn = self.pictures.picture(self.ctx, of_part, style)?;
        let placed = &text.galley.rows[row];
        let glyphs = placed.row.glyphs.get(part.glyphs.clone())?;
        // Scripts from right to left are in reversed order.
        let left = glyphs.iter().map(|glyph| glyph.pos.x);
        let right = glyphs.iter().map(Glyph::max_x);
        let left = left.fold(f32::INFINITY, f32::min);
        let room = right.fold(f32::NEG_INFINITY, f32::max) - left;
        let natural = drawn.advance / self.sharpness;
        // A picture that is wider than its space gets smaller.
        let scale = (room / natural.max(0.1)).clamp(0.1, 1.0) / self.sharpness;
        let baseline = placed.pos + vec2(left, glyphs.first()?.pos.y);
        let width = drawn.advance * scale;
        Some(Place {
            drawn,
            baseline,
            room,
            width,
            scale,
        })
    }
}

/// The place of a picture in its text.
struct Place {
    drawn: Drawn,
    /// The start of the baseline, from the text's position.
    baseline: Pos2,
    /// The width of the blank part.
    room: f32,
    /// The width of the picture's text.
    width: f32,
    /// The points per pixel of the picture.
    scale: f32,
}

/// `true` if a text has letters that might need pictures.
fn has_other_scripts(text: &str) -> bool {
    !text.is_ascii() && text.chars().any(|letter| width(letter).is_some())
}

fn is_bold(family: &FontFamily) -> bool {
    matches!(family, FontFamily::Name(name) if matches!(&**name, "title" | "bold"))
}

/// The format of a byte of a text.
fn format_at(job: &LayoutJob, at: usize) -> &TextFormat {
    let mut sections = job.sections.iter();
    let section =
        sections.find(|section| section.byte_range.start.0 <= at && at < section.byte_range.end.0);
    section.map_or_else(
        || {
            static DEFAULT: std::sync::LazyLock<TextFormat> =
                std::sync::LazyLock::new(TextFormat::default);
            &*DEFAULT
        },
        |section| &section.format,
    )
}

/// The shape of a picture, moved to the right by `moved`.
fn picture(text: &TextShape, format: &TextFormat, place: &Place, moved: f32) -> Shape {
    let ink = text.override_text_color.unwrap_or(format.color);
    let ink = if ink == Color32::PLACEHOLDER {
        text.fallback_color
    } else {
        ink
    };
    let ink = if place.drawn.is_coloured {
        Color32::from_white_alpha(ink.a())
    } else {
        ink
    };
    let [x, y] = place.drawn.origin;
    let corner = text.pos + place.baseline.to_vec2() + vec2(moved, 0.0) - vec2(x, y) * place.scale;
    let [width, height] = place.drawn.size;
    let rect = Rect::from_min_size(corner, vec2(width, height) * place.scale);
    let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
    let mut mesh = Mesh::with_texture(place.drawn.texture.id());
    mesh.add_rect_with_uv(rect, whole, ink.gamma_multiply(text.opacity_factor));
    mesh.rotate(Rot2::from_angle(text.angle), text.pos);
    Shape::mesh(mesh)
}

/// Moves the glyphs of a row from an index on.
fn move_after(text: &mut TextShape, row: usize, from: usize, by: f32) {
    if by.abs() < 0.01 {
        return;
    }
    let galley = Arc::make_mut(&mut text.galley);
    let row: &mut Row = Arc::make_mut(&mut galley.rows[row].row);
    let mut visible = row.glyphs.iter().skip(from);
    let first = visible.find(|glyph| !glyph.uv_rect.is_nothing());
    let Some(first) = first.map(|glyph| glyph.first_vertex as usize) else {
        return;
    };
    let end = row.visuals.glyph_vertex_range.end;
    for vertex in row.visuals.mesh.vertices.iter_mut().take(end).skip(first) {
        vertex.pos.x += by;
    }
}
