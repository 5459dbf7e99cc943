//! Picks random choices for playouts and counts move sequences.

use super::board;
use super::{Move, Position};
use crate::rules::Rules;

impl Position {
    /// Picks one of the legal choices with equal probability. `None` after the end. `draw` must return 64 random bits.
    /// It's called once, or not at all after the end.
    pub(super) fn draw_move(&self, draw: &mut impl FnMut() -> u64) -> Option<Move> {
        if self.over.is_some() {
            return None;
        }
        let mut below = |bound: u8| ((u128::from(draw()) * u128::from(bound)) >> 64) as u8;
        if self.is_placing() {
            let places = self.places();
            let number = below(board::size(places));
            let to = board::member(places, number.into());
            return Some(Move::Place { to });
        }
        let own = self.set(self.side);
        let free = self.free();
        // The piece that moves is unpredictable, so a branch on it would be slow.
        let reach = |piece| board::member(own, piece).around() & free;
        let second = board::size(reach(0));
        let third = second + board::size(reach(1));
        let number = below(third + board::size(reach(2)));
        let piece = usize::from(number >= second) + usize::from(number >= third);
        let from = board::member(own, piece);
        let number = number - [0, second, third, third][piece % 4];
        let set = reach(piece);
        let to = board::member(set, number.into());
        Some(Move::Step { from, to })
    }

    /// The number of sequences of `depth` choices from here. A finished game has no choices, and draws by repetition
    /// (TP-7) are exact.
    pub(super) fn count_ways(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count(),
            _ => {
                let mut total = 0;
                self.each(|choice| {
                    let mut next = self.clone();
                    next.apply_move(choice);
                    total += next.perft(depth - 1);
                });
                total
            }
        }
    }

    /// The number of legal choices.
    fn count(&self) -> u64 {
        let steps = self.pieces(self.side).map(|from| self.reach(from));
        let sets = std::iter::once(self.places()).chain(steps);
        sets.map(|set| u64::from(board::size(set))).sum()
    }
}
