//! Keeps the pictures of texts as textures.

use std::collections::{BTreeSet, HashMap};

use bevy_egui::egui::{ColorImage, Context, TextureHandle, TextureOptions};

use super::raster::{LetterStyle, Rasterizer, TextPicture};

/// The most pictures that are kept. A game night of 32 names shows each in a few sizes.
const MOST: usize = 256;
/// The most letters in a report of missing ones.
const MOST_REPORTED: usize = 12;

/// The pictures of texts, by text and style. Those that haven't been shown for the longest time give way to new ones.
pub(super) struct Pictures {
    rasterizer: Box<dyn Rasterizer>,
    kept: HashMap<(String, LetterStyle), Kept>,
    /// The number of the last pass.
    pass: u64,
    /// The missing letters that have been reported, and those that haven't.
    reported: BTreeSet<String>,
    missing: Vec<String>,
}

/// A picture, `None` if it couldn't be drawn.
struct Kept {
    drawn: Option<Drawn>,
    /// The last pass that showed it.
    shown: u64,
}

/// The picture of a text.
#[derive(Clone)]
pub(super) struct Drawn {
    pub texture: TextureHandle,
    /// The size, the place of the baseline's start and the width of the text (px).
    pub size: [f32; 2],
    pub origin: [f32; 2],
    pub advance: f32,
    pub is_coloured: bool,
}

impl Pictures {
    pub(super) fn new(rasterizer: Box<dyn Rasterizer>) -> Pictures {
        Pictures {
            rasterizer,
            kept: HashMap::new(),
            pass: 0,
            reported: BTreeSet::new(),
            missing: Vec::new(),
        }
    }

    /// Starts a pass, and forgets the oldest pictures if there are too many.
    pub(super) fn start_pass(&mut self) {
        self.pass += 1;
        if self.kept.len() > MOST {
            let mut shown: Vec<u64> = self.kept.values().map(|kept| kept.shown).collect();
            shown.sort_unstable();
            let oldest = shown[shown.len() - MOST];
            self.kept.retain(|_, kept| kept.shown >= oldest);
        }
    }

    /// The picture of a text. `None` if it can't be drawn.
    pub(super) fn picture(
        &mut self,
        ctx: &Context,
        text: &str,
        style: LetterStyle,
    ) -> Option<Drawn> {
        let key = (text.to_owned(), style);
        if let Some(kept) = self.kept.get_mut(&key) {
            kept.shown = self.pass;
            return kept.drawn.clone();
        }
        if self.kept.len() >= 2 * MOST {
            return None;
        }
        let picture = self.rasterizer.draw(text, style);
        if let Some(picture) = &picture {
            self.note_missing(&picture.missing);
        }
        let drawn = picture.map(|picture| Drawn {
            size: picture.size.map(|side| side as f32),
            origin: picture.origin,
            advance: picture.advance,
            is_coloured: picture.is_coloured,
            texture: upload(ctx, picture),
        });
        let kept = Kept {
            drawn: drawn.clone(),
            shown: self.pass,
        };
        self.kept.insert(key, kept);
        drawn
    }

    /// The letters that are missing, if they haven't been reported yet.
    pub(super) fn take_missing(&mut self) -> Option<String> {
        let missing = std::mem::take(&mut self.missing);
        (!missing.is_empty()).then(|| missing.join(" "))
    }

    fn note_missing(&mut self, letters: &[String]) {
        for letter in letters {
            if self.missing.len() < MOST_REPORTED
                && self.reported.len() < MOST
                && self.reported.insert(letter.clone())
            {
                self.missing.push(letter.clone());
            }
        }
    }
}

fn upload(ctx: &Context, picture: TextPicture) -> TextureHandle {
    let image = ColorImage::from_rgba_premultiplied(picture.size, &picture.pixels);
    ctx.load_texture("letters", image, TextureOptions::LINEAR)
}
