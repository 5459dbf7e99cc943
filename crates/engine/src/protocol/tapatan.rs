//! Tapatan's part of the protocol.

use super::GameProtocol;
use crate::puzzle_generator::Theme;
use crate::training::Trained;
use tavoliere_core::ai::ProvenResult;
use tavoliere_core::ai::tapatan::SolvedTable;
use tavoliere_core::rules::tapatan::Position;
use tavoliere_core::rules::{AnyMove, AnyPosition, Rules as _, Side};

impl GameProtocol for Position {
    const COUNT_LIMIT: u64 = 200_000_000;
    const DUEL_LIMIT: u32 = 300;
    const TURN_IS_CHOICE: bool = true;
    const POSITION_DEPTH: u64 = 10;
    const PUZZLE_LEVEL: u8 = 1;
    const RANDOM_MOVES: usize = 4;

    /// An opening for every first choice.
    fn openings(start: &AnyPosition) -> Vec<Vec<AnyMove>> {
        let first = start.legal_moves().into_iter();
        first.map(|choice| vec![choice]).collect()
    }

    fn solved_result(&self) -> Option<ProvenResult> {
        Some(SolvedTable::solved(self.options()).value(self).into())
    }

    fn puzzle_theme(&self, side: Side, _: &Position) -> Theme {
        if self.in_hand(side) > 0 {
            Theme::Placing
        } else {
            Theme::Moving
        }
    }
}

/// A search needs no network.
impl Trained for Position {}
