//! Defines the trait with which a game with throws supports rollouts.

use std::fmt;
use std::hash::Hash;
use std::ops::{Add, Sub};

use super::BalancedThrows;
use crate::ai::game_player::GamePlayer;
use crate::rules::{MatchScore, Side};

/// The integer for the value of a whole game.
pub(crate) const WHOLE: i64 = 1 << 20;

/// The value of a position for the first side, in parts of [`WHOLE`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Value {
    /// The win chance, with a draw counting half.
    pub win: i64,
    /// The value by which choices are compared. It's the win chance, or in a match the value of the game for the match.
    pub utility: i64,
}

impl Value {
    /// The same value for a side.
    pub fn for_side(self, side: Side) -> Value {
        match side {
            Side::First => self,
            Side::Second => Value {
                win: WHOLE - self.win,
                utility: WHOLE - self.utility,
            },
        }
    }
}

impl Add for Value {
    type Output = Value;

    fn add(self, other: Value) -> Value {
        Value {
            win: self.win + other.win,
            utility: self.utility + other.utility,
        }
    }
}

impl Sub for Value {
    type Output = Value;

    fn sub(self, other: Value) -> Value {
        Value {
            win: self.win - other.win,
            utility: self.utility - other.utility,
        }
    }
}

/// A turn played in a rollout.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlayedTurn<E> {
    /// The state at the end of the turn.
    pub end: E,
    /// The value of its throw, as estimated before the turn. Its mean over all throws is always
    /// [`TurnExpectation::expected`].
    pub estimated: Value,
}

/// The expectation at the end of a turn.
pub(crate) trait TurnExpectation: Clone + fmt::Debug {
    /// The mean over all possible next throws, each with its best use by the network.
    fn expected(&self) -> Value;

    /// `true` if the game is over. The expected value is then that of its result.
    fn is_over(&self) -> bool;
}

/// A player for rollouts. It plays a game with throws turn by turn with the choices that the network prefers.
pub(crate) trait TurnPlayer: Clone + fmt::Debug {
    /// The game.
    type Game: GamePlayer + Copy;
    /// The state of a position at the end of a turn.
    type End: Copy + fmt::Debug + Eq + Hash;
    /// The expectation there.
    type Expectation: TurnExpectation;

    /// The number of different first throws of a turn, all equally likely.
    const FIRST_THROWS: u32;

    /// A player with the options of a position, in a match with this score before the game.
    fn new(position: &Self::Game, score: Option<&MatchScore>) -> Self;

    /// The state of a position at the end of a turn or the game. `None` in the middle of a turn.
    fn end_of(position: &Self::Game) -> Option<Self::End>;

    /// The most promising turns in a position that expects a choice, at most `most`, the best first. Each is given by
    /// the choices that lead to its end.
    fn promising(
        position: &Self::Game,
        score: Option<&MatchScore>,
        most: usize,
    ) -> Vec<Vec<<Self::Game as crate::rules::Rules>::Move>>;

    /// The expectation at the end of a turn.
    fn expectation(&mut self, end: &Self::End) -> Self::Expectation;

    /// Throws and plays the next turn. The game must not be over.
    fn play(
        &mut self,
        expectation: &Self::Expectation,
        throws: &mut BalancedThrows,
    ) -> PlayedTurn<Self::End>;

    /// The number of positions evaluated since the last call.
    fn take_nodes(&mut self) -> u64;
}
