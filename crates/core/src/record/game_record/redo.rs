//! Redoing undone events.

use super::{Event, GameRecord};
use crate::rules::{AnyEvent, AnyStep};

impl GameRecord {
    /// `true` if an undone event can be redone. Accepting an event other than the next undone one discards them all;
    /// accepting the same one doesn't.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.undone.next().is_some()
    }

    /// The number of undone events that can be redone.
    #[must_use]
    pub fn undone(&self) -> usize {
        self.undone.len()
    }

    /// The event that [`GameRecord::redo`] would redo.
    #[must_use]
    pub fn next_undone(&self) -> Option<&Event> {
        self.undone.next().map(|undone| &undone.event)
    }

    /// Redoes the next undone event with its thinking time, and returns its steps. `None` if there's no such event.
    pub fn redo(&mut self) -> Option<Vec<AnyStep>> {
        let steps = self.redo_unworded()?;
        self.word_last_turn();
        Some(steps)
    }

    /// Redoes everything up to the end of a turn, including the event that ended the game after it, and returns the
    /// steps of each event. Empty if no event was undone.
    pub fn redo_turn(&mut self) -> Vec<Vec<AnyStep>> {
        self.redo_until(|game| {
            let follows = game.next_undone().and_then(Event::part_of_turn);
            follows.is_some() && !game.continues_turn()
        })
    }

    /// Redoes events until the game has this many, or up to the last undone event. Returns the steps of each event.
    pub fn redo_up_to(&mut self, events: usize) -> Vec<Vec<AnyStep>> {
        if self.event_log.len() >= events {
            return Vec::new();
        }
        self.redo_until(|game| game.event_log.len() >= events)
    }

    /// Goes to the moment after `events` events, by undoing or by redoing as far as possible.
    pub fn go_to(&mut self, events: usize) {
        self.undo_down_to(events);
        self.redo_up_to(events);
    }

    /// Discards the undone events.
    pub fn forget_undone(&mut self) {
        self.undone.clear();
    }

    /// Redoes at least one event, and more until `is_enough`.
    fn redo_until(&mut self, is_enough: impl Fn(&GameRecord) -> bool) -> Vec<Vec<AnyStep>> {
        let mut all = Vec::new();
        while let Some(steps) = self.redo_unworded() {
            all.push(steps);
            // Write the text of each turn once, at its end: doing it after every event would take quadratic time.
            if !self.continues_turn() {
                self.word_last_turn();
            }
            if is_enough(self) {
                break;
            }
        }
        self.word_last_turn();
        all
    }

    /// Redoes the next event without writing the text of its turn.
    fn redo_unworded(&mut self) -> Option<Vec<AnyStep>> {
        let undone = *self.undone.next()?;
        if let Some(timing) = &mut self.timing {
            timing.set_thought(undone.thought);
        }
        let again = match undone.event {
            Event::Threw { throw, .. } => self.take(AnyEvent::Throw(throw)),
            Event::Played { choice, .. } => self.take(AnyEvent::Play(choice)),
            Event::DrawAgreed { .. } => self.agree_draw(),
            Event::Resigned { side } => self.resign(side),
            Event::OutOfTime { side } => self.accept_out_of_time(side),
        };
        let Ok(steps) = again else {
            // The event was accepted here before, so this can't happen. If it does, the rest can't be redone either.
            self.undone.clear();
            return None;
        };
        if let Some(thought) = self.undone.thought_after_all()
            && let Some(timing) = &mut self.timing
        {
            timing.set_thought(Some(thought));
        }
        Some(steps)
    }
}
