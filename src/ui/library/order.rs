//! The orders of the list, and the headings between its games.

use super::row_words;
use crate::library::{LibraryGame, Query, SortBy};
use crate::rules::GameKind;
use crate::ui::view::View;

/// An order of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    Newest,
    Oldest,
    Game,
    Longest,
    Result,
}

impl Order {
    /// The order of a query.
    pub(super) const fn of(query: &Query) -> Order {
        match query.sort {
            SortBy::Date if query.reversed => Order::Oldest,
            SortBy::Date => Order::Newest,
            SortBy::Game => Order::Game,
            SortBy::Length => Order::Longest,
            SortBy::Result => Order::Result,
        }
    }

    /// Sets the order of a query.
    pub(super) fn set(self, query: &mut Query) {
        query.sort = match self {
            Order::Newest | Order::Oldest => SortBy::Date,
            Order::Game => SortBy::Game,
            Order::Longest => SortBy::Length,
            Order::Result => SortBy::Result,
        };
        query.reversed = self == Order::Oldest;
    }

    /// The order after this one. After the last comes the first.
    pub(super) const fn next(self) -> Order {
        match self {
            Order::Newest => Order::Oldest,
            Order::Oldest => Order::Game,
            Order::Game => Order::Longest,
            Order::Longest => Order::Result,
            Order::Result => Order::Newest,
        }
    }

    /// The key of its name.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Order::Newest => "library-newest",
            Order::Oldest => "library-oldest",
            Order::Game => "library-by-game",
            Order::Longest => "library-longest",
            Order::Result => "library-by-result",
        }
    }
}

/// The games below one heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Group {
    /// Those of a year and a month.
    Month(u16, u8),
    /// Those of a game.
    Game(GameKind),
    /// All games of the list.
    All,
}

impl Group {
    /// The group of a game in an order.
    pub(super) fn of(order: Order, game: &LibraryGame) -> Group {
        let info = &game.info;
        match order {
            Order::Newest | Order::Oldest => Group::Month(info.date.year(), info.date.month()),
            Order::Game => Group::Game(info.game),
            Order::Longest | Order::Result => Group::All,
        }
    }

    /// The heading. `listed` is the number of games in the list.
    pub(super) fn heading(self, view: &View, listed: usize) -> String {
        let words = view.words;
        match self {
            Group::Month(year, month) => row_words::month(words, year, month),
            Group::Game(game) => words.get(&format!("game-{game}")),
            Group::All => words.with("library-games", &[("count", listed.into())]),
        }
    }
}
