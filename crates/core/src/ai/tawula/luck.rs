//! Measures the luck of a throw in Tawula.

use super::MatchValue;
use super::turn_search::best_reply;
use crate::rules::tawula::{Dice, Position};
use crate::rules::{Expect, Rules};

/// The difference between a throw and the expected one for the side that throws, in thousandths of a game. `None` if no
/// throw is expected, and for the opening roll (TW-3).
pub(super) fn luck(position: &Position, thrown: Dice) -> Option<i16> {
    let Expect::Throw(side) = position.expect() else {
        return None;
    };
    if position.is_opening() {
        return None;
    }
    let mut replies = Vec::new();
    let mut after = |dice: Dice| {
        let options = position.options();
        let reply = best_reply(
            position.board(),
            side,
            dice,
            options,
            MatchValue::SINGLE_GAME,
            &mut replies,
        );
        i64::from(reply.chances.thousandths())
    };
    let (mut sum, mut total) = (0, 0);
    for (dice, weight) in Dice::ROLLS {
        sum += after(dice) * i64::from(weight);
        total += i64::from(weight);
    }
    // Rounded to the nearest number, for both signs.
    let above = after(thrown) * total - sum;
    let half = if above < 0 { -total / 2 } else { total / 2 };
    i16::try_from((above + half) / total).ok()
}
