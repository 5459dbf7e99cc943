//! The undone events, which can be redone.

use super::Event;
use super::timing::ThinkingTime;

/// An undone event.
#[derive(Clone, Copy, Debug)]
pub(super) struct Undone {
    pub event: Event,
    /// The side that was thinking when it was accepted, and its time (ms).
    pub thought: Option<ThinkingTime>,
}

/// The undone events, at most as many as the game had.
#[derive(Clone, Debug, Default)]
pub(super) struct RedoStack {
    /// The undone events, the next one last.
    undone: Vec<Undone>,
    /// The time spent thinking after the last of them.
    thought_after: Option<ThinkingTime>,
}

impl RedoStack {
    /// The event that comes next.
    pub fn next(&self) -> Option<&Undone> {
        self.undone.last()
    }

    /// The number of undone events.
    pub fn len(&self) -> usize {
        self.undone.len()
    }

    /// Adds undone events, latest first. `thought` is the time spent thinking after them.
    pub fn push(&mut self, undone: impl Iterator<Item = Undone>, thought: Option<ThinkingTime>) {
        if self.undone.is_empty() {
            self.thought_after = thought;
        }
        self.undone.extend(undone);
    }

    /// Updates the stack after an event was accepted: if it's the next undone one, the others stay, otherwise all are
    /// discarded.
    pub fn note_accepted(&mut self, event: &Event) {
        match self.undone.pop() {
            Some(next) if next.event == *event => {}
            _ => self.clear(),
        }
    }

    /// The time spent thinking after the last event, once all of them have been redone.
    pub fn thought_after_all(&mut self) -> Option<ThinkingTime> {
        self.thought_after.take_if(|_| self.undone.is_empty())
    }

    /// Discards everything and frees its memory.
    pub fn clear(&mut self) {
        *self = RedoStack::default();
    }
}
