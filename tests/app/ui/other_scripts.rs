//! Tests of letters and emoji that the panels' fonts lack.

use std::sync::{Arc, Mutex};

use bevy::prelude::*;
use bevy_egui::egui::epaint::ClippedShape;
use bevy_egui::egui::{
    self, Align2, Color32, Context, FontId, LayerId, Mesh, RawInput, Shape, pos2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use tavoliere::rules::GameKind;
use tavoliere::ui::fonts;
use tavoliere::ui::other_scripts::{
    self, LetterStyle, OtherScripts, Rasterizer, TextPicture, blank_font, rasterizer,
};
use tavoliere::ui::panel_frames::PanelsAreDue;
use tavoliere::ui::theme::{self, TextStyle, colour};
use tavoliere::ui::{Toasts, Words, games};

use crate::rig::Rig;

/// The texts that were drawn.
type Log = Arc<Mutex<Vec<String>>>;

/// Draws each text as a white block of half its size per letter, and emoji as a coloured one.
struct Blocks(Log);

impl Rasterizer for Blocks {
    fn draw(&mut self, text: &str, style: LetterStyle) -> Option<TextPicture> {
        self.0.lock().unwrap().push(text.to_owned());
        let width = (style.size() / 2.0) as usize * text.chars().count();
        Some(TextPicture {
            size: [width, 10],
            pixels: vec![255; width * 40],
            origin: [0.0, 8.0],
            advance: width as f32,
            is_coloured: text.contains('🦊'),
            missing: text
                .contains('𐎀')
                .then(|| "𐎀".to_owned())
                .into_iter()
                .collect(),
        })
    }
}

/// A context that shows all scripts.
struct Stand {
    ctx: Context,
    drawn: Log,
}

impl Stand {
    fn new() -> Stand {
        let ctx = Context::default();
        theme::apply(&ctx, games::accent(GameKind::ALL[0]));
        fonts::add_blank_letters(&ctx, blank_font());
        let drawn = Log::default();
        ctx.add_plugin(OtherScripts::new(Box::new(Blocks(drawn.clone()))));
        let stand = Stand { ctx, drawn };
        stand.frame("");
        stand
    }

    /// Shows a text, and returns the shapes and the number of new textures.
    fn frame(&self, text: &str) -> (Vec<Shape>, usize) {
        let mut output = self.ctx.run_ui(RawInput::default(), |ui| {
            let painter = ui.ctx().layer_painter(LayerId::background());
            let font = TextStyle::Body.font();
            painter.text(pos2(10.0, 10.0), Align2::LEFT_TOP, text, font, colour::TEXT);
        });
        let new = output.textures_delta.set.len();
        output.textures_delta.clear();
        let shapes = output.shapes.into_iter();
        (
            shapes.map(|ClippedShape { shape, .. }| shape).collect(),
            new,
        )
    }

    fn drawn(&self) -> Vec<String> {
        std::mem::take(&mut self.drawn.lock().unwrap())
    }
}

/// The pictures among shapes.
fn pictures(shapes: &[Shape]) -> Vec<Mesh> {
    let mut found = Vec::new();
    for shape in shapes {
        match shape {
            Shape::Vec(shapes) => found.extend(pictures(shapes)),
            Shape::Mesh(mesh) => found.push(mesh.as_ref().clone()),
            _ => {}
        }
    }
    found
}

/// The vertices of letters among shapes.
fn letters(shapes: &[Shape]) -> Vec<egui::Pos2> {
    let mut found = Vec::new();
    for shape in shapes {
        match shape {
            Shape::Vec(shapes) => found.extend(letters(shapes)),
            Shape::Text(text) => found.extend(text.galley.rows.iter().flat_map(|row| {
                row.row
                    .visuals
                    .mesh
                    .vertices
                    .iter()
                    .map(|vertex| vertex.pos)
            })),
            _ => {}
        }
    }
    found
}

#[test]
fn names_in_other_scripts_are_pictures_in_their_text() {
    let stand = Stand::new();
    for (text, parts) in [
        ("Anna, José, Зоя, Ζωή, Việt", vec![]),
        ("王小明", vec!["王小明"]),
        ("אבגד", vec!["אבגד"]),
        ("محمد علي ×", vec!["محمد علي"]),
        ("ಕನ್ನಡ wins", vec!["ಕನ್ನಡ"]),
        ("🦊 Fox", vec!["🦊"]),
        ("王🐺 – 明, 👩🏽‍🚀", vec!["王", "🐺", "明", "👩🏽‍🚀"]),
        ("한국 ไทย አማርኛ", vec!["한국 ไทย አማርኛ"]),
    ] {
        let (shapes, new) = stand.frame(text);
        assert_eq!(stand.drawn(), parts, "{text}");
        let shown = pictures(&shapes);
        assert_eq!(shown.len(), parts.len(), "{text}");
        // The pictures are on the screen in the first frame, and kept for the next ones.
        assert!(new >= parts.len(), "{text}");
        let (shapes, _) = stand.frame(text);
        assert_eq!(pictures(&shapes).len(), parts.len(), "{text}");
        assert_eq!(stand.drawn(), [""; 0], "{text}");
    }
}

#[test]
fn a_blank_letter_has_a_width_and_no_box() {
    let stand = Stand::new();
    let width = |text: &str| {
        let font = FontId::proportional(20.0);
        let galley = stand
            .ctx
            .fonts_mut(|fonts| fonts.layout_no_wrap(text.to_owned(), font, Color32::WHITE));
        assert!(galley.mesh_bounds.width() <= 0.0, "{text} has boxes");
        galley.size().x
    };
    assert!((width("王小明") - 60.0).abs() < 0.5, "{}", width("王小明"));
    assert!((width("🦊") - 26.0).abs() < 0.5);
    assert!(width("אבגד") > 40.0);
}

#[test]
fn text_after_a_picture_follows_it_closely() {
    let stand = Stand::new();
    // The pictures of this rasterizer are half as wide as the space for them.
    let (shapes, _) = stand.frame("王小明x");
    let mesh = &pictures(&shapes)[0];
    let end = mesh.calc_bounds().right();
    let next = letters(&shapes)
        .iter()
        .map(|at| at.x)
        .fold(f32::INFINITY, f32::min)
        + 10.0;
    assert!((next - end).abs() < 3.0, "{next} {end}");
}

#[test]
fn pictures_have_the_colour_of_their_text_and_emoji_their_own() {
    let stand = Stand::new();
    let ink = |text: &str| pictures(&stand.frame(text).0)[0].vertices[0].color;
    assert_eq!(ink("王"), colour::TEXT);
    assert_eq!(ink("🦊"), Color32::WHITE);
}

#[test]
fn missing_letters_are_reported_once() {
    let stand = Stand::new();
    stand.frame("𐎀 王");
    let take = || stand.ctx.plugin::<OtherScripts>().lock().take_missing();
    assert_eq!(take(), Some("𐎀".to_owned()));
    stand.frame("𐎀𐎀");
    assert_eq!(take(), None);
}

/// Draws texts with [`Blocks`].
fn use_blocks(mut contexts: EguiContexts) -> Result {
    let ctx = contexts.ctx_mut()?;
    theme::apply(ctx, games::accent(GameKind::ALL[0]));
    fonts::add_blank_letters(ctx, blank_font());
    ctx.add_plugin(OtherScripts::new(Box::new(Blocks(Log::default()))));
    Ok(())
}

/// Writes a letter that [`Blocks`] lacks.
fn write_rare_letter(mut contexts: EguiContexts) -> Result {
    let painter = contexts.ctx_mut()?.layer_painter(LayerId::background());
    let (at, font) = (pos2(10.0, 10.0), TextStyle::Body.font());
    painter.text(at, Align2::LEFT_TOP, "𐎀 王", font, colour::TEXT);
    Ok(())
}

#[test]
fn one_note_names_the_missing_letters() {
    let mut rig = Rig::with_egui();
    rig.app
        .init_resource::<PanelsAreDue>()
        .add_plugins(other_scripts::plugin)
        .add_systems(Startup, use_blocks)
        .add_systems(EguiPrimaryContextPass, write_rare_letter);
    for _ in 0..4 {
        rig.frame(16);
    }
    let world = rig.app.world();
    let (words, toasts) = (world.resource::<Words>(), world.resource::<Toasts>());
    let note = words.with("letters-missing", &[("letters", "𐎀".into())]);
    assert_eq!(toasts.texts().collect::<Vec<_>>(), [note]);
    assert_eq!(toasts.changes(), 1, "the note was added once");
}

#[test]
fn pictures_that_are_no_longer_shown_are_forgotten() {
    let stand = Stand::new();
    for number in 0..2000_u32 {
        let letter = char::from_u32(0x4E00 + number).unwrap();
        stand.frame(&letter.to_string());
    }
    let kept = stand.ctx.tex_manager().read().num_allocated();
    assert!(kept < 300, "{kept} textures are kept");
}

#[test]
fn the_fonts_of_this_device_draw_a_text_or_lack_its_letters() {
    let mut fonts = rasterizer();
    let style = LetterStyle::new(24.0, false);
    for text in ["王小明", "محمد", "🦊", "x"] {
        let Some(picture) = fonts.draw(text, style) else {
            continue;
        };
        let [width, height] = picture.size;
        assert_eq!(picture.pixels.len(), 4 * width * height, "{text}");
        let is_visible = picture.pixels.chunks(4).any(|pixel| pixel[3] > 0);
        assert!(is_visible || !picture.missing.is_empty(), "{text}");
        // Premultiplied colours are never above their alpha.
        assert!(
            picture
                .pixels
                .chunks(4)
                .all(|pixel| pixel[..3].iter().all(|part| *part <= pixel[3]))
        );
    }
    assert_eq!(fonts.draw("", style), None);
}
