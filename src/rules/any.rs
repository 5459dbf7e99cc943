//! One closed type over the positions, choices, throws and steps of all games.
//!
//! Each game is a variant everywhere, so that a new one is a variant here and the compiler names
//! every place that has to know it. Nothing is boxed or dynamic.

use std::fmt;

use thiserror::Error;

use super::tablan;
use super::{Event, Expect, Game, GameKind, Notation, Outcome, Side, TurnLine};

/// A position of any game.
#[derive(Clone, Debug, PartialEq)]
pub enum AnyPosition {
    /// A Tablan position.
    Tablan(tablan::Position),
}

/// A choice in any game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum AnyMove {
    /// A Tablan choice.
    Tablan(tablan::Move),
}

/// A throw in any game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum AnyThrow {
    /// Tablan's four sticks.
    Tablan(tablan::Value),
}

/// A step of any game.
#[derive(Clone, Debug, PartialEq)]
pub enum AnyStep {
    /// A Tablan step.
    Tablan(tablan::Step),
}

/// The options of any game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum AnyOptions {
    /// Tablan's options.
    Tablan(tablan::Options),
}

/// What a turn of any game is made of.
pub type AnyEvent = Event<AnyThrow, AnyMove>;

/// One turn of any game as it is being written down; `Display` gives its line.
#[derive(Clone, Debug, PartialEq)]
pub enum AnyTurn {
    /// A Tablan turn; boxed, for it holds a whole position.
    Tablan(Box<tablan::TurnText>),
}

/// Why a game refused something.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum AnyIllegal {
    /// Tablan's reason.
    #[error(transparent)]
    Tablan(#[from] tablan::Illegal),
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

/// Why a turn's text was refused.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum AnyNotationError {
    /// Tablan's reason.
    #[error(transparent)]
    Tablan(#[from] tablan::NotationError),
}

impl AnyPosition {
    /// The start of a game in which `first` acts first.
    #[must_use]
    pub fn start(options: AnyOptions, first: Side) -> AnyPosition {
        match options {
            AnyOptions::Tablan(options) => {
                AnyPosition::Tablan(tablan::Position::start(options, first))
            }
        }
    }

    /// Which game it is.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        match self {
            AnyPosition::Tablan(_) => GameKind::Tablan,
        }
    }

    /// The options in force.
    #[must_use]
    pub fn options(&self) -> AnyOptions {
        match self {
            AnyPosition::Tablan(position) => AnyOptions::Tablan(*position.options()),
        }
    }

    /// What must come next.
    #[must_use]
    pub fn expect(&self) -> Expect {
        match self {
            AnyPosition::Tablan(position) => position.expect(),
        }
    }

    /// Whose turn it is, or none after the end.
    #[must_use]
    pub fn side_to_act(&self) -> Option<Side> {
        match self {
            AnyPosition::Tablan(position) => position.side_to_act(),
        }
    }

    /// How the game ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            AnyPosition::Tablan(position) => position.outcome(),
        }
    }

    /// The throws of this game with their weights; empty in a game without throws.
    #[must_use]
    pub fn throws(&self) -> Vec<(AnyThrow, u32)> {
        match self {
            AnyPosition::Tablan(_) => tablan::Position::throws()
                .iter()
                .map(|&(value, weight)| (AnyThrow::Tablan(value), weight))
                .collect(),
        }
    }

    /// Every choice that [`AnyPosition::play`] accepts now, each once.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<AnyMove> {
        match self {
            AnyPosition::Tablan(position) => position
                .legal_moves()
                .into_iter()
                .map(AnyMove::Tablan)
                .collect(),
        }
    }

    /// Takes a throw that was drawn outside.
    ///
    /// # Errors
    /// Refused where no throw is expected, or for a throw of another game.
    pub fn throw(&mut self, throw: AnyThrow) -> Result<Vec<AnyStep>, AnyIllegal> {
        self.check(throw.kind())?;
        match (self, throw) {
            (AnyPosition::Tablan(position), AnyThrow::Tablan(value)) => {
                Ok(tablan_steps(position.throw(value)?))
            }
        }
    }

    /// Plays one choice.
    ///
    /// # Errors
    /// Refused, with the rule that forbids it, where the choice is not legal now, and for a choice
    /// of another game.
    pub fn play(&mut self, choice: AnyMove) -> Result<Vec<AnyStep>, AnyIllegal> {
        self.check(choice.kind())?;
        match (self, choice) {
            (AnyPosition::Tablan(position), AnyMove::Tablan(choice)) => {
                Ok(tablan_steps(position.play(choice)?))
            }
        }
    }

    /// A side gives up.
    ///
    /// # Errors
    /// Refused once the game is over.
    pub fn resign(&mut self, side: Side) -> Result<Vec<AnyStep>, AnyIllegal> {
        match self {
            AnyPosition::Tablan(position) => Ok(tablan_steps(position.resign(side)?)),
        }
    }

    /// Judges a choice as [`AnyPosition::play`] does, without playing it.
    ///
    /// # Errors
    /// The rule that forbids it, or a choice of another game.
    pub fn explain(&self, choice: AnyMove) -> Result<(), AnyIllegal> {
        self.check(choice.kind())?;
        match (self, choice) {
            (AnyPosition::Tablan(position), AnyMove::Tablan(choice)) => {
                Ok(position.explain(choice)?)
            }
        }
    }

    /// A single choice in the notation of its game, in the position in which it is made; a choice
    /// of another game has no text.
    #[must_use]
    pub fn write_choice(&self, choice: AnyMove) -> String {
        match (self, choice) {
            (AnyPosition::Tablan(position), AnyMove::Tablan(choice)) => {
                position.write_choice(choice)
            }
        }
    }

    /// Reads the line of the turn that begins in this position; it may stop wherever a turn can be
    /// interrupted.
    ///
    /// # Errors
    /// What cannot be read or is not legal, and where in the line.
    pub fn read_turn(&self, line: &str) -> Result<AnyTurn, AnyNotationError> {
        match self {
            AnyPosition::Tablan(position) => Ok(AnyTurn::Tablan(Box::new(
                tablan::TurnText::parse(position, line)?,
            ))),
        }
    }

    fn check(&self, given: GameKind) -> Result<(), AnyIllegal> {
        let game = self.kind();
        if game == given {
            Ok(())
        } else {
            Err(AnyIllegal::OtherGame { game, given })
        }
    }
}

