//! Which page of which book is open.

use bevy::prelude::Resource;

use std::time::Duration;

use super::live_board::LiveBoard;
use crate::book::{Book, Page};
use crate::rules::GameKind;

/// One opening of a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Leaf {
    /// A page of a section.
    Rule {
        /// Which section.
        section: usize,
        /// Which of its pages.
        page: usize,
    },
    /// The game's history.
    History,
    /// The original words.
    Words,
    /// The keys and the pad.
    Keys,
}

/// The books and where they are open.
#[derive(Resource, Debug)]
pub struct BookState {
    books: Vec<Book>,
    game: GameKind,
    leaf: Leaf,
    /// What is searched for.
    pub search: String,
    /// The drawer with search, games and sections is open, in a window without room for them.
    pub contents: bool,
    /// The board of the page.
    pub board: Option<LiveBoard>,
    /// The book was on show in the last frame.
    on_show: bool,
    /// The rule that is asked about before there are any pages.
    asked_about: Option<String>,
    /// Where the texts are.
    pub(super) texts: Texts,
}

/// Where the texts of the book are, which come when it is opened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Texts {
    /// Nobody has asked for them, or they are here.
    #[default]
    Still,
    /// On their way.
    Coming,
    /// They cannot be had, and why.
    Missing(String),
    /// To be tried again.
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
    /// Takes in the books, once they have come.
    pub fn take_in(&mut self, books: Vec<Book>) {
        self.books = books;
        self.turn_to(self.game, self.leaf);
        if let Some(rule) = self.asked_about.take() {
            self.explain(&rule);
        }
    }

    /// Whether the books have come.
    #[must_use]
    pub const fn has_books(&self) -> bool {
        !self.books.is_empty()
    }

    /// The game whose book is open.
    #[must_use]
    pub const fn game(&self) -> GameKind {
        self.game
    }

    /// Where it is open.
    #[must_use]
    pub const fn leaf(&self) -> Leaf {
        self.leaf
    }

    /// The book that is open.
    #[must_use]
    pub fn book(&self) -> Option<&Book> {
        self.of(self.game)
    }

    fn of(&self, game: GameKind) -> Option<&Book> {
        self.books.iter().find(|book| book.game == game)
    }

    /// The page that is open, if it is one about a rule.
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

    /// Opens the page with a name in the book that is open.
    pub fn turn_to_page(&mut self, name: &str) {
        if let Some((section, page)) = self.book().and_then(|book| book.find(name)) {
            self.turn_to(self.game, Leaf::Rule { section, page });
        }
    }

    /// Opens the page about a rule of any game; false where there is none.
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

    /// Every opening of the book that is open, in order.
    #[must_use]
    pub fn leaves(&self) -> Vec<Leaf> {
        let sections = self.book().map_or(&[][..], |book| book.sections.as_slice());
        let pages = sections.iter().enumerate().flat_map(|(section, pages)| {
            (0..pages.pages.len()).map(move |page| Leaf::Rule { section, page })
        });
        pages
            .chain([Leaf::History, Leaf::Words, Leaf::Keys])
            .collect()
    }

    /// Turns to the next page or back to the one before.
    pub fn turn(&mut self, back: bool) {
        let leaves = self.leaves();
        let Some(at) = leaves.iter().position(|leaf| *leaf == self.leaf) else {
            return;
        };
        let next = if back {
            at.checked_sub(1)
        } else {
            at.checked_add(1)
        };
        if let Some(leaf) = next.and_then(|next| leaves.get(next)) {
            self.turn_to(self.game, *leaf);
        }
    }

    /// Begins with the game on the table when the book has just been opened.
    pub(super) fn open_at(&mut self, game: GameKind) {
        if !self.on_show && self.game != game {
            self.turn_to(game, Leaf::FIRST);
        }
        self.on_show = true;
    }

    /// The book is no longer on show.
    pub fn put_away(&mut self) {
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

    /// The book was on show in the last frame.
    #[must_use]
    pub const fn is_on_show(&self) -> bool {
        self.on_show
    }

    /// Lets go of what was chosen or searched for, or leaves the board; false where there was nothing.
    pub fn let_go(&mut self) -> bool {
        if !self.search.is_empty() {
            self.search.clear();
            return true;
        }
        if std::mem::take(&mut self.contents) {
            return true;
        }
        self.board.as_mut().is_some_and(LiveBoard::step_back)
    }

    /// Something moves in it, or is on its way to it.
    #[must_use]
    pub fn is_moving(&self) -> bool {
        let comes = matches!(self.texts, Texts::Coming | Texts::Again);
        self.on_show && comes || self.board.as_ref().is_some_and(LiveBoard::is_moving)
    }

    /// Shows the example of the page.
    pub fn show(&mut self, now: Duration, still: bool) {
        if let Some(board) = &mut self.board {
            board.play(now, still);
        }
    }
}
