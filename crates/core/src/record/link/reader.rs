//! Reads a link in slices, so that the window stays responsive.

use super::events::EventReader;
use super::{LinkError, MAX_LINK_EVENTS, content_of, headers};
use crate::record::text::{MAX_BYTES, check_length, read_headers_of};
use crate::record::{GameRecord, RecordProblem};
use crate::rules::GameKind;

/// A link that is being read.
#[derive(Clone, Debug)]
pub struct LinkReader {
    game: Box<GameRecord>,
    events: EventReader,
    /// The number of all throws and choices.
    count: u64,
    /// The size of the game read so far as a record (bytes).
    written: usize,
}

impl LinkReader {
    /// Makes a reader of the first link in a text. The headers are read at once.
    ///
    /// # Errors
    /// Fails if there's no link, if it's damaged or has a later version, or if its headers aren't valid.
    pub fn new(text: &str) -> Result<LinkReader, LinkError> {
        let content = content_of(text)?;
        let (headers, length) = headers::read(&content)?;
        let game = read_headers_of(&headers)?;
        let rest = content.get(length..).unwrap_or_default();
        let events = EventReader::new(rest.to_vec());
        let count = events.left();
        if count > MAX_LINK_EVENTS {
            return Err(LinkError::TooManyEvents { events: count });
        }
        Ok(LinkReader {
            written: game.headers_text().len(),
            game: Box::new(game),
            events,
            count,
        })
    }

    /// The game being read.
    #[must_use]
    pub fn game(&self) -> GameKind {
        self.game.setup().kind()
    }

    /// The progress, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f32 {
        1.0 - self.events.left() as f32 / self.count.max(1) as f32
    }

    /// Reads `events` throws and choices. Returns the game once there are no more, otherwise `None`.
    ///
    /// # Errors
    /// Fails if the rules refuse an event, or if the game is too large for a record.
    pub fn read(&mut self, events: usize) -> Result<Option<Box<GameRecord>>, LinkError> {
        for _ in 0..events {
            if self.events.left() == 0 {
                return self.end().map(Some);
            }
            let turns = self.game.turns().len();
            self.events.event(&mut self.game)?;
            if self.game.turns().len() > turns {
                self.count_turn(turns)?;
            }
        }
        Ok(None)
    }

    /// Reads the rest.
    ///
    /// # Errors
    /// Fails if the rules refuse an event, or if the game is too large for a record.
    pub fn finish(mut self) -> Result<Box<GameRecord>, LinkError> {
        loop {
            if let Some(game) = self.read(usize::MAX)? {
                return Ok(game);
            }
        }
    }

    fn end(&mut self) -> Result<Box<GameRecord>, LinkError> {
        self.events.end(&mut self.game)?;
        self.count_turn(self.game.turns().len())?;
        Ok(self.game.clone())
    }

    /// Adds the turn before `place` to the size of the game as a record, and checks that it can be read again.
    fn count_turn(&mut self, place: usize) -> Result<(), RecordProblem> {
        let Some(place) = place.checked_sub(1) else {
            return Ok(());
        };
        if let Some(turn) = self.game.turns().get(place) {
            check_length(&turn.text)?;
            self.written += turn.text.len() + self.game.times_text(place).len() + 1;
        }
        if self.written > MAX_BYTES {
            return Err(RecordProblem::GameTooLarge { most: MAX_BYTES });
        }
        Ok(())
    }
}
