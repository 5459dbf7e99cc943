//! Turns without a move: counts them, and lets a player throw through them without a press for each one.

use super::Table;
use super::game::expects_throw;
use crate::record::Event;
use crate::rules::{Expect, Side};
use crate::store::Seat;

/// The number of turns without a move after which further ones are shown quickly.
pub const SHOWN_IN_FULL: usize = 3;

/// The number of a player's turns without a move after which the program can throw for them.
const OFFERED_AFTER: usize = 2;

impl Table {
    /// `true` if the last turn has started but isn't finished.
    fn turn_is_open(&self) -> bool {
        self.game.turns().last().is_some_and(|turn| !turn.finished)
    }

    /// `true` in the first turn if throws decide whose turn it is (TN-4): they aren't turns without a move.
    fn is_in_opening(&self) -> bool {
        self.game.start().is_opening() && self.game.turns().len() <= 1
    }

    /// The number of finished turns at the end of the record in which neither side moved.
    #[must_use]
    pub fn empty_turns(&self) -> usize {
        if self.is_in_opening() {
            return 0;
        }
        let mut turns = 0_usize;
        let mut side = None;
        for event in self.game.events().rev() {
            let Event::Threw { side: thrower, .. } = event else {
                break;
            };
            turns += usize::from(side != Some(*thrower));
            side = Some(*thrower);
        }
        turns.saturating_sub(usize::from(self.turn_is_open()))
    }

    /// The number of a side's latest finished turns, in a row, in which it didn't move.
    fn empty_turns_of(&self, side: Side) -> usize {
        if self.is_in_opening() {
            return 0;
        }
        let mut turns = 0_usize;
        let mut last = None;
        for event in self.game.events().rev() {
            match event {
                Event::Threw { side: thrower, .. } => {
                    turns += usize::from(*thrower == side && last != Some(side));
                    last = Some(*thrower);
                }
                Event::Played { side: mover, .. } if *mover != side => last = Some(*mover),
                _ => break,
            }
        }
        let is_open = self.turn_is_open() && self.side_to_act() == Some(side);
        turns.saturating_sub(usize::from(is_open))
    }

    /// `true` if the last throw ended its turn without a move, after several turns of that kind.
    #[must_use]
    pub fn hurries(&self) -> bool {
        let mut events = self.game.events().rev();
        let Some(Event::Threw { side, .. }) = events.next() else {
            return false;
        };
        // Only a turn with a single throw is quickly seen.
        let is_single =
            !matches!(events.next(), Some(Event::Threw { side: other, .. }) if other == side);
        let is_over = self.side_to_act() == Some(side.other());
        is_single && is_over && !self.is_replayed && self.empty_turns() > SHOWN_IN_FULL
    }

    /// The number of turns without a move before this one, if its first throw has just ended a row of hurried turns.
    #[must_use]
    pub fn hurried_turns(&self) -> Option<usize> {
        let mut events = self.game.events().rev();
        let Some(Event::Threw { side, .. }) = events.next() else {
            return None;
        };
        let is_first =
            !matches!(events.next(), Some(Event::Threw { side: other, .. }) if other == side);
        let goes_on = self.side_to_act() == Some(*side);
        let turns = self.empty_turns();
        (is_first && goes_on && turns > SHOWN_IN_FULL).then_some(turns)
    }

    /// `true` if a side throws without presses until it can move.
    #[must_use]
    pub const fn throws_until_move(&self, side: Side) -> bool {
        self.throws_until_move[side.index()]
    }

    /// `true` if a person has to throw after several turns without a move, so that the program can throw for them.
    #[must_use]
    pub fn offers_throws_until_move(&self) -> bool {
        let Some(side) = expects_throw(self) else {
            return false;
        };
        self.seat(side) == Seat::Person
            && !self.game.throws_by_hand()
            && !self.is_replayed
            && self.puzzle().is_none()
            && self.unconfirmed.is_none()
            && !self.throws_until_move(side)
            && !self.series_under_way()
            && self.empty_turns_of(side) >= OFFERED_AFTER
    }

    /// Ends the automatic throws of a side once it can move, or the game is over.
    pub(super) fn end_throws_until_move(&mut self) {
        match self.game.expect() {
            Expect::Move(side) => self.throws_until_move[side.index()] = false,
            Expect::Throw(_) => {}
            Expect::Nothing => self.throws_until_move = [false; 2],
        }
    }
}
