//! The way of a piece on a shared board.

use crate::record::Event;
use crate::rules::AnyPosition;
use crate::table::Location;
use crate::table::targets::targets;

/// The way of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// The start.
    pub from: Location,
    /// The destination.
    pub to: Location,
}

impl Way {
    /// The way of a choice. `None` if it moves no piece between locations.
    pub(super) fn of(before: &AnyPosition, event: &Event) -> Option<Way> {
        let Event::Played { choice, .. } = event else {
            return None;
        };
        let all = targets(before);
        let target = all.iter().find(|target| target.choice == *choice)?;
        Some(Way {
            from: target.from,
            to: target.to,
        })
    }
}
