//! The turn that is open: the one whose choice the board shows, before it is made.

use crate::record::{Event, GameRecord, Turn};
use crate::review::Findings;
use crate::rules::{AnyMove, Side};

/// The turn that is open.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenTurn {
    /// Its place among the turns of the record.
    pub place: usize,
    /// Whose turn it is.
    pub side: Side,
    /// How many events come before the choice that is looked at: those before the turn, and its throws. Where
    /// nothing was to be chosen, those before the turn.
    pub decision_event: usize,
    /// How many choices are looked at together.
    pub played: usize,
    /// How many events there are up to the end of the turn.
    pub end: usize,
    /// What would have been better.
    pub better: Option<Vec<AnyMove>>,
}

/// How many events there are up to the end of a turn, by its place.
fn end_of(record: &GameRecord, place: usize) -> usize {
    let next = record.turns().get(place + 1);
    next.map_or(record.events().len(), |next| next.first_event)
}

/// The turn of which a number of events is in view: the one that the next event belongs to, or the last.
#[must_use]
pub fn place_of(turns: &[Turn], events: usize) -> Option<usize> {
    let begun = turns.partition_point(|turn| turn.first_event <= events);
    begun.checked_sub(1)
}

impl OpenTurn {
    /// A turn by its place; none where the record has no such turn.
    #[must_use]
    pub fn of(record: &GameRecord, findings: Option<&Findings>, place: usize) -> Option<OpenTurn> {
        let turn = record.turns().get(place)?;
        let end = end_of(record, place);
        let better = findings
            .and_then(|findings| findings.turns.get(place))
            .and_then(|reviewed| reviewed.better.as_deref());
        let throws = record
            .events()
            .take(end)
            .skip(turn.first_event)
            .take_while(|event| matches!(event, Event::Threw { .. }))
            .count();
        // A turn that is nothing but throws is over with them.
        let begun = turn.first_event + throws;
        let chooses = if begun < end { begun } else { turn.first_event };
        Some(OpenTurn {
            place,
            side: turn.side,
            decision_event: better.map_or(chooses, |better| better.event),
            played: better.map_or(usize::MAX, |better| better.replaced),
            end,
            better: better.map(|better| better.choices.clone()),
        })
    }

    /// The turn of which so many events are in view.
    #[must_use]
    pub fn at(record: &GameRecord, findings: Option<&Findings>, events: usize) -> Option<OpenTurn> {
        OpenTurn::of(record, findings, place_of(record.turns(), events)?)
    }
}
