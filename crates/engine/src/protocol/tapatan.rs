//! Tapatan's part of the protocol.

use super::GameProtocol;
use tavoliere_core::rules::tapatan::Position;
use tavoliere_core::rules::{AnyMove, AnyPosition};

impl GameProtocol for Position {
    const COUNT_LIMIT: u64 = 200_000_000;
    const DUEL_LIMIT: u32 = 300;
    const TURN_IS_CHOICE: bool = true;

    /// Every first choice.
    fn openings(start: &AnyPosition) -> Vec<Vec<AnyMove>> {
        let first = start.legal_moves().into_iter();
        first.map(|choice| vec![choice]).collect()
    }
}
