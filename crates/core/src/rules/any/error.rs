//! Collects the reasons for refusals in all games.

use strum::IntoEnumIterator;
use thiserror::Error;

use crate::rules::GameKind;

/// A reason for which a game refuses a throw or choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnyReason {
    /// The name in kebab case, used as a translation key.
    pub key: &'static str,
    /// The number of the rule, such as `TN-8`.
    pub rule: &'static str,
}

macro_rules! errors {
    ($($game:ident in $module:ident),+ $(,)?) => {
        /// The reason why a game refused a throw or choice.
        #[derive(Clone, Debug, PartialEq, Error)]
        pub enum AnyIllegal {
            $(#[doc = concat!("The reason of ", stringify!($game), ".")]
            #[error(transparent)]
            $game(#[from] $crate::rules::$module::Illegal),)+
            /// A throw in a game without throws.
            #[error("{game} has no throws")]
            NoThrows {
                /// The current game.
                game: GameKind,
            },
            /// A request for a drawn throw, although the players enter their throws by hand.
            #[error("the throws of this game are made by hand: enter each throw")]
            ThrownByHand,
            /// A throw or choice of another game.
            #[error("{game} is being played; this belongs to {given}")]
            OtherGame {
                /// The current game.
                game: GameKind,
                /// The game of the throw or choice.
                given: GameKind,
            },
        }

        /// The reason why the text of a choice or turn was refused.
        #[derive(Clone, Debug, PartialEq, Error)]
        pub enum AnyNotationError {
            $(#[doc = concat!("The reason of ", stringify!($game), ".")]
            #[error(transparent)]
            $game(#[from] $crate::rules::$module::NotationError),)+
        }

        /// The reason why the text of a position was refused.
        #[derive(Clone, Debug, PartialEq, Error)]
        pub enum AnyPositionError {
            $(#[doc = concat!("The reason of ", stringify!($game), ".")]
            #[error(transparent)]
            $game(#[from] $crate::rules::$module::PositionError),)+
            /// An option that occurs twice.
            #[error("{name:?} is given twice")]
            Twice {
                /// The name of the option.
                name: String,
            },
        }

        impl AnyIllegal {
            /// The key of the reason in its game. `None` if the refusal doesn't come from a rule.
            #[must_use]
            pub fn key(&self) -> Option<&'static str> {
                match self {
                    $(AnyIllegal::$game(illegal) => Some(illegal.key()),)+
                    AnyIllegal::NoThrows { .. }
                    | AnyIllegal::ThrownByHand
                    | AnyIllegal::OtherGame { .. } => None,
                }
            }

            /// The number of the broken rule. `None` if the refusal doesn't come from a rule.
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
            /// All reasons for which the game can refuse a throw or choice.
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
            /// The broken rule, if the text could be read. Otherwise `None`.
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

            /// The column of the problem, in characters from 1.
            #[must_use]
            pub const fn column(&self) -> usize {
                match self {
                    $(AnyNotationError::$game(error) => error.column,)+
                }
            }

            /// The same problem in another column, for a text that was part of a longer one.
            #[must_use]
            pub fn at_column(mut self, column: usize) -> AnyNotationError {
                match &mut self {
                    $(AnyNotationError::$game(error) => error.column = column,)+
                }
                self
            }

            /// `true` if the text could be read but the rules forbid the move.
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
