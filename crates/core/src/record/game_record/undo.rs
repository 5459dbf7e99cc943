//! Undoing events.

use super::{Event, GameRecord, Undone};
use crate::rules::Side;

impl GameRecord {
    /// The side whose event [`GameRecord::undo`] would undo.
    #[must_use]
    pub fn last_side(&self) -> Option<Side> {
        self.event_log.events().last().map(Event::side)
    }

    /// `true` if a choice can be undone without undoing a throw: from the first choice after a throw until the next
    /// throw, even if that choice ended the turn or the game.
    #[must_use]
    pub fn can_undo_in_turn(&self) -> bool {
        matches!(self.event_log.events().last(), Some(Event::Played { .. }))
    }

    /// Undoes the last event and returns it.
    pub fn undo(&mut self) -> Option<Event> {
        let last = self.event_log.len().checked_sub(1)?;
        self.undo_down_to(last).pop()
    }

    /// Undoes everything since the start of the last turn and returns it, latest first. Empty if no event has happened.
    pub fn undo_turn(&mut self) -> Vec<Event> {
        // An event that ended the game before the first turn belongs to no turn.
        let start = self.turns.last().map_or(0, |turn| turn.first_event);
        self.undo_down_to(start)
    }

    /// Goes back to the latest moment at which `side` could choose between at least two moves, and returns the undone
    /// events, latest first. Empty if such a moment doesn't exist.
    pub fn undo_to(&mut self, side: Side) -> Vec<Event> {
        match self.choice_before(side) {
            Some(index) => self.undo_down_to(index),
            None => Vec::new(),
        }
    }

    /// `true` if [`GameRecord::undo_to`] would undo an event.
    #[must_use]
    pub fn can_undo_to(&self, side: Side) -> bool {
        self.choice_before(side).is_some()
    }

    pub(super) fn undo_down_to(&mut self, events: usize) -> Vec<Event> {
        let Some((undone, position)) = self.event_log.shorten(events) else {
            return Vec::new();
        };
        self.position = position;
        let threw = |event: &&Event| matches!(event, Event::Threw { .. });
        self.thrown -= undone.iter().filter(threw).count();
        // Rewrite the remaining turn only once, however long it is.
        if undone.iter().any(|event| event.part_of_turn().is_some()) {
            self.shorten_turns();
        }
        let thoughts = self.timing.as_mut();
        let (mut thoughts, thought_after) =
            thoughts.map_or_else(Default::default, |timing| timing.thoughts_of(&undone));
        let again = undone.iter().map(|&event| Undone {
            event,
            thought: thoughts.pop().flatten(),
        });
        self.undone.push(again, thought_after);
        if let Some(timing) = &mut self.timing {
            timing.shorten(&self.event_log, &self.turns);
        }
        undone
    }

    /// The index of the latest event with which a side chose among several moves.
    fn choice_before(&self, side: Side) -> Option<usize> {
        self.event_log.last_where(
            |event| matches!(event, Event::Played { side: chooser, .. } if *chooser == side),
            |_, before| before.legal_moves().len() > 1,
        )
    }
}
