//! Finds the pieces that can go to a pressed place.

use super::selection::{offered, offered_compound_moves};
use crate::rules::AnyMove;
use crate::table::targets::{origins, targets_from};
use crate::table::{Location, Table};

/// A piece that can go to a place, and the choices that bring it there.
#[derive(Clone, Debug, PartialEq)]
pub struct WayTo {
    /// The location of the piece.
    pub from: Location,
    /// The choices in order; each is legal after those before it.
    pub choices: Vec<AnyMove>,
}

/// The ways to a place, one for each location whose piece can go there. If a piece can go there by different choices,
/// the one to be played first counts.
#[must_use]
pub fn ways_to(table: &Table, picked: Option<u8>, to: Location) -> Vec<WayTo> {
    let all = offered(table, picked);
    let way = |from: Location| {
        let reached = targets_from(&all, from);
        let choices = match reached.iter().find(|target| target.to == to) {
            Some(target) => vec![target.choice],
            None => {
                let mut moves = offered_compound_moves(table, picked, from).into_iter();
                moves.find(|compound_move| compound_move.to == to)?.choices
            }
        };
        Some(WayTo { from, choices })
    };
    origins(&all).into_iter().filter_map(way).collect()
}
