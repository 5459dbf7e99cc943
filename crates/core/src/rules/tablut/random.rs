//! Drawing one of the legal moves by chance, without listing them.

use super::{Move, Position};
use crate::rules::{Expect, Rules};

impl Position {
    /// One of the legal moves, each as likely as the other if `draw` gives even 64-bit numbers; none
    /// after the end.
    pub(super) fn draw_move(&self, draw: &mut impl FnMut() -> u64) -> Option<Move> {
        let Expect::Move(side) = self.expect() else {
            return None;
        };
        let count = self.field.count(side);
        self.field.nth_move(side, below(count, draw))
    }
}

/// An even number below a bound: the few draws that would favour some numbers are drawn again.
fn below(bound: u32, draw: &mut impl FnMut() -> u64) -> u32 {
    let bound = u64::from(bound.max(1));
    loop {
        let product = u128::from(draw()) * u128::from(bound);
        let rest = product as u64;
        // Only below the bound does the exact limit need a division.
        if rest >= bound || rest >= bound.wrapping_neg() % bound {
            return (product >> 64) as u32;
        }
    }
}
