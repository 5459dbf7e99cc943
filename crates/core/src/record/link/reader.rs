//! Reading a link in slices, so that a window that waits for it stays awake.

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
    /// How many throws and choices there are in all.
    count: u64,
    /// How many bytes the game has as a record, as far as it has been read.
    written: usize,
}

impl LinkReader {
    /// A reader of the first link in a text. The headers are read at once.
    ///
    /// # Errors
    /// What is no link, is damaged or of a later version, or has headers that are none.
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

    /// Which game it is of.
    #[must_use]
    pub fn game(&self) -> GameKind {
        self.game.setup().kind()
    }

    /// How much has been read, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f32 {
        1.0 - self.events.left() as f32 / self.count.max(1) as f32
    }

    /// Reads so many throws and choices; the game once there are no more.
    ///
    /// # Errors
    /// What the rules refuse, or what makes more of a game than a record may have.
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

    /// Reads all that is left.
    ///
    /// # Errors
    /// What the rules refuse, or what makes more of a game than a record may have.
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

    /// Adds the turn before one to what the game takes as a record, which must be one that can be read again.
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
