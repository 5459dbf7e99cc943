//! Why something is refused, in any game.

use strum::IntoEnumIterator;
use thiserror::Error;

use crate::rules::GameKind;

/// A reason for which a game refuses something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnyReason {
    /// Its name in kebab case, for translation.
    pub key: &'static str,
    /// The number of the rule, such as `TN-8`.
    pub rule: &'static str,
}

macro_rules! errors {
    ($($game:ident in $module:ident),+ $(,)?) => {
        /// Why a game refused something.
        #[derive(Clone, Debug, PartialEq, Error)]
        pub enum AnyIllegal {
            $(#[doc = concat!("The reason of ", stringify!($game), ".")]
            #[error(transparent)]
            $game(#[from] $crate::rules::$module::Illegal),)+
            /// A throw was asked for in a game without throws.
            #[error("nothing is thrown in {game}")]
            NoThrows {
                /// The game played.
                game: GameKind,
            },
            /// A throw was to be drawn in a game whose throws are made by hand.
            #[error("the throws of this game are made by hand: what fell has to be entered")]
            ThrownByHand,
            /// A throw or choice of another game.
            #[error("{game} is being played; this belongs to {given}")]
            OtherGame {
                /// The game played.
                game: GameKind,
                /// The game of what was given.
                given: GameKind,
            },
        }

        /// Why the text of a choice or turn was refused.
        #[derive(Clone, Debug, PartialEq, Error)]
        pub enum AnyNotationError {
            $(#[doc = concat!("The reason of ", stringify!($game), ".")]
            #[error(transparent)]
            $game(#[from] $crate::rules::$module::NotationError),)+
        }

        /// Why the text of a position was refused.
        #[derive(Clone, Debug, PartialEq, Error)]
        pub enum AnyPositionError {
            $(#[doc = concat!("The reason of ", stringify!($game), ".")]
            #[error(transparent)]
            $game(#[from] $crate::rules::$module::PositionError),)+
            /// The same option twice.
            #[error("{name:?} is given twice")]
            Twice {
                /// Its name.
                name: String,
            },
        }

        impl AnyIllegal {
            /// The number of the rule that forbids it, where one does.
            #[must_use]
            pub fn rule(&self) -> Option<&'static str> {
                match self {
                    $(AnyIllegal::$game(illegal) => Some(illegal.rule()),)+
                    AnyIllegal::NoThrows { .. }
                    | AnyIllegal::ThrownByHand
                    | AnyIllegal::OtherGame { .. } => None,
                }
            }
        }

        impl GameKind {
            /// Every reason for which the game refuses a throw or choice.
            #[must_use]
            pub fn reasons(self) -> Vec<AnyReason> {
                match self {
                    $(GameKind::$game => $crate::rules::$module::Reason::iter()
                        .map(|reason| AnyReason {
                            key: reason.key(),
                            rule: reason.rule(),
                        })
                        .collect(),)+
                }
            }
        }

        impl AnyNotationError {
            /// The rule against what the text says, where it could be read.
            #[must_use]
            pub fn illegal(&self) -> Option<AnyIllegal> {
                match self {
                    $(AnyNotationError::$game(error) => match error.problem {
                        $crate::rules::$module::NotationProblem::Illegal(illegal) => {
                            Some(AnyIllegal::$game(illegal))
                        }
                        _ => None,
                    },)+
                }
            }

            /// Whether the text could be read, and the rules forbid what it says.
            #[must_use]
            pub const fn is_illegal(&self) -> bool {
                match self {
                    $(AnyNotationError::$game(error) => {
                        matches!(error.problem, $crate::rules::$module::NotationProblem::Illegal(_))
                    })+
                }
            }
        }
    };
}

crate::rules::for_games!(errors);
