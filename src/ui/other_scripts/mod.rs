//! Shows letters and emoji that the fonts of the panels lack, anywhere in their texts.
//!
//! egui lays them out with a font of blank letters, which only has their widths. A plugin of egui then puts a picture
//! over each blank part of a text. The fonts of the system draw it, on the page those of the browser. The pictures
//! have the right shapes and directions: egui can't write from right to left, and has no colours in letters.

mod blank_font;
mod over_text;
mod part;
mod pictures;
mod raster;
mod widths;

use bevy::prelude::*;
use bevy_egui::egui::Context;
use bevy_egui::{EguiContexts, EguiPostUpdateSet};

use super::fonts;
use super::panel_frames::are_due;
use super::toast::Toasts;
use super::words::Words;
pub use blank_font::blank_font;
pub use over_text::OtherScripts;
pub use raster::{LetterStyle, Rasterizer, TextPicture, rasterizer};

pub fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        report_missing
            .after(EguiPostUpdateSet::EndPass)
            .run_if(are_due),
    );
}

/// Makes a context show all scripts.
pub fn add_to(ctx: &Context) {
    fonts::add_blank_letters(ctx, blank_font());
    add_plugin_to(ctx);
}

/// Makes a context show all scripts, if it has the fonts of a context that does.
pub fn add_plugin_to(ctx: &Context) {
    if ctx.plugin_opt::<OtherScripts>().is_none() {
        ctx.add_plugin(OtherScripts::new(rasterizer()));
    }
}

/// Tells the player once about letters that no font of this device has.
fn report_missing(
    mut contexts: EguiContexts,
    mut toasts: ResMut<Toasts>,
    words: Res<Words>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(plugin) = ctx.plugin_opt::<OtherScripts>() else {
        return Ok(());
    };
    let Some(letters) = plugin.lock().take_missing() else {
        return Ok(());
    };
    let text = words.with("letters-missing", &[("letters", letters.into())]);
    toasts.add(text, None);
    ctx.request_repaint();
    Ok(())
}
