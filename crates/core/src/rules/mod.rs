//! Positions, legal moves, throws and notation. No clock, no randomness, no Bevy.
//!
//! A throw always arrives from outside ([`Rules::throw`]); a choice is one [`Rules::Move`]; both
//! answer with the steps they caused, in order, or with a typed error and an unchanged position.

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
pub use setup::{OptionState, Setup, SetupError};
pub use turns::{CompleteTurn, TooManyTurns, TurnLimits, complete_turns};
pub use weighted::{pick, picked_at};

/// One of the two players. Each game has its own names for them ([`GameKind::side_name`]).
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
    /// How many games of a match it counts for each side, by [`Side::index`]: one for the winner, in Tawula
    /// seven for a cappotto (TW-15), and nothing for a draw (TW-12).
    #[must_use]
    pub fn games(&self, game: GameKind) -> [u8; 2] {
        let mut games = [0; 2];
        if let Some(winner) = self.winner {
            // In Tablan the score counts pieces (TN-18).
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
    /// All of them.
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

    /// The reason in lower-case English words, as records write it; `kind` gives the sides' names.
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

/// What a position waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expect {
    /// The side throws sticks or dice: call [`Rules::throw`].
    Throw(Side),
    /// The side chooses among [`Rules::moves`]: call [`Rules::play`].
    Move(Side),
    /// The game is over: [`Rules::outcome`] says how.
    Nothing,
}

/// One thing a turn is made of, in the order in which it was accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event<T, M> {
    /// A throw fell.
    Throw(T),
    /// A choice was made.
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

/// How a finished game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// The winner, or none for a draw.
    pub winner: Option<Side>,
    /// Why the game stopped.
    pub reason: EndReason,
    /// What each side scored, by [`Side::index`]: in Tablan its pieces by TN-18, in the other games
    /// the games that the result counts, such as 1-0, or 0-7 for a cappotto (TW-15).
    pub score: [u8; 2],
}

/// Why a game stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EndReason {
    /// Tablan: all survivors of the finisher are home (TN-17).
    Finished {
        /// Whose survivors are all home.
        by: Side,
    },
    /// Tablan: a side has no pieces left (TN-19).
    WipedOut,
    /// Nobody can ever move again (TN-20, TW-12).
    Dead,
    /// Tablut: the king has reached the edge or a corner (TT-10, TT-23).
    KingEscaped,
    /// Tablut: the king has been captured (TT-8, TT-22).
    KingCaptured,
    /// Tablut: the king has been shut in (TT-12).
    KingShutIn,
    /// The side to move cannot (TT-13, TP-6).
    NoMove,
    /// The same position for the third time (TT-14, TP-7).
    Repetition,
    /// Tapatan: three in line (TP-5).
    ThreeInLine,
    /// Tawula: fifteen pieces borne off (TW-14).
    BorneOff,
    /// Tawula: the cappotto (TW-15).
    Cappotto,
    /// The players agreed on a draw.
    Agreed,
    /// A side gave up.
    Resigned,
    /// A side ran out of the time that the players had given themselves.
    OutOfTime,
}

