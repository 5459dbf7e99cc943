//! Tapatan's part of the protocol.

use super::GameProtocol;
use crate::rules::NoThrow;
use crate::rules::tapatan::Position;
#[cfg(not(target_arch = "wasm32"))]
use crate::rules::{AnyMove, AnyPosition};

impl GameProtocol for Position {
    const COUNT_LIMIT: u64 = 200_000_000;
    #[cfg(not(target_arch = "wasm32"))]
    const DUEL_LIMIT: u32 = 300;
    const TURN_IS_CHOICE: bool = true;

    fn write_throw(throw: NoThrow) -> String {
        match throw {}
    }

    /// Every first choice.
    #[cfg(not(target_arch = "wasm32"))]
    fn openings(start: &AnyPosition) -> Vec<Vec<AnyMove>> {
        let first = start.legal_moves().into_iter();
        first.map(|choice| vec![choice]).collect()
    }
}
