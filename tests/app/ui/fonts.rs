//! Tests of the panels' fonts.

use bevy_egui::egui::{self, RawInput};
use tavoliere::rules::GameKind;
use tavoliere::ui::games;
use tavoliere::ui::language::LOCALES;
use tavoliere::ui::theme::{self, TextStyle};

use crate::ui::book::book_pages;

#[test]
fn the_fonts_have_every_letter_of_every_language() {
    let ctx = egui::Context::default();
    theme::apply(&ctx, games::accent(GameKind::ALL[0]));
    let mut output = ctx.run_ui(RawInput::default(), |_| {});
    output.textures_delta.clear();
    for locale in LOCALES {
        let mut letters: Vec<char> = (locale.sources.concat() + book_pages(locale))
            .chars()
            .collect();
        letters.sort_unstable();
        letters.dedup();
        for style in [TextStyle::Display, TextStyle::Strong, TextStyle::Body] {
            let family = style.font().family;
            let known = ctx.fonts_mut(|fonts| fonts.fonts.font(&family).characters().clone());
            for letter in letters.iter().filter(|letter| !letter.is_control()) {
                let has = known.contains_key(letter);
                assert!(has, "{}: {style:?} lacks {letter:?}", locale.tag);
            }
        }
    }
}
