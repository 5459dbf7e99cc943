//! What fell in one game, for each side.

use super::counted_throws::counts_next;
use super::{ThrowCount, ThrowReport, Wait};
use crate::record::{Event, GameRecord};
use crate::rules::{AnyThrow, GameKind, Side};

/// What fell in one game. Tawula's opening throw is left out: ties are thrown again (TW-3).
#[derive(Clone, Debug, PartialEq)]
pub struct ThrowCounts {
    /// The game.
    pub game: GameKind,
    /// What fell for each side, by [`Side::index`].
    pub sides: [SideThrows; 2],
}

/// What fell for one side.
#[derive(Clone, Debug, PartialEq)]
pub struct SideThrows {
    /// How often each value fell.
    pub count: ThrowCount,
    /// Beside what was to be expected.
    pub report: ThrowReport,
    /// The longest wait for each thing that can be waited for.
    pub waits: Vec<Wait>,
}

/// A throw of a game that is counted.
#[derive(Clone, Copy, Debug)]
pub(super) struct CountedThrow {
    /// The turn that it belongs to, as [`Turn`](crate::record::Turn) numbers it.
    pub turn: u32,
    /// What fell.
    pub throw: AnyThrow,
}

impl ThrowCounts {
    /// What fell in a game so far; none in a game without throws.
    #[must_use]
    pub fn of(record: &GameRecord) -> Option<ThrowCounts> {
        let game = record.setup().kind();
        let throws = counted_throws(record);
        let side = |side: Side| {
            let throws = &throws[side.index()];
            let count = ThrowCount::of(game, throws.iter().map(|one| one.throw));
            Some(SideThrows {
                report: ThrowReport::of(game, &count)?,
                count,
                waits: Wait::all(record.position(), throws),
            })
        };
        Some(ThrowCounts {
            game,
            sides: [side(Side::First)?, side(Side::Second)?],
        })
    }

    /// What fell for both sides together.
    #[must_use]
    pub fn both(&self) -> Option<ThrowReport> {
        let mut count = self.sides[0].count.clone();
        count.add(&self.sides[1].count);
        ThrowReport::of(self.game, &count)
    }
}

/// The throws of a game that are counted, by [`Side::index`], in order.
pub(super) fn counted_throws(record: &GameRecord) -> [Vec<CountedThrow>; 2] {
    let mut throws = [Vec::new(), Vec::new()];
    for (event, before) in record.events().zip(record.positions()) {
        if let Event::Threw { side, throw } = *event
            && counts_next(&before)
        {
            throws[side.index()].push(CountedThrow {
                turn: before.turn_number(),
                throw,
            });
        }
    }
    throws
}
