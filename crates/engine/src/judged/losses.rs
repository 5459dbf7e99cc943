//! The average loss of each level's choices in judged positions.

use std::fmt;

use super::judge::{JudgeEffort, end, judge, turn_of};
use super::{JudgedPosition, JudgedTurn};
use tavoliere_core::ai::Player;

/// The largest loss of a choice that still counts as near the best, in tenths of a thousandth.
const NEAR: i32 = 300;
/// The win chance from which a position counts as won.
const WON: i32 = 10_000;
/// The win chance down to which a position counts as lost.
const LOST: i32 = 0;

/// The losses of a level's choices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LevelLosses {
    /// The level.
    pub level: u8,
    /// The number of positions in which it chose.
    pub choices: u32,
    /// The total loss, in tenths of a thousandth.
    pub lost: i64,
    /// The sum of the squared losses, for the standard error.
    squares: i64,
    /// The number of choices that lost at most 30 thousandths.
    pub near: u32,
    /// The number of positions that were certainly won.
    pub won: u32,
    /// The number of these that the choice turned into a certain loss.
    pub thrown_away: u32,
}

impl LevelLosses {
    /// The average loss of a choice and its standard error, in hundredths of a thousandth of a game.
    #[must_use]
    pub fn average(&self) -> (i64, i64) {
        let count = i64::from(self.choices.max(1));
        let deviation = (count * self.squares - self.lost * self.lost).unsigned_abs();
        let count_squared = (count * count).unsigned_abs();
        let error = (100 * deviation / count_squared / count.unsigned_abs()).isqrt();
        ((10 * self.lost + count / 2) / count, error as i64)
    }
}

/// Writes `level 6 choices 500 loss 1.23 error 0.20 near 0.991 won 31 thrown away 0`.
impl fmt::Display for LevelLosses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (loss, error) = self.average();
        let near = (1000 * self.near + self.choices / 2) / self.choices.max(1);
        write!(
            f,
            "level {} choices {} loss {}.{:02} error {}.{:02} near {}.{:03} won {} thrown away {}",
            self.level,
            self.choices,
            loss / 100,
            loss % 100,
            error / 100,
            error % 100,
            near / 1000,
            near % 1000,
            self.won,
            self.thrown_away
        )
    }
}

/// Computes the losses of a level in the positions of a file. Choices that aren't in the file are judged now, against
/// the best one.
#[must_use]
pub fn losses(level: u8, positions: &[JudgedPosition], effort: &JudgeEffort) -> LevelLosses {
    let mut losses = LevelLosses {
        level,
        ..LevelLosses::default()
    };
    let level = level.min(Player::MAX_LEVEL);
    for (index, judged) in (0..).zip(positions) {
        let Some((best, turn)) = chosen(level, judged, index, effort) else {
            continue;
        };
        let lost = turn.behind.mean.max(0);
        losses.choices += 1;
        losses.lost += i64::from(lost);
        losses.squares += i64::from(lost) * i64::from(lost);
        losses.near += u32::from(lost <= NEAR);
        if best >= WON {
            losses.won += 1;
            losses.thrown_away += u32::from(turn.chance <= LOST);
        }
    }
    losses
}

/// The win chance with the best turn, and the judgement of the turn that a level chooses.
fn chosen(
    level: u8,
    judged: &JudgedPosition,
    index: u64,
    effort: &JudgeEffort,
) -> Option<(i32, JudgedTurn)> {
    let position = &judged.position;
    let turn = turn_of(level, position, index);
    let reached = end(position, &turn)?;
    let is_chosen = |one: &JudgedTurn| end(position, &one.choices).as_ref() == Some(&reached);
    let best = judged.turns.first()?;
    if let Some(found) = judged.turns.iter().find(|one| is_chosen(one)) {
        return Some((best.chance, found.clone()));
    }
    let turns = vec![best.choices.clone(), turn];
    let again = judge(position, turns, index, effort)?;
    let chance = again.turns.first()?.chance;
    let found = again.turns.into_iter().find(|one| is_chosen(one))?;
    Some((chance, found))
}
