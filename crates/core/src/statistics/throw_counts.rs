//! The throws of one game, counted for each side.

use super::counted_throws::counts_next;
use super::{ThrowCount, ThrowReport, Wait};
use crate::record::{Event, GameRecord};
use crate::rules::{AnyThrow, GameKind, Side};

/// The throws of one game. Tawula's opening throw isn't counted, because ties are repeated (TW-3).
#[derive(Clone, Debug, PartialEq)]
pub struct ThrowCounts {
    /// The game.
    pub game: GameKind,
    /// The throws of each side, by [`Side::index`].
    pub sides: [SideThrows; 2],
}

/// The throws of one side.
#[derive(Clone, Debug, PartialEq)]
pub struct SideThrows {
    /// The count of each value.
    pub count: ThrowCount,
    /// The counts with their expected values.
    pub report: ThrowReport,
    /// The longest wait for each kind of throw.
    pub waits: Vec<Wait>,
}

/// A throw that is counted.
#[derive(Clone, Copy, Debug)]
pub(super) struct CountedThrow {
    /// The number of its turn, as in [`Turn`](crate::record::Turn).
    pub turn: u32,
    /// The throw.
    pub throw: AnyThrow,
}

impl ThrowCounts {
    /// Counts the throws of a game so far. `None` if the game has no throws.
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

    /// The throws of both sides together.
    #[must_use]
    pub fn both(&self) -> Option<ThrowReport> {
        let mut count = self.sides[0].count.clone();
        count.add(&self.sides[1].count);
        ThrowReport::of(self.game, &count)
    }
}

/// The counted throws of a game by [`Side::index`], in order.
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
