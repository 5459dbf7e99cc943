//! Reads many games from one text. A game that can't be read doesn't affect the others.

use std::time::Duration;

use web_time::Instant;

use super::export::TITLE;
use super::game_info::sanitized_title;
use crate::record::{GameRecord, Reading, RecordError, RecordReader};

/// Largest text that is read (bytes).
pub const MAX_IMPORT_BYTES: usize = 64 * 1024 * 1024;

/// The most games that are read from one text.
pub const MAX_IMPORT_GAMES: usize = 10_000;

/// The most refused games that are kept with their reason.
const MAX_REASONS: usize = 100;

/// Start of the first line of every record.
const MAGIC: &str = "tavoliere ";

/// A game that was read.
#[derive(Clone, Debug)]
pub struct ImportedGame {
    /// The game.
    pub game: Box<GameRecord>,
    /// The title, empty if it has none.
    pub title: String,
}

/// A game that couldn't be read.
#[derive(Clone, Debug, PartialEq)]
pub struct RefusedGame {
    /// The number of the game in the text, from 1.
    pub number: usize,
    /// The error, with its line in the whole text.
    pub error: RecordError,
}

/// A reader of a text with any number of games.
#[derive(Clone, Debug)]
pub struct ImportReader {
    text: String,
    /// The position after the last record that was split off (bytes).
    at: usize,
    /// The number of lines that were split off.
    lines: usize,
    /// The number of games found so far.
    found: usize,
    /// The game being read, the line before it, and its title.
    reading: Option<(RecordReader<'static>, usize, String)>,
    read: Vec<ImportedGame>,
    refused: Vec<RefusedGame>,
    /// The number of refused games, including those whose reasons aren't kept.
    refusals: usize,
    /// `true` if the text exceeds [`MAX_IMPORT_BYTES`].
    cut_short: bool,
}

impl ImportReader {
    /// Makes a reader of a text. Only the first [`MAX_IMPORT_BYTES`] are read.
    #[must_use]
    pub fn new(mut text: String) -> ImportReader {
        let cut_short = text.len() > MAX_IMPORT_BYTES;
        if cut_short {
            let mut most = MAX_IMPORT_BYTES;
            while !text.is_char_boundary(most) {
                most -= 1;
            }
            text.truncate(most);
        }
        ImportReader {
            text,
            at: 0,
            lines: 0,
            found: 0,
            reading: None,
            read: Vec::new(),
            refused: Vec::new(),
            refusals: 0,
            cut_short,
        }
    }

    /// `true` if a text contains more than one record.
    #[must_use]
    pub fn has_many(text: &str) -> bool {
        let begins = |line: &&str| line.starts_with(MAGIC);
        text.lines().filter(begins).nth(1).is_some()
    }

    /// The progress, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f32 {
        self.at as f32 / self.text.len().max(1) as f32
    }

    /// `true` if everything has been read.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.reading.is_none() && (self.at >= self.text.len() || self.found >= MAX_IMPORT_GAMES)
    }

    /// Returns the games that were read since the last call.
    pub fn take_games(&mut self) -> Vec<ImportedGame> {
        std::mem::take(&mut self.read)
    }

    /// The games that couldn't be read, at most the first hundred of them.
    #[must_use]
    pub fn refused(&self) -> &[RefusedGame] {
        &self.refused
    }

    /// The number of games that couldn't be read.
    #[must_use]
    pub const fn refusals(&self) -> usize {
        self.refusals
    }

    /// The number of games found so far.
    #[must_use]
    pub const fn found(&self) -> usize {
        self.found
    }

    /// `true` if a part of the text isn't read because of the limits.
    #[must_use]
    pub fn is_cut_short(&self) -> bool {
        self.cut_short || self.found >= MAX_IMPORT_GAMES && self.at < self.text.len()
    }

    /// Continues reading for about `time`.
    pub fn read_for(&mut self, time: Duration) {
        let begun = Instant::now();
        while !self.is_finished() {
            let left = time.saturating_sub(begun.elapsed());
            self.step(left);
            if begun.elapsed() >= time {
                return;
            }
        }
    }

    fn step(&mut self, time: Duration) {
        let Some((reader, before, title)) = self.reading.take() else {
            self.next_record();
            return;
        };
        match reader.read_for(time) {
            Ok(Reading::Unfinished(reader)) => self.reading = Some((reader, before, title)),
            Ok(Reading::Finished(game)) => self.read.push(ImportedGame { game, title }),
            Err(mut error) => {
                error.line += before;
                self.refuse(error);
            }
        }
    }

    fn refuse(&mut self, error: RecordError) {
        self.refusals += 1;
        if self.refused.len() < MAX_REASONS {
            let number = self.found;
            self.refused.push(RefusedGame { number, error });
        }
    }

    /// Splits off the next record, up to the first line of the one after it.
    fn next_record(&mut self) {
        let rest = self.text.get(self.at..).unwrap_or_default();
        let (mut title, mut place, mut lines) = (String::new(), 0, 0);
        let mut begins = None;
        // Text before the first record belongs to no game, but it must not be dropped silently.
        let mut stray = false;
        let mut all = rest.split_inclusive('\n').peekable();
        while let Some(line) = all.next() {
            let content = line.trim_start_matches('\u{feff}').trim();
            let first = content.starts_with(MAGIC);
            if first && (begins.is_some() || stray) {
                break;
            }
            if first {
                begins = Some((place, lines));
            } else if begins.is_some()
                && content.starts_with(TITLE)
                && all.peek().is_some_and(|line| line.starts_with(MAGIC))
            {
                break;
            } else if begins.is_none() {
                if let Some(told) = content.strip_prefix(TITLE) {
                    title = sanitized_title(told);
                } else if !content.is_empty() && !content.starts_with('#') {
                    stray = true;
                }
            }
            place += line.len();
            lines += 1;
        }
        let (from, before) = begins.unwrap_or((0, 0));
        let record = rest.get(from..place).unwrap_or_default().to_owned();
        let before = self.lines + before;
        self.at += place;
        self.lines += lines;
        if begins.is_some() || stray {
            self.found += 1;
            self.reading = Some((RecordReader::new(record), before, title));
        }
    }
}
