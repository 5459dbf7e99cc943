//! The current game, changed by one command after the other.

use super::EngineError;
use tavoliere_core::record::GameRecord;

/// The current game, and the number of events before each command that added some.
#[derive(Clone, Debug)]
pub(super) struct EngineGame {
    pub game: GameRecord,
    marks: Vec<usize>,
}

impl EngineGame {
    /// Starts with a game in which each event counts as a command.
    pub fn new(game: GameRecord) -> EngineGame {
        let marks = (0..game.events().len()).collect();
        EngineGame { game, marks }
    }

    /// Changes the game. If the change is refused, the game stays as it was.
    pub fn change<T, E>(
        &mut self,
        what: impl FnOnce(&mut GameRecord) -> Result<T, E>,
    ) -> Result<T, EngineError>
    where
        EngineError: From<E>,
    {
        let before = self.game.events().len();
        match what(&mut self.game) {
            Ok(done) => {
                self.marks.push(before);
                Ok(done)
            }
            Err(error) => {
                self.back_to(before);
                Err(error.into())
            }
        }
    }

    /// Undoes the last command.
    pub fn undo(&mut self) -> Result<(), EngineError> {
        let mark = self.marks.pop().ok_or(EngineError::NothingToUndo)?;
        self.back_to(mark);
        Ok(())
    }

    /// Undoes all but the first `events` events.
    fn back_to(&mut self, events: usize) {
        while self.game.events().len() > events {
            self.game.undo();
        }
    }
}
