//! Loads a font for letters that names contain but our texts don't, such as Greek, Cyrillic and Vietnamese, once a name
//! needs it.

use std::io;

use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiInput, egui};

use super::evening::CurrentEvening;
use super::fonts;
use crate::table::{RememberedPlayers, Table};

const FILE: &str = "fonts/AlegreyaSans-Letters.ttf";

pub fn plugin(app: &mut App) {
    app.init_resource::<NameLetters>()
        .init_asset::<FontFile>()
        .init_asset_loader::<FontFileLoader>()
        .add_systems(Update, (order, add_font).chain());
}

/// The loading state of the font.
#[derive(Resource, Debug, Default, PartialEq, Eq)]
pub enum NameLetters {
    /// No name needs it.
    #[default]
    NotNeeded,
    /// The font is loading.
    Coming(Handle<FontFile>),
    /// The font is in use.
    Here,
}

impl NameLetters {
    /// `true` while the font is loading.
    #[must_use]
    pub const fn is_coming(&self) -> bool {
        matches!(self, NameLetters::Coming(_))
    }
}

/// The bytes of a font file.
#[derive(Asset, TypePath, Debug)]
pub struct FontFile(Vec<u8>);

#[derive(Default, TypePath)]
struct FontFileLoader;

impl AssetLoader for FontFileLoader {
    type Asset = FontFile;
    type Settings = ();
    type Error = io::Error;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        (): &(),
        _: &mut LoadContext<'_>,
    ) -> io::Result<FontFile> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        Ok(FontFile(bytes))
    }

    fn extensions(&self) -> &[&str] {
        &["ttf"]
    }
}

/// `true` if a text has letters that the font might contain.
fn has_more(text: &str) -> bool {
    text.chars().any(|sign| {
        matches!(sign, '\u{180}'..='\u{24F}' | '\u{300}'..='\u{52F}' | '\u{1E00}'..='\u{1FFF}')
    })
}

/// Loads the font once a name needs it: of a remembered player, at the table, in the game night, or in a text field.
fn order(
    server: Res<AssetServer>,
    mut letters: ResMut<NameLetters>,
    remembered: Option<Res<RememberedPlayers>>,
    table: Option<Res<Table>>,
    evening: Option<Res<CurrentEvening>>,
    inputs: Query<&EguiInput>,
) {
    if *letters != NameLetters::NotNeeded {
        return;
    }
    let is_remembered = || {
        let changed = remembered.as_ref().filter(|book| book.is_changed());
        changed.is_some_and(|book| book.0.players().iter().any(|one| has_more(&one.name)))
    };
    let is_seated = || {
        let changed = table.as_ref().filter(|table| table.is_changed());
        changed.is_some_and(|table| {
            let mut headers = table.game().headers().iter();
            headers.any(|(_, value)| has_more(value))
        })
    };
    let is_at_evening = || {
        let changed = evening.as_ref().filter(|evening| evening.is_changed());
        let evening = changed.and_then(|evening| evening.0.as_ref());
        evening.is_some_and(|evening| {
            let title = evening.plan().title.as_deref();
            title.is_some_and(has_more) || evening.entrants().iter().any(|one| has_more(&one.name))
        })
    };
    let is_written = || {
        let mut events = inputs.iter().flat_map(|input| input.events.iter());
        events.any(|event| match event {
            egui::Event::Text(text) | egui::Event::Paste(text) => has_more(text),
            egui::Event::Ime(
                egui::ImeEvent::Preedit { text, .. } | egui::ImeEvent::Commit(text),
            ) => has_more(text),
            _ => false,
        })
    };
    if is_remembered() || is_seated() || is_at_evening() || is_written() {
        *letters = NameLetters::Coming(server.load(FILE));
    }
}

/// Adds the font to the panels once it's loaded. If loading fails, names keep their boxes until the next name tries
/// again.
fn add_font(
    server: Res<AssetServer>,
    files: Res<Assets<FontFile>>,
    mut letters: ResMut<NameLetters>,
    mut contexts: EguiContexts,
) -> Result {
    let NameLetters::Coming(handle) = &*letters else {
        return Ok(());
    };
    if let Some(FontFile(bytes)) = files.get(handle) {
        let ctx = contexts.ctx_mut()?;
        fonts::add_letters(ctx, bytes.clone());
        ctx.request_repaint();
        *letters = NameLetters::Here;
    } else if server.load_state(handle).is_failed() {
        *letters = NameLetters::NotNeeded;
    }
    Ok(())
}
