//! The events of a game, and some of the positions before them.

use super::Event;
use crate::rules::AnyPosition;

/// The number of events between two stored positions. The positions between are replayed when they're needed, because a
/// position can have thousands of bytes and an event only has a few.
const SPACING: usize = 32;

/// The accepted events of a game, and some of the positions before them.
#[derive(Clone, Debug, Default)]
pub(super) struct EventLog {
    events: Vec<Event>,
    /// The positions before the first event and before every [`SPACING`]th after it.
    stored_positions: Vec<AnyPosition>,
}

impl EventLog {
    pub fn len(&self) -> usize {
        self.events.len()
    }

    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// `true` if the position before the next event must be stored.
    pub fn stores_next_position(&self) -> bool {
        self.len().is_multiple_of(SPACING)
    }

    /// Adds an event. `before` is the position before it, required if it must be stored.
    pub fn push(&mut self, event: Event, before: Option<AnyPosition>) {
        if self.stores_next_position() {
            self.stored_positions.extend(before);
        }
        self.events.push(event);
    }

    /// The position before the event at an index, `None` if there's no such event.
    pub fn before(&self, place: usize) -> Option<AnyPosition> {
        let begin = place - place % SPACING;
        let events = self.events.get(begin..).filter(|_| place < self.len())?;
        let mut position = self.stored_positions.get(begin / SPACING)?.clone();
        for event in &events[..place - begin] {
            follow(&mut position, event);
        }
        Some(position)
    }

    /// The position before the event at an index, `None` if it isn't stored.
    pub fn kept(&self, place: usize) -> Option<&AnyPosition> {
        self.stored_positions
            .get(place / SPACING)
            .filter(|_| place.is_multiple_of(SPACING))
    }

    /// Removes all but the first `count` events and returns them, latest first, with the position before the earliest
    /// of them. `None` if there are no more events.
    pub fn shorten(&mut self, count: usize) -> Option<(Vec<Event>, AnyPosition)> {
        let position = self.before(count)?;
        let mut undone = self.events.split_off(count);
        undone.reverse();
        self.stored_positions.truncate(count.div_ceil(SPACING));
        Some((undone, position))
    }

    /// The index of the latest event that meets a condition, which also gets the position before it. `may` is a cheaper
    /// check without the position, which must be `true` for all events that meet the condition.
    pub fn last_where(
        &self,
        may: impl Fn(&Event) -> bool,
        is: impl Fn(&Event, &AnyPosition) -> bool,
    ) -> Option<usize> {
        let stretches = self
            .events
            .chunks(SPACING)
            .zip(&self.stored_positions)
            .enumerate();
        stretches.rev().find_map(|(stretch, (events, kept))| {
            let last = events.iter().rposition(&may)?;
            let mut position = kept.clone();
            let mut found = None;
            for (place, event) in events[..=last].iter().enumerate() {
                if may(event) && is(event, &position) {
                    found = Some(stretch * SPACING + place);
                }
                follow(&mut position, event);
            }
            found
        })
    }
}

/// Replays an event. Agreed draws and resignations end a game, so no position follows them.
pub(super) fn follow(position: &mut AnyPosition, event: &Event) {
    if let Some(event) = event.part_of_turn() {
        position.repeat(event);
    }
}
