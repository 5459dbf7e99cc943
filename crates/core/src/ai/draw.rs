//! Whether a computer takes a draw that it is offered: it does where it stands no better.

use super::game_player::GamePlayer;
use crate::rules::{AnyPosition, Side, dispatch};

/// Whether a computer that plays `side` would rather have a draw than go on; never once the game is
/// over.
#[must_use]
pub fn takes_draw(position: &AnyPosition, side: Side) -> bool {
    position.outcome().is_none()
        && dispatch!(AnyPosition(position), position => position.takes_draw(side))
}
