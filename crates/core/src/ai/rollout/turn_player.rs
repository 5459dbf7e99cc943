//! What rollouts have to know of a game with throws.

use std::fmt;
use std::hash::Hash;
use std::ops::{Add, Sub};

use super::BalancedThrows;
use crate::ai::game_player::GamePlayer;
use crate::rules::{MatchScore, Side};

/// A whole game, as values are counted.
pub(crate) const WHOLE: i64 = 1 << 20;

/// What a position is worth to the first side, in parts of [`WHOLE`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Value {
    /// Its chance to win, a draw counting half.
    pub win: i64,
    /// What choices are compared by: the same, or in a match what the game brings towards it.
    pub worth: i64,
}

impl Value {
    /// The same as a side sees it.
    pub fn of(self, side: Side) -> Value {
        match side {
            Side::First => self,
            Side::Second => Value {
                win: WHOLE - self.win,
                worth: WHOLE - self.worth,
            },
        }
    }
}

impl Add for Value {
    type Output = Value;

    fn add(self, other: Value) -> Value {
        Value {
            win: self.win + other.win,
            worth: self.worth + other.worth,
        }
    }
}

impl Sub for Value {
    type Output = Value;

    fn sub(self, other: Value) -> Value {
        Value {
            win: self.win - other.win,
            worth: self.worth - other.worth,
        }
    }
}

/// A turn that was played in a rollout.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlayedTurn<E> {
    /// Where it has ended.
    pub end: E,
    /// What its throw was worth in the outlook before it: the mean of this over all throws is
    /// [`Outlook::expected`], whatever is played.
    pub foreseen: Value,
}

/// What is to be expected where a turn has ended.
pub(crate) trait Outlook: Clone + fmt::Debug {
    /// The mean over all throws that may come next, each with its best use by the network.
    fn expected(&self) -> Value;

    /// Whether the game is over, and the value that of its result.
    fn is_over(&self) -> bool;
}

/// Plays a game with throws turn by turn, as the network likes best.
pub(crate) trait TurnPlayer: Clone + fmt::Debug {
    /// The game.
    type Game: GamePlayer + Copy;
    /// What is left of a position where a turn has ended.
    type End: Copy + fmt::Debug + Eq + Hash;
    /// What is to be expected there.
    type Outlook: Outlook;

    /// How many first throws of a turn are told apart, all equally likely.
    const FIRST_THROWS: u32;

    /// A player by the rules of a position, in a match before which a score stands.
    fn new(position: &Self::Game, score: Option<&MatchScore>) -> Self;

    /// What is left of a position where a turn, or the game, has ended; none where it has not.
    fn end_of(position: &Self::Game) -> Option<Self::End>;

    /// The turns that promise most in a position that waits for a choice, the best first, each as the
    /// choices that lead to its end; at most so many.
    fn promising(
        position: &Self::Game,
        score: Option<&MatchScore>,
        most: usize,
    ) -> Vec<Vec<<Self::Game as crate::rules::Rules>::Move>>;

    /// What is to be expected where a turn has ended.
    fn outlook(&mut self, end: &Self::End) -> Self::Outlook;

    /// Throws and plays the next turn of a game that is not over.
    fn play(
        &mut self,
        outlook: &Self::Outlook,
        throws: &mut BalancedThrows,
    ) -> PlayedTurn<Self::End>;

    /// How many positions have been evaluated since this was asked last.
    fn take_nodes(&mut self) -> u64;
}
