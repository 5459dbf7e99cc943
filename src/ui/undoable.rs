//! Keeps a value for the few seconds in which a change can be undone.

use std::time::Duration;

use bevy_egui::egui::Context;

use crate::store::NoteTime;

/// The value that a change replaced or removed, for the time in which the change can be undone.
#[derive(Clone, Debug, PartialEq)]
pub struct Undoable<T> {
    /// The value before the change.
    pub before: T,
    /// The end of that time, on egui's clock (s).
    until: f64,
}

impl<T> Undoable<T> {
    /// The time in which a change can be undone (s), with the standard time for notes.
    const TIME: f64 = 6.0;

    /// The value before a change that is made now.
    pub fn new(ctx: &Context, before: T, time: NoteTime) -> Undoable<T> {
        let until = ctx.input(|input| input.time) + Self::TIME * f64::from(time.factor());
        Undoable { before, until }
    }

    /// The time until the change can't be undone any more. `None` if it can't.
    #[must_use]
    pub fn left(&self, ctx: &Context) -> Option<Duration> {
        let left = self.until - ctx.input(|input| input.time);
        Duration::try_from_secs_f64(left)
            .ok()
            .filter(|left| !left.is_zero())
    }
}
