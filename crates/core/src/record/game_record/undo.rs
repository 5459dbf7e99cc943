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

    /// The number of events before the latest choice of a side among at least two moves. `None` without such a choice.
    #[must_use]
    pub fn latest_choice(&self, side: Side) -> Option<usize> {
        self.event_log.last_where(
            |event| has_chosen(event, side),
            |_, before| before.legal_moves().len() > 1,
        )
    }

    /// The number of events before the first choice among at least two moves in the turn of the latest one. `None` if
    /// the side had no such choice.
    #[must_use]
    pub fn start_of_latest_choices(&self, side: Side) -> Option<usize> {
        let latest = self.latest_choice(side)?;
        let turns = self
            .turns
            .partition_point(|turn| turn.first_event <= latest);
        let start = turns
            .checked_sub(1)
            .map_or(latest, |at| self.turns[at].first_event);
        let chose = |index: &usize| {
            let event = self.event_log.events().get(*index);
            let before = self.event_log.before(*index);
            event.is_some_and(|event| has_chosen(event, side))
                && before.is_some_and(|before| before.legal_moves().len() > 1)
        };
        (start..latest).find(chose).or(Some(latest))
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
}

fn has_chosen(event: &Event, side: Side) -> bool {
    matches!(event, Event::Played { side: chooser, .. } if *chooser == side)
}