/// A position of one game together with the options in force.
///
/// Required: the primitives. Provided: what follows from them. Every method that can refuse
/// leaves the position as it was when it does.
pub trait Rules: Clone + fmt::Debug + Eq + Hash + Sized {
    /// Which game it is.
    const KIND: GameKind;
    /// The lower-case name used in records, arguments and file names.
    const NAME: &'static str;
    /// The lower-case English names of the sides, as records write them; their first letters differ.
    const SIDE_NAMES: [&'static str; 2];
    /// The ways in which the rules end a game; any game can also end by agreement, by resignation or on time.
    const END_REASONS: &'static [EndReason];
    /// The width of a square board on which turned and mirrored positions play alike; `None` on other boards.
    const SQUARE_BOARD: Option<usize> = None;
    /// A win can count seven games of a match (TW-15).
    const HAS_CAPPOTTO: bool = false;
    /// `true` if the score of a finished game counts pieces (TN-18) instead of games of a match.
    const SCORE_COUNTS_PIECES: bool = false;
    /// A throw may decide who acts first (TW-3).
    const HAS_OPENING_THROW: bool = false;

    /// The options of the rules; presets are named values of this type.
    type Options: OptionSet;
    /// What chance brings.
    type Throw: Copy + fmt::Debug + fmt::Display + Eq + Hash + 'static;
    /// One choice of a player.
    type Move: Copy + fmt::Debug + Eq + Hash + Ord;
    /// One thing that happened, for whoever shows it.
    type Step: Clone + fmt::Debug + PartialEq;
    /// Why something was refused, in terms of the rule.
    type Illegal: std::error::Error + Clone + PartialEq;

    /// The start of a game in which `first` acts first.
    fn start(options: Self::Options, first: Side) -> Self;
    /// The start of a game in which nobody has been chosen to act first: a throw decides where the
    /// game has such a throw (TW-3), and otherwise it is the first side.
    fn opening(options: Self::Options) -> Self {
        Self::start(options, Side::First)
    }
    /// The options in force.
    fn options(&self) -> &Self::Options;
    /// What must come next.
    fn expect(&self) -> Expect;
    /// Takes a throw that was drawn outside.
    ///
    /// # Errors
    /// Refused where no throw is expected.
    fn throw(&mut self, throw: Self::Throw) -> Result<Vec<Self::Step>, Self::Illegal>;
    /// Appends every choice that [`Rules::play`] accepts now, each once.
    fn moves(&self, into: &mut Vec<Self::Move>);
    /// Judges a choice as [`Rules::play`] does, without playing it.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn explain(&self, choice: Self::Move) -> Result<(), Self::Illegal>;
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
    /// The side loses because its time is up, which is measured outside, at any moment before the end.
    ///
    /// # Errors
    /// Refused once the game is over.
    fn run_out_of_time(&mut self, side: Side) -> Result<Vec<Self::Step>, Self::Illegal>;
    /// Both sides agree on a draw, at any time before the end.
    ///
    /// # Errors
    /// Refused once the game is over.
    fn agree_draw(&mut self) -> Result<Vec<Self::Step>, Self::Illegal>;
    /// How the game ended, if it has.
    fn outcome(&self) -> Option<Outcome>;
    /// Counts single turns from 1; at the end it names the last one.
    fn turn_number(&self) -> u32;
    /// The throws with their weights: shared by dice, odds and search.
    fn throws() -> &'static [(Self::Throw, u32)];

    /// Takes a throw without telling what it causes; does nothing where [`Rules::throw`] refuses.
    fn take(&mut self, throw: Self::Throw) {
        let _ = self.throw(throw);
    }

    /// Plays a choice that is known to be legal, without telling what it causes: for searches and
    /// random play. What an illegal choice leads to is unspecified, but it is no panic.
    fn advance(&mut self, choice: Self::Move) {
        let _ = self.play(choice);
    }

    /// One of the legal choices, all alike likely, or none where no choice is to be made. `draw`
    /// gives 64 random bits at a time.
    fn random_move(&self, draw: &mut impl FnMut() -> u64) -> Option<Self::Move> {
        let choices = self.legal_moves();
        let place = (u128::from(draw()) * choices.len() as u128) >> 64;
        choices.get(place as usize).copied()
    }

    /// How many positions there are after so many throws and choices, counted along every way;
    /// what follows from finished ones is not counted, and throws that lead to the same position
    /// count once.
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

    /// Whose turn it is, or none after the end.
    fn side_to_act(&self) -> Option<Side> {
        match self.expect() {
            Expect::Throw(side) | Expect::Move(side) => Some(side),
            Expect::Nothing => None,
        }
    }
}

/// A game whose positions, choices and turns can be written down and read back.
///
/// A position reads what its `Display` writes.
pub trait Notation: Rules + fmt::Display + FromStr<Err: std::error::Error> {
    /// Why a text was refused, and where in it.
    type NotationError: std::error::Error + Clone + PartialEq;
    /// One turn as a line.
    type Turn: TurnLine<Self>;

    /// One choice in its one spelling: without marks for what follows from it, captures named.
    fn write_choice(&self, choice: Self::Move) -> String;
    /// A throw as players of the game write it, such as `8` or `6 5`.
    fn write_throw(throw: Self::Throw) -> String;
    /// `true` if two throws are the same for a turn. By default they have to be equal.
    #[must_use]
    fn is_same_throw(one: Self::Throw, other: Self::Throw) -> bool {
        one == other
    }
    /// Reads one choice; marks may stand behind it, and captures may be left out.
    ///
    /// # Errors
    /// What cannot be read, does not fit the position or is not legal.
    fn read_choice(&self, text: &str) -> Result<Self::Move, Self::NotationError>;
    /// The board as lines of plain text, the last without its end.
    fn diagram(&self) -> String;
    /// The names of places, for error messages: `a1 to i9`.
    const PLACES: &'static str;
    /// The number of a cell, square or point from its name. Points of Tawula are White's, from 1.
    fn place_number(name: &str) -> Option<u8>;
    /// The name of a cell, square or point; `None` if the board has no place with this number.
    fn place_name(number: u8) -> Option<String>;
}

/// One turn as it is being written down, complete or under way; `Display` writes its line.
pub trait TurnLine<G: Notation>: Clone + fmt::Debug + PartialEq + fmt::Display {
    /// The turn that begins, or goes on, in a position, with nothing in it yet.
    fn new(before: &G) -> Self;
    /// Reads a line and replays it from the position in which the turn begins.
    ///
    /// # Errors
    /// What cannot be read, does not fit the position or is not legal, and where in the line.
    fn parse(before: &G, line: &str) -> Result<Self, G::NotationError>;
    /// Adds a throw or a choice.
    ///
    /// # Errors
    /// Refused as the position refuses it, and where the turn is over; nothing changes then.
    fn push(&mut self, event: Event<G::Throw, G::Move>) -> Result<Vec<G::Step>, G::Illegal>;
    /// Everything in it, in order.
    fn events(&self) -> &[Event<G::Throw, G::Move>];
    /// The position it has led to.
    fn position(&self) -> &G;
    /// Whose turn it is; while it is not decided (TW-3), the first side.
    fn side(&self) -> Side;
    /// Whether the turn is over.
    fn is_complete(&self) -> bool;
}
