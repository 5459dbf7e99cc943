//! Taking again what was taken back.

use super::{Event, GameRecord};
use crate::rules::{AnyEvent, AnyStep, Side};

impl GameRecord {
    /// Whether anything that was taken back can be taken again. Accepting something else than the next
    /// event that was taken back ends that; accepting the same one does not.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.undone.next().is_some()
    }

    /// How many events can be taken again.
    #[must_use]
    pub fn undone(&self) -> usize {
        self.undone.len()
    }

    /// The event that [`GameRecord::redo`] would take again.
    #[must_use]
    pub fn next_undone(&self) -> Option<&Event> {
        self.undone.next().map(|undone| &undone.event)
    }

    /// Takes the last event again that was taken back, in the time that it took, and returns its steps;
    /// none where there is no such event.
    pub fn redo(&mut self) -> Option<Vec<AnyStep>> {
        let steps = self.redo_unworded()?;
        self.word_last_turn();
        Some(steps)
    }

    /// Takes again everything up to the end of a turn, with what ended the game after it, and returns the
    /// steps of each event; empty where there is nothing to take again.
    pub fn redo_turn(&mut self) -> Vec<Vec<AnyStep>> {
        self.redo_until(|game| {
            let follows = game.next_undone().and_then(Event::part_of_turn);
            follows.is_some() && !game.continues_turn()
        })
    }

    /// Goes forward to the next moment at which `side` could choose between at least two moves, or to the
    /// end of what was taken back, and returns the steps of each event.
    pub fn redo_to(&mut self, side: Side) -> Vec<Vec<AnyStep>> {
        self.redo_until(|game| {
            let chooses = |event: &Event| matches!(event, Event::Played { side: chooser, .. } if *chooser == side);
            game.next_undone().is_some_and(chooses) && game.legal_moves().len() > 1
        })
    }

    /// Goes to the moment after so many events: backwards, or forwards as far as there is something to
    /// take again.
    pub fn go_to(&mut self, events: usize) {
        self.undo_down_to(events);
        if self.past.len() < events {
            self.redo_until(|game| game.past.len() >= events);
        }
    }

    /// Forgets what was taken back.
    pub fn forget_undone(&mut self) {
        self.undone.clear();
    }

    /// Takes again at least one event, and more until `is_enough`.
    fn redo_until(&mut self, is_enough: impl Fn(&GameRecord) -> bool) -> Vec<Vec<AnyStep>> {
        let mut all = Vec::new();
        while let Some(steps) = self.redo_unworded() {
            all.push(steps);
            // Each turn is worded once, at its end: wording after every event would cost its square.
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

    /// Takes the next event again without wording its turn.
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
            // It was accepted here before: this cannot be, and nothing further can be taken again.
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
