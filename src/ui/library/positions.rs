//! Keeps the last positions of shown games, so that their texts are parsed only once.

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy_egui::egui::{Context, Id};

use crate::library::{GameId, LibraryGame};
use crate::rules::AnyPosition;

/// The most positions that are kept.
const MOST: usize = 200;

/// The parsed positions in a context.
#[derive(Clone, Debug, Default)]
pub(super) struct Positions {
    parsed: BTreeMap<GameId, Parsed>,
}

/// A position with the text it was parsed from.
#[derive(Clone, Debug, Default)]
struct Parsed {
    text: String,
    /// `None` if the text can't be read.
    position: Option<Arc<AnyPosition>>,
}

impl Positions {
    /// The last position of a game. `None` if it isn't known.
    pub(super) fn of(ctx: &Context, game: &LibraryGame) -> Option<Arc<AnyPosition>> {
        let text = game.info.position.as_deref()?;
        let id = Id::new("positions of the library");
        ctx.data_mut(|data| {
            let positions = data.get_temp_mut_or_default::<Positions>(id);
            positions.find(game, text)
        })
    }

    fn find(&mut self, game: &LibraryGame, text: &str) -> Option<Arc<AnyPosition>> {
        if self.parsed.len() >= MOST && !self.parsed.contains_key(&game.id) {
            self.parsed.clear();
        }
        let parsed = self.parsed.entry(game.id).or_default();
        if parsed.text != text {
            text.clone_into(&mut parsed.text);
            parsed.position = game.info.last_position().map(Arc::new);
        }
        parsed.position.clone()
    }
}
