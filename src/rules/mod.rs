//! Positions, legal moves, throws and notation. No clock, no randomness, no Bevy.
//!
//! A throw always arrives from outside ([`Game::throw`]); a choice is one [`Game::Move`]; both
//! answer with the steps they caused, in order, or with a typed error and an unchanged position.

use std::fmt;

use serde::{Deserialize, Serialize};

mod any;
mod setup;
pub mod tablan;

pub use any::{
    AnyEvent, AnyIllegal, AnyMove, AnyNotationError, AnyOptions, AnyPosition, AnyStep, AnyThrow,
    AnyTurn,
};
pub use setup::{OptionState, Setup, SetupError};

/// One of the two players. Each game has its own names for them ([`GameKind::side_name`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Side {
    /// Tablan's Blue, Tablut's Black, Tapatan's and Tawula's White.
    First,
    /// Tablan's Red, Tablut's White, Tapatan's and Tawula's Black.
    Second,
}

impl Side {
    /// Both sides, in order.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// 0 for the first side, 1 for the second.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The games of the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GameKind {
    /// Mysore: a race and war along a snake-like path.
    Tablan,
}

impl GameKind {
    /// Every game, in the order in which they are offered.
    pub const ALL: [GameKind; 1] = [GameKind::Tablan];

    /// The lower-case name used in records, arguments and file names.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            GameKind::Tablan => "tablan",
        }
    }

    /// The lower-case English name of a side in this game, as records write it.
    #[must_use]
    pub const fn side_name(self, side: Side) -> &'static str {
        match (self, side) {
            (GameKind::Tablan, Side::First) => "blue",
            (GameKind::Tablan, Side::Second) => "red",
        }
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What a position waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expect {
    /// The side throws sticks or dice: call [`Game::throw`].
    Throw(Side),
    /// The side chooses among [`Game::moves`]: call [`Game::play`].
    Move(Side),
    /// The game is over: [`Game::outcome`] says how.
    Nothing,
}

/// How a finished game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// The winner, or none for a draw.
    pub winner: Option<Side>,
    /// Why the game stopped.
    pub reason: Reason,
    /// What each side scored, by [`Side::index`]; its unit is the game's own (Tablan: TN-18).
    pub score: [u8; 2],
}

/// Why a game stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// All survivors of the finisher are home (TN-17).
    Finished {
        /// Whose survivors are all home.
        by: Side,
    },
    /// A side has no pieces left (TN-19).
    WipedOut,
    /// Nobody can ever move again (TN-20).
    Dead,
    /// A side gave up.
    Resigned,
}

/// A position of one game together with the options in force.
///
/// Required: the primitives. Provided: what follows from them. Every method that can refuse
/// leaves the position as it was when it does.
pub trait Game: Clone + fmt::Debug + PartialEq + Sized {
    /// The switches of the rules; presets are named values of this type.
    type Options: Clone + fmt::Debug + PartialEq;
    /// What chance brings.
    type Throw: Copy + fmt::Debug + PartialEq;
    /// One choice of a player.
    type Move: Copy + fmt::Debug + PartialEq;
    /// One thing that happened, for whoever shows it.
    type Step: Clone + fmt::Debug + PartialEq;
    /// Why something was refused, in terms of the rule.
    type Illegal: std::error::Error + Clone + PartialEq;

    /// The start of a game in which `first` acts first.
    fn start(options: Self::Options, first: Side) -> Self;
    /// The options in force.
    fn options(&self) -> &Self::Options;
    /// What must come next.
    fn expect(&self) -> Expect;
    /// Takes a throw that was drawn outside.
    ///
    /// # Errors
    /// Refused where no throw is expected.
    fn throw(&mut self, throw: Self::Throw) -> Result<Vec<Self::Step>, Self::Illegal>;
    /// Appends every choice that [`Game::play`] accepts now, each once.
    fn moves(&self, into: &mut Vec<Self::Move>);
    /// Plays one choice.
    ///
    /// # Errors
    /// Refused, with the rule that forbids it, where the choice is not legal now.
    fn play(&mut self, choice: Self::Move) -> Result<Vec<Self::Step>, Self::Illegal>;
    /// The side gives up, at any time before the end.
    ///
    /// # Errors
    /// Refused once the game is over.
    fn resign(&mut self, side: Side) -> Result<Vec<Self::Step>, Self::Illegal>;
    /// How the game ended, if it has.
    fn outcome(&self) -> Option<Outcome>;
    /// The throws with their weights: shared by dice, odds and search.
    fn throws() -> &'static [(Self::Throw, u32)];

    /// The legal choices as a new list.
    fn legal_moves(&self) -> Vec<Self::Move> {
        let mut list = Vec::new();
        self.moves(&mut list);
        list
    }

    /// Whose turn it is, or none after the end.
    fn side_to_act(&self) -> Option<Side> {
        match self.expect() {
            Expect::Throw(side) | Expect::Move(side) => Some(side),
            Expect::Nothing => None,
        }
    }
}
