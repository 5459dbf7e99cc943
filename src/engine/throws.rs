//! Throws as the engine reads them.

use super::EngineError;
use super::error::shortened;
use crate::rules::{AnyIllegal, AnyThrow, GameKind, tablan, tawula};

/// Reads the throws given behind `throw`: one series or part of one in Tablan, two dice in Tawula.
pub(super) fn read(game: GameKind, text: &str) -> Result<Vec<AnyThrow>, EngineError> {
    let wrong = |found: &str, accepted| EngineError::Throw {
        found: shortened(found),
        game,
        accepted,
    };
    match game {
        GameKind::Tablan => text
            .split_whitespace()
            .map(|word| {
                let value = word.parse().ok().and_then(tablan::Value::of_steps);
                value
                    .map(AnyThrow::Tablan)
                    .ok_or_else(|| wrong(word, "0, 2, 8 and 12 are, one or more of them"))
            })
            .collect(),
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
