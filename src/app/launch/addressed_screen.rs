//! The screens that have an address: in the browser's history, and for a program that starts again.

use super::address;
use crate::rules::GameKind;
use crate::table::{Learning, Table};
use crate::ui::OpenPanels;

/// A screen with a separate address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddressedScreen {
    /// A panel, by its address.
    Panel(&'static str),
    /// The home screen.
    Home,
    /// A game's lesson.
    Lesson(GameKind),
    /// A replay of a game.
    Replay(GameKind),
    /// The game on the table.
    Table,
}

impl AddressedScreen {
    /// The screen that is shown.
    #[must_use]
    pub fn of(open: &OpenPanels, learning: Option<&Learning>, table: &Table) -> AddressedScreen {
        if let Some(address) = open.panel.and_then(address::of_panel) {
            return AddressedScreen::Panel(address);
        }
        match learning {
            _ if open.home => AddressedScreen::Home,
            Some(learning) => AddressedScreen::Lesson(learning.game()),
            None if table.is_replayed() => AddressedScreen::Replay(table.game().setup().kind()),
            None => AddressedScreen::Table,
        }
    }

    /// Its address, in the format of [`address::read`].
    #[must_use]
    pub fn address(self, table: &Table) -> String {
        match self {
            AddressedScreen::Panel(address) => address.to_owned(),
            AddressedScreen::Home => String::new(),
            AddressedScreen::Lesson(game) => address::of_lesson(game),
            AddressedScreen::Replay(game) => address::of_replay(game),
            AddressedScreen::Table => address::write(table.game().setup()),
        }
    }
}
