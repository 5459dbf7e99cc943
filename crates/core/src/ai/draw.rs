//! Decides if a computer accepts a draw, which it does unless it has the better position.

use super::game_player::GamePlayer;
use crate::rules::{AnyPosition, Side, dispatch};

/// `true` if a computer that plays `side` prefers a draw to continuing. Always `false` once the game is over.
#[must_use]
pub fn takes_draw(position: &AnyPosition, side: Side) -> bool {
    position.outcome().is_none()
        && dispatch!(AnyPosition(position), position => position.takes_draw(side))
}

/// `true` if a computer that plays `side` can prove that it wins, so it declines a draw. `false` in games that aren't
/// solved.
#[must_use]
pub fn can_force_win(position: &AnyPosition, side: Side) -> bool {
    let is_solved =
        || dispatch!(AnyPosition(position), position => !position.solved_moves().is_empty());
    position.outcome().is_none() && is_solved() && !takes_draw(position, side)
}
