//! The open page of the book.

use bevy::prelude::Resource;

use std::time::Duration;

use super::live_board::LiveBoard;
use crate::book::{Book, Page};
use crate::rules::GameKind;

/// An open page of a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Leaf {
    /// A page of a section.
    Rule {
        /// The index of the section.
        section: usize,
        /// The index of the page in the section.
        page: usize,
    },
    /// The game's history.
    History,
    /// The glossary of original words.
    Words,
}

/// The books and the open page.
#[derive(Resource, Debug)]
pub struct BookState {
    books: Vec<Book>,
    game: GameKind,
    leaf: Leaf,
    /// The text in the search field.
    pub search: String,
    /// `true` if the drawer with search, games and sections is open, in a window too narrow for them.
    pub contents: bool,
    /// The board of the page.
    pub board: Option<LiveBoard>,
    /// `true` if the book was shown in the last frame.
    on_show: bool,
    /// The rule to explain once the pages are loaded.
    asked_about: Option<String>,
    /// The loading state of the texts.
    pub(super) texts: Texts,
}

/// The loading state of the texts, which load when the book is opened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Texts {
    /// They aren't requested, or they're loaded.
    #[default]
    Idle,
    /// They're loading.
    Loading,
    /// They can't be loaded, with the reason.
    Missing(String),
    /// Loading must be tried again.
    Again,
}

impl Default for BookState {
    fn default() -> Self {
        BookState {
            books: Vec::new(),
            game: GameKind::ALL[0],
            leaf: Leaf::FIRST,
            search: String::new(),
            contents: false,
            board: None,
            on_show: false,
            asked_about: None,
            texts: Texts::default(),
        }
    }
}

impl Leaf {
    /// The first page.
    pub const FIRST: Leaf = Leaf::Rule {
        section: 0,
        page: 0,
    };
}

impl BookState {
    /// Sets the books once they're loaded.
    pub fn set_books(&mut self, books: Vec<Book>) {
        self.books = books;
        self.turn_to(self.game, self.leaf);
        if let Some(rule) = self.asked_about.take() {
            self.explain(&rule);
        }
    }

    /// `true` if the books are loaded.
    #[must_use]
    pub const fn has_books(&self) -> bool {
        !self.books.is_empty()
    }

    /// The game whose book is open.
    #[must_use]
    pub const fn game(&self) -> GameKind {
        self.game
    }

    /// The open page.
    #[must_use]
    pub const fn leaf(&self) -> Leaf {
        self.leaf
    }

    /// The open book. `None` while it isn't loaded.
    #[must_use]
    pub fn book(&self) -> Option<&Book> {
        self.of(self.game)
    }

    fn of(&self, game: GameKind) -> Option<&Book> {
        self.books.iter().find(|book| book.game == game)
    }

    /// The open page, if it explains a rule.
    #[must_use]
    pub fn page(&self) -> Option<&Page> {
        let Leaf::Rule { section, page } = self.leaf else {
            return None;
        };
        self.book()?.sections.get(section)?.pages.get(page)
    }

    /// Opens a page.
    pub fn turn_to(&mut self, game: GameKind, leaf: Leaf) {
        self.game = game;
        self.leaf = leaf;
        self.search.clear();
        self.contents = false;
        let example = self.page().map(|page| page.example.clone());
        self.board = example.map(LiveBoard::new);
    }

    /// Opens a page of the open book by its name.
    pub fn turn_to_page(&mut self, name: &str) {
        if let Some((section, page)) = self.book().and_then(|book| book.find(name)) {
            self.turn_to(self.game, Leaf::Rule { section, page });
        }
    }

    /// Opens the page about a rule of any game. Returns `false` if there isn't one.
    pub fn explain(&mut self, rule: &str) -> bool {
        if self.books.is_empty() {
            self.asked_about = Some(rule.to_owned());
            self.on_show = true;
            return true;
        }
        let found = self
            .books
            .iter()
            .find_map(|book| Some((book.game, book.about(rule)?)));
        let Some((game, (section, page))) = found else {
            return false;
        };
        self.turn_to(game, Leaf::Rule { section, page });
        self.on_show = true;
        true
    }

    /// Every page of the open book, in order.
    #[must_use]
    pub fn leaves(&self) -> Vec<Leaf> {
        let sections = self.book().map_or(&[][..], |book| book.sections.as_slice());
        let pages = sections.iter().enumerate().flat_map(|(section, pages)| {
            (0..pages.pages.len()).map(move |page| Leaf::Rule { section, page })
        });
        pages.chain([Leaf::History, Leaf::Words]).collect()
    }

    /// The next or the previous page. `None` at the end or the start of the book.
    fn beside(&self, back: bool) -> Option<Leaf> {
        let leaves = self.leaves();
        let at = leaves.iter().position(|leaf| *leaf == self.leaf)?;
        let next = if back {
            at.checked_sub(1)
        } else {
            at.checked_add(1)
        };
        leaves.get(next?).copied()
    }

    /// `true` if there's a next or a previous page.
    #[must_use]
    pub fn can_turn(&self, back: bool) -> bool {
        self.beside(back).is_some()
    }

    /// Turns to the next or the previous page.
    pub fn turn(&mut self, back: bool) {
        if let Some(leaf) = self.beside(back) {
            self.turn_to(self.game, leaf);
        }
    }

    /// Opens the book of the game on the table if the book has just been opened.
    pub(super) fn open_at(&mut self, game: GameKind) {
        if !self.on_show && self.game != game {
            self.turn_to(game, Leaf::FIRST);
        }
        self.on_show = true;
    }

    /// Notes that the book isn't shown any more.
    pub fn note_hidden(&mut self) {
        if self.on_show {
            self.on_show = false;
            self.asked_about = None;
            self.search.clear();
            self.contents = false;
            if let Some(board) = &mut self.board {
                board.show_step(0);
            }
        }
    }

    /// `true` if the book was shown in the last frame.
    #[must_use]
    pub const fn is_on_show(&self) -> bool {
        self.on_show
    }

    /// Clears the search, closes the contents and leaves the board, all at once, so that one press of Esc is enough.
    /// Returns `false` if nothing had to be done.
    pub fn go_back(&mut self) -> bool {
        let searched = !std::mem::take(&mut self.search).is_empty();
        let looked_up = std::mem::take(&mut self.contents);
        let left = self.board.as_mut().is_some_and(LiveBoard::leave);
        searched || looked_up || left
    }

    /// `true` while something in it moves, or is loading.
    #[must_use]
    pub fn is_moving(&self) -> bool {
        let comes = matches!(self.texts, Texts::Loading | Texts::Again);
        self.on_show && comes || self.board.as_ref().is_some_and(LiveBoard::is_moving)
    }

    /// Shows the example of the page.
    pub fn show(&mut self, now: Duration, still: bool) {
        if let Some(board) = &mut self.board {
            board.play(now, still);
        }
    }
}
