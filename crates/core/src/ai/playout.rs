//! Random play to the end of a game, as fast as the rules allow.

use crate::rules::{Expect, Outcome, Rules, pick};

/// Plays from a position to its end, every choice alike likely and every throw by its weight, and
/// leaves the position there. `draw` gives 64 random bits at a time.
///
/// Nothing is allocated on the way. The end is sure to come only where the options in force see to
/// that (TT-14, TP-7); `limit` bounds the throws and choices, and none is the answer where it
/// runs out.
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
                position.advance(choice);
            }
            Expect::Throw(_) => position.take(pick(draw(), G::throws())?),
        }
    }
    position.outcome()
}
