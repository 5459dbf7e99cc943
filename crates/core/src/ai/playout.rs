//! Plays random moves to the end of a game as fast as possible.

use crate::rules::{Expect, Outcome, Rules, pick};

/// Plays from a position to its end and leaves the position there. Every legal choice has the same probability, every
/// throw has its weight. Each call of `draw` must return 64 random bits.
///
/// It allocates no memory. Under some options a game doesn't have to end (TT-14, TP-7), so `limit` bounds the number of
/// throws and choices. `None` if the limit is reached.
pub fn playout<G: Rules>(
    position: &mut G,
    draw: &mut impl FnMut() -> u64,
    limit: u32,
) -> Option<Outcome> {
    for _ in 0..limit {
        match position.expect() {
            Expect::Nothing => return position.outcome(),
            Expect::Move(_) => {
                let choice = position.random_move(draw)?;
                position.apply_move(choice);
            }
            Expect::Throw(_) => position.apply_throw(pick(draw(), G::throws())?),
        }
    }
    position.outcome()
}
