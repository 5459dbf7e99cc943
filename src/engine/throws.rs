//! Throws as the engine reads them.

use super::error::shortened;
use super::{EngineError, MAX_SERIES};
use crate::rules::{AnyIllegal, AnyPosition, AnyThrow, GameKind, tablan, tawula};

/// Reads the throws given behind `throw`: one series or part of one in Tablan, two dice in Tawula.
pub(super) fn read(game: GameKind, text: &str) -> Result<Vec<AnyThrow>, EngineError> {
    let wrong = |found: &str, accepted| EngineError::Throw {
        found: shortened(found),
        game,
        accepted,
    };
    match game {
        GameKind::Tablan => {
            let value = |word: &str| {
                let value = word.parse().ok().and_then(tablan::Value::of_steps);
                value.ok_or_else(|| wrong(word, "0, 2, 8 and 12 are, one or more of them"))
            };
            let values: Vec<_> = text
                .split_whitespace()
                .map(value)
                .collect::<Result<_, _>>()?;
            // Counted before any of them is taken, for they may be very many.
            let scoring = values
                .iter()
                .filter(|value| **value != tablan::Value::Nothing);
            check_length(scoring.count() as u64)?;
            Ok(values.into_iter().map(AnyThrow::Tablan).collect())
        }
        GameKind::Tawula => {
            let faces: Option<Vec<u8>> = text
                .chars()
                .filter(|sign| !sign.is_whitespace())
                .map(|sign| u8::try_from(sign.to_digit(10)?).ok())
                .collect();
            let dice = match faces.as_deref() {
                Some([a, b]) => tawula::Dice::new(*a, *b),
                _ => None,
            };
            let dice = dice.ok_or_else(|| wrong(text, "two dice from 1 to 6 are, as in: 6 3"))?;
            Ok(vec![AnyThrow::Tawula(dice)])
        }
        GameKind::Tablut | GameKind::Tapatan => Err(AnyIllegal::NoThrows { game }.into()),
    }
}

/// Refuses what would take the engine too long to look through.
pub(super) fn check_series(position: &AnyPosition) -> Result<(), EngineError> {
    match position {
        AnyPosition::Tablan(position) => check_length(position.series_length().into()),
        _ => Ok(()),
    }
}

fn check_length(found: u64) -> Result<(), EngineError> {
    if found > u64::from(MAX_SERIES) {
        return Err(EngineError::LongSeries { found });
    }
    Ok(())
}
