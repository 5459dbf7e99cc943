//! Defines closed enums over the positions, choices, throws and steps of all games.
//!
//! Each enum has one variant per game, made from the list in `rules/game_kind.rs`.

use super::{Event, GameKind, Notation, Rules, for_games};

mod error;
mod options;
mod position;
mod turn;

pub use error::{AnyIllegal, AnyNotationError, AnyPositionError, AnyReason};
pub use options::AnyOptions;
pub use position::AnyPosition;
pub use position::given_twice;
pub use turn::AnyTurn;

/// A throw or choice of any game.
pub type AnyEvent = Event<AnyThrow, AnyMove>;

/// A completed turn of any game: its choices and the resulting position.
#[derive(Clone, Debug, PartialEq)]
pub struct AnyCompleteTurn {
    /// The choices in the order of play.
    pub choices: Vec<AnyMove>,
    /// The resulting position.
    pub position: AnyPosition,
}

macro_rules! moves_and_throws {
    ($($game:ident in $module:ident),+ $(,)?) => {
        /// A choice in any game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum AnyMove {
            $(#[doc = concat!("A choice in ", stringify!($game), ".")]
            $game($crate::rules::$module::Move),)+
        }

        /// A throw in any game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum AnyThrow {
            $(#[doc = concat!("A throw in ", stringify!($game), ".")]
            $game(<$crate::rules::$module::Position as Rules>::Throw),)+
        }

        /// A step of any game.
        #[derive(Clone, Debug, PartialEq)]
        pub enum AnyStep {
            $(#[doc = concat!("A step of ", stringify!($game), ".")]
            $game($crate::rules::$module::Step),)+
        }

        impl AnyMove {
            $(#[doc = concat!("The choice, if it is one in ", stringify!($game), ".")]
            #[must_use]
            #[allow(irrefutable_let_patterns)]
            pub fn $module(self) -> Option<$crate::rules::$module::Move> {
                if let AnyMove::$game(choice) = self {
                    Some(choice)
                } else {
                    None
                }
            })+

            /// The game.
            #[must_use]
            pub const fn kind(&self) -> GameKind {
                match self {
                    $(AnyMove::$game(_) => GameKind::$game,)+
                }
            }
        }

        impl AnyThrow {
            /// `true` if both throws have the same effect in a turn. Throws of different games never do.
            #[must_use]
            pub fn is_same(self, other: AnyThrow) -> bool {
                match (self, other) {
                    $((AnyThrow::$game(one), AnyThrow::$game(other)) => {
                        <$crate::rules::$module::Position as Notation>::is_same_throw(one, other)
                    })+
                    #[allow(unreachable_patterns)]
                    _ => false,
                }
            }

            /// The game.
            #[must_use]
            pub const fn kind(&self) -> GameKind {
                match self {
                    $(AnyThrow::$game(_) => GameKind::$game,)+
                }
            }
        }
    };
}

for_games!(moves_and_throws);
