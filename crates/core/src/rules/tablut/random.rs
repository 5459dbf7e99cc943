//! Picks a random legal move without listing all of them.

use super::{Move, Position};
use crate::rules::{Expect, Rules};

impl Position {
    /// Picks one of the legal moves with equal probability, if `draw` returns uniform 64-bit numbers. `None` after the
    /// end.
    pub(super) fn draw_move(&self, draw: &mut impl FnMut() -> u64) -> Option<Move> {
        let Expect::Move(side) = self.expect() else {
            return None;
        };
        let count = self.field.count(side);
        self.field.nth_move(side, below(count, draw))
    }
}

/// A uniform random number below a bound. Draws that would favour some numbers are rejected and repeated.
fn below(bound: u32, draw: &mut impl FnMut() -> u64) -> u32 {
    let bound = u64::from(bound.max(1));
    loop {
        let product = u128::from(draw()) * u128::from(bound);
        let rest = product as u64;
        // The division for the exact limit is needed only if the rest is below the bound.
        if rest >= bound || rest >= bound.wrapping_neg() % bound {
            return (product >> 64) as u32;
        }
    }
}
