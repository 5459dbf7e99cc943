//! The puzzle of the day, the same for all players who know the same games.

use super::{PuzzleId, USUAL};
use crate::date::Date;
use crate::rules::GameKind;

/// The puzzle of a date, for a player who knows these games. If they know none, it's of any game. The games take turns,
/// and no puzzle repeats before all others were used.
///
/// It's always a puzzle with the game's first rule set. Only these have the same numbers in every version, so friends
/// with different versions get the same puzzle. And everyone who knows the game knows their rules.
///
/// ```
/// use tavoliere_core::date::Date;
/// use tavoliere_core::puzzle::{daily, puzzle};
/// use tavoliere_core::rules::GameKind;
///
/// let id = daily(Date::from_days(20_454), &[]);
/// assert!(puzzle(id).is_some());
/// assert_ne!(id, daily(Date::from_days(20_455), &[]));
/// assert_eq!(daily(Date::from_days(20_454), &[GameKind::Tablut]).kind, GameKind::Tablut);
/// ```
#[must_use]
pub fn daily(date: Date, known: &[GameKind]) -> PuzzleId {
    /// Must have no common divisor with the number of puzzles that are used.
    const STRIDE: u32 = 17;
    let games = if known.is_empty() {
        &GameKind::ALL
    } else {
        known
    };
    let days = date.days();
    let count = games.len() as u32;
    let kind = games[(days % count) as usize];
    let round = (days / count) % USUAL as u32;
    let number = (round * STRIDE + 7) % USUAL as u32 + 1;
    PuzzleId {
        kind,
        number: number as u8,
    }
}
