//! Counts move sequences, to compare programs with each other.

use super::field::Field;
use super::{Options, Position};
use crate::rules::{Expect, Rules, Side};

impl Position {
    /// The number of sequences of `depth` moves from here. A game that ends earlier isn't counted.
    pub(super) fn count_ways(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let Expect::Move(side) = self.expect() else {
            return 0;
        };
        let last = self.options.last_occurrence();
        if last.is_none_or(|last| !self.history.can_repeat_within(depth - 1, last)) {
            return leaves(&self.field, &self.options, side, depth);
        }
        if depth == 1 {
            return self.field.count(side).into();
        }
        let mut next = self.clone();
        self.legal_moves()
            .into_iter()
            .map(|choice| {
                next.clone_from(self);
                next.apply_move(choice);
                next.perft(depth - 1)
            })
            .sum()
    }
}

/// The same count if no repetition can end a game.
fn leaves(field: &Field, options: &Options, side: Side, depth: u32) -> u64 {
    if depth <= 1 {
        return field.count(side).into();
    }
    let mut sum = 0;
    field.each_move(side, |choice| {
        let mut next = *field;
        // A side without moves ends the game (TT-13), so its count is 0.
        if next.apply(options, side, choice).fate.is_none() {
            sum += leaves(&next, options, side.other(), depth - 1);
        }
    });
    sum
}
