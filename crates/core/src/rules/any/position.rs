//! Wraps the positions of all games in one enum.

use std::fmt;

use super::{
    AnyCompleteTurn, AnyEvent, AnyIllegal, AnyMove, AnyNotationError, AnyOptions, AnyPositionError,
    AnyStep, AnyThrow, AnyTurn,
};
use crate::rules::options::{plain, shortened};
use crate::rules::{
    CompleteTurn, Event, Expect, GameKind, Notation, Outcome, Rules, Side, TooManyTurns,
    TurnLimits, TurnLine, complete_turns, dispatch,
};

macro_rules! positions {
    ($($game:ident in $module:ident),+ $(,)?) => {
        /// A position of any game. `Display` writes the game's name and the position's text.
        ///
        /// ```
        /// use tavoliere_core::rules::{AnyPosition, GameKind, Setup, Side};
        ///
        /// let options = Setup::new(GameKind::Tapatan).options();
        /// let mut position = AnyPosition::start(options, Some(Side::First));
        /// let centre = position.read_choice("b2")?;
        /// position.play(centre)?;
        /// // `parse` reads the text of `Display`, but without the game's name.
        /// let text = position.to_string();
        /// let text = text.strip_prefix("tapatan ").unwrap_or(&text);
        /// assert_eq!(AnyPosition::parse(GameKind::Tapatan, text)?, position);
        /// // A refused choice doesn't change the position.
        /// assert!(position.play(centre).is_err());
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub enum AnyPosition {
            $(#[doc = concat!("A position of ", stringify!($game), ".")]
            $game($crate::rules::$module::Position),)+
        }

        impl AnyPosition {
            /// Returns the starting position in which `first` moves first. If it's `None`, the opening throw decides in
            /// games that have one (TW-3). Otherwise the first side moves first.
            #[must_use]
            pub fn start(options: AnyOptions, first: Option<Side>) -> AnyPosition {
                match options {
                    $(AnyOptions::$game(options) => {
                        AnyPosition::$game(start(options, first))
                    })+
                }
            }

            /// Reads the text of a game's position, without the game's name.
            ///
            /// # Errors
            /// Fails if the text can't be read or the position can't occur. The error lists the accepted values.
            pub fn parse(kind: GameKind, text: &str) -> Result<AnyPosition, AnyPositionError> {
                if let Some(name) = given_twice(text) {
                    return Err(AnyPositionError::Twice { name });
                }
                match kind {
                    $(GameKind::$game => Ok(AnyPosition::$game(text.parse()?)),)+
                }
            }


            $(#[doc = concat!("The position, if it is one of ", stringify!($game), ".")]
            #[must_use]
            #[allow(irrefutable_let_patterns)]
            pub fn $module(&self) -> Option<&$crate::rules::$module::Position> {
                if let AnyPosition::$game(position) = self {
                    Some(position)
                } else {
                    None
                }
            })+

            /// The game.
            #[must_use]
            pub const fn kind(&self) -> GameKind {
                match self {
                    $(AnyPosition::$game(_) => GameKind::$game,)+
                }
            }

            /// The rule options.
            #[must_use]
            pub fn options(&self) -> AnyOptions {
                match self {
                    $(AnyPosition::$game(position) => AnyOptions::$game(*position.options()),)+
                }
            }





            /// All throws of this game with their weights. Empty for a game without throws.
            #[must_use]
            pub fn throws(&self) -> Vec<(AnyThrow, u32)> {
                match self {
                    $(AnyPosition::$game(_) => $crate::rules::$module::Position::throws()
                        .iter()
                        .map(|&(throw, weight)| (AnyThrow::$game(throw), weight))
                        .collect(),)+
                }
            }

            /// Every choice that [`AnyPosition::play`] accepts now, each once.
            #[must_use]
            pub fn legal_moves(&self) -> Vec<AnyMove> {
                match self {
                    $(AnyPosition::$game(position) => position
                        .legal_moves()
                        .into_iter()
                        .map(AnyMove::$game)
                        .collect(),)+
                }
            }

            /// All ways to complete the turn, one for each resulting position. The list is empty if the position
            /// doesn't expect a choice.
            ///
            /// # Errors
            /// Fails if there are more than `limits` allows.
            pub fn complete_turns(
                &self,
                limits: TurnLimits,
            ) -> Result<Vec<AnyCompleteTurn>, TooManyTurns> {
                match self {
                    $(AnyPosition::$game(position) => Ok(complete_turns(position, limits)?
                        .into_iter()
                        .map(|CompleteTurn { choices, position }| AnyCompleteTurn {
                            choices: choices.into_iter().map(AnyMove::$game).collect(),
                            position: AnyPosition::$game(position),
                        })
                        .collect()),)+
                }
            }


            /// Applies a throw. The caller draws it.
            ///
            /// # Errors
            /// Fails if the position doesn't expect a throw, or if the throw belongs to another game.
            pub fn throw(&mut self, throw: AnyThrow) -> Result<Vec<AnyStep>, AnyIllegal> {
                match (self, throw) {
                    $((AnyPosition::$game(position), AnyThrow::$game(throw)) => {
                        Ok(position.throw(throw)?.into_iter().map(AnyStep::$game).collect())
                    })+
                    #[allow(unreachable_patterns)]
                    (position, throw) => Err(position.other_game(throw.kind())),
                }
            }

            /// Plays a choice.
            ///
            /// # Errors
            /// Fails with the broken rule if the choice isn't legal, and for a choice of another game.
            pub fn play(&mut self, choice: AnyMove) -> Result<Vec<AnyStep>, AnyIllegal> {
                match (self, choice) {
                    $((AnyPosition::$game(position), AnyMove::$game(choice)) => {
                        Ok(position.play(choice)?.into_iter().map(AnyStep::$game).collect())
                    })+
                    #[allow(unreachable_patterns)]
                    (position, choice) => Err(position.other_game(choice.kind())),
                }
            }

            /// Replays an event that this position accepted before, without returning its steps. The result of any
            /// other event is unspecified. An event of another game has no effect.
            pub fn repeat(&mut self, event: AnyEvent) {
                match (self, event) {
                    $((AnyPosition::$game(position), Event::Throw(AnyThrow::$game(throw))) => {
                        position.apply_throw(throw);
                    }
                    (AnyPosition::$game(position), Event::Play(AnyMove::$game(choice))) => {
                        position.apply_move(choice);
                    })+
                    #[allow(unreachable_patterns)]
                    _ => {}
                }
            }

            /// Checks if [`AnyPosition::play`] would accept a choice.
            ///
            /// # Errors
            /// Fails with the broken rule, or if the choice belongs to another game.
            pub fn check_move(&self, choice: AnyMove) -> Result<(), AnyIllegal> {
                match (self, choice) {
                    $((AnyPosition::$game(position), AnyMove::$game(choice)) => {
                        Ok(position.check_move(choice)?)
                    })+
                    #[allow(unreachable_patterns)]
                    (position, choice) => Err(position.other_game(choice.kind())),
                }
            }

            /// Makes a side resign.
            ///
            /// # Errors
            /// Fails if the game is over.
            pub fn resign(&mut self, side: Side) -> Result<Vec<AnyStep>, AnyIllegal> {
                match self {
                    $(AnyPosition::$game(position) => {
                        Ok(position.resign(side)?.into_iter().map(AnyStep::$game).collect())
                    })+
                }
            }

            /// Makes a side lose on time.
            ///
            /// # Errors
            /// Fails if the game is over.
            pub fn run_out_of_time(&mut self, side: Side) -> Result<Vec<AnyStep>, AnyIllegal> {
                match self {
                    $(AnyPosition::$game(position) => {
                        let steps = position.run_out_of_time(side)?;
                        Ok(steps.into_iter().map(AnyStep::$game).collect())
                    })+
                }
            }

            /// Ends the game as a draw by agreement.
            ///
            /// # Errors
            /// Fails if the game is over.
            pub fn agree_draw(&mut self) -> Result<Vec<AnyStep>, AnyIllegal> {
                match self {
                    $(AnyPosition::$game(position) => {
                        Ok(position.agree_draw()?.into_iter().map(AnyStep::$game).collect())
                    })+
                }
            }

            /// Writes a choice that is legal here in the notation of its game. A choice of another game gives an empty
            /// text.
            #[must_use]
            pub fn write_choice(&self, choice: AnyMove) -> String {
                match (self, choice) {
                    $((AnyPosition::$game(position), AnyMove::$game(choice)) => {
                        position.write_choice(choice)
                    })+
                    #[allow(unreachable_patterns)]
                    _ => String::new(),
                }
            }

            /// Reads a choice.
            ///
            /// # Errors
            /// Fails, with the column, if the text can't be read or isn't a legal choice.
            pub fn read_choice(&self, text: &str) -> Result<AnyMove, AnyNotationError> {
                match self {
                    $(AnyPosition::$game(position) => {
                        Ok(AnyMove::$game(position.read_choice(text)?))
                    })+
                }
            }

            /// Reads the line of the turn that starts in this position. The line can end as soon as the turn
            /// can be interrupted.
            ///
            /// # Errors
            /// Fails, with the column, if the text can't be read or isn't legal.
            pub fn read_turn(&self, line: &str) -> Result<AnyTurn, AnyNotationError> {
                match self {
                    $(AnyPosition::$game(position) => Ok(AnyTurn::$game(Box::new(
                        $crate::rules::$module::TurnText::parse(position, line)?,
                    ))),)+
                }
            }

        }

        impl fmt::Display for AnyPosition {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(AnyPosition::$game(position) => {
                        write!(f, "{} {position}", GameKind::$game)
                    })+
                }
            }
        }
    };
}

