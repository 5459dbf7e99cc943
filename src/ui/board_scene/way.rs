//! The way of a piece on a board.

use crate::record::Event;
use crate::rules::{AnyMove, AnyPosition, Side};
use crate::stage::{BoardView, Road};
use crate::table::Location;
use crate::table::targets::{targets, way};
use crate::ui::board_place::{next_place, top_place};

/// The way of a piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// The side of the piece.
    pub side: Side,
    /// The locations in order, including both ends.
    pub path: Vec<Location>,
}

impl Way {
    /// The way of an event. `None` if it moves no piece between locations.
    pub(in crate::ui) fn of(before: &AnyPosition, event: &Event) -> Option<Way> {
        let Event::Played { choice, .. } = event else {
            return None;
        };
        Way::of_choice(before, *choice)
    }

    /// The way of a choice. `None` if it moves no piece between locations.
    #[must_use]
    pub fn of_choice(before: &AnyPosition, choice: AnyMove) -> Option<Way> {
        let mut all = targets(before).into_iter();
        let target = all.find(|target| target.choice == choice)?;
        Some(Way {
            side: before.side_to_act()?,
            path: way(before, target.from, target.to),
        })
    }

    /// The start.
    #[must_use]
    pub fn from(&self) -> Option<Location> {
        self.path.first().copied()
    }

    /// The destination.
    #[must_use]
    pub fn to(&self) -> Option<Location> {
        self.path.last().copied()
    }

    /// The road of the piece in board space, from the position before the move.
    pub(in crate::ui) fn road_before(&self, view: BoardView, before: &AnyPosition) -> Option<Road> {
        let from = top_place(view, before, self.from()?, self.side)?;
        let to = next_place(view, before, self.to()?, self.side)?;
        Some(view.road(&self.path, from, to))
    }

    /// The road of the piece in board space, from the position after the move.
    pub(in crate::ui) fn road_after(&self, view: BoardView, after: &AnyPosition) -> Option<Road> {
        let from = next_place(view, after, self.from()?, self.side)?;
        let to = top_place(view, after, self.to()?, self.side)?;
        Some(view.road(&self.path, from, to))
    }
}
