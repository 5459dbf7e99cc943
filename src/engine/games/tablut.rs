//! Tablut's part of the protocol.

use super::GameProtocol;
#[cfg(not(target_arch = "wasm32"))]
use crate::engine::duel::random_openings;
use crate::rules::NoThrow;
use crate::rules::tablut::Position;
#[cfg(not(target_arch = "wasm32"))]
use crate::rules::{AnyMove, AnyPosition};

impl GameProtocol for Position {
    const COUNT_LIMIT: u64 = 3_000_000_000;
    #[cfg(not(target_arch = "wasm32"))]
    const DUEL_LIMIT: u32 = 400;
    const TURN_IS_CHOICE: bool = true;

    fn write_throw(throw: NoThrow) -> String {
        match throw {}
    }

    /// Random ones, of which none is decided or won with the next choice.
    #[cfg(not(target_arch = "wasm32"))]
    fn openings(start: &AnyPosition) -> Vec<Vec<AnyMove>> {
        random_openings(start)
    }
}
