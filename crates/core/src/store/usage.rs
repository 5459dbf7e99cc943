//! The size of what is saved, by its kind.

use super::{Backend, Store};
use crate::rules::GameKind;

/// The size of what is saved (bytes; in a browser characters).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    /// The library and the games on tables.
    pub games: u64,
    /// The results for the statistics.
    pub results: u64,
    /// Everything else.
    pub others: u64,
}

impl Usage {
    /// The size of all parts.
    #[must_use]
    pub const fn total(self) -> u64 {
        self.games + self.results + self.others
    }

    /// Counts a file or a value by its name.
    pub(super) fn count(&mut self, name: &str, bytes: u64) {
        let is_game = |kind: GameKind| name.starts_with(kind.name());
        let part = if name.starts_with("library") || GameKind::ALL.into_iter().any(is_game) {
            &mut self.games
        } else if name.starts_with("history") {
            &mut self.results
        } else {
            &mut self.others
        };
        *part += bytes;
    }
}

impl Store {
    /// The size of what is saved. Parts that can't be read count as empty.
    #[must_use]
    pub fn usage(&self) -> Usage {
        let mut usage = Usage::default();
        match &self.backend {
            #[cfg(not(target_arch = "wasm32"))]
            Backend::Folder(folder) => folder.measure(&mut usage),
            #[cfg(target_arch = "wasm32")]
            Backend::Browser(browser) => browser.measure(&mut usage),
            Backend::Memory(memory) => memory.measure(&mut usage),
        }
        usage
    }
}
