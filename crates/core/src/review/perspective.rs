//! Converts win chances and gains between the views of both sides.

use super::{EVEN, GAME};
use crate::rules::Side;

/// A gain of the first side from a side's view.
pub(super) const fn gain_of(side: Side, gain: i32) -> i32 {
    match side {
        Side::First => gain,
        Side::Second => -gain,
    }
}

/// A win chance of the first side in thousandths, from a side's view.
pub(super) const fn chance_for(side: Side, chance: u16) -> u16 {
    match side {
        Side::First => chance,
        Side::Second => (GAME as u16).saturating_sub(chance),
    }
}

/// The first side's result in thousandths. `winner` is `None` for a draw.
pub(super) const fn result(winner: Option<Side>) -> u16 {
    match winner {
        Some(winner) => chance_for(winner, GAME as u16),
        None => EVEN as u16,
    }
}
