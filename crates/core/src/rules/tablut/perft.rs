//! Counting positions move by move, to compare programs with one another.

use super::field::Field;
use super::{Options, Position};
use crate::rules::{Expect, Rules, Side};

impl Position {
    /// The number of positions after so many more moves, each way of getting there counted. Games
    /// that ended earlier lead to none.
    pub(super) fn count_ways(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let Expect::Move(side) = self.expect() else {
            return 0;
        };
        if !self.options.repetition || !self.history.matters_within(depth - 1) {
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
                next.advance(choice);
                next.perft(depth - 1)
            })
            .sum()
    }
}

/// The same where no repetition can end a game.
fn leaves(field: &Field, options: &Options, side: Side, depth: u32) -> u64 {
    if depth <= 1 {
        return field.count(side).into();
    }
    let mut sum = 0;
    field.each_move(side, |choice| {
        let mut next = *field;
        // A side without moves has lost by TT-13, and leads to nothing.
        if next.act(options, side, choice).fate.is_none() {
            sum += leaves(&next, options, side.other(), depth - 1);
        }
    });
    sum
}
