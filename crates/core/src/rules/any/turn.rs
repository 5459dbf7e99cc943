//! Wraps the turns of all games in one enum.

use std::fmt;

use super::{AnyEvent, AnyIllegal, AnyMove, AnyPosition, AnyThrow};
use crate::rules::{Event, GameKind, Side, TurnLine};

macro_rules! turns {
    ($($game:ident in $module:ident),+ $(,)?) => {
        /// A complete or unfinished turn of any game. `Display` writes its line.
        #[derive(Clone, Debug, PartialEq)]
        pub enum AnyTurn {
            $(#[doc = concat!("A turn of ", stringify!($game), "; boxed, for it holds whole positions.")]
            $game(Box<$crate::rules::$module::TurnText>),)+
        }

        impl AnyTurn {
            /// Returns an empty turn that starts in a position.
            #[must_use]
            pub fn new(before: &AnyPosition) -> AnyTurn {
                match before {
                    $(AnyPosition::$game(position) => {
                        AnyTurn::$game(Box::new($crate::rules::$module::TurnText::new(position)))
                    })+
                }
            }

            /// Adds a throw or a choice.
            ///
            /// # Errors
            /// Fails if the position refuses the event, or if the turn is over.
            pub fn push(&mut self, event: AnyEvent) -> Result<(), AnyIllegal> {
                let game = self.kind();
                match (self, event) {
                    $((AnyTurn::$game(turn), Event::Throw(AnyThrow::$game(throw))) => {
                        turn.push(Event::Throw(throw))?;
                    }
                    (AnyTurn::$game(turn), Event::Play(AnyMove::$game(choice))) => {
                        turn.push(Event::Play(choice))?;
                    })+
                    #[allow(unreachable_patterns)]
                    (_, Event::Throw(throw)) => {
                        return Err(AnyIllegal::OtherGame { game, given: throw.kind() });
                    }
                    #[allow(unreachable_patterns)]
                    (_, Event::Play(choice)) => {
                        return Err(AnyIllegal::OtherGame { game, given: choice.kind() });
                    }
                }
                Ok(())
            }

            /// The throws and choices, in order.
            #[must_use]
            pub fn events(&self) -> Vec<AnyEvent> {
                match self {
                    $(AnyTurn::$game(turn) => turn
                        .events()
                        .iter()
                        .map(|event| match *event {
                            Event::Throw(throw) => Event::Throw(AnyThrow::$game(throw)),
                            Event::Play(choice) => Event::Play(AnyMove::$game(choice)),
                        })
                        .collect(),)+
                }
            }

            /// The position after the last event.
            #[must_use]
            pub fn position(&self) -> AnyPosition {
                match self {
                    $(AnyTurn::$game(turn) => AnyPosition::$game(turn.position().clone()),)+
                }
            }

            /// The side whose turn it is. Before an opening throw has decided (TW-3), the first side.
            #[must_use]
            pub fn side(&self) -> Side {
                match self {
                    $(AnyTurn::$game(turn) => turn.side(),)+
                }
            }

            /// `true` if the turn is over.
            #[must_use]
            pub fn is_complete(&self) -> bool {
                match self {
                    $(AnyTurn::$game(turn) => turn.is_complete(),)+
                }
            }

            /// The game.
            #[must_use]
            pub const fn kind(&self) -> GameKind {
                match self {
                    $(AnyTurn::$game(_) => GameKind::$game,)+
                }
            }
        }

        impl fmt::Display for AnyTurn {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(AnyTurn::$game(turn) => turn.fmt(f),)+
                }
            }
        }
    };
}

crate::rules::for_games!(turns);
