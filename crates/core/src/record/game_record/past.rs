//! What has been played, and the positions it went through.

use super::Event;
use crate::rules::AnyPosition;

/// Every so many events a position is kept; those between are played again when they are asked
/// for. A position may be some thousand bytes, an event is a few.
const SPACING: usize = 32;

/// The accepted events of a game with some of the positions that they met.
#[derive(Clone, Debug, Default)]
pub(super) struct Past {
    events: Vec<Event>,
    /// The positions before the first event and before every [`SPACING`]th after it.
    kept: Vec<AnyPosition>,
}

impl Past {
    pub fn len(&self) -> usize {
        self.events.len()
    }

    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Whether the position before the next event is to be kept.
    pub fn keeps_next(&self) -> bool {
        self.len().is_multiple_of(SPACING)
    }

    /// Adds an event; `before` is the position that it met, given where it is to be kept.
    pub fn push(&mut self, event: Event, before: Option<AnyPosition>) {
        if self.keeps_next() {
            self.kept.extend(before);
        }
        self.events.push(event);
    }

    /// The position before an event by its place, or none where there is no such event.
    pub fn before(&self, place: usize) -> Option<AnyPosition> {
        let begin = place - place % SPACING;
        let events = self.events.get(begin..).filter(|_| place < self.len())?;
        let mut position = self.kept.get(begin / SPACING)?.clone();
        for event in &events[..place - begin] {
            follow(&mut position, event);
        }
        Some(position)
    }

    /// The position before an event where it is kept as it is.
    pub fn kept(&self, place: usize) -> Option<&AnyPosition> {
        self.kept
            .get(place / SPACING)
            .filter(|_| place.is_multiple_of(SPACING))
    }

    /// Takes back all but the first `count` events and returns them, the latest first, with the
    /// position before the earliest of them; none where there are no more.
    pub fn shorten(&mut self, count: usize) -> Option<(Vec<Event>, AnyPosition)> {
        let position = self.before(count)?;
        let mut undone = self.events.split_off(count);
        undone.reverse();
        self.kept.truncate(count.div_ceil(SPACING));
        Some((undone, position))
    }

    /// The place of the latest event that meets a condition, which is asked with the position
    /// before it; `may` says without the position whether it is worth asking.
    pub fn last_where(
        &self,
        may: impl Fn(&Event) -> bool,
        is: impl Fn(&Event, &AnyPosition) -> bool,
    ) -> Option<usize> {
        let stretches = self.events.chunks(SPACING).zip(&self.kept).enumerate();
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

/// Takes an event again. Agreed draws and giving up end a game: no position follows them.
pub(super) fn follow(position: &mut AnyPosition, event: &Event) {
    if let Some(event) = event.part_of_turn() {
        position.repeat(event);
    }
}
