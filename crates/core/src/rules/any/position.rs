//! A position of any game.

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
        /// A position of any game; `Display` writes the game's name before the position's text.
        ///
        /// ```
        /// use tavoliere_core::rules::{AnyPosition, GameKind, Setup, Side};
        ///
        /// let options = Setup::new(GameKind::Tapatan).options();
        /// let mut position = AnyPosition::start(options, Some(Side::First));
        /// let centre = position.read_choice("b2")?;
        /// position.play(centre)?;
        /// // A position reads what it writes, without the game's name.
        /// let text = position.to_string();
        /// let text = text.strip_prefix("tapatan ").unwrap_or(&text);
        /// assert_eq!(AnyPosition::parse(GameKind::Tapatan, text)?, position);
        /// // A refused choice changes nothing.
        /// assert!(position.play(centre).is_err());
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub enum AnyPosition {
            $(#[doc = concat!("A position of ", stringify!($game), ".")]
            $game($crate::rules::$module::Position),)+
        }

        impl AnyPosition {
            /// The start of a game in which `first` acts first; without one a throw decides where
            /// the game has such a throw (TW-3), and otherwise it is the first side.
            #[must_use]
            pub fn start(options: AnyOptions, first: Option<Side>) -> AnyPosition {
                match options {
                    $(AnyOptions::$game(options) => {
                        AnyPosition::$game(start(options, first))
                    })+
                }
            }

            /// Reads the text of a position of a game, without the game's name.
            ///
            /// # Errors
            /// What cannot be read or cannot come about, and what is accepted.
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

            /// Which game it is.
            #[must_use]
            pub const fn kind(&self) -> GameKind {
                match self {
                    $(AnyPosition::$game(_) => GameKind::$game,)+
                }
            }

            /// The options in force.
            #[must_use]
            pub fn options(&self) -> AnyOptions {
                match self {
                    $(AnyPosition::$game(position) => AnyOptions::$game(*position.options()),)+
                }
            }





            /// The throws of this game with their weights; empty in a game without throws.
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

            /// Every complete rest of the turn, one for each distinct position it can end in; empty
            /// where no choice is expected.
            ///
            /// # Errors
            /// Where there are more than the limits allow.
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


            /// Takes a throw that was drawn outside.
            ///
            /// # Errors
            /// Refused where no throw is expected, or for a throw of another game.
            pub fn throw(&mut self, throw: AnyThrow) -> Result<Vec<AnyStep>, AnyIllegal> {
                match (self, throw) {
                    $((AnyPosition::$game(position), AnyThrow::$game(throw)) => {
                        Ok(position.throw(throw)?.into_iter().map(AnyStep::$game).collect())
                    })+
                    #[allow(unreachable_patterns)]
                    (position, throw) => Err(position.other_game(throw.kind())),
                }
            }

            /// Plays one choice.
            ///
            /// # Errors
            /// Refused, with the rule that forbids it, where the choice is not legal now, and for
            /// a choice of another game.
            pub fn play(&mut self, choice: AnyMove) -> Result<Vec<AnyStep>, AnyIllegal> {
                match (self, choice) {
                    $((AnyPosition::$game(position), AnyMove::$game(choice)) => {
                        Ok(position.play(choice)?.into_iter().map(AnyStep::$game).collect())
                    })+
                    #[allow(unreachable_patterns)]
                    (position, choice) => Err(position.other_game(choice.kind())),
                }
            }

            /// Takes again what was accepted in this position before, without telling the steps;
            /// anything else may lead anywhere, and what belongs to another game changes nothing.
            pub fn repeat(&mut self, event: AnyEvent) {
                match (self, event) {
                    $((AnyPosition::$game(position), Event::Throw(AnyThrow::$game(throw))) => {
                        position.take(throw);
                    }
                    (AnyPosition::$game(position), Event::Play(AnyMove::$game(choice))) => {
                        position.advance(choice);
                    })+
                    #[allow(unreachable_patterns)]
                    _ => {}
                }
            }

            /// Judges a choice as [`AnyPosition::play`] does, without playing it.
            ///
            /// # Errors
            /// The rule that forbids it, or a choice of another game.
            pub fn explain(&self, choice: AnyMove) -> Result<(), AnyIllegal> {
                match (self, choice) {
                    $((AnyPosition::$game(position), AnyMove::$game(choice)) => {
                        Ok(position.explain(choice)?)
                    })+
                    #[allow(unreachable_patterns)]
                    (position, choice) => Err(position.other_game(choice.kind())),
                }
            }

            /// A side gives up.
            ///
            /// # Errors
            /// Refused once the game is over.
            pub fn resign(&mut self, side: Side) -> Result<Vec<AnyStep>, AnyIllegal> {
                match self {
                    $(AnyPosition::$game(position) => {
                        Ok(position.resign(side)?.into_iter().map(AnyStep::$game).collect())
                    })+
                }
            }

            /// A side loses because its time is up.
            ///
            /// # Errors
            /// Refused once the game is over.
            pub fn run_out_of_time(&mut self, side: Side) -> Result<Vec<AnyStep>, AnyIllegal> {
                match self {
                    $(AnyPosition::$game(position) => {
                        let steps = position.run_out_of_time(side)?;
                        Ok(steps.into_iter().map(AnyStep::$game).collect())
                    })+
                }
            }

            /// Both sides agree on a draw.
            ///
            /// # Errors
            /// Refused once the game is over.
            pub fn agree_draw(&mut self) -> Result<Vec<AnyStep>, AnyIllegal> {
                match self {
                    $(AnyPosition::$game(position) => {
                        Ok(position.agree_draw()?.into_iter().map(AnyStep::$game).collect())
                    })+
                }
            }

            /// A single choice in the notation of its game, in the position in which it is made; a
            /// choice of another game has no text.
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

            /// Reads a single choice.
            ///
            /// # Errors
            /// What cannot be read or is not legal, and where in the text.
            pub fn read_choice(&self, text: &str) -> Result<AnyMove, AnyNotationError> {
                match self {
                    $(AnyPosition::$game(position) => {
                        Ok(AnyMove::$game(position.read_choice(text)?))
                    })+
                }
            }

            /// Reads the line of the turn that begins in this position; it may stop wherever a
            /// turn can be interrupted.
            ///
            /// # Errors
            /// What cannot be read or is not legal, and where in the line.
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
    /// The position's text, without the game's name.
    #[must_use]
    pub fn text(&self) -> String {
        dispatch!(AnyPosition(self), position => position.to_string())
    }

    /// What must come next.
    #[must_use]
    pub fn expect(&self) -> Expect {
        dispatch!(AnyPosition(self), position => position.expect())
    }

    /// Whose turn it is, or none after the end.
    #[must_use]
    pub fn side_to_act(&self) -> Option<Side> {
        dispatch!(AnyPosition(self), position => position.side_to_act())
    }

    /// How the game ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        dispatch!(AnyPosition(self), position => position.outcome())
    }

    /// Counts single turns from 1; at the end it names the last one.
    #[must_use]
    pub fn turn_number(&self) -> u32 {
        dispatch!(AnyPosition(self), position => position.turn_number())
    }

    /// How many positions there are after so many throws and choices; what follows from
    /// finished ones is not counted, and throws that lead to the same position count once.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        dispatch!(AnyPosition(self), position => position.perft(depth))
    }

    /// The board as lines of plain text, the last without its end.
    #[must_use]
    pub fn diagram(&self) -> String {
        dispatch!(AnyPosition(self), position => position.diagram())
    }

    /// A side's choice or throw cannot be taken: it belongs to another game.
    fn other_game(&self, given: GameKind) -> AnyIllegal {
        AnyIllegal::OtherGame {
            game: self.kind(),
            given,
        }
    }
}

/// The first name that stands twice before a `=` in a text.
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
        // No game has as many options.
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
