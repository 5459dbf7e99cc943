//! Loads the texts of the book when it's opened, in the current language.

use std::{io, string};

use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext, LoadState};
use bevy::prelude::*;

use super::leaf::{BookState, Texts};
use crate::book::Book;
use crate::rules::GameKind;
use crate::ui::words::Words;
use crate::ui::{OpenPanels, Panel};

pub fn plugin(app: &mut App) {
    app.init_resource::<BookState>()
        .init_asset::<BookText>()
        .init_asset_loader::<BookTextLoader>()
        .add_systems(Update, fetch.run_if(is_wanted));
}

/// The text of a file of the book.
#[derive(Asset, TypePath, Debug)]
struct BookText(String);

#[derive(Default, TypePath)]
struct BookTextLoader;

/// The reasons why a text can't be read.
#[derive(Debug, thiserror::Error)]
enum BookTextError {
    #[error("the file could not be read: {0}")]
    Read(#[from] io::Error),
    #[error("it isn't UTF-8 text: {0}")]
    Letters(#[from] string::FromUtf8Error),
}

impl AssetLoader for BookTextLoader {
    type Asset = BookText;
    type Settings = ();
    type Error = BookTextError;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        (): &(),
        _: &mut LoadContext<'_>,
    ) -> Result<BookText, BookTextError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        Ok(BookText(String::from_utf8(bytes)?))
    }

    fn extensions(&self) -> &[&str] {
        &["txt", "ftl"]
    }
}

/// Run condition: the book is open, but its texts aren't loaded.
fn is_wanted(open: Res<OpenPanels>, book: Res<BookState>, words: Res<Words>) -> bool {
    let here = book.has_books() && words.have_book();
    open.panel == Some(Panel::Book) && !here
}

/// The files being loaded, with their language.
#[derive(Default)]
struct BookLoads {
    language: &'static str,
    books: Vec<(GameKind, Handle<BookText>)>,
    pages: Handle<BookText>,
}

/// Starts to load the texts, and adds them once all are loaded.
fn fetch(
    server: Res<AssetServer>,
    texts: Res<Assets<BookText>>,
    mut book: ResMut<BookState>,
    mut words: ResMut<Words>,
    mut orders: Local<BookLoads>,
) {
    let language = words.locale().tag;
    if orders.language != language {
        let games = GameKind::ALL.into_iter().filter(|_| !book.has_books());
        *orders = BookLoads {
            language,
            books: games
                .map(|game| (game, server.load(format!("book/{game}.txt"))))
                .collect(),
            pages: server.load(format!("locales/{language}/book_pages.ftl")),
        };
    }
    let handles = || {
        orders
            .books
            .iter()
            .map(|(_, handle)| handle)
            .chain([&orders.pages])
    };
    if book.texts == Texts::Again {
        let failed = handles().filter(|handle| server.load_state(*handle).is_failed());
        for path in failed.filter_map(|handle| server.get_path(handle.id())) {
            server.reload(path);
        }
        book.texts = Texts::Loading;
        return;
    }
    let failure = handles().find_map(|handle| match server.load_state(handle) {
        LoadState::Failed(error) => Some(error.to_string()),
        _ => None,
    });
    if let Some(why) = failure {
        let why = why.lines().next().unwrap_or_default().to_owned();
        book.texts = Texts::Missing(why);
        return;
    }
    let Some(pages) = texts.get(&orders.pages) else {
        book.texts = Texts::Loading;
        return;
    };
    let mut books = Vec::new();
    for (game, handle) in &orders.books {
        let Some(text) = texts.get(handle) else {
            book.texts = Texts::Loading;
            return;
        };
        match Book::read(*game, &text.0) {
            Ok(read) => books.push(read),
            Err(error) => {
                book.texts = Texts::Missing(format!("book/{game}.txt: {error}"));
                return;
            }
        }
    }
    words.add_book(pages.0.clone());
    book.texts = Texts::Idle;
    if !books.is_empty() {
        book.set_books(books);
    }
    // The words and the pages contain the texts now, so the assets can be dropped.
    *orders = BookLoads::default();
}
