//! Implements the rules of the games: positions, legal moves, throws and notation.
//!
//! The rules never roll. The caller passes each throw to [`Rules::throw`] and each choice to [`Rules::play`]. Both
//! return the resulting steps in order, or a typed error and an unchanged position.
//! They never read a clock or draw a random number either.

use std::fmt;
use std::hash::Hash;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

mod any;
mod game_kind;
mod match_score;
mod notation;
mod options;
mod perft;
mod places;
mod position_text;
mod printable;
mod reason_keys;
mod setup;
pub mod tablan;
pub mod tablut;
pub mod tapatan;
pub mod tawula;
mod turns;
mod weighted;
mod words;

pub use any::given_twice;
pub use any::{
    AnyCompleteTurn, AnyEvent, AnyIllegal, AnyMove, AnyNotationError, AnyOptions, AnyPosition,
    AnyPositionError, AnyReason, AnyStep, AnyThrow, AnyTurn,
};
pub use game_kind::GameKind;
pub use game_kind::{dispatch, for_games, with_game};
pub use match_score::{MatchScore, MatchScoreError};
pub use notation::{LineProblem, NotationError};
pub use options::{NamedPreset, NamedValue, Names, OptionError, OptionInfo, OptionSet};
pub use options::{shortened, shortened_to};
pub use position_text::FieldError;
pub use printable::{printable, printable_lines};
pub use setup::{OptionState, Setup, SetupError};
pub use turns::{CompleteTurn, TooManyTurns, TurnLimits, complete_turns};
pub use weighted::{entry_at, pick};

/// One of the two players. Every game has names for its sides ([`GameKind::side_name`]).
///
/// ```
/// use tavoliere_core::rules::{GameKind, Side};
///
/// assert_eq!(Side::BOTH.map(Side::index), [0, 1]);
/// assert_eq!(GameKind::Tawula.side_name(Side::Second), "black");
/// ```
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

impl Outcome {
    /// The number of games that the result adds to a match score, by [`Side::index`]: 1 for the winner, 7 for a
    /// cappotto in Tawula (TW-15), and 0 for both after a draw (TW-12).
    #[must_use]
    pub fn games(&self, game: GameKind) -> [u8; 2] {
        let mut games = [0; 2];
        if let Some(winner) = self.winner {
            // Tablan's score counts pieces instead of games (TN-18).
            let has_cappotto = game.has_cappotto();
            games[winner.index()] = if has_cappotto {
                self.score[winner.index()]
            } else {
                1
            };
        }
        games
    }
}

impl EndReason {
    /// All reasons.
    pub const ALL: [EndReason; 15] = [
        EndReason::Finished { by: Side::First },
        EndReason::Finished { by: Side::Second },
        EndReason::WipedOut,
        EndReason::Dead,
        EndReason::KingEscaped,
        EndReason::KingCaptured,
        EndReason::KingShutIn,
        EndReason::NoMove,
        EndReason::Repetition,
        EndReason::ThreeInLine,
        EndReason::BorneOff,
        EndReason::Cappotto,
        EndReason::Agreed,
        EndReason::Resigned,
        EndReason::OutOfTime,
    ];

    /// `true` if a game can end this way.
    #[must_use]
    pub fn is_of(self, game: GameKind) -> bool {
        match self {
            EndReason::Agreed | EndReason::Resigned | EndReason::OutOfTime => true,
            _ => with_game!(game, Game => Game::END_REASONS.contains(&self)),
        }
    }

    /// The reason in lower-case English words, as records write it. `kind` supplies the sides' names.
    #[must_use]
    pub fn words(self, kind: GameKind) -> String {
        match self {
            EndReason::Finished { by } => return format!("finished by {}", kind.side_name(by)),
            EndReason::WipedOut => "wiped out",
            EndReason::Dead => "dead position",
            EndReason::KingEscaped => "king escaped",
            EndReason::KingCaptured => "king captured",
            EndReason::KingShutIn => "king shut in",
            EndReason::NoMove => "no move",
            EndReason::Repetition => "repetition",
            EndReason::ThreeInLine => "three in line",
            EndReason::BorneOff => "borne off",
            EndReason::Cappotto => "capote",
            EndReason::Agreed => "agreement",
            EndReason::Resigned => "resignation",
            EndReason::OutOfTime => "time",
        }
        .to_owned()
    }
}

/// The input that a position waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expect {
    /// The side must throw sticks or dice: call [`Rules::throw`].
    Throw(Side),
    /// The side must pick one of [`Rules::moves`]: call [`Rules::play`].
    Move(Side),
    /// The game is over. [`Rules::outcome`] returns the result.
    Nothing,
}

/// One throw or one choice of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event<T, M> {
    /// A throw.
    Throw(T),
    /// A choice.
    Play(M),
}

/// The throw of a game without throws, of which no value exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum NoThrow {}

impl fmt::Display for NoThrow {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

/// The result of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// The winner. `None` for a draw.
    pub winner: Option<Side>,
    /// The reason for the end.
    pub reason: EndReason,
    /// The score of each side, by [`Side::index`]. In Tablan it counts pieces (TN-18), in the other games the games for
    /// the match, such as 1-0, or 0-7 for a cappotto (TW-15).
    pub score: [u8; 2],
}

