//! What was taken back and can be taken again.

use super::Event;
use super::timing::Thought;

/// An event that was taken back.
#[derive(Clone, Copy, Debug)]
pub(super) struct Undone {
    pub event: Event,
    /// Who was thinking when it was accepted, and for how many milliseconds.
    pub thought: Option<Thought>,
}

/// The events that were taken back, at most as many as the game had.
#[derive(Clone, Debug, Default)]
pub(super) struct RedoStack {
    /// The next one last.
    undone: Vec<Undone>,
    /// What was being thought after the last of them.
    thought_after: Option<Thought>,
}

impl RedoStack {
    /// The event that comes next.
    pub fn next(&self) -> Option<&Undone> {
        self.undone.last()
    }

    /// How many events can be taken again.
    pub fn len(&self) -> usize {
        self.undone.len()
    }

    /// Adds what was taken back, the latest first; `thought` is what was being thought after it.
    pub fn push(&mut self, undone: impl Iterator<Item = Undone>, thought: Option<Thought>) {
        if self.undone.is_empty() {
            self.thought_after = thought;
        }
        self.undone.extend(undone);
    }

    /// An event was accepted: the same as the next one leaves the rest as it is, another one ends it.
    pub fn note_accepted(&mut self, event: &Event) {
        match self.undone.pop() {
            Some(next) if next.event == *event => {}
            _ => self.clear(),
        }
    }

    /// What was being thought after the last event, once all of them have been taken again.
    pub fn thought_after_all(&mut self) -> Option<Thought> {
        self.thought_after.take_if(|_| self.undone.is_empty())
    }

    /// Forgets everything, with the memory that it took.
    pub fn clear(&mut self) {
        *self = RedoStack::default();
    }
}
