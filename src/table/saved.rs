//! Reads the saved games that can be continued, each from a separate slot.

use std::convert::Infallible;
use std::time::Duration;

use bevy::prelude::*;
use web_time::Instant;

use super::autosave::{SaveSlot, Saves};
use crate::record::{GameRecord, Reading, RecordReader};
use crate::rules::GameKind;
use crate::store::{Notice, Slot};

/// The time for reading records in one frame. A long record takes several frames.
pub const READING: Duration = Duration::from_millis(8);

/// A save that is being read.
#[derive(Clone, Debug)]
pub struct SaveReader {
    slot: Slot,
    reader: RecordReader<'static>,
}

/// The result of reading a part of a save.
#[derive(Debug)]
pub enum ReadProgress {
    /// The save isn't read to its end yet.
    Unfinished(SaveReader),
    /// The game.
    Finished(Box<GameRecord>),
    /// The save was damaged and is set aside.
    Damaged(Notice),
}

impl SaveReader {
    /// The save in a slot. `None` if the slot is empty. An unreadable save is set aside.
    ///
    /// # Errors
    /// A notice for the player about a save that couldn't be read.
    pub fn of(saves: &mut Saves, slot: Slot) -> Result<Option<SaveReader>, Notice> {
        let loaded = saves.load_with(&slot, |text| Ok::<_, Infallible>(text.to_owned()));
        if let Some(notice) = loaded.notice {
            return Err(notice);
        }
        Ok(loaded.value.map(|text| SaveReader {
            slot,
            reader: RecordReader::of_save(text),
        }))
    }

    /// Reads on for this time.
    #[must_use]
    pub fn read_for(self, saves: &mut Saves, time: Duration) -> ReadProgress {
        let SaveReader { slot, reader } = self;
        match reader.read_for(time) {
            Ok(Reading::Unfinished(reader)) => {
                ReadProgress::Unfinished(SaveReader { slot, reader })
            }
            Ok(Reading::Finished(game)) => ReadProgress::Finished(game),
            Err(error) => ReadProgress::Damaged(saves.set_aside_damaged(slot, error.to_string())),
        }
    }
}

/// The game to continue: an unfinished one, or the next one of an undecided match.
fn continuation(game: GameRecord) -> Option<GameRecord> {
    if game.is_under_way() {
        return Some(game);
    }
    let game = Some(game).filter(GameRecord::is_in_open_match)?;
    if game.outcome().is_none() {
        return Some(game);
    }
    // Without random bytes for its seed, the finished game is shown again.
    Some(game.next_game().unwrap_or(game))
}

/// The unfinished games of all kinds at the time of reading.
#[derive(Resource, Clone, Debug, Default)]
pub struct Saved {
    games: Vec<GameRecord>,
    /// The saves that aren't read yet, the next one last.
    left: Vec<SaveReader>,
}

impl Saved {
    /// Reads every game's slot. A damaged save is set aside with a notice.
    #[must_use]
    pub fn read(saves: &mut Saves, slot: &SaveSlot) -> (Saved, Vec<Notice>) {
        let (mut saved, mut notices) = Saved::begin(saves, slot);
        while saved.is_reading() {
            notices.extend(saved.read_on(saves, Duration::MAX));
        }
        (saved, notices)
    }

    /// Starts to read every game's slot.
    #[must_use]
    pub fn begin(saves: &mut Saves, slot: &SaveSlot) -> (Saved, Vec<Notice>) {
        let (mut saved, mut notices) = (Saved::default(), Vec::new());
        for game in GameKind::ALL.into_iter().rev() {
            match SaveReader::of(saves, slot.of(game)) {
                Ok(opening) => saved.left.extend(opening),
                Err(notice) => notices.push(notice),
            }
        }
        (saved, notices)
    }

    /// `true` if there are saves left to read.
    #[must_use]
    pub const fn is_reading(&self) -> bool {
        !self.left.is_empty()
    }

    /// Reads on for this time. A damaged save is set aside with a notice.
    pub fn read_on(&mut self, saves: &mut Saves, time: Duration) -> Vec<Notice> {
        let (begun, mut notices) = (Instant::now(), Vec::new());
        while let Some(time) = time.checked_sub(begun.elapsed())
            && let Some(opening) = self.left.pop()
        {
            match opening.read_for(saves, time) {
                ReadProgress::Unfinished(opening) => self.left.push(opening),
                ReadProgress::Finished(game) => self.games.extend(continuation(*game)),
                ReadProgress::Damaged(notice) => notices.push(notice),
            }
        }
        notices
    }

    /// The game of this kind to continue: an unfinished one, or the next one of a match.
    #[must_use]
    pub fn game(&self, kind: GameKind) -> Option<&GameRecord> {
        self.games.iter().find(|game| game.setup().kind() == kind)
    }

    /// The number of the turn at which a game continues.
    #[must_use]
    pub fn next_move(&self, kind: GameKind) -> Option<u32> {
        self.game(kind).map(|game| game.position().turn_number())
    }
}
