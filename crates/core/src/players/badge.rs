//! By what a player is known at a glance.

use super::{PlayerColour, PlayerMark};

/// A mark in a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Badge {
    /// The sign.
    pub mark: PlayerMark,
    /// What it is painted in.
    pub colour: PlayerColour,
}

impl Badge {
    /// One of many that differ, by a number from 0: as long as there are others, none comes twice.
    #[must_use]
    pub fn numbered(number: usize) -> Badge {
        let (marks, colours) = (PlayerMark::ALL.len(), PlayerColour::ALL.len());
        // From one round of the marks to the next the colours move on.
        let turn = number / marks;
        Badge {
            mark: PlayerMark::ALL[number % marks],
            colour: PlayerColour::ALL[(number % marks + turn) % colours],
        }
    }
}
