//! What is chosen on the library's page, for as long as the program runs.

use bevy_egui::egui::{self, Context};

use crate::library::{GameId, Query};

/// What is chosen on the page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LibraryPageState {
    /// Which games are listed.
    pub query: Query,
    /// The choices of what is listed are in view, where they take room.
    pub choices: bool,
    /// The game that can be opened.
    pub selected: Option<GameId>,
    /// Its new name, while one is being written.
    pub title: Option<String>,
    /// Whether it is to be removed is being asked.
    pub asks_removal: bool,
}

impl LibraryPageState {
    fn id() -> egui::Id {
        egui::Id::new("library page")
    }

    /// What it was in the frame before.
    #[must_use]
    pub fn read(ctx: &Context) -> LibraryPageState {
        ctx.data(|data| data.get_temp(LibraryPageState::id()))
            .unwrap_or_default()
    }

    /// Keeps it for the next frame.
    pub fn keep(self, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(LibraryPageState::id(), self));
    }

    /// All choices of what is listed are in view.
    #[must_use]
    pub fn with_choices() -> LibraryPageState {
        LibraryPageState {
            choices: true,
            ..LibraryPageState::default()
        }
    }

    /// A game is selected.
    #[must_use]
    pub fn selecting(id: GameId) -> LibraryPageState {
        LibraryPageState {
            selected: Some(id),
            ..LibraryPageState::default()
        }
    }

    /// A game gets a name.
    #[must_use]
    pub fn naming(id: GameId, title: &str) -> LibraryPageState {
        LibraryPageState {
            title: Some(title.to_owned()),
            ..LibraryPageState::selecting(id)
        }
    }

    /// Whether a game is to be removed is being asked.
    #[must_use]
    pub fn removing(id: GameId) -> LibraryPageState {
        LibraryPageState {
            asks_removal: true,
            ..LibraryPageState::selecting(id)
        }
    }

    /// Selects a game; the one that is selected is let go.
    pub fn select(&mut self, id: GameId) {
        self.selected = (self.selected != Some(id)).then_some(id);
        self.title = None;
        self.asks_removal = false;
    }
}
