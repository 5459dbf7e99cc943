//! One closed type over the positions, choices, throws and steps of all games.
//!
//! Each game is a variant everywhere, so that a new one is one line in the list below and the
//! compiler names every other place that has to know it. Nothing is dynamic.

use std::fmt;

use thiserror::Error;

use super::options::{plain, shortened};
use super::{
    CompleteTurn, Event, Expect, Game, GameKind, Notation, OptionSet, OptionState, Outcome, Side,
    TooManyTurns, TurnLimits, TurnLine, complete_turns, tablan, tablut, tapatan, tawula,
};

/// What a turn of any game is made of.
pub type AnyEvent = Event<AnyThrow, AnyMove>;

/// A complete turn of any game: its choices and the position they lead to.
#[derive(Clone, Debug, PartialEq)]
pub struct AnyCompleteTurn {
    /// The choices in the order in which they are made.
    pub choices: Vec<AnyMove>,
    /// What they lead to.
    pub position: AnyPosition,
}

macro_rules! any_of {
    ($($game:ident in $module:ident),+ $(,)?) => {
        /// A position of any game; `Display` writes the game's name before the position's text.
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub enum AnyPosition {
            $(#[doc = concat!("A position of ", stringify!($game), ".")]
            $game($module::Position),)+
        }

        /// A choice in any game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum AnyMove {
            $(#[doc = concat!("A choice in ", stringify!($game), ".")]
            $game($module::Move),)+
        }

        /// A throw in any game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum AnyThrow {
            $(#[doc = concat!("A throw in ", stringify!($game), ".")]
            $game(<$module::Position as Game>::Throw),)+
        }

        /// A step of any game.
        #[derive(Clone, Debug, PartialEq)]
        pub enum AnyStep {
            $(#[doc = concat!("A step of ", stringify!($game), ".")]
            $game($module::Step),)+
        }

        /// The options of any game.
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub enum AnyOptions {
            $(#[doc = concat!("The options of ", stringify!($game), ".")]
            $game($module::Options),)+
        }

        /// One turn of any game as it is being written down; `Display` gives its line.
        #[derive(Clone, Debug, PartialEq)]
        pub enum AnyTurn {
            $(#[doc = concat!("A turn of ", stringify!($game), "; boxed, for it holds whole positions.")]
            $game(Box<$module::TurnText>),)+
        }

        /// Why a game refused something.
        #[derive(Clone, Debug, PartialEq, Error)]
        pub enum AnyIllegal {
            $(#[doc = concat!("The reason of ", stringify!($game), ".")]
            #[error(transparent)]
            $game(#[from] $module::Illegal),)+
            /// A throw was asked for in a game without throws.
            #[error("nothing is thrown in {game}")]
            NoThrows {
                /// The game played.
                game: GameKind,
            },
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
            $game(#[from] $module::NotationError),)+
        }

        /// Why the text of a position was refused.
        #[derive(Clone, Debug, PartialEq, Error)]
        pub enum AnyPositionError {
            $(#[doc = concat!("The reason of ", stringify!($game), ".")]
            #[error(transparent)]
            $game(#[from] $module::PositionError),)+
            /// The same option twice.
            #[error("{name:?} is given twice")]
            Twice {
                /// Its name.
                name: String,
            },
        }

        impl AnyNotationError {
            /// Whether the text could be read, and the rules forbid what it says.
            #[must_use]
            pub const fn is_illegal(&self) -> bool {
                match self {
                    $(AnyNotationError::$game(error) => {
                        matches!(error.problem, $module::NotationProblem::Illegal(_))
                    })+
                }
            }
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

            /// The position's text, without the game's name.
            #[must_use]
            pub fn text(&self) -> String {
                match self {
                    $(AnyPosition::$game(position) => position.to_string(),)+
                }
            }

            $(#[doc = concat!("The position, if it is one of ", stringify!($game), ".")]
            #[must_use]
            #[allow(irrefutable_let_patterns)]
            pub fn $module(&self) -> Option<&$module::Position> {
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

            /// What must come next.
            #[must_use]
            pub fn expect(&self) -> Expect {
                match self {
                    $(AnyPosition::$game(position) => position.expect(),)+
                }
            }

            /// Whose turn it is, or none after the end.
            #[must_use]
            pub fn side_to_act(&self) -> Option<Side> {
                match self {
                    $(AnyPosition::$game(position) => position.side_to_act(),)+
                }
            }

            /// How the game ended, if it has.
            #[must_use]
            pub fn outcome(&self) -> Option<Outcome> {
                match self {
                    $(AnyPosition::$game(position) => position.outcome(),)+
                }
            }

            /// Counts single turns from 1; at the end it names the last one.
            #[must_use]
            pub fn turn_number(&self) -> u32 {
                match self {
                    $(AnyPosition::$game(position) => position.turn_number(),)+
                }
            }

            /// The throws of this game with their weights; empty in a game without throws.
            #[must_use]
            pub fn throws(&self) -> Vec<(AnyThrow, u32)> {
                match self {
                    $(AnyPosition::$game(_) => $module::Position::throws()
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

            /// How many positions there are after so many throws and choices; what follows from
            /// finished ones is not counted, and throws that lead to the same position count once.
            #[must_use]
            pub fn perft(&self, depth: u32) -> u64 {
                match self {
                    $(AnyPosition::$game(position) => position.perft(depth),)+
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
                        $module::TurnText::parse(position, line)?,
                    ))),)+
                }
            }

            /// The board as lines of plain text, the last without its end.
            #[must_use]
            pub fn diagram(&self) -> String {
                match self {
                    $(AnyPosition::$game(position) => position.diagram(),)+
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

        impl AnyTurn {
            /// The turn that begins in a position, with nothing in it yet.
            #[must_use]
            pub fn new(before: &AnyPosition) -> AnyTurn {
                match before {
                    $(AnyPosition::$game(position) => {
                        AnyTurn::$game(Box::new($module::TurnText::new(position)))
                    })+
                }
            }

            /// Adds a throw or a choice.
            ///
            /// # Errors
            /// Refused as the position refuses it, and where the turn is over.
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

            /// Everything in it, in order.
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

            /// The position it has led to.
            #[must_use]
            pub fn position(&self) -> AnyPosition {
                match self {
                    $(AnyTurn::$game(turn) => AnyPosition::$game(turn.position().clone()),)+
                }
            }

            /// Whose turn it is; while a throw has not decided that (TW-3), the first side.
            #[must_use]
            pub fn side(&self) -> Side {
                match self {
                    $(AnyTurn::$game(turn) => turn.side(),)+
                }
            }

            /// Whether the turn is over.
            #[must_use]
            pub fn is_complete(&self) -> bool {
                match self {
                    $(AnyTurn::$game(turn) => turn.is_complete(),)+
                }
            }

            /// Which game it belongs to.
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

        impl AnyMove {
            $(#[doc = concat!("The choice, if it is one in ", stringify!($game), ".")]
            #[must_use]
            #[allow(irrefutable_let_patterns)]
            pub fn $module(self) -> Option<$module::Move> {
                if let AnyMove::$game(choice) = self {
                    Some(choice)
                } else {
                    None
                }
            })+

            /// Which game it belongs to.
            #[must_use]
            pub const fn kind(&self) -> GameKind {
                match self {
                    $(AnyMove::$game(_) => GameKind::$game,)+
                }
            }
        }

        impl AnyThrow {
            /// Which game it belongs to.
            #[must_use]
            pub const fn kind(&self) -> GameKind {
                match self {
                    $(AnyThrow::$game(_) => GameKind::$game,)+
                }
            }
        }

        impl AnyOptions {
            /// Which game they belong to.
            #[must_use]
            pub const fn kind(&self) -> GameKind {
                match self {
                    $(AnyOptions::$game(_) => GameKind::$game,)+
                }
            }

            /// The first preset of a game: its name and its options.
            pub(super) fn first_preset(kind: GameKind) -> (&'static str, AnyOptions) {
                match kind {
                    $(GameKind::$game => {
                        let (name, options) =
                            $module::Options::PRESETS.first().copied().unwrap_or_default();
                        (name, AnyOptions::$game(options))
                    })+
                }
            }

            /// A preset of a game by name: its proper name and its options.
            pub(super) fn of_preset(
                kind: GameKind,
                name: &str,
            ) -> Result<(&'static str, AnyOptions), super::OptionError> {
                match kind {
                    $(GameKind::$game => {
                        let (name, options) = $module::Options::of_preset(name)?;
                        Ok((name, AnyOptions::$game(options)))
                    })+
                }
            }

            /// The names of a game's presets, the default first.
            pub(super) fn presets(kind: GameKind) -> Vec<&'static str> {
                match kind {
                    $(GameKind::$game => {
                        $module::Options::PRESETS.iter().map(|(name, _)| *name).collect()
                    })+
                }
            }

            /// The preset from which these differ least.
            pub(super) fn nearest_preset(&self) -> &'static str {
                match self {
                    $(AnyOptions::$game(options) => options.nearest_preset().0,)+
                }
            }

            /// Sets one option by name.
            pub(super) fn set(&mut self, name: &str, value: &str) -> Result<(), super::OptionError> {
                match self {
                    $(AnyOptions::$game(options) => options.set(name, value),)+
                }
            }

            /// Every option with its value and the one that a preset of the game gives it.
            pub(super) fn states(&self, preset: &str) -> Vec<OptionState> {
                match self {
                    $(AnyOptions::$game(options) => {
                        let preset = $module::Options::of_preset(preset)
                            .map_or(*options, |(_, preset)| preset);
                        states(options, &preset)
                    })+
                }
            }
        }
    };
}

any_of! {
    Tablan in tablan,
    Tablut in tablut,
    Tapatan in tapatan,
    Tawula in tawula,
}

impl AnyPosition {
    /// A side's choice or throw cannot be taken: it belongs to another game.
    fn other_game(&self, given: GameKind) -> AnyIllegal {
        AnyIllegal::OtherGame {
            game: self.kind(),
            given,
        }
    }
}

/// The first name that stands twice before a `=` in a text.
pub(crate) fn given_twice(text: &str) -> Option<String> {
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

fn start<G: Game>(options: G::Options, first: Option<Side>) -> G {
    match first {
        Some(first) => G::start(options, first),
        None => G::opening(options),
    }
}

fn states<O: OptionSet>(options: &O, preset: &O) -> Vec<OptionState> {
    let value = |options: &O, place: usize| O::SWITCHES[place].values[options.choice(place)];
    O::SWITCHES
        .iter()
        .enumerate()
        .map(|(place, info)| OptionState {
            name: info.name,
            value: value(options, place),
            preset_value: value(preset, place),
            accepted: info.values,
            rule: info.rule,
        })
        .collect()
}
