//! Measures the luck of a throw.

use super::game_player::GamePlayer;
use crate::rules::{AnyPosition, AnyThrow, for_games};

macro_rules! lucks {
    ($($game:ident in $module:ident),+ $(,)?) => {
        /// The difference between a throw and the expected one for the side that throws, in thousandths of a game:
        /// positive if lucky, negative if unlucky. `None` in games without throws, if no throw is expected, and for
        /// throws that only decide who moves first (TW-3).
        #[must_use]
        pub fn luck(before_throw: &AnyPosition, throw: AnyThrow) -> Option<i16> {
            match (before_throw, throw) {
                $((AnyPosition::$game(position), AnyThrow::$game(throw)) => position.luck(throw),)+
                #[allow(unreachable_patterns)]
                _ => None,
            }
        }
    };
}

for_games!(lucks);
