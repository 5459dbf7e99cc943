//! Tablut's part of the protocol.

use super::GameProtocol;
use crate::duel::random_openings;
use crate::puzzle_generator::Theme;
use crate::training::Trained;
use tavoliere_core::rules::tablut::Position;
use tavoliere_core::rules::{AnyMove, AnyPosition, EndReason, Rules as _, Side};

impl GameProtocol for Position {
    const COUNT_LIMIT: u64 = 3_000_000_000;
    const DUEL_LIMIT: u32 = 400;
    const TURN_IS_CHOICE: bool = true;
    const POSITION_DEPTH: u64 = 60;
    const QUICK_LEVEL: Option<u8> = Some(7);
    const PUZZLE_LEVEL: u8 = 2;

    /// Random openings that aren't decided or won with the next choice.
    fn openings(start: &AnyPosition) -> Vec<Vec<AnyMove>> {
        random_openings(start)
    }

    fn puzzle_theme(&self, side: Side, end: &Position) -> Theme {
        let captures = end.captured(side.other()) > self.captured(side.other());
        match end.outcome().map(|outcome| outcome.reason) {
            Some(EndReason::KingEscaped) if captures => Theme::EscapeByCapture,
            Some(EndReason::KingEscaped) => Theme::Escape,
            _ => Theme::KingTaken,
        }
    }
}

/// A search needs no network.
impl Trained for Position {}
