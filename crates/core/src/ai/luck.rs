//! How lucky a throw was.

use super::game_player::GamePlayer;
use crate::rules::{AnyPosition, AnyThrow, for_games};

macro_rules! lucks {
    ($($game:ident in $module:ident),+ $(,)?) => {
        /// By how many thousandths of a game a throw was above (+) or below (-) what the side that
        /// throws could expect; none in games without throws, where no throw is awaited, and for
        /// throws that only decide who begins (TW-3).
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
