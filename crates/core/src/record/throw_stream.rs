//! What a game's throws follow from, in each version of the record.

use super::Dice;
use super::fairness::{FairSeed, FairStream};

/// What a new game's throws follow from. A number is a seed of version 1 of the record: for tests and
/// for whoever wants to see the same game again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seed {
    /// A number that anybody may have chosen.
    Number(u64),
    /// A seed that was committed to.
    Fair(FairSeed),
    /// Nothing: the players throw their own sticks or dice and enter what fell. The number is for all that
    /// is drawn besides.
    ByHand(u64),
}

impl Seed {
    /// A new seed of the system's randomness that can be committed to. Where the system gives none, a
    /// number stands in its place, and nothing about such a game can be proved.
    #[must_use]
    pub fn draw_fair(fallback: u64) -> Seed {
        FairSeed::draw().map_or(Seed::Number(fallback), Seed::Fair)
    }

    /// The seed as a number, for all that is drawn besides throws.
    #[must_use]
    pub fn number(&self) -> u64 {
        match self {
            Seed::Number(number) | Seed::ByHand(number) => *number,
            Seed::Fair(seed) => seed.number(),
        }
    }

    /// The seed, where it was committed to.
    #[must_use]
    pub const fn fair(&self) -> Option<&FairSeed> {
        match self {
            Seed::Number(_) | Seed::ByHand(_) => None,
            Seed::Fair(seed) => Some(seed),
        }
    }

    /// Whether the players throw their own sticks or dice.
    #[must_use]
    pub const fn is_by_hand(&self) -> bool {
        matches!(self, Seed::ByHand(_))
    }
}

impl From<u64> for Seed {
    fn from(number: u64) -> Seed {
        Seed::Number(number)
    }
}

impl From<FairSeed> for Seed {
    fn from(seed: FairSeed) -> Seed {
        Seed::Fair(seed)
    }
}

/// The throws of one game.
#[derive(Clone, Debug)]
pub(super) enum ThrowStream {
    Numbered(Dice),
    Fair(Box<FairStream>),
    ByHand(u64),
}

impl ThrowStream {
    pub fn new(seed: Seed) -> ThrowStream {
        match seed {
            Seed::Number(number) => ThrowStream::Numbered(Dice::new(number)),
            Seed::Fair(seed) => ThrowStream::Fair(Box::new(FairStream::new(seed))),
            Seed::ByHand(number) => ThrowStream::ByHand(number),
        }
    }

    /// The seed as a number.
    pub fn number(&self) -> u64 {
        match self {
            ThrowStream::Numbered(dice) => dice.seed(),
            ThrowStream::Fair(stream) => stream.seed().number(),
            ThrowStream::ByHand(number) => *number,
        }
    }

    /// The seed, where it was committed to.
    pub const fn fair(&self) -> Option<&FairSeed> {
        match self {
            ThrowStream::Numbered(_) | ThrowStream::ByHand(_) => None,
            ThrowStream::Fair(stream) => Some(stream.seed()),
        }
    }

    /// Whether nothing is drawn.
    pub const fn is_by_hand(&self) -> bool {
        matches!(self, ThrowStream::ByHand(_))
    }

    /// The throw of a game's table at an index from 0, or none where the table is empty or nothing is drawn.
    pub fn pick<T: Copy>(&mut self, index: usize, table: &[(T, u32)]) -> Option<T> {
        match self {
            ThrowStream::Numbered(dice) => dice.pick(index, table),
            ThrowStream::Fair(stream) => stream.pick(index, table),
            ThrowStream::ByHand(_) => None,
        }
    }
}
