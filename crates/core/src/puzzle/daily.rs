//! The puzzle of the day, the same for all players on the same date.

use super::{EACH, PuzzleId};
use crate::date::Date;
use crate::rules::GameKind;

/// The puzzle of a date. The games take turns, and no puzzle repeats before all others were used.
///
/// ```
/// use tavoliere_core::date::Date;
/// use tavoliere_core::puzzle::{daily, puzzle};
///
/// let id = daily(Date::from_days(20_454));
/// assert!(puzzle(id).is_some());
/// assert_ne!(id, daily(Date::from_days(20_455)));
/// ```
#[must_use]
pub fn daily(date: Date) -> PuzzleId {
    /// Must have no common divisor with the number of puzzles of a game.
    const STRIDE: u32 = 17;
    let days = date.days();
    let games = GameKind::ALL.len() as u32;
    let kind = GameKind::ALL[(days % games) as usize];
    let round = (days / games) % EACH as u32;
    let number = (round * STRIDE + 7) % EACH as u32 + 1;
    PuzzleId {
        kind,
        number: number as u8,
    }
}
