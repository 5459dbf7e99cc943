//! Tawula's part of the protocol: two dice, and turns without number and side.

use super::{GameProtocol, wrong_throw};
use crate::EngineError;
use crate::puzzle_generator::Theme;
use tavoliere_core::rules::Side;
use tavoliere_core::rules::tawula::{Dice, Position};

impl GameProtocol for Position {
    const POSITION_DEPTH: u64 = 220;
    const PUZZLE_LEVEL: u8 = 3;

    fn read_throws(text: &str) -> Result<Vec<Dice>, EngineError> {
        let faces: Option<Vec<u8>> = text
            .chars()
            .filter(|sign| !sign.is_whitespace())
            .map(|sign| u8::try_from(sign.to_digit(10)?).ok())
            .collect();
        let dice = match faces.as_deref() {
            Some([a, b]) => Dice::new(*a, *b),
            _ => None,
        };
        let dice = dice
            .ok_or_else(|| wrong_throw::<Position>(text, "two dice from 1 to 6 are, as in: 6 3"))?;
        Ok(vec![dice])
    }

    /// The notation has no number and side.
    fn turn_text(line: String) -> String {
        line.splitn(3, ' ').skip(2).collect()
    }

    /// Ties of the opening roll needn't be named (TW-3).
    fn unnamed_throws(head: usize, given: usize) -> usize {
        head.saturating_sub(2 + given)
    }

    fn puzzle_theme(&self, side: Side, end: &Position) -> Theme {
        let (before, after) = (self.board(), end.board());
        if after.bar(side.other()) > before.bar(side.other()) {
            Theme::Capture
        } else if after.off(side) > before.off(side) {
            Theme::Home
        } else {
            Theme::Quiet
        }
    }
}
