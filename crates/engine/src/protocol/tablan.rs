//! Tablan's part of the protocol: series of sticks.

use super::{GameProtocol, wrong_throw};
use crate::puzzle_generator::Theme;
use crate::{EngineError, MAX_SERIES};
use tavoliere_core::rules::Side;
use tavoliere_core::rules::tablan::{Position, Value};

impl GameProtocol for Position {
    const POSITION_DEPTH: u64 = 90;
    const PUZZLE_LEVEL: u8 = 3;

    /// One series or part of one.
    fn read_throws(text: &str) -> Result<Vec<Value>, EngineError> {
        let value = |word: &str| {
            let value = word.parse().ok().and_then(Value::of_steps);
            value.ok_or_else(|| {
                wrong_throw::<Position>(word, "0, 2, 8 and 12 are, one or more of them")
            })
        };
        let values: Vec<_> = text
            .split_whitespace()
            .map(value)
            .collect::<Result<_, _>>()?;
        // Counted before any of them is applied, because there can be very many.
        let scoring = values.iter().filter(|value| **value != Value::Nothing);
        check_length(scoring.count() as u64)?;
        Ok(values)
    }

    fn check_series(&self) -> Result<(), EngineError> {
        check_length(self.series_length().into())
    }

    fn puzzle_theme(&self, side: Side, end: &Position) -> Theme {
        let captured = end.captured(side.other()) - self.captured(side.other());
        match captured {
            0 if end.home(side) > self.home(side) => Theme::Home,
            0 => Theme::Quiet,
            1 => Theme::Capture,
            _ => Theme::Captures,
        }
    }
}

fn check_length(found: u64) -> Result<(), EngineError> {
    if found > u64::from(MAX_SERIES) {
        return Err(EngineError::LongSeries { found });
    }
    Ok(())
}