/// The reason for the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EndReason {
    /// Tablan: all survivors of the finisher are home (TN-17).
    Finished {
        /// The side whose survivors are all home.
        by: Side,
    },
    /// Tablan: a side has no pieces left (TN-19).
    WipedOut,
    /// No piece can ever move again (TN-20, TW-12).
    Dead,
    /// Tablut: the king has reached the edge or a corner (TT-10, TT-23).
    KingEscaped,
    /// Tablut: the king has been captured (TT-8, TT-22).
    KingCaptured,
    /// Tablut: the king has been shut in (TT-12).
    KingShutIn,
    /// The side to move has no legal move (TT-13, TP-6).
    NoMove,
    /// The same position has come up for the third time (TT-14, TP-7).
    Repetition,
    /// Tapatan: three pieces in a row (TP-5).
    ThreeInLine,
    /// Tawula: a side has borne off all 15 pieces (TW-14).
    BorneOff,
    /// Tawula: a cappotto (TW-15).
    Cappotto,
    /// The players agreed on a draw.
    Agreed,
    /// A side resigned.
    Resigned,
    /// A side ran out of time on the players' clock.
    OutOfTime,
}

/// A position of one game with its rule options.
///
/// Games implement the required methods. The provided ones are derived from them. If a method returns an error, the
/// position hasn't changed.
pub trait Rules: Clone + fmt::Debug + Eq + Hash + Sized {
    /// The game.
    const KIND: GameKind;
    /// The lower-case name in records, arguments and file names.
    const NAME: &'static str;
    /// The lower-case English names of the sides in records. Their first letters differ.
    const SIDE_NAMES: [&'static str; 2];
    /// The ways in which the rules end a game; any game can also end by agreement, by resignation or on time.
    const END_REASONS: &'static [EndReason];
    /// The width of a square board on which turned and mirrored positions play alike; `None` on other boards.
    const SQUARE_BOARD: Option<usize> = None;
    /// A win can count seven games of a match (TW-15).
    const HAS_CAPPOTTO: bool = false;
    /// `true` if the score of a finished game counts pieces (TN-18) instead of games of a match.
    const SCORE_COUNTS_PIECES: bool = false;
    /// The preset with the fewest and plainest rules, for children.
    const SIMPLEST_PRESET: &'static str;
    /// `true` if the game has an opening throw unless a first side is chosen (TW-3).
    const HAS_OPENING_THROW: bool = false;

    /// The rule options. Presets are named values of this type.
    type Options: OptionSet;
    /// A throw of sticks or dice.
    type Throw: Copy + fmt::Debug + fmt::Display + Eq + Hash + 'static;
    /// One choice of a player.
    type Move: Copy + fmt::Debug + Eq + Hash + Ord;
    /// One effect of a throw or choice, for example for the animation.
    type Step: Clone + fmt::Debug + PartialEq;
    /// The reason for a refusal, with its rule.
    type Illegal: std::error::Error + Clone + PartialEq;

    /// Returns the starting position in which `first` moves first.
    fn start(options: Self::Options, first: Side) -> Self;
    /// Returns the starting position of a game whose first player isn't chosen in advance. If the game has an opening
    /// throw (TW-3), it decides. Otherwise the first side moves first.
    fn opening(options: Self::Options) -> Self {
        Self::start(options, Side::First)
    }
    /// The rule options.
    fn options(&self) -> &Self::Options;
    /// `true` if the position expects a throw that can decide who moves first (TN-4, TW-3).
    fn is_opening(&self) -> bool {
        false
    }
    /// The next input of the position.
    fn expect(&self) -> Expect;
    /// Applies a throw. The caller draws it.
    ///
    /// # Errors
    /// Fails if the position doesn't expect a throw.
    fn throw(&mut self, throw: Self::Throw) -> Result<Vec<Self::Step>, Self::Illegal>;
    /// Appends every choice that [`Rules::play`] accepts now, each once.
    fn moves(&self, into: &mut Vec<Self::Move>);
    /// Checks if [`Rules::play`] would accept a choice.
    ///
    /// # Errors
    /// Fails with the broken rule if the choice isn't legal.
    fn check_move(&self, choice: Self::Move) -> Result<(), Self::Illegal>;
    /// Plays a choice.
    ///
    /// # Errors
    /// Fails with the broken rule if the choice isn't legal. The position then stays unchanged.
    fn play(&mut self, choice: Self::Move) -> Result<Vec<Self::Step>, Self::Illegal>;
    /// Makes a side resign. Possible at any time before the end.
    ///
    /// # Errors
    /// Fails if the game is over.
    fn resign(&mut self, side: Side) -> Result<Vec<Self::Step>, Self::Illegal>;
    /// Makes a side lose on time. The caller runs the clock. Possible at any time before the end.
    ///
    /// # Errors
    /// Fails if the game is over.
    fn run_out_of_time(&mut self, side: Side) -> Result<Vec<Self::Step>, Self::Illegal>;
    /// Ends the game as a draw by agreement. Possible at any time before the end.
    ///
    /// # Errors
    /// Fails if the game is over.
    fn agree_draw(&mut self) -> Result<Vec<Self::Step>, Self::Illegal>;
    /// The result. `None` until the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// The number of the current turn, from 1. After the end it's the number of the last turn. Each side's turn counts
    /// separately.
    fn turn_number(&self) -> u32;
    /// The number of occurrences of this position with the same side to act, including this one, if a third one is a
    /// draw (TT-14, TP-7). Otherwise 1, as by default.
    fn occurrences(&self) -> usize {
        1
    }
    /// All throws with their weights. Dice, odds and searches use this one table.
    fn throws() -> &'static [(Self::Throw, u32)];

    /// Applies a throw without returning its steps. Does nothing if [`Rules::throw`] fails.
    fn apply_throw(&mut self, throw: Self::Throw) {
        let _ = self.throw(throw);
    }

    /// Plays a legal choice without returning its steps, for searches and random play. The result of an illegal choice
    /// is unspecified, but it never panics.
    fn apply_move(&mut self, choice: Self::Move) {
        let _ = self.play(choice);
    }

    /// Picks one of the legal choices with equal probability. `None` if no choice is expected. Each call of `draw` must
    /// return 64 random bits.
    fn random_move(&self, draw: &mut impl FnMut() -> u64) -> Option<Self::Move> {
        let choices = self.legal_moves();
        let place = (u128::from(draw()) * choices.len() as u128) >> 64;
        choices.get(place as usize).copied()
    }

    /// Counts the sequences of `depth` throws and choices from here. A finished game has no continuation, and throws
    /// that lead to the same position count once.
    #[must_use]
    fn perft(&self, depth: u32) -> u64 {
        perft::count(self, depth)
    }

    /// The legal choices as a new list.
    fn legal_moves(&self) -> Vec<Self::Move> {
        let mut list = Vec::new();
        self.moves(&mut list);
        list
    }

    /// The side to act. `None` after the end.
    fn side_to_act(&self) -> Option<Side> {
        match self.expect() {
            Expect::Throw(side) | Expect::Move(side) => Some(side),
            Expect::Nothing => None,
        }
    }
}

/// A game whose positions, choices and turns have a text form.
///
/// `FromStr` reads the text that `Display` writes.
pub trait Notation: Rules + fmt::Display + FromStr<Err: std::error::Error> {
    /// The reason why a text can't be read, with its place.
    type NotationError: std::error::Error + Clone + PartialEq;
    /// One turn, written as a line.
    type Turn: TurnLine<Self>;

