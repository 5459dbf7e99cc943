//! Measures a game while it's being read, so that it can be written and read again.

use super::text::{DIGEST_BYTES, check_length};
use super::{GameRecord, RecordProblem};

/// The size of a game as the program would write it.
#[derive(Clone, Copy, Debug)]
pub(super) struct WrittenSize {
    /// The size of the part without the end of the game (bytes).
    bytes: usize,
    /// The largest accepted size (bytes).
    most: usize,
}

/// The measures of a game before a line is read.
#[derive(Clone, Copy, Debug)]
pub(super) struct BeforeLine {
    turns: usize,
    /// The size of the times of the last turn (bytes).
    times: usize,
}

impl BeforeLine {
    /// Measures a game.
    pub fn of(game: &GameRecord) -> BeforeLine {
        let turns = game.turns().len();
        BeforeLine {
            turns,
            times: game.times_text(turns.saturating_sub(1)).len(),
        }
    }
}

impl WrittenSize {
    /// The size of a game before its first turn.
    pub fn new(game: &GameRecord, most: usize) -> WrittenSize {
        WrittenSize {
            bytes: game.headers_text().len(),
            most,
        }
    }

    /// Adds the line that was read.
    ///
    /// # Errors
    /// Fails if a line or the whole game would be too large to be read again.
    pub fn add(&mut self, game: &GameRecord, before: BeforeLine) -> Result<(), RecordProblem> {
        let BeforeLine { turns, times } = before;
        if let Some(turn) = game.turns().get(turns..).and_then(<[_]>::last) {
            check_length(&turn.text)?;
            self.bytes += turn.text.len() + 1;
        } else {
            let longer = game.times_text(turns.saturating_sub(1)).len();
            self.bytes += longer.saturating_sub(times);
        }
        let digest = if game.version() > 1 { DIGEST_BYTES } else { 0 };
        if self.bytes + game.ending_text().len() + digest > self.most {
            return Err(RecordProblem::GameTooLarge { most: self.most });
        }
        Ok(())
    }
}
