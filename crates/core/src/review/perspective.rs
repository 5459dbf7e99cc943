//! Chances and gains of the first side as another side sees them, and the other way round.

use super::{EVEN, GAME};
use crate::rules::Side;

/// A gain of the first side, as a side sees it.
pub(super) const fn gain_of(side: Side, gain: i32) -> i32 {
    match side {
        Side::First => gain,
        Side::Second => -gain,
    }
}

/// A chance of the first side in thousandths, as a side sees it.
pub(super) const fn chance_for(side: Side, chance: u16) -> u16 {
    match side {
        Side::First => chance,
        Side::Second => (GAME as u16).saturating_sub(chance),
    }
}

/// What a result is worth to the first side, in thousandths: by who has won, none at a draw.
pub(super) const fn result(winner: Option<Side>) -> u16 {
    match winner {
        Some(winner) => chance_for(winner, GAME as u16),
        None => EVEN as u16,
    }
}
