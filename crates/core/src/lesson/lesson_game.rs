//! The lesson files of the games, and the places and throws that they name.

use super::step::Spot;
use crate::rules::{AnyThrow, GameKind, Notation, dispatch, for_games};

macro_rules! texts {
    ($($game:ident in $module:ident),+ $(,)?) => {
        /// The text of a game's lesson.
        pub(super) const fn text(kind: GameKind) -> &'static str {
            match kind {
                $(GameKind::$game => include_str!(concat!(
                    "../../../../assets/lessons/",
                    stringify!($module),
                    ".txt"
                )),)+
            }
        }
    };
}

for_games!(texts);

/// A place by its name.
pub(super) fn spot<Game: Notation>(text: &str) -> Option<Spot> {
    match text {
        "hand" => Some(Spot::Hand),
        "bar" => Some(Spot::Bar),
        "off" => Some(Spot::Off),
        "sticks" | "dice" => Some(Spot::Throw),
        other => Game::place_number(other).map(Spot::Board),
    }
}

/// The text of a throw in lessons.
pub(super) fn throw_text(throw: AnyThrow) -> String {
    dispatch!(AnyThrow(throw), throw => throw.to_string())
}