    /// Writes a choice in its standard form: captures are named, marks for other effects are left out.
    fn write_choice(&self, choice: Self::Move) -> String;
    /// Writes a throw as players of the game do, such as `8` or `6 5`.
    fn write_throw(throw: Self::Throw) -> String;
    /// `true` if two throws have the same effect in a turn. By default they must be equal.
    #[must_use]
    fn is_same_throw(one: Self::Throw, other: Self::Throw) -> bool {
        one == other
    }
    /// Reads a choice. Marks can follow it, and captures can be left out.
    ///
    /// # Errors
    /// Fails if the text can't be read, doesn't fit the position or isn't a legal choice.
    fn read_choice(&self, text: &str) -> Result<Self::Move, Self::NotationError>;
    /// The board as lines of plain text, without a line break at the end.
    fn diagram(&self) -> String;
    /// The names of places, for error messages: `a1 to i9`.
    const PLACES: &'static str;
    /// The number of a cell, square or point from its name. Points of Tawula are White's, from 1.
    fn place_number(name: &str) -> Option<u8>;
    /// The name of a cell, square or point; `None` if the board has no place with this number.
    fn place_name(number: u8) -> Option<String>;
}

/// A complete or unfinished turn. `Display` writes its line.
pub trait TurnLine<G: Notation>: Clone + fmt::Debug + PartialEq + fmt::Display {
    /// Returns an empty turn that starts or continues in a position.
    fn new(before: &G) -> Self;
    /// Reads a line and replays it from the position at the start of the turn.
    ///
    /// # Errors
    /// Fails, with the column, if the text can't be read, doesn't fit the position or isn't legal.
    fn parse(before: &G, line: &str) -> Result<Self, G::NotationError>;
    /// Adds a throw or a choice.
    ///
    /// # Errors
    /// Fails if the position refuses the event, or if the turn is over. The turn then stays unchanged.
    fn push(&mut self, event: Event<G::Throw, G::Move>) -> Result<Vec<G::Step>, G::Illegal>;
    /// The throws and choices, in order.
    fn events(&self) -> &[Event<G::Throw, G::Move>];
    /// The position after the last event.
    fn position(&self) -> &G;
    /// The side whose turn it is. Before an opening throw has decided (TN-4, TW-3), the side that throws next.
    fn side(&self) -> Side;
    /// `true` if the turn is over.
    fn is_complete(&self) -> bool;
}
