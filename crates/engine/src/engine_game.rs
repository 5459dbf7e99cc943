//! The game under way, changed command by command.

use super::EngineError;
use tavoliere_core::record::GameRecord;

/// The game under way and how many events there were before each command that added some.
#[derive(Clone, Debug)]
pub(super) struct EngineGame {
    pub game: GameRecord,
    marks: Vec<usize>,
}

impl EngineGame {
    /// A game whose events so far were each a command.
    pub fn new(game: GameRecord) -> EngineGame {
        let marks = (0..game.events().len()).collect();
        EngineGame { game, marks }
    }

    /// Does something to the game: all of it, or, where it is refused, nothing.
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

    /// Takes back what the last command did.
    pub fn undo(&mut self) -> Result<(), EngineError> {
        let mark = self.marks.pop().ok_or(EngineError::NothingToUndo)?;
        self.back_to(mark);
        Ok(())
    }

    /// Goes back to so many events.
    fn back_to(&mut self, events: usize) {
        while self.game.events().len() > events {
            self.game.undo();
        }
    }
}