crate::rules::for_games!(positions);

impl AnyPosition {
    /// The position's text without the game's name.
    #[must_use]
    pub fn text(&self) -> String {
        dispatch!(AnyPosition(self), position => position.to_string())
    }

    /// The next input of the position.
    #[must_use]
    pub fn expect(&self) -> Expect {
        dispatch!(AnyPosition(self), position => position.expect())
    }

    /// `true` if the position expects a throw that can decide who moves first (TN-4, TW-3).
    #[must_use]
    pub fn is_opening(&self) -> bool {
        dispatch!(AnyPosition(self), position => position.is_opening())
    }

    /// The side to act. `None` after the end.
    #[must_use]
    pub fn side_to_act(&self) -> Option<Side> {
        dispatch!(AnyPosition(self), position => position.side_to_act())
    }

    /// The result. `None` until the game is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        dispatch!(AnyPosition(self), position => position.outcome())
    }

    /// The number of the current turn, from 1. After the end it's the number of the last turn. Each side's turn counts
    /// separately.
    #[must_use]
    pub fn turn_number(&self) -> u32 {
        dispatch!(AnyPosition(self), position => position.turn_number())
    }

    /// The number of occurrences of this position, if a third one is a draw. Otherwise 1.
    #[must_use]
    pub fn occurrences(&self) -> usize {
        dispatch!(AnyPosition(self), position => position.occurrences())
    }

    /// Counts the sequences of `depth` throws and choices from here. A finished game has no continuation, and throws
    /// that lead to the same position count once.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        dispatch!(AnyPosition(self), position => position.perft(depth))
    }

    /// The board as lines of plain text, without a line break at the end.
    #[must_use]
    pub fn diagram(&self) -> String {
        dispatch!(AnyPosition(self), position => position.diagram())
    }

    /// The error for a throw or choice of another game.
    fn other_game(&self, given: GameKind) -> AnyIllegal {
        AnyIllegal::OtherGame {
            game: self.kind(),
            given,
        }
    }
}

/// The first name that occurs twice before a `=` in a text, shortened.
pub fn given_twice(text: &str) -> Option<String> {
    let mut seen = Vec::new();
    for name in text
        .split_whitespace()
        .filter_map(|word| Some(word.split_once('=')?.0))
    {
        let name = plain(name);
        if seen.contains(&name) {
            return Some(shortened(&name));
        }
        // Bounds the memory. No game has 64 options.
        if seen.len() < 64 {
            seen.push(name);
        }
    }
    None
}

fn start<G: Rules>(options: G::Options, first: Option<Side>) -> G {
    match first {
        Some(first) => G::start(options, first),
        None => G::opening(options),
    }
}
