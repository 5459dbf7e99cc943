//! Reads the library's log at the start, in small steps.

use std::time::Duration;

use web_time::Instant;

use super::log_line::LogLine;
use super::{Library, LibraryError, LibraryNotice, Mark};
use crate::store::{LogChange, LogDamage, LogEntry, LogRead, Store};

/// The most games that are read. A larger log isn't a library.
const MOST_GAMES: usize = 50_000;

/// The most damaged parts that are copied during one reading.
const MOST_ASIDE: usize = 20;

/// The progress of reading the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    Reading,
    Read,
    /// The rest can't be read, and the log isn't rewritten.
    Broken,
}

impl Library {
    /// Reads the whole log at once.
    #[must_use]
    pub fn read(store: &mut Store, limits: super::Limits) -> Library {
        let mut library = Library::new(limits);
        library.read_on(store, Duration::MAX);
        library
    }

    /// `true` if a part of the log hasn't been read yet.
    #[must_use]
    pub fn is_reading(&self) -> bool {
        self.state == State::Reading
    }

    /// Continues reading for about `time`. It reads the heads only, not the records. A damaged part is set aside and
    /// reported ([`Library::take_notices`]).
    pub fn read_on(&mut self, store: &mut Store, time: Duration) {
        let begun = Instant::now();
        while self.state == State::Reading {
            self.read_next(store);
            if begun.elapsed() >= time {
                break;
            }
        }
        if self.state == State::Read {
            self.tidy(store);
        }
    }

    /// Reads the rest of the log, and what other programs have added to it since. Returns `true` if anything is new.
    ///
    /// # Errors
    /// Fails if the store fails.
    pub fn catch_up(&mut self, store: &mut Store) -> Result<bool, LibraryError> {
        if self.is_reading() {
            self.read_on(store, Duration::MAX);
            return Ok(true);
        }
        if self.state == State::Broken {
            return Ok(false);
        }
        match store.log_change(Self::LOG, self.end)? {
            LogChange::Unchanged => return Ok(false),
            LogChange::Grown => {}
            LogChange::Rewritten => {
                let notices = std::mem::take(&mut self.notices);
                *self = Library {
                    notices,
                    ..Library::new(self.limits)
                };
            }
        }
        self.state = State::Reading;
        // The log isn't rewritten here, because callers use positions in it.
        while self.state == State::Reading {
            self.read_next(store);
        }
        Ok(true)
    }

    fn read_next(&mut self, store: &mut Store) {
        match store.read_log(Self::LOG, self.end) {
            Ok(LogRead::End) => self.state = State::Read,
            Ok(LogRead::Entry(entry)) => {
                self.end = entry.next;
                self.take_entry(store, entry);
            }
            Ok(LogRead::Damaged(damage)) => {
                self.end = damage.next;
                self.set_aside(store, damage);
            }
            Err(error) => self.stop(error.to_string()),
        }
        if self.games.len() > MOST_GAMES {
            self.stop(format!("it has more than {MOST_GAMES} games"));
        }
    }

    fn stop(&mut self, problem: String) {
        self.state = State::Broken;
        self.notices.push(LibraryNotice::NotRead { problem });
    }

    fn take_entry(&mut self, store: &mut Store, entry: LogEntry) {
        match LogLine::read(&entry.head) {
            Some(LogLine::Game {
                id,
                info,
                title,
                pinned,
            }) => self.insert_game(id, info, title, pinned, entry),
            Some(LogLine::Marked {
                id,
                title,
                pinned,
                position,
            }) => self.apply_mark(
                id,
                Mark {
                    title,
                    pinned,
                    position,
                },
                Some(entry),
            ),
            Some(LogLine::Removed { id }) => {
                self.remove_from_memory(id);
                self.garbage += entry.bytes as u64;
            }
            Some(LogLine::RemovalAnnounced { ids }) => self.set_next_removed(ids, Some(entry)),
            None => self.set_aside(
                store,
                LogDamage {
                    place: entry.place,
                    next: entry.next,
                },
            ),
        }
    }

    fn set_aside(&mut self, store: &mut Store, damage: LogDamage) {
        self.damaged = true;
        if self.notices.len() >= MOST_ASIDE {
            return;
        }
        let aside = store.set_log_aside(Self::LOG, damage).ok();
        self.notices.push(LibraryNotice::Damaged {
            set_aside: aside.map(|path| path.display().to_string()),
        });
    }
}
