//! The turns of a game, written as they're played.

use super::{Event, GameRecord, Turn, Turns};
use crate::rules::AnyTurn;

impl GameRecord {
    /// All turns so far, for the list of moves.
    #[must_use]
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The turns as they were after `events` events. Only the last one can need a new text; the others are borrowed.
    #[must_use]
    pub fn turns_at(&self, events: usize) -> Turns<'_> {
        let count = self.turns.partition_point(|turn| turn.first_event < events);
        let (turns, later) = self.turns.split_at(count);
        let whole = Turns::new(turns, None);
        // The last of them had no more events.
        let is_whole = match later.first() {
            Some(next) => next.first_event == events,
            None => events >= self.event_log.len(),
        };
        if is_whole {
            return whole;
        }
        let Some((last, done)) = turns.split_last() else {
            return whole;
        };
        match self.write(last.first_event, events) {
            Some(writing) => {
                let last = Turn {
                    side: writing.side(),
                    finished: writing.is_complete(),
                    text: writing.to_string(),
                    ..*last
                };
                Turns::new(done, Some(last))
            }
            None => whole,
        }
    }

    /// The text of a turn by its number, `None` if there's no such turn.
    #[must_use]
    pub fn turn_text(&self, number: u32) -> Option<&str> {
        let before_first = self.turns.first()?.number;
        let index = usize::try_from(number.checked_sub(before_first)?).ok()?;
        self.turns.get(index).map(|turn| turn.text.as_str())
    }

    /// Updates the turns after events were undone.
    pub(super) fn shorten_turns(&mut self) {
        let left = self.event_log.len();
        while self.turns.pop_if(|turn| turn.first_event >= left).is_some() {}
        let Some(first) = self.turns.last().map(|turn| turn.first_event) else {
            self.writing = None;
            return;
        };
        self.writing = self.write(first, left);
        self.head_last_turn();
        self.word_last_turn();
    }

    /// Writes the events from `first` up to `end`, which belong to one turn.
    fn write(&self, first: usize, end: usize) -> Option<AnyTurn> {
        let part = self.event_log.events().get(first..end)?;
        let mut turn = AnyTurn::new(&self.event_log.before(first)?);
        for event in part.iter().filter_map(Event::part_of_turn) {
            // The position has already accepted the event, so the turn will.
            let _ = turn.push(event);
        }
        Some(turn)
    }

    /// Updates side and end of the last turn.
    pub(super) fn head_last_turn(&mut self) {
        if let (Some(turn), Some(writing)) = (self.turns.last_mut(), &self.writing) {
            turn.side = writing.side();
            turn.finished = writing.is_complete() || self.position.outcome().is_some();
        }
    }

    /// Writes the text of the last turn.
    pub(super) fn word_last_turn(&mut self) {
        if let (Some(turn), Some(writing)) = (self.turns.last_mut(), &self.writing) {
            turn.text = writing.to_string();
            // Saves memory, because a long game has thousands of these texts.
            turn.text.shrink_to_fit();
        }
    }
}