impl AnyTurn {
    /// The turn that begins in a position, with nothing in it yet.
    #[must_use]
    pub fn new(before: &AnyPosition) -> AnyTurn {
        match before {
            AnyPosition::Tablan(position) => {
                AnyTurn::Tablan(Box::new(tablan::TurnText::new(position)))
            }
        }
    }

    /// Adds a throw or a choice.
    ///
    /// # Errors
    /// Refused as the position refuses it, and where the turn is over.
    pub fn push(&mut self, event: AnyEvent) -> Result<(), AnyIllegal> {
        match (self, event) {
            (AnyTurn::Tablan(turn), AnyEvent::Throw(AnyThrow::Tablan(value))) => {
                turn.push(tablan::Event::Throw(value))?;
            }
            (AnyTurn::Tablan(turn), AnyEvent::Play(AnyMove::Tablan(choice))) => {
                turn.push(tablan::Event::Play(choice))?;
            }
        }
        Ok(())
    }

    /// Everything in it, in order.
    #[must_use]
    pub fn events(&self) -> Vec<AnyEvent> {
        match self {
            AnyTurn::Tablan(turn) => turn
                .events()
                .iter()
                .map(|event| match *event {
                    tablan::Event::Throw(value) => AnyEvent::Throw(AnyThrow::Tablan(value)),
                    tablan::Event::Play(choice) => AnyEvent::Play(AnyMove::Tablan(choice)),
                })
                .collect(),
        }
    }
}

impl fmt::Display for AnyTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnyTurn::Tablan(turn) => turn.fmt(f),
        }
    }
}

impl AnyMove {
    /// Which game it belongs to.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        match self {
            AnyMove::Tablan(_) => GameKind::Tablan,
        }
    }
}

impl AnyThrow {
    /// Which game it belongs to.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        match self {
            AnyThrow::Tablan(_) => GameKind::Tablan,
        }
    }
}

impl AnyOptions {
    /// Which game they belong to.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        match self {
            AnyOptions::Tablan(_) => GameKind::Tablan,
        }
    }
}

fn tablan_steps(steps: Vec<tablan::Step>) -> Vec<AnyStep> {
    steps.into_iter().map(AnyStep::Tablan).collect()
}
