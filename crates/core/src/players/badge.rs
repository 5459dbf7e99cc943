//! The badge by which a player is recognized at a glance.

use super::{PlayerColour, PlayerMark};

/// A mark in a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Badge {
    /// The mark.
    pub mark: PlayerMark,
    /// The colour.
    pub colour: PlayerColour,
}

impl Badge {
    /// A badge by its number, from 0. Different numbers give different badges, until all have been used.
    #[must_use]
    pub fn numbered(number: usize) -> Badge {
        let (marks, colours) = (PlayerMark::ALL.len(), PlayerColour::ALL.len());
        // Each time the marks repeat, the colours move on by one.
        let turn = number / marks;
        Badge {
            mark: PlayerMark::ALL[number % marks],
            colour: PlayerColour::ALL[(number % marks + turn) % colours],
        }
    }
}
