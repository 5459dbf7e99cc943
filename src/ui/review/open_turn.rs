//! The open turn: the one whose choice is shown on the board, before it's made.

use crate::record::{Event, GameRecord, Turn};
use crate::review::Findings;
use crate::rules::{AnyMove, Side};

/// The open turn.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenTurn {
    /// The index of the turn in the record.
    pub place: usize,
    /// The side of the turn.
    pub side: Side,
    /// The number of events before the examined choice: those before the turn, and its throws. Without a choice, only
    /// those before the turn.
    pub decision_event: usize,
    /// The number of choices that are examined together.
    pub played: usize,
    /// The number of events up to the end of the turn.
    pub end: usize,
    /// The better choices. `None` if the played ones are the best.
    pub better: Option<Vec<AnyMove>>,
}

/// The number of events up to the end of a turn, by its index.
fn end_of(record: &GameRecord, place: usize) -> usize {
    let next = record.turns().get(place + 1);
    next.map_or(record.events().len(), |next| next.first_event)
}

/// The index of the turn at a number of events: the one of the next event, or the last one.
#[must_use]
pub fn place_of(turns: &[Turn], events: usize) -> Option<usize> {
    let begun = turns.partition_point(|turn| turn.first_event <= events);
    begun.checked_sub(1)
}

impl OpenTurn {
    /// A turn by its index. `None` if the record has no such turn.
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
        // A turn with only throws would be over with them.
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

    /// The turn at this number of events in view.
    #[must_use]
    pub fn at(record: &GameRecord, findings: Option<&Findings>, events: usize) -> Option<OpenTurn> {
        OpenTurn::of(record, findings, place_of(record.turns(), events)?)
    }
}
