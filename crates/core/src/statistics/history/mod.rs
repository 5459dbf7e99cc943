//! The saved list of played games.

mod entry;
mod error;
mod participant;
mod text;

pub use entry::{Entry, EntryInfo, MatchPart, Variant, WinKind};
pub use error::{EntryProblem, HistoryError};
pub use participant::{MAX_ID, MAX_NAME, Participant};
pub use text::VERSION;

use std::collections::VecDeque;

use crate::rules::GameKind;

/// The most games in the list. The oldest are dropped first.
pub const MAX_ENTRIES: usize = 10_000;

/// Played games, in the order in which they were added.
///
/// ```
/// use tavoliere_core::date::Date;
/// use tavoliere_core::record::GameRecord;
/// use tavoliere_core::rules::{GameKind, Setup, Side};
/// use tavoliere_core::statistics::{Entry, EntryInfo, History, Participant};
///
/// let mut game = GameRecord::new(Setup::new(GameKind::Tapatan), 1, Side::First);
/// game.resign(Side::Second)?;
/// let info = EntryInfo {
///     date: Date::from_days(20_000),
///     sides: [Participant::person(None, "Anna"), Participant::person(None, "Ben")],
///     luck: None,
///     throws_by_hand: false,
/// };
/// let mut history = History::default();
/// history.add(Entry::of(&game, info));
/// assert_eq!(history.len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    entries: VecDeque<Entry>,
    dropped: u64,
}

impl History {
    /// The name of the slot that it is saved in.
    pub const SLOT: &'static str = "history.ron";

    /// The games, oldest first.
    pub fn entries(&self) -> impl DoubleEndedIterator<Item = &Entry> + ExactSizeIterator {
        self.entries.iter()
    }

    /// The number of games.
    #[must_use]
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// `true` if the history has no games.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The number of games that were dropped because there were more than [`MAX_ENTRIES`].
    #[must_use]
    pub const fn dropped(&self) -> u64 {
        self.dropped
    }

    /// The number of times that a person has played a game to its end, without a resignation.
    #[must_use]
    pub fn played_out(&self, game: GameKind) -> usize {
        let by_person = |entry: &&Entry| {
            let is_person = |side: &Participant| side.level().is_none();
            entry.game == game && entry.is_played_out() && entry.sides.iter().any(is_person)
        };
        self.entries().filter(by_person).count()
    }

    /// Adds a game. Names and player ids are cleaned ([`Participant::sanitized`]); impossible counts of throws become
    /// empty.
    pub fn add(&mut self, entry: Entry) {
        while self.entries.len() >= MAX_ENTRIES {
            self.entries.pop_front();
            self.dropped = self.dropped.saturating_add(1);
        }
        self.entries.push_back(entry.sanitized());
    }

    /// Sets the luck of the last game that equals this one, by [`Side::index`](crate::rules::Side::index). Other games
    /// can have been added after it.
    pub fn set_luck_of(&mut self, game: &Entry, luck: [i32; 2]) {
        if let Some(entry) = self.entries.iter_mut().rev().find(|entry| *entry == game) {
            entry.luck = Some(luck);
        }
    }

    /// Adds the games of another history that aren't here, in the order of their dates, and returns their number.
    /// `renumbered` returns the id here of a player of the other history.
    pub fn add_missing(&mut self, other: &History, renumbered: impl Fn(&str) -> String) -> usize {
        let mut here: Vec<&Entry> = self.entries.iter().collect();
        let mut missing = Vec::new();
        for entry in &other.entries {
            let mut entry = entry.clone();
            for side in &mut entry.sides {
                if let Participant::Person { id: Some(id), .. } = side {
                    *id = renumbered(id);
                }
            }
            // Two games can be the same in everything that is counted.
            match here.iter().position(|known| **known == entry) {
                Some(place) => drop(here.swap_remove(place)),
                None => missing.push(entry),
            }
        }
        let count = missing.len();
        let mut entries: Vec<Entry> = std::mem::take(&mut self.entries).into();
        entries.append(&mut missing);
        entries.sort_by_key(|entry| entry.date);
        for entry in entries {
            self.add(entry);
        }
        count
    }

    /// Removes all games.
    pub fn clear(&mut self) {
        *self = History::default();
    }

    /// Removes a player and returns the number of their games. Games against another player with an id stay, with a
    /// nameless opponent; all others are removed.
    pub fn forget_player(&mut self, id: &str) -> usize {
        let mut found = 0;
        self.entries.retain_mut(|entry| {
            if !entry.sides.iter().any(|side| side.id() == Some(id)) {
                return true;
            }
            found += 1;
            for side in entry.sides.iter_mut().filter(|side| side.id() == Some(id)) {
                *side = Participant::person(None, "");
            }
            entry.sides.iter().any(|side| side.id().is_some())
        });
        found
    }
}
