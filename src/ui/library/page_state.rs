//! The state of the library's page, as long as the program runs.

use bevy_egui::egui::{self, Context};

use crate::library::{GameId, Query};

/// The state of the page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LibraryPageState {
    /// The filters and the order of the list.
    pub query: Query,
    /// The selected game.
    pub selected: Option<GameId>,
    /// The new name while it's being typed. `None` otherwise.
    pub title: Option<String>,
    /// `true` if removing the game needs confirmation.
    pub asks_removal: bool,
}

impl LibraryPageState {
    fn id() -> egui::Id {
        egui::Id::new("library page")
    }

    /// The state in the frame before.
    #[must_use]
    pub fn read(ctx: &Context) -> LibraryPageState {
        ctx.data(|data| data.get_temp(LibraryPageState::id()))
            .unwrap_or_default()
    }

    /// Stores the state for the next frame.
    pub fn keep(self, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(LibraryPageState::id(), self));
    }

    /// A state with a selected game.
    #[must_use]
    pub fn selecting(id: GameId) -> LibraryPageState {
        LibraryPageState {
            selected: Some(id),
            ..LibraryPageState::default()
        }
    }

    /// A state in which a game gets a name.
    #[must_use]
    pub fn naming(id: GameId, title: &str) -> LibraryPageState {
        LibraryPageState {
            title: Some(title.to_owned()),
            ..LibraryPageState::selecting(id)
        }
    }

    /// A state in which removing a game needs confirmation.
    #[must_use]
    pub fn removing(id: GameId) -> LibraryPageState {
        LibraryPageState {
            asks_removal: true,
            ..LibraryPageState::selecting(id)
        }
    }

    /// Selects a game.
    pub fn select(&mut self, id: GameId) {
        if self.selected != Some(id) {
            self.deselect();
            self.selected = Some(id);
        }
    }

    /// Deselects the game, and discards its new name and the question about it.
    pub fn deselect(&mut self) {
        self.selected = None;
        self.title = None;
        self.asks_removal = false;
    }
}
