//! Tablut's part of the protocol.

use super::GameProtocol;
use crate::duel::random_openings;
use tavoliere_core::rules::tablut::Position;
use tavoliere_core::rules::{AnyMove, AnyPosition};

impl GameProtocol for Position {
    const COUNT_LIMIT: u64 = 3_000_000_000;
    const DUEL_LIMIT: u32 = 400;
    const TURN_IS_CHOICE: bool = true;

    /// Random ones, of which none is decided or won with the next choice.
    fn openings(start: &AnyPosition) -> Vec<Vec<AnyMove>> {
        random_openings(start)
    }
}
