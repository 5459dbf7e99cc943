//! The turns of a game, written down as they are played.

use super::{Event, GameRecord, Turn, Turns};
use crate::rules::AnyTurn;

impl GameRecord {
    /// Every turn so far, for the list of moves.
    #[must_use]
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The turns as they stood after so many events. Only one that was under way then is worded
    /// anew, the others are lent.
    #[must_use]
    pub fn turns_at(&self, events: usize) -> Turns<'_> {
        let count = self.turns.partition_point(|turn| turn.first_event < events);
        let (turns, later) = self.turns.split_at(count);
        let whole = Turns::new(turns, None);
        // Nothing more was played in the last of them.
        let is_whole = match later.first() {
            Some(next) => next.first_event == events,
            None => events >= self.past.len(),
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

    /// The text of a turn by its number.
    #[must_use]
    pub fn turn_text(&self, number: u32) -> Option<&str> {
        let before_first = self.turns.first()?.number;
        let index = usize::try_from(number.checked_sub(before_first)?).ok()?;
        self.turns.get(index).map(|turn| turn.text.as_str())
    }

    /// Brings the turns into line after events were taken back.
    pub(super) fn shorten_turns(&mut self) {
        let left = self.past.len();
        while self.turns.pop_if(|turn| turn.first_event >= left).is_some() {}
        let Some(first) = self.turns.last().map(|turn| turn.first_event) else {
            self.writing = None;
            return;
        };
        self.writing = self.write(first, left);
        self.head_last_turn();
        self.word_last_turn();
    }

    /// The events from `first` up to `end`, which belong to one turn, written down.
    fn write(&self, first: usize, end: usize) -> Option<AnyTurn> {
        let part = self.past.events().get(first..end)?;
        let mut turn = AnyTurn::new(&self.past.before(first)?);
        for event in part.iter().filter_map(Event::part_of_turn) {
            // The position has accepted it already, so the turn does.
            let _ = turn.push(event);
        }
        Some(turn)
    }

    /// Brings side and end of the last turn into line with what has been written down of it.
    pub(super) fn head_last_turn(&mut self) {
        if let (Some(turn), Some(writing)) = (self.turns.last_mut(), &self.writing) {
            turn.side = writing.side();
            turn.finished = writing.is_complete() || self.position.outcome().is_some();
        }
    }

    /// Words the last turn anew.
    pub(super) fn word_last_turn(&mut self) {
        if let (Some(turn), Some(writing)) = (self.turns.last_mut(), &self.writing) {
            turn.text = writing.to_string();
            // A long game has very many of them.
            turn.text.shrink_to_fit();
        }
    }
}
