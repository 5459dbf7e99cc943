//! The fonts of all texts.

use bevy_egui::egui::epaint::text::{FontInsert, FontPriority, InsertFontFamily};
use bevy_egui::egui::{self, FontData, FontDefinitions, FontFamily};

/// A font that the page loads for its own texts too. On other platforms it's part of the program.
#[cfg(not(target_arch = "wasm32"))]
macro_rules! shared_face {
    ($path:literal) => {
        FontData::from_static(include_bytes!(concat!("../../assets/", $path)))
    };
}

#[cfg(target_arch = "wasm32")]
macro_rules! shared_face {
    ($path:literal) => {
        FontData::from_owned(page_font($path))
    };
}

#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen]
extern "C" {
    /// A font of the page, by its path in `assets`.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = font)]
    fn page_font(path: &str) -> Vec<u8>;
}

/// The fonts. They're there from the start, so that even the first frame has them.
pub(super) fn fonts() -> FontDefinitions {
    let faces = [
        ("title", shared_face!("fonts/Alegreya-Bold.ttf")),
        ("text", shared_face!("fonts/AlegreyaSans-Medium.ttf")),
        (
            "bold",
            FontData::from_static(include_bytes!("../../assets/fonts/AlegreyaSans-Bold.ttf")),
        ),
    ];
    let mut fonts = FontDefinitions::empty();
    for (name, data) in faces {
        fonts.font_data.insert(name.to_owned(), data.into());
        fonts.families.insert(
            FontFamily::Name(name.into()),
            vec![name.to_owned(), "text".to_owned()],
        );
    }
    fonts
        .families
        .insert(FontFamily::Proportional, vec!["text".to_owned()]);
    fonts
        .families
        .insert(FontFamily::Monospace, vec!["text".to_owned()]);
    fonts
}

/// Adds a font for letters in names that our texts don't need.
pub fn add_letters(ctx: &egui::Context, face: Vec<u8>) {
    add_font(ctx, "letters", face);
}

/// Adds a font of blank letters, which pictures cover ([`super::other_scripts`]).
pub fn add_blank_letters(ctx: &egui::Context, face: Vec<u8>) {
    add_font(ctx, "blank", face);
}

fn add_font(ctx: &egui::Context, name: &str, face: Vec<u8>) {
    let families = ["title", "text", "bold"]
        .map(|name| FontFamily::Name(name.into()))
        .into_iter()
        .chain([FontFamily::Proportional, FontFamily::Monospace])
        .map(|family| InsertFontFamily {
            family,
            priority: FontPriority::Lowest,
        });
    ctx.add_font(FontInsert {
        name: name.to_owned(),
        data: FontData::from_owned(face),
        families: families.collect(),
    });
}
